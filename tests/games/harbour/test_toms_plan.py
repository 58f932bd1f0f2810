"""What the client is told that TOM would do: whatever is foretold is what his steps then bring."""

from collections.abc import Iterator

import pytest

from games.harbour.build import table
from games.harbour.whole_games import states
from mokum.games.harbour.agenda import RollDice, TakeCard
from mokum.games.harbour.board import MOUTH
from mokum.games.harbour.events import BlockTaken, FlorinsGained, FlorinsPaid, PointsScored, TomHoused
from mokum.games.harbour.events.gains import DOCKER
from mokum.games.harbour.facts import facts_of
from mokum.games.harbour.game import Options
from mokum.games.harbour.rules.river import advance
from mokum.games.harbour.rules.tom import tom_moves
from mokum.games.harbour.rules.toms_plan import TomsMarket, TomsPlan
from mokum.games.harbour.state import TOM, State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER, Event
from mokum.kernel.story import carry_out


def plan(state: State) -> TomsPlan:
    found = facts_of(state, 0).toms_plan
    assert found is not None
    return found


def to_roll(state: State) -> State:
    """The same before the roll of this round."""
    state.agenda = (*state.agenda[:-1], RollDice(NOBODY), TakeCard((0,)))
    return state


def after(state: State, dice: tuple[int, ...]) -> list[Event[State]]:
    """TOM's steps with these dice, on a copy."""
    copy = state.copy()
    copy.dice = dice
    return carry_out(copy, tom_moves(copy))


def has_paid(events: list[Event[State]]) -> bool:
    return any(isinstance(event, FlorinsPaid) for event in events)


def brought(events: list[Event[State]]) -> tuple[int, int]:
    """TOM's florins and points."""
    florins = sum(event.florins for event in events if isinstance(event, FlorinsGained))
    return florins, sum(event.points for event in events if isinstance(event, PointsScored))


NO_SIX = (2, 3, 4, 2, 3, 4)


def before_rolls(seed: int) -> Iterator[State]:
    """Every state of a game in which the roll of the round still waits."""
    for state in states(1, Options(), seed):
        if state.round and any(isinstance(step, RollDice) for step in state.agenda):
            yield state


@pytest.mark.rule("HAR-334", "HAR-336")
@pytest.mark.parametrize("seed", range(3))
def test_each_six_brings_the_block_and_what_its_good_gives_as_foretold(seed: int) -> None:
    """Before every roll of a game; what the market brings is left out by taking the same dice without the six."""
    seen = 0
    for state in before_rolls(seed):
        foretold = plan(state)
        assert foretold.round == state.round
        plain = after(state, NO_SIX)
        for colour, found in enumerate(foretold.blocks):
            events = after(state, tuple(6 if at == colour else face for at, face in enumerate(NO_SIX)))
            taken = [event.block for event in events if isinstance(event, BlockTaken)]
            assert taken == ([found.block] if found.block >= 0 else [])
            if has_paid(events) == has_paid(plain):
                florins, points = (one - other for one, other in zip(brought(events), brought(plain), strict=True))
                assert (florins, points) == (found.florins, found.points)
                seen += 1
    assert seen > 50


@pytest.mark.rule("HAR-331", "HAR-332")
@pytest.mark.parametrize("seed", range(3))
def test_three_alike_bring_the_docker_that_is_foretold(seed: int) -> None:
    for state in before_rolls(seed):
        foretold = plan(state)
        for face, docker in enumerate(foretold.docker_by_face, 1):
            others = [other for other in range(2, 6) if other != face][:3]
            events = after(state, (face, face, face, *others))
            housed = [event.colour for event in events if isinstance(event, TomHoused)]
            assert housed == ([docker] if docker >= 0 else [])
            if housed:
                at = next(at for at, event in enumerate(events) if isinstance(event, TomHoused))
                assert events[at + 1] == PointsScored(TOM, foretold.docker_points, DOCKER)


@pytest.mark.rule("HAR-330")
def test_the_next_bridge_says_how_far_it_is_and_what_it_pays() -> None:
    for space in range(MOUTH):
        ahead = plan(table(1, river={1: space})).ahead
        assert ahead is not None
        events = list(carry_out(state := table(1, river={1: space}), advance(state, TOM, ahead.steps)))
        assert brought(events) == (0, ahead.points)
        assert state.pawns[TOM] == ahead.space
        assert ahead.points > 0
    assert plan(table(1, river={1: MOUTH}, berths=(TOM,))).ahead is None


@pytest.mark.rule("HAR-337")
def test_the_market_is_foretold_as_soon_as_its_tile_is_known() -> None:
    assert plan(table(1, tile="A1", round=6)).market is None, "the tile of the next round lies face down"
    rich = to_roll(table(1, tile="A1", round=6, florins={0: 1, 1: 1}, river={1: 2}))
    assert plan(rich).market == TomsMarket(1, pays=True, points=1, steps=2)
    poor = to_roll(table(1, tile="A5", round=6, florins={0: 1, 1: 0}))
    assert plan(poor).market == TomsMarket(2)


@pytest.mark.rule("HAR-330")
def test_no_roll_comes_after_the_last_round_and_others_have_no_tom() -> None:
    assert facts_of(table(1, round=12), 0).toms_plan is None
    assert plan(table(1, round=8)).round == 9
    assert facts_of(table(2), 0).toms_plan is None


def test_a_spectator_is_told_the_same_of_tom() -> None:
    state = table(1, round=8, florins={0: 1, 1: 3})
    assert facts_of(state, WATCHER).toms_plan == plan(state)
