"""What counts as used in a game of harbour: a card that did something, not one that was merely there."""

import pytest

from games.harbour.build import GAME, play, table
from games.harbour.luck import NoLuck
from mokum.games.harbour.state import State
from record.usage import Moment, used_in


def used_by(state: State, *moves: str) -> set[str]:
    """What is used by moves that are made one after the other."""
    found = set[str]()
    for text in moves:
        before, (seat,) = state.copy(), GAME.waiting(state)
        events = tuple(play(state, text))
        found |= used_in(Moment(before, seat, GAME.catalogue.parse(text), events), NoLuck)
    return found


def test_a_card_that_is_used_and_a_market_tile() -> None:
    assert used_by(table(tableau=(23,)), "use 23") == {"card 23"}
    assert used_by(table(tile="A2"), "market") == {"market tile 2"}
    assert used_by(table(tableau=(109,), pool="pink"), "use 109") == {"card 109"}


def test_a_card_that_only_lies_there_is_not_used() -> None:
    assert used_by(table(tableau=(23, 24, 109), pool="pink2", goods={"P3": "lace"}), "buy p3", "store") == set()


@pytest.mark.parametrize(("card", "counts"), [(76, False), (79, True), (73, True)])
def test_a_house_is_used_by_the_delivery_of_its_own_good(card: int, counts: bool) -> None:
    state = table(tableau=(card,), hold="beer", arms="P1", barge="beer")
    assert used_by(state, "deliver beer") == ({f"card {card}"} if counts else set())


def test_a_card_that_is_counted_by_another_is_not_used() -> None:
    """Card 13 asks for three buildings: without one of them it could not be used."""
    state = table(tableau=(13, 76, 77, 78))
    assert used_by(state, "use 13") == {"card 13"}


def test_what_a_block_brings_counts_when_it_comes() -> None:
    state = table(tableau=(26, 74), pool="pink2", goods={"P3": "lace"})
    assert used_by(state, "buy p3") == set()
    assert used_by(state, "store") == {"card 26"}
    assert used_by(state, "yes") == {"card 74"}


def test_a_step_on_the_river_that_is_declined_is_no_use() -> None:
    state = table(tableau=(74,), pool="pink2", goods={"P3": "lace"})
    assert used_by(state, "buy p3", "store", "no") == set()


def test_a_cheaper_block_and_a_second_one() -> None:
    goods = {"P3": "lace", "P5": "beer"}
    assert used_by(table(tableau=(25,), pool="pink9", goods=goods), "buy p3") == {"card 25"}
    state = table(tableau=(28,), pool="pink9", goods=goods)
    assert used_by(state, "buy p3", "store") == set()
    assert used_by(state, "buy p5") == {"card 28"}


def test_florins_for_a_block_only_if_florins_are_paid() -> None:
    state = table(tableau=(27,), pool="pink9", florins=2, goods={"P3": "lace"})
    assert used_by(state.copy(), "buy p3") == set()
    assert used_by(state, "buy with florins p3") == {"card 27"}


def test_a_discount_is_used_by_a_card_of_its_kind_alone() -> None:
    state = table(tableau=(31, 42), rack=(33, 76), pool="pink9 grey9 black9 brown9 violet9 orange9")
    assert "card 31" not in used_by(state.copy(), "activate 33")
    assert used_by(state, "activate 76") == {"card 31"}


def test_more_from_cards_is_used_when_a_card_gives() -> None:
    assert used_by(table(tableau=(24, 71, 72)), "use 24") == {"card 24", "card 71", "card 72"}
    assert used_by(table(tableau=(71, 72), tile="A2"), "market") == {"market tile 2"}
