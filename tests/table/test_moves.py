"""During the game: moves, taking back, giving up, watching, talking, and the end."""

import hashlib
import random
from typing import Any

import coven

from .conftest import Arrive
from .guests import Guest, ask, hear_all, merge, until_all


def together(arrive: Arrive, *seats: str, **more: Any) -> tuple[Guest, Guest]:
    """Two people at a table whose game has begun."""
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open", *seats, **more)
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    taras.send(say="ready", ready=True)
    ola.until(lambda: ola.table["seats"][1]["ready"])
    ola.send(say="start")
    ola.until(lambda: ola.view is not None)
    taras.until(lambda: taras.view is not None)
    return ola, taras


def whose(*guests: Guest) -> Guest:
    """Who is to decide."""
    hear_all(guests)
    return next(guest for guest in guests if guest.choices)


def play_on(*guests: Guest, chance: random.Random | None = None, most: int = 10_000) -> None:
    """Random moves to the end, or so many."""
    chance = chance or random.Random(1)
    for _ in range(most):
        if any(guest.ending for guest in guests):
            return
        mover = whose(*guests)
        mover.move(chance.choice(mover.choices))


def test_two_people_play_a_whole_game(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    play_on(ola, taras)
    until_all((ola, taras), lambda guest: bool(guest.ending))
    assert ola.view == taras.view
    assert ola.events == taras.events
    assert ola.ending == taras.ending
    assert ola.ending is not None
    assert sum(ola.ending["shares"]) == 1
    points = ola.ending["points"]
    assert [sum(items.values()) for items in ola.ending["breakdown"]] == points
    assert ola.ending["history"][-1] == points
    ola.until(lambda: ola.table["status"] == "over")
    taras.until(lambda: taras.table["status"] == "over")


def test_the_end_reveals_the_seed_and_anybody_can_check_it(arrive: Arrive) -> None:
    ola, taras = together(arrive, options={"spells": "set1"})
    path = f"/api/tables/{ola.table['id']}"
    promise = ola.table["commitment"]
    fairness = ola.get(f"{path}/fairness")
    assert fairness == {"commitment": promise, "status": "playing", "seed": None, "salt": None}
    for page in ("record", "replay?seat=0"):
        assert ask(ola.port, "GET", f"{path}/{page}").json()["key"] == "not-over"
    play_on(ola, taras)
    ola.until(lambda: bool(ola.ending))
    fairness = ola.get(f"{path}/fairness")
    kept = hashlib.sha256(f"{fairness['salt']}:{fairness['seed']}".encode()).hexdigest()
    assert kept == promise
    record = ask(ola.port, "GET", f"{path}/record").body.decode()
    match = coven.replay(record)
    assert str(match.seed) == fairness["seed"]
    assert match.result is not None and ola.ending is not None
    assert list(match.result.points.values()) == ola.ending["points"]


def test_a_replay_ends_where_the_game_ended(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    mover = whose(ola, taras)
    mover.move()
    mover.request("undo", version=mover.version)
    play_on(ola, taras)
    whose_end = ola if ola.ending else taras
    replay = ola.get(f"/api/tables/{ola.table['id']}/replay?seat=1")
    view: Any = {}
    events = []
    for step in replay["steps"]:
        view = merge(view, step["patch"])
        events += step["events"]
    assert view == whose_end.view
    assert events == whose_end.events
    assert replay["steps"][0]["seat"] is None
    assert whose_end.ending is not None
    assert replay["steps"][-1]["points"] == whose_end.ending["points"]
    assert replay["perspective"] == 1


def test_a_move_sent_twice_is_done_once_and_acknowledged_twice(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    mover = whose(ola, taras)
    version, action = mover.version, mover.choices[0]["action"]
    for _ in range(2):
        mover.send(say="move", id="same", version=version, action=action)
    assert mover.answer_to("same")["is"] == "update"
    after = mover.version, mover.view
    assert mover.answer_to("same")["is"] == "update"
    assert (mover.version, mover.view) == after
    assert mover.version == version + 1


def test_an_old_version_another_seat_and_a_wrong_action_are_refused(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    mover = whose(ola, taras)
    other = taras if mover is ola else ola
    action = mover.choices[0]["action"]
    move = {"say": "move", "action": action}
    assert other.refused(**move, id="a", version=other.version) == "not-your-turn"
    assert mover.refused(**move, id="b", version=mover.version + 1) == "stale"
    legal = {choice["action"] for choice in mover.choices}
    wrong = next(action for action in range(81) if action not in legal)
    for bad in (wrong, 2**31):
        request = {"say": "move", "id": f"c{bad}", "version": mover.version, "action": bad}
        assert mover.refused(**request) == "not-allowed"
    mover.move()
    assert mover.refused(**move, id="d", version=mover.version - 1) == "stale"


def test_a_decision_is_taken_back_and_made_again(arrive: Arrive) -> None:
    ola, taras = together(arrive, options={"spells": "set1"})
    mover = whose(ola, taras)
    other = taras if mover is ola else ola
    assert not mover.can_undo
    before = mover.view, mover.events, mover.choices
    mover.move(mover.choice("take"))
    after = mover.view, mover.events, mover.choices
    assert mover.can_undo and not mover.can_redo
    mover.request("undo", version=mover.version)
    assert (mover.view, mover.events, mover.choices) == before
    assert mover.can_redo
    other.until(lambda: other.version == mover.version)
    assert (other.view, other.events) == before[:2]
    assert not other.can_redo
    mover.request("redo", version=mover.version)
    assert (mover.view, mover.events, mover.choices) == after
    assert not mover.can_redo
    assert mover.refused(say="redo", id="x", version=mover.version) == "redo-nothing"


def test_undo_goes_up_to_a_draw_and_not_past_it(arrive: Arrive) -> None:
    ola, taras = together(arrive, options={"spells": "set1"})
    mover = whose(ola, taras)
    mover.move(mover.choice("draw"))
    assert not mover.can_undo
    assert mover.refused(say="undo", id="u1", version=mover.version) == "undo-chance"
    mover.move(mover.choice("skip"))
    assert mover.can_undo
    mover.request("undo", version=mover.version)
    assert not mover.can_undo
    assert mover.refused(say="undo", id="u2", version=mover.version) == "undo-chance"


def test_another_decision_clears_what_could_be_made_again(arrive: Arrive) -> None:
    ola, taras = together(arrive, options={"spells": "set1"})
    mover = whose(ola, taras)
    mover.move(mover.choice("take"))
    mover.request("undo", version=mover.version)
    assert mover.can_redo
    mover.move(mover.choice("skip"))
    assert not mover.can_redo


def test_with_two_at_the_table_the_other_wins_when_one_concedes(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    taras.request("concede")
    assert taras.ending is not None
    assert taras.ending["shares"] == [1.0, 0.0]
    assert taras.ending["conceded"] == [1]
    ola.until(lambda: ola.table["status"] == "over")
    assert ola.ending == taras.ending
    assert ola.choices == []
    assert ola.refused(say="move", id="x", version=ola.version, action=0) == "over"


def test_with_more_a_bot_plays_on_for_whoever_concedes(arrive: Arrive) -> None:
    ola, taras = together(arrive, "random")
    taras.request("concede")
    assert taras.ending is None
    ola.until(lambda: ola.table["seats"][1]["conceded"])
    assert ola.table["seats"][1]["stand_in"]
    assert taras.refused(say="sit", seat=1) == "conceded"
    while not ola.ending:
        ola.until(lambda: bool(ola.choices or ola.ending))
        if ola.choices:
            ola.move()
    assert ola.ending["shares"][1] == 0
    assert sum(ola.ending["shares"]) == 1
    assert ola.ending["conceded"] == [1]


def test_nobody_has_to_watch_bots_when_the_last_person_concedes(arrive: Arrive) -> None:
    ola = arrive("Ola")
    ola.watch(ola.make("me", "random", "random", start=True)["id"])
    ola.request("concede")
    assert ola.ending is not None
    assert ola.ending["shares"][0] == 0


def test_whoever_concedes_alone_has_not_won(arrive: Arrive) -> None:
    ola = arrive("Ola")
    ola.watch(ola.make("me", start=True)["id"])
    ola.request("concede")
    assert ola.ending is not None
    assert ola.ending["shares"] == [0.0]


def test_a_rematch_is_the_same_table_again(arrive: Arrive) -> None:
    ola, taras = together(arrive, "random", options={"spells": "set3"})
    assert ola.refused(say="rematch") == "not-over"
    taras.request("concede")
    ola.request("concede")
    taras.until(lambda: taras.table["status"] == "over")
    taras.send(say="rematch")
    ola.until(lambda: bool(ola.table["rematch"]))
    taras.until(lambda: bool(taras.table["rematch"]))
    ola.send(say="rematch")  # whoever asks second follows the first
    ola.until_heard("lobby")
    code = ola.table["rematch"]
    assert code == taras.table["rematch"]
    ola.watch(code)
    assert ola.table["status"] == "gathering"
    assert [seat["name"] for seat in ola.table["seats"]] == ["Ola", "Taras", "random"]
    assert ola.table["options"]["spells"] == "set3"
    assert ola.seat == 0
    taras.watch(code)
    assert taras.table["host"]


def test_alone_with_bots_a_rematch_begins_at_once(arrive: Arrive) -> None:
    ola = arrive("Ola")
    ola.watch(ola.make("me", "random", start=True)["id"])
    ola.request("concede")
    ola.send(say="rematch")
    ola.until(lambda: bool(ola.table["rematch"]))
    ola.watch(ola.table["rematch"])
    assert ola.table["status"] == "playing"
    assert ola.view is not None


def test_a_spectator_sees_what_happens_and_is_never_asked(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    watcher = arrive("Watcher").watch(ola.table["id"])
    assert watcher.seat is None
    play_on(ola, taras, most=20)
    watcher.until(lambda: watcher.version == max(ola.version, taras.version))
    mover = max(ola, taras, key=lambda guest: guest.version)
    assert watcher.view == mover.view
    assert not [message for message in watcher.heard if message.get("choices")]
    request = {"say": "move", "id": "w", "version": watcher.version, "action": 0}
    assert watcher.refused(**request) == "not-seated"
    assert watcher.refused(say="undo", id="v", version=watcher.version) == "not-seated"
    assert watcher.refused(say="concede", id="u") == "not-seated"


def test_a_line_of_chat_is_heard_by_all_and_said_once(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    watcher = arrive("Watcher").watch(ola.table["id"])
    for _ in range(2):
        ola.send(say="say", id="hello", text="  <b>Cześć</b>\n вам  ")
    for guest in (ola, taras, watcher):
        line = guest.until_heard("chat")
        assert line["text"] == "<b>Cześć</b> вам"
        assert (line["name"], line["seat"], line["team"]) == ("Ola", 0, False)
    watcher.send(say="say", id="hi", text="Hi")
    assert ola.until_heard("chat")["text"] == "Hi"
    late = arrive("Late").watch(ola.table["id"])
    assert [line["text"] for line in late.chat] == ["<b>Cześć</b> вам", "Hi"]
    assert ola.refused(say="say", id="t", text="psst", team=True) == "no-team"
    assert ola.refused(say="say", id="e", text=" \n ") == "empty"


def test_whoever_comes_back_is_sent_only_what_was_missed(arrive: Arrive) -> None:
    ola, taras = together(arrive, options={"spells": "set1"})
    mover = whose(ola, taras)
    other = taras if mover is ola else ola
    other.hang_up()
    mover.move(mover.choice("take"))
    mover.move(mover.choice("skip"))
    heard = len(other.heard)
    other.connect()
    other.watch(other.table["id"], version=other.version, undone=other.undone, chat=-1)
    other.until(lambda: other.version == mover.version)
    assert "whole" in {message["is"] for message in other.heard[heard:]}
    other.hang_up()
    mover.request("undo", version=mover.version)
    heard = len(other.heard)
    other.connect()
    other.send(say="watch", table=other.table["id"], version=other.version, undone=0, chat=0)
    other.until(lambda: other.version == mover.version)
    assert "whole" not in {message["is"] for message in other.heard[heard:]}
    assert (other.view, other.events) == (mover.view, mover.events)


def test_every_update_is_small(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    play_on(ola, taras)
    sizes = sorted(len(text) for text in ola.raw if text.startswith('{"is":"update"'))
    assert sizes[len(sizes) // 2] < 1000
    assert sizes[len(sizes) * 95 // 100] < 2048
