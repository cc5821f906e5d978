"""Why a request was not carried out: every key that clients may be sent, with its sentence.

Clients have words of their own for the keys; the sentences are for whoever has none.
"""

from ..engine.errors import Refusal

SENTENCES = {
    # what was sent
    "not-understood": "this message is none that the table knows",
    "too-big": "the message is too big",
    "too-fast": "too many messages at once; wait a moment",
    "too-many": "too many open connections from here",
    "wrong-origin": "this request did not come from a page of this server",
    "no-guest": "the table does not know you yet; load the page again",
    "not-found": "there is nothing at this address",
    "trouble": "something went wrong; nothing was changed",
    # tables
    "no-table": "there is no such table",
    "no-game": "there is no such game to play here",
    "no-bot": "there is no such bot",
    "no-option": "this game has no such option",
    "bad-option": "{reason}",
    "bad-seats": "{game} is for {least} to {most} players",
    "one-seat": "you can sit on one seat only",
    "too-many-tables": "you have many open tables already; finish one first",
    "rules-changed": "this table was played with older rules and cannot be gone on with",
    # seats
    "not-watching": "come to a table first",
    "no-seat": "there is no such seat at this table",
    "seat-taken": "somebody sits there already",
    "not-seated": "you have no seat at this table",
    "not-host": "only the host can do that",
    "begun": "the game has begun",
    "not-begun": "the game has not begun yet",
    "seats-open": "the game cannot begin: a seat is empty",
    "not-ready": "the game cannot begin: {who} is not ready",
    # moves
    "over": "the game is over",
    "not-over": "the game is not over yet",
    "compiling": "the game is still being prepared",
    "stale": "the table has moved on; look again",
    "not-your-turn": "it is not your decision now",
    "not-allowed": "that is not one of your choices",
    "stand-in": "a bot plays for you; take your seat back first",
    "conceded": "you have conceded",
    "undo-nothing": "there is nothing to take back",
    "undo-closed": "that can no longer be taken back",
    "undo-other": "somebody else has decided since",
    "undo-chance": "chance has spoken since",
    "undo-shown": "a secret was shown since",
    "window-open": "somebody may answer right now; wait a moment",
    "out": "you are out of the game",
    "no-sharing": "nobody can agree on a shared victory here and now",
    "redo-nothing": "there is nothing to do once more",
    "no-advice": "not everybody at this table has agreed to advice",
    "advice-late": "the bot has no advice right now",
    # chat
    "no-team": "you have no team at this table",
    "empty": "there is nothing to say",
}


def refusal(key: str, **arguments: str | int) -> Refusal:
    """A refusal of the table."""
    words = {name: str(value) for name, value in arguments.items()}
    return Refusal(SENTENCES[key].format(**words), key, **words)


def known(error: Refusal, key: str) -> Refusal:
    """A refusal of the engine, under a key that clients know."""
    return error if error.key in SENTENCES else Refusal(str(error), key, reason=str(error))
