"""The menu: what is folded into one line, and what may be typed for it."""

import pytest

from cli.tables import GAME, play, session
from mokum.cli.menu import Menu
from mokum.cli.session import Session
from mokum.kernel.moves import UnknownMove


def menu(table: Session) -> Menu:
    """The menu of the first seat."""
    return Menu(GAME, table.view(0), GAME.moves(table.state, 0))


@pytest.fixture
def table() -> Session:
    """Two seats at the first turn of seat 1, which holds a red and a wild."""
    for seed in range(1000):
        dealt = session(seed=str(seed))
        if dealt.view(0).hand == (1, 0, 0, 0, 0, 1, 0):
            play(dealt, "keep both", "keep both")
            return dealt
    raise AssertionError("no such deal")


def test_the_ways_to_pay_for_one_route_are_one_line(table: Session) -> None:
    by_notation = {choice.notation: choice for choice in menu(table).choices}
    folded = by_notation["claim 4"]
    assert [str(move) for move in folded.moves] == ["claim 4 red1", "claim 4 wild1"]
    assert folded.text == (
        "claim Haringpakkerstoren–Korenmetershuisje (1 space, 1 point) with 1 red, or in 1 other way"
    )
    alone = by_notation["claim 2 red1 wild1"]
    assert len(alone.moves) == 1
    assert alone.text.endswith("(2 spaces, 2 points, a trade card) with 1 red and 1 wild")


def test_every_legal_move_is_on_the_menu_once(table: Session) -> None:
    listed = [move for choice in menu(table).choices for move in choice.moves]
    assert listed == list(GAME.moves(table.state, 0))


def test_a_choice_is_found_by_its_number_its_notation_or_its_subject(table: Session) -> None:
    shown = menu(table)
    number = 1 + [choice.notation for choice in shown.choices].index("claim 4")
    assert shown.find(str(number)) == shown.find("claim 4") == shown.find("  Claim  4 ")
    assert [str(move) for move in shown.find("claim 4 wild1")] == ["claim 4 wild1"]


def test_what_is_legal_is_meant_before_what_is_not(table: Session) -> None:
    assert [str(move) for move in menu(table).find("claim 2")] == ["claim 2 red1 wild1"]
    assert len(menu(table).find("claim 3")) == 25  # none of them can be paid


@pytest.mark.parametrize("typed", ["0", "99", "claim", "claim 99", "dance"])
def test_what_is_no_move_is_not_found(table: Session, typed: str) -> None:
    with pytest.raises(UnknownMove):
        menu(table).find(typed)
