"""The round: offer, dice, roses, turns, and its end."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import Frame, begin_turns
from mokum.games.harbour.board import COLOURS, MOUTH, ROUNDS, START_CARDS, offer_of
from mokum.games.harbour.events import (
    BailiffMoved,
    CardsRevealed,
    DiceRolled,
    ForemanMoved,
    FreeStepsChanged,
    HarbourEvent,
    MarketPawnMoved,
    OfferDiscarded,
    RosesTurned,
    RoundBegan,
    Story,
    TasksDealt,
    TileTurned,
    TokenTaken,
    TurnBegan,
)
from mokum.games.harbour.rules.final import begin_final, leftovers
from mokum.games.harbour.rules.giving import give
from mokum.games.harbour.rules.port import arrive, extra_steps, foreman_places, has_room
from mokum.games.harbour.rules.river import advance, river_order
from mokum.games.harbour.rules.tom import tom_discards, tom_moves
from mokum.games.harbour.state import NOTHING, State, is_solo
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

DIE_FACES = 6
RIVER_STEP_COST = 2


def seats_in_order(state: State) -> tuple[Seat, ...]:
    """The order of play by the river; TOM has no turn (HAR-041, HAR-323)."""
    return tuple(side for side in river_order(state) if side < state.seats)


def reveal(state: State, counts: dict[str, int]) -> CardsRevealed:
    """Cards from the tops of the piles, plans first; an empty pile gives none (HAR-060, HAR-346)."""
    cards: tuple[int, ...] = ()
    drawn = [0, 0, 0]
    for pile, kind, order in (
        (2, "plan", state.plans),
        (1, "building", state.buildings),
        (0, "artisan", state.artisans),
    ):
        top = order[state.drawn[pile] : state.drawn[pile] + counts.get(kind, 0)]
        cards += top
        drawn[pile] = len(top)
    return CardsRevealed(cards, (drawn[0], drawn[1], drawn[2]))


def _move_barge(state: State, who: Seat, space: int) -> Story:
    more = extra_steps(state, who)
    arrival = arrive(state, who, space, 1)
    return chain((FreeStepsChanged(who, more),), arrival) if more else arrival


def _move_on_river(state: State, who: Seat, frames: list[Frame]) -> Iterator[HarbourEvent]:
    yield from advance(state, who, 1)
    if state.pawns[who] != MOUTH and cubes.total(state.pools[who]) >= RIVER_STEP_COST:
        frames.append(a.RiverOn((who,)))


def _begin_turn(who: Seat, frames: list[Frame]) -> Story:
    frames.append(a.Act((who,)))
    return (TurnBegan(who),)


def cubes_lost(state: State, seat: Seat) -> int:
    """Cubes that the end of its turn takes from a seat: it keeps one, and after the last round all count (HAR-190)."""
    return max(cubes.total(state.pools[seat]) - 1, 0) if state.round < ROUNDS else 0


def _end_turn(state: State, who: Seat, frames: list[Frame]) -> Story:
    """The Foreman moves, then a cube may be kept (HAR-190, HAR-192, HAR-295)."""
    if state.round < ROUNDS and state.pools[who]:
        frames.append(a.KeepCube((who,)))
    if state.foreman != NOTHING and state.foreman_served:
        if foreman_places(state):
            frames.append(a.ForemanTo((who,)))
        elif not has_room(state, state.foreman):
            return (ForemanMoved(NOTHING),)
    return ()


def _begin_round(state: State, frames: list[Frame]) -> Iterator[HarbourEvent]:
    yield RoundBegan(state.round + 1, seats_in_order(state))
    yield reveal(state, offer_of(state.seats, state.round))
    frames.append(a.RollDice(NOBODY))
    frames += [a.TakeCard((seat,)) for seat in reversed(state.order)]
    if is_solo(state):
        yield from tom_discards(state, frames)


def _deal_tasks(state: State) -> Iterator[HarbourEvent]:
    for seat in range(state.seats):
        dealt = state.task_pile[: state.tasks_each]
        yield TasksDealt(seat, tuple(sorted(dealt)), open=state.tasks_open)


def _roll_dice(state: State, frames: list[Frame], chance: Chance) -> Iterator[HarbourEvent]:
    if state.offer:
        yield OfferDiscarded(state.offer)
    faces = tuple(
        1 + chance.uniform(f"die|{state.round * len(COLOURS) + colour}", DIE_FACES) for colour in range(len(COLOURS))
    )
    yield DiceRolled(faces)
    if is_solo(state):
        yield from tom_moves(state)
    frames.append(a.TurnRoses(NOBODY))
    frames += [a.ChooseDie((seat,)) for seat in reversed(state.order)]


def _turn_roses(state: State, frames: list[Frame]) -> Iterator[HarbourEvent]:
    idle = [seat for seat in range(state.seats) if not state.roses[seat][0]]
    yield RosesTurned()
    for seat in idle:
        yield TokenTaken(seat, 1)
    frames.append(a.EndRound(NOBODY))
    frames += begin_turns(state.order)


def _end_round(state: State, frames: list[Frame]) -> Story:
    if state.round == ROUNDS:
        return begin_final(state, frames)
    frames.append(a.BeginRound(NOBODY))
    return (TileTurned(state.tiles[state.tile_next]),)


WITHOUT_ANSWER: dict[type, Story] = {
    a.BailiffTo: (BailiffMoved(NOTHING),),
    a.PawnTo: (MarketPawnMoved(NOTHING),),
    a.ReturnPieces: (),
}
"""A piece that has nowhere to go leaves the game (HAR-298, HAR-313); a task without its pieces gives nothing."""


CARRIED_ON: dict[type, Callable[[State, Any, list[Frame], Chance], Story]] = {
    a.Give: lambda state, step, frames, chance: give(state, step, frames),
    a.MoveBarge: lambda state, step, frames, chance: _move_barge(state, step.who, step.space),
    a.MoveOnRiver: lambda state, step, frames, chance: _move_on_river(state, step.who, frames),
    a.BeginTurn: lambda state, step, frames, chance: _begin_turn(step.who, frames),
    a.EndTurn: lambda state, step, frames, chance: _end_turn(state, step.who, frames),
    a.DealTasks: lambda state, step, frames, chance: _deal_tasks(state),
    a.RevealStartCards: lambda state, step, frames, chance: (reveal(state, START_CARDS[state.seats]),),
    a.BeginRound: lambda state, step, frames, chance: _begin_round(state, frames),
    a.RollDice: lambda state, step, frames, chance: _roll_dice(state, frames, chance),
    a.TurnRoses: lambda state, step, frames, chance: _turn_roses(state, frames),
    a.EndRound: lambda state, step, frames, chance: _end_round(state, frames),
    a.Leftovers: lambda state, step, frames, chance: leftovers(state),
}
"""What goes on by itself, by kind of step."""
