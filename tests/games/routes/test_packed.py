"""Hands, markets and sets packed into numbers: the arithmetic that all rules rest on."""

import pytest

from games.routes.build import BLUE, GREEN, ORANGE, PINK, RED, WILD, cards
from mokum.games.routes.board import ALL_CARDS, EMPTY
from mokum.games.routes.cards import (
    ALL,
    NO_MARKET,
    common,
    counts,
    empty_slots,
    from_counts,
    market_cards,
    market_of,
    pack,
    size,
    unpack,
    wild_slots,
)
from mokum.games.routes.moves import CATALOGUE
from mokum.games.routes.payable import CLAIMS_OF, EVERY_CLAIM, OTHER_CLAIMS, payable
from mokum.kernel.bits import members


def test_the_members_of_a_set() -> None:
    assert members(0) == ()
    assert members(0b1) == (0,)
    assert members(0b1011001) == (0, 3, 4, 6)
    assert members(1 << 43 | 1 << 7) == (7, 43)


@pytest.mark.rule("ROU-002")
def test_a_hand_counts_each_kind() -> None:
    hand = pack(cards("red wild red orange"))
    assert counts(hand) == (1, 0, 0, 0, 0, 2, 1)
    assert from_counts((1, 0, 0, 0, 0, 2, 1)) == hand
    assert unpack(hand) == [WILD, RED, RED, ORANGE]
    assert size(hand) == 4
    assert size(0) == 0
    assert unpack(0) == []


@pytest.mark.rule("ROU-002")
def test_all_cards_fit_in_one_hand() -> None:
    assert pack(ALL_CARDS) == ALL
    assert counts(ALL) == (8, 6, 6, 6, 6, 6, 6)
    assert size(ALL) == 44


def test_hands_add_and_subtract() -> None:
    assert pack(cards("red wild")) + pack(cards("red blue")) == pack(cards("red2 wild blue"))
    assert pack(cards("red2 wild blue")) - pack(cards("red blue")) == pack(cards("red wild"))


def test_what_two_hands_have_in_common() -> None:
    assert common(pack(cards("red3 wild pink")), pack(cards("red2 wild2 blue"))) == pack(cards("red2 wild"))
    assert common(ALL, 0) == 0


def test_from_counts_wants_every_kind() -> None:
    with pytest.raises(ValueError, match="zip"):
        from_counts((1, 2))


def test_a_market_keeps_its_slots() -> None:
    market = market_of(cards("red wild - orange pink"))
    assert market_cards(market) == (RED, WILD, EMPTY, ORANGE, PINK)
    assert market_cards(NO_MARKET) == (EMPTY,) * 5
    with pytest.raises(ValueError, match="zip"):
        market_of([RED])


@pytest.mark.rule("ROU-034", "ROU-035")
@pytest.mark.parametrize(
    ("market", "wild", "empty"),
    [
        ("red wild - orange wild", [1, 4], [2]),
        ("wild5", [0, 1, 2, 3, 4], []),
        ("- - - - -", [], [0, 1, 2, 3, 4]),
        ("pink blue green black red", [], []),
        ("orange orange black - wild", [4], [3]),
    ],
)
def test_which_slots_are_wild_and_which_are_empty(market: str, wild: list[int], empty: list[int]) -> None:
    packed = market_of(cards(market))
    assert [bit // 3 for bit in members(wild_slots(packed))] == wild
    assert [bit // 3 for bit in members(empty_slots(packed))] == empty
    assert all(bit % 3 == 0 for bit in members(wild_slots(packed) | empty_slots(packed)))


def written(bits: int) -> list[str]:
    """The moves of a set in their notation."""
    return [str(move) for move in CATALOGUE.choose(bits)]


@pytest.mark.rule("ROU-043")
def test_the_claims_of_a_route() -> None:
    assert written(CLAIMS_OF[14]) == ["claim 15 pink2", "claim 15 pink1 wild1", "claim 15 wild2"]
    assert len(members(EVERY_CLAIM)) == 285
    assert EVERY_CLAIM & OTHER_CLAIMS[14] == EVERY_CLAIM - CLAIMS_OF[14]


@pytest.mark.rule("ROU-041", "ROU-042")
def test_the_claims_that_a_hand_can_pay() -> None:
    assert written(payable(0)) == []
    assert written(payable(pack([BLUE]))) == [
        *("claim 4 blue1", "claim 9 blue1", "claim 14 blue1"),
        *("claim 27 blue1", "claim 33 blue1", "claim 40 blue1"),
    ]
    two = written(payable(pack([GREEN, WILD])))
    assert "claim 7 green1 wild1" in two
    assert "claim 5 wild1" in two
    assert "claim 7 wild2" not in two
    assert "claim 15 pink1 wild1" not in two
    assert payable(ALL) == EVERY_CLAIM
