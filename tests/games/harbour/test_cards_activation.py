"""Every card costs what its row says, and works from the moment of its activation."""

import pytest

from games.harbour.account import active, change, marked
from games.harbour.build import GAME, let, offered, play, table
from games.harbour.card_rows import cost_in_words, id_of, rows
from games.harbour.words import cubes_of
from mokum.games.harbour.agenda import BeginTurn
from mokum.games.harbour.board import COLOURS
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER

CARDS = list(rows("C"))


def cost_of(card: int) -> dict[str, int]:
    """The cubes that a card costs by its row."""
    return cost_in_words(rows("C")[card][2])


def in_pool(cubes: dict[str, int]) -> str:
    """Cubes by colour as a pool."""
    return " ".join(f"{colour}{count}" for colour, count in cubes.items() if count)


@pytest.mark.rule("HAR-100", "HAR-444", "HAR-E20")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: id_of("C", card))
def test_a_card_costs_exactly_its_cubes(card: int) -> None:
    cost = cost_of(card)
    state = table(rack=(card,), pool=in_pool(cost))
    changed = change(state, f"activate {card}")
    assert {what: number for what, number in changed.items() if what in COLOURS} == {
        colour: -number for colour, number in cost.items()
    }
    assert active(state) == (card,)
    assert GAME.view(state, WATCHER).at[0].rack == ()
    assert marked(state) == ()


@pytest.mark.rule("HAR-100", "HAR-088")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: id_of("C", card))
def test_no_other_cubes_pay_for_a_card(card: int) -> None:
    cost = cost_of(card)
    for missing in cost:
        pool = dict.fromkeys(COLOURS, 9) | {missing: cost[missing] - 1}
        assert f"activate {card}" not in offered(table(rack=(card,), pool=in_pool(pool), florins=9))


@pytest.mark.rule("HAR-065", "HAR-200")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: id_of("C", card))
def test_a_card_in_the_rack_is_not_used(card: int) -> None:
    plans = [plan for plan in range(109, 133) if plan != card]
    state = table(rack=(card,), tableau=plans, pool="pink9 grey9 orange9 brown9 violet9 black9", florins=9)
    assert f"use {card}" not in offered(state)


@pytest.mark.rule("HAR-CV01", "HAR-V06", "HAR-101", "HAR-203")
def test_001_and_109_for_three_cubes() -> None:
    state = table(rack=(1, 109), pool="pink2 grey")
    assert change(state, "activate 109", "activate 1") == {"pink": -2, "grey": -1, "rack": -2, "active": 2}
    assert active(state) == (1, 109)
    assert marked(state) == ()


@pytest.mark.rule("HAR-203", "HAR-E01", "HAR-V77")
@pytest.mark.parametrize("card", [24, 46, 88, 91, 98])
def test_a_card_of_timing_iii_is_used_at_once_and_once(card: int) -> None:
    state = table(rack=(card,), pool=in_pool(cost_of(card)))
    play(state, f"activate {card}")
    assert offered(state, "use") == [f"use {card}"]
    play(state, f"use {card}")
    if offered(state, "gain"):
        play(state, "gain pink")
    assert marked(state) == (card,)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-203", "HAR-V77")
def test_a_marked_card_is_not_offered() -> None:
    assert offered(table(tableau=(24, 91), used=(24,)), "use") == ["use 91"]


@pytest.mark.rule("HAR-204", "HAR-207", "HAR-E30", "HAR-E33")
def test_permanent_cards_that_are_not_exchanges_are_never_used() -> None:
    permanent = [number for number, row in rows("C").items() if row[3] == "∞"]
    assert len(permanent) == 33
    state = table(tableau=permanent, rack=(109,), pool="pink9 grey9", florins=9)
    assert offered(state, "use") == ["use 32", "use 36", "use 38", "use 39"]


@pytest.mark.rule("HAR-191", "HAR-203", "HAR-230", "HAR-231", "HAR-V77")
def test_marks_come_off_with_the_round() -> None:
    state = table(round=3, order=(1, 0), tableau=(24, 29, 109, 113), pool="pink2")
    play(state, "use 24", "use 109", "use 109", "end")
    assert marked(state) == ()
    let(state, BeginTurn(NOBODY, 0))
    state.pools[0] = cubes_of("pink3 grey3")
    assert offered(state, "use") == ["use 24", "use 109", "use 113"]
    change(state, "use 113", "use 113", "use 109")
    assert offered(state, "use") == ["use 24", "use 113"]
