"""The last scoring, told in steps beside the view: the same payments as the event, and purses that add up."""

from collections.abc import Mapping

import pytest

from games.merchants.build import table
from mokum.games.merchants.events import AreaScored
from mokum.games.merchants.game import GAME
from mokum.games.merchants.rules.scoring import score
from mokum.games.merchants.scored import Scored
from mokum.games.merchants.state import State
from mokum.games.merchants.timeline import EXCHANGE, LAST_SQUARE
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin, carry_out

FIRST_SCORING = 8


def told(state: State, viewer: int = 0) -> tuple[Scored, ...]:
    return GAME.facts(state, viewer).scored


def paid_in(scored: Scored) -> dict[int, tuple[tuple[int, int, int, int], ...]]:
    """By area: payments as the event has them."""
    return {
        one.area: tuple(
            (seat, sector, rank + 1, one.paid[rank][seat])
            for rank, sector in enumerate(one.sectors)
            for seat in (*one.first[rank], *one.second[rank])
            if one.paid[rank][seat]
        )
        for one in scored.areas
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("MER-165", "MER-166", "MER-190", "MER-263")
def test_after_a_move_its_scorings_are_told_as_they_were_paid(seats: int) -> None:
    seen = unlike = 0
    for game in range(4):
        chance = QuickChance(f"scored {seats} {game}")
        state, _ = begin(GAME, seats, None, chance)
        while waiting := GAME.waiting(state):
            moves = GAME.moves(state, waiting[0])
            events = carry_out(state, GAME.play(state, waiting[0], moves[chance.below(len(moves))], chance))
            by_square = {scored.square: scored for scored in told(state)}
            for event in events:
                if not isinstance(event, AreaScored):
                    continue
                seen += 1
                scored = by_square.get(event.square)
                # Tiles may have moved back on the square after it: then nothing is told, and nothing wrong.
                if scored is None or paid_in(scored)[event.area] != event.payments:
                    unlike += 1
                    continue
                last = scored.areas[-1].purses[-1]
                back = scored.repaid or (0,) * seats
                assert tuple(purse - owed for purse, owed in zip(last, back, strict=True)) == scored.purses
        assert told(state)[-1].square == LAST_SQUARE
        assert told(state)[-1].purses == tuple(state.money)
    assert seen == 4 * 10
    assert unlike < seen / 10


def scored_table(ex: Mapping[int, tuple[int, int, int, int]]) -> State:
    state = table(4, ex=ex, top="H")
    state.deck_next = 1
    state.square = FIRST_SCORING
    score(state, FIRST_SCORING, EXCHANGE).apply(state)
    return state


@pytest.mark.rule("MER-191", "MER-201", "MER-203", "MER-206")
def test_ties_what_stays_with_the_bank_and_empty_sectors() -> None:
    before = table(4, ex={0: (4, 6, 0, 0), 1: (3, 6, 0, 0), 2: (0, 6, 2, 0), 3: (5, 2, 2, 0)})
    money = tuple(before.money)
    state = scored_table(ex={0: (4, 6, 0, 0), 1: (3, 6, 0, 0), 2: (0, 6, 2, 0), 3: (5, 2, 2, 0)})
    (scored,) = told(state)
    (area,) = scored.areas
    gems, sugar, spice, silk = range(4)
    assert scored.had == money
    assert (area.sectors[gems], area.weights[gems], area.pays[gems]) == (1, 6, (90, 50))
    assert (area.first, area.second) == (((0, 1, 2), (3,), (2, 3), ()), ((), (0,), (), ()))
    assert (area.paid[gems], area.bank[gems]) == ((40, 40, 40, 0), 20)
    assert (area.paid[sugar], area.bank[sugar]) == ((40, 0, 0, 70), 0)
    assert area.purses[sugar] == tuple(had + paid for had, paid in zip(money, (80, 40, 40, 70), strict=True))
    assert (area.paid[spice], area.bank[spice]) == ((0, 0, 40, 40), 0)
    assert (area.paid[silk], area.bank[silk]) == ((0, 0, 0, 0), 60)
    assert scored.together == (80, 40, 80, 110)
    assert scored.most == (3,)
    assert scored.following == FIRST_SCORING + 1


@pytest.mark.rule("MER-202")
def test_what_one_more_step_would_have_brought() -> None:
    state = scored_table(ex={0: (4, 1, 1, 1), 1: (0, 3, 3, 3), 3: (5, 3, 3, 3)})
    more = told(state, 0)[0].more
    assert more is not None
    assert (more.area, more.sector, more.gain) == (EXCHANGE, 0, 20)
    assert told(state, WATCHER)[0].more is None


def test_nothing_is_told_before_the_first_scoring_nor_once_tiles_have_moved() -> None:
    assert told(table(4)) == ()
    state = scored_table(ex={0: (4, 0, 0, 0), 3: (5, 0, 0, 0)})
    assert told(state) != ()
    state.exchange[0] = 6
    assert told(state) == ()


def test_it_is_told_until_the_next_card_was_drawn_after_it() -> None:
    """Every message holds it, so it goes when nobody can have missed it any more."""
    state = table(4, ex={0: (4, 0, 0, 0)}, top="H H G01 G02")
    for drawn, square, is_told in ((1, 8, True), (2, 9, True), (3, 9, True), (4, 9, False)):
        state.deck_next, state.square = drawn, FIRST_SCORING
        score(state, FIRST_SCORING, EXCHANGE).apply(state)
        state.square = square
        assert bool(told(state)) == is_told, drawn
