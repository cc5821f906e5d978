"""SpellBook's cards as a page gets them."""

import json

import coven

CATALOGUE = coven.game("spellbook").catalogue()


def test_the_catalogue_is_plain_data() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE


def test_every_spell_has_names_levels_and_a_source() -> None:
    assert len(CATALOGUE["spells"]) == 21
    for spell in CATALOGUE["spells"]:
        assert set(spell["name"]) == {"en", "pl", "uk"}
        assert len(spell["points"]) == len(spell["effects"]) == len(CATALOGUE["levels"])
        assert spell["provenance"] in ("rulebook", "published", "house")


def test_points_that_depend_on_the_game_are_not_told_as_numbers() -> None:
    varying = {
        (spell["id"], level)
        for spell in CATALOGUE["spells"]
        for level, points in zip(CATALOGUE["levels"], spell["points"], strict=True)
        if points is None
    }
    assert varying == {
        *(("feast", 5), ("communion", 4)),
        *(("knowledge", 3), ("knowledge", 4), ("knowledge", 5)),
    }


def test_tracks_have_a_value_for_every_number_of_tokens() -> None:
    limits = CATALOGUE["limits"]
    assert len(CATALOGUE["familiar"]["points"]) == limits["familiar"] + 1
    assert len(CATALOGUE["rival"]["points"]) == limits["rival"] + 1


def test_a_choice_says_where_its_token_lies() -> None:
    match = coven.new("spellbook", players=2, seed=1, confirm="yes")
    seat = match.waiting[0]
    zones = {choice.form.get("from") for choice in match.choices(seat) if "token" in choice.form}
    assert zones == {"altar"}
    match.play(seat, "skip")
    zones = {choice.form.get("from") for choice in match.choices(seat) if "token" in choice.form}
    assert zones == {"pool"}
