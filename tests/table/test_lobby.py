"""Before the game: tables are made and found, seats are taken, things are agreed on."""

import pytest

from .conftest import Arrive
from .guests import ask, until_begun
from .serving import Running


def test_a_table_against_bots_begins_at_once(arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = ola.make("me", "random", start=True)
    ola.watch(made["id"])
    assert ola.table["status"] == "playing"
    assert ola.view is not None
    assert (ola.seat, ola.version) == (0, 0)
    assert [seat["name"] for seat in ola.table["seats"]] == ["Ola", "random"]


def test_friends_gather_get_ready_and_begin(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open")
    ola.watch(made["id"])
    assert ola.table["host"]
    taras.watch(made["code"])
    assert not taras.table["host"]
    assert taras.seat is None
    assert ola.refused(say="start") == "seats-open"
    taras.send(say="sit", seat=1)
    taras.until(lambda: taras.seat == 1)
    ola.until(lambda: ola.table["seats"][1]["name"] == "Taras")
    assert ola.refused(say="start") == "not-ready"
    taras.send(say="ready", ready=True)
    ola.until(lambda: ola.table["seats"][1]["ready"])
    assert taras.refused(say="start") == "not-host"
    ola.send(say="start")
    until_begun(ola, taras)
    assert ola.view == taras.view
    assert ola.waiting == taras.waiting
    assert [bool(ola.choices), bool(taras.choices)] == [0 in ola.waiting, 1 in ola.waiting]


@pytest.mark.parametrize("written", ["{code}", " {code} ", "{small}", "{dashed}"])
def test_a_code_is_found_however_it_is_typed(arrive: Arrive, written: str) -> None:
    ola = arrive("Ola")
    made = ola.make("me", "open")
    code = made["code"]
    text = written.format(code=code, small=code.lower(), dashed=f"{code[:3]}-{code[3:]}")
    assert ola.get(f"/api/codes/{text.replace(' ', '%20')}") == made


def test_codes_are_short_and_ids_cannot_be_guessed(arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = [ola.make("me", "open") for _ in range(5)]
    assert all(len(table["code"]) == 6 for table in made)
    assert not set("".join(table["code"] for table in made)) & set("01OIL")
    assert all(len(table["id"]) >= 20 for table in made)
    assert len({table["id"] for table in made}) == 5


def test_a_taken_seat_is_not_given_away_and_a_seat_can_be_changed(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open", "open")
    ola.watch(made["id"])
    taras.watch(made["id"])
    assert taras.refused(say="sit", seat=0) == "seat-taken"
    assert taras.refused(say="sit", seat=5) == "no-seat"
    taras.send(say="sit", seat=1)
    taras.until(lambda: taras.seat == 1)
    taras.send(say="sit", seat=2)
    taras.until(lambda: taras.seat == 2)
    assert [seat["holder"] for seat in taras.table["seats"]] == ["person", "open", "person"]


def test_the_host_fills_seats_with_bots_and_opens_them(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open", "open")
    ola.watch(made["id"])
    taras.watch(made["id"])
    assert taras.refused(say="fill", seat=1, holder="bot") == "not-host"
    ola.send(say="fill", seat=1, holder="bot", bot="random")
    ola.until(lambda: ola.table["seats"][1]["name"] == "random")
    assert ola.refused(say="fill", seat=2, holder="bot", bot="cheater") == "no-bot"
    ola.send(say="fill", seat=1, holder="open")
    ola.until(lambda: ola.table["seats"][1]["holder"] == "open")
    taras.send(say="sit", seat=1)
    ola.until(lambda: ola.table["seats"][1]["holder"] == "person")
    assert ola.refused(say="fill", seat=1, holder="bot") == "seat-taken"


def test_a_changed_option_makes_everybody_unready(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open", options={"spells": "set1"})
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    taras.send(say="ready", ready=True)
    ola.until(lambda: ola.table["seats"][1]["ready"])
    ola.send(say="agree", option="spells", value="set2")
    ola.until(lambda: ola.table["options"]["spells"] == "set2")
    assert not ola.table["seats"][1]["ready"]
    assert ola.refused(say="agree", option="spells", value="set9") == "bad-option"
    assert ola.refused(say="agree", option="dragons", value="yes") == "no-option"
    assert taras.refused(say="agree", option="spells", value="set1") == "not-host"


def test_when_the_host_stands_up_the_next_person_is_host(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    made = ola.make("me", "open")
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    ola.until(lambda: ola.table["seats"][1]["holder"] == "person")
    ola.send(say="stand")
    taras.until(lambda: bool(taras.table["host"]))
    ola.until(lambda: not ola.table["host"])
    assert ola.table["seats"][0]["holder"] == "open"


def test_who_is_here_can_be_seen(arrive: Arrive) -> None:
    ola, taras, watcher = arrive("Ola"), arrive("Taras"), arrive("Watcher")
    made = ola.make("me", "open")
    ola.watch(made["id"])
    taras.watch(made["id"])
    taras.send(say="sit", seat=1)
    ola.until(lambda: ola.table["seats"][1]["here"])
    watcher.watch(made["id"])
    ola.until(lambda: ola.table["watching"] == 1)
    taras.hang_up()
    ola.until(lambda: not ola.table["seats"][1]["here"])
    assert ola.table["seats"][1]["holder"] == "person"


def test_lists_show_public_tables_and_ones_own(arrive: Arrive) -> None:
    ola, taras = arrive("Ola"), arrive("Taras")
    shown = ola.make("me", "open", public=True)
    hidden = ola.make("me", "open")
    listed = {line["id"] for line in taras.get("/api/tables")}
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    mine = {line["id"] for line in ola.get("/api/mine")}
    assert {shown["id"], hidden["id"]} <= mine
    assert taras.get("/api/mine") == []


def test_a_list_says_when_it_is_ones_move(arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = ola.make("me", start=True)
    ola.watch(made["id"])
    line = next(line for line in ola.get("/api/mine") if line["id"] == made["id"])
    assert line["your_move"] is True
    assert line["turn"] == 1


def test_a_new_name_is_seen_at_the_table(arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = ola.make("me", "open")
    ola.watch(made["id"])
    ask(ola.port, "POST", "/api/me", {"name": "  Aleksandra \n "}, ola.cookie)
    ola.until(lambda: ola.table["seats"][0]["name"] == "Aleksandra")
    assert ola.get("/api/me") == {"name": "Aleksandra"}


def test_a_guest_without_a_name_is_called_something_and_stays_so(server: Running) -> None:
    first = ask(server.port, "GET", "/api/me")
    cookie = first.headers["set-cookie"].split(";")[0]
    assert first.json()["name"]
    assert ask(server.port, "GET", "/api/me", cookie=cookie).json() == first.json()


def test_tables_that_cannot_be_are_refused(arrive: Arrive) -> None:
    ola = arrive("Ola")

    def key(**table: object) -> str:
        answer = ask(ola.port, "POST", "/api/tables", table, ola.cookie)
        assert answer.status == 400
        return str(answer.json()["key"])

    me, bot = {"holder": "me"}, {"holder": "bot", "bot": "random"}
    assert key(game="chess", seats=[me]) == "no-game"
    assert key(game="spellbook", seats=[me, *[bot] * 4]) == "bad-seats"
    assert key(game="spellbook", seats=[me, me]) == "one-seat"
    assert key(game="spellbook", seats=[{"holder": "bot", "bot": "oracle"}]) == "no-bot"
    assert key(game="spellbook", seats=[me], options={"spells": "all"}) == "bad-option"
    assert key(game="spellbook", seats=[me], options={"dragons": "1"}) == "no-option"
    assert key(game="spellbook", seats=[]) == "not-understood"
    assert key(game="spellbook", seats=[me], cheat=True) == "not-understood"


def test_a_qr_code_leads_to_the_table(arrive: Arrive) -> None:
    ola = arrive("Ola")
    made = ola.make("me", "open")
    answer = ask(ola.port, "GET", f"/api/tables/{made['id']}/qr.svg")
    assert answer.status == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.body
    assert b"style" not in answer.body
