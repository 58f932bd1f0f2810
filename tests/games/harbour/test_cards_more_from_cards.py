"""Cards 071 and 072: one more for each use of another card that gives florins or points."""

from typing import Any

import pytest

from games.harbour.account import change
from games.harbour.build import let, play, table
from mokum.games.harbour.agenda import EndRound
from mokum.kernel.agenda import NOBODY

PLAN_COLOURS = ("pink", "grey", "orange", "brown", "violet", "black")
FLORINS: dict[int, tuple[dict[str, Any], list[str]]] = {
    13: ({"others": (73, 76, 77)}, ["use 13"]),
    18: ({"river": {1: 1}}, ["use 18"]),
    19: ({"arms": "P1"}, ["use 19"]),
    21: ({"others": (109,)}, ["use 21"]),
    24: ({}, ["use 24"]),
    32: ({"pool": "pink3"}, ["use 32"]),
    44: ({}, ["use 44"]),
    47: ({"others": (109,)}, ["use 47"]),
    48: ({"pool": "pink"}, ["use 48"]),
    70: ({}, ["use 70"]),
    88: ({}, ["use 88"]),
    89: ({}, ["use 89"]),
    90: ({}, ["use 90"]),
    100: ({"others": (25, 27, 34)}, ["use 100"]),
    102: ({"others": (109, 110, 111)}, ["use 102"]),
    110: ({"pool": "pink"}, ["use 110"]),
    112: ({"pool": "pink"}, ["use 112"]),
    **{
        55 + at: ({"others": (109 + 4 * at,), "pool": colour}, [f"use {109 + 4 * at}", f"use {55 + at}"])
        for at, colour in enumerate(PLAN_COLOURS)
    },
}
"""By card: what its use needs, and its moves."""
POINTS: dict[int, tuple[dict[str, Any], list[str]]] = {
    15: ({}, ["use 15"]),
    23: ({"florins": 1}, ["use 23"]),
    24: ({}, ["use 24"]),
    44: ({}, ["use 44"]),
    61: ({"others": (109, 110)}, ["use 61"]),
    97: ({"points": 1}, ["use 97"]),
    98: ({}, ["use 98"]),
    101: ({"others": (73, 76)}, ["use 101"]),
    109: ({"pool": "pink"}, ["use 109"]),
    112: ({"pool": "pink"}, ["use 112"]),
    14: ({"pool": "pink"}, ["river", "use 14"]),
    16: ({"pool": "pink2"}, ["step w08", "step depot-1", "use 16"]),
    99: ({"others": (110,), "pool": "pink"}, ["use 110", "use 99"]),
    **{61 + at: ({"others": (109 + 4 * at,)}, [f"use {61 + at}"]) for at in range(1, 6)},
}


def with_and_without(more: int, card: int, needs: dict[str, Any], moves: list[str]) -> tuple[dict[str, int], ...]:
    """What a use changes without and with 071 or 072."""
    found = []
    for cards in ((card,), (card, more)):
        needed = {**needs, "tableau": (*cards, *needs.get("others", ()))}
        needed.pop("others", None)
        found.append(change(table(**needed), *moves))
    return tuple(found)


@pytest.mark.rule("HAR-C071", "HAR-250", "HAR-252")
@pytest.mark.parametrize("card", FLORINS)
def test_071_adds_one_florin_to_a_use(card: int) -> None:
    needs, moves = FLORINS[card]
    without, with_071 = with_and_without(71, card, needs, moves)
    assert with_071 == {**without, "florins": without["florins"] + 1}


@pytest.mark.rule("HAR-C072", "HAR-250", "HAR-252")
@pytest.mark.parametrize("card", POINTS)
def test_072_adds_one_point_to_a_use(card: int) -> None:
    needs, moves = POINTS[card]
    without, with_072 = with_and_without(72, card, needs, moves)
    assert with_072 == {**without, "points": without["points"] + 1}


@pytest.mark.rule("HAR-C071", "HAR-C072", "HAR-253")
def test_what_a_card_leads_to_does_not_count() -> None:
    market = table(tableau=(71, 72), tile="A5", florins=2, river={0: 3})
    assert change(market, "market") == {"florins": -2, "points": 3 + 2, "river": 1}
    docker = table(tableau=(71, 72), barge="pontoon-pink", pontoons={"pink": "white yellow"})
    assert change(docker, "docker white") == {"dockers": 1, "florins": 1}
    delivery = table(tableau=(71, 72), round=7, hold="beer", arms="P1", barge="beer", extensions=(1,), foreman="beer")
    assert change(delivery, "deliver beer") == {"loaded": -1, "points": 6 + 1 + 2}
    sale = table(tableau=(71, 72), pool="pink", goods={"P6": "lace"})
    assert change(sale, "buy p6", "sell florins") == {"pink": -1, "blocks": 1, "florins": 2}


@pytest.mark.rule("HAR-C071", "HAR-C072", "HAR-255", "HAR-V74")
def test_neither_answers_itself_or_the_other() -> None:
    assert change(table(tableau=(24, 71, 72)), "use 24") == {"florins": 2, "points": 2}
    assert change(table(tableau=(71, 72, 110), pool="pink"), "use 110") == {"pink": -1, "florins": 2}
    assert change(table(tableau=(71, 72, 109), pool="pink"), "use 109") == {"pink": -1, "points": 2}


@pytest.mark.rule("HAR-C071", "HAR-C072", "HAR-E01")
def test_only_the_owner_gains_more() -> None:
    state = table(tableau={0: (24,), 1: (71, 72)})
    assert change(state, "use 24") == {"florins": 1, "points": 1}
    state = table(tableau={0: (24,), 1: (71, 72)})
    assert change(state, "use 24", seat=1) == {}


@pytest.mark.rule("HAR-C072", "HAR-256")
def test_072_does_not_work_in_the_final_scoring() -> None:
    totals = []
    for cards in ((85, 109), (85, 109, 72)):
        state = table(round=12, tableau=cards)
        let(state, EndRound(NOBODY))
        totals.append(state.points[0])
    assert totals[0] == totals[1] == 1


@pytest.mark.rule("HAR-C071", "HAR-C072", "HAR-245")
def test_they_do_not_look_back() -> None:
    state = table(tableau=(24,), rack=(72,), pool="grey brown violet")
    play(state, "use 24")
    assert change(state, "activate 72") == {"grey": -1, "brown": -1, "violet": -1, "rack": -1, "active": 1}
