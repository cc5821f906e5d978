"""Whole games of SpellBook, as people play them."""

from .conftest import Arrive
from .people import GREEDY_BOT, ME


def test_a_game_against_bots_is_played_to_the_end_with_the_mouse(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT))
    walker = ada.walker()
    walker.play_on()
    assert walker.over
