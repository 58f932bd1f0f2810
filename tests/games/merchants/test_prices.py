"""What a limit costs, and what is lacking for it."""

import pytest

from games.merchants.build import auction_off, table
from mokum.games.merchants.events import LimitSealed
from mokum.games.merchants.game import GAME
from mokum.games.merchants.state import State
from mokum.kernel.foreseeing import Amount, Lack, Prospect, foresee


def on_the_block(state: State) -> State:
    auction_off(state)
    return state


def known(state: State, move: str, seat: int = 0) -> Prospect:
    return foresee(GAME, state, seat, GAME.catalogue.parse(move))


@pytest.mark.rule("MER-141", "MER-147")
def test_a_limit_costs_what_it_says_and_others_are_not_told() -> None:
    state = on_the_block(table(cash=400))
    seat = GAME.waiting(state)[0]
    assert known(state, "limit 120", seat) == Prospect(
        "limit 120", price=(Amount("money", 120),), events=(LimitSealed(seat, 120),)
    )
    assert known(state, "pass", seat).price == known(state, "open", seat).price == ()


@pytest.mark.rule("MER-118", "MER-141")
def test_money_is_lacking() -> None:
    state = on_the_block(table(cash=150))
    seat = GAME.waiting(state)[0]
    for move, need in (("limit 160", 160), ("open", 200)):
        limit = known(state, move, seat)
        assert (limit.rule, limit.lacks) == ("MER-118", (Lack("money", need, (Amount("money", 150),)),))


@pytest.mark.rule("MER-119", "MER-142", "MER-147")
def test_the_last_limit_does_not_tell_whether_another_is_equal() -> None:
    """What follows the last one is luck for whoever asks, also where no lot is drawn."""
    told = set()
    for other in ("limit 50", "limit 120", "limit 200"):
        state = on_the_block(table(3, cash=400))
        *first, last = GAME.waiting(state)
        for seat in first:
            for event in GAME.play(state, seat, GAME.catalogue.parse(other), None):  # type: ignore[arg-type]
                event.apply(state)
        told.add(known(state, "limit 120", last))
    assert told == {Prospect("limit 120", price=(Amount("money", 120),), events=(LimitSealed(last, 120),), then="luck")}


@pytest.mark.rule("MER-044", "MER-300")
def test_other_moves_cost_nothing() -> None:
    state = on_the_block(table())
    assert known(state, "borrow", GAME.waiting(state)[0]) == Prospect("borrow", "MER-141")
