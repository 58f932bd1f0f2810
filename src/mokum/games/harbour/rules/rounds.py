"""The round: offer, dice, roses, turns, and its end."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.agenda import AnyPending, begin_turns
from mokum.games.harbour.board import COLOURS, MOUTH, ROUNDS, START_CARDS, offer_of
from mokum.games.harbour.events import (
    CardsRevealed,
    DiceRolled,
    Events,
    ForemanMoved,
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
from mokum.kernel.agenda import NOBODY, Pending
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import StepRule

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


def _move_barge(state: State, step: a.MoveBarge, chance: Chance) -> Events:
    return arrive(state, step.who, step.space, 1, free=extra_steps(state, step.who))


def _move_on_river(state: State, step: a.MoveOnRiver, chance: Chance) -> Story:
    who = step.who
    yield from advance(state, who, 1)
    goes_on = state.pawns[who] != MOUTH and cubes.total(state.pools[who]) >= RIVER_STEP_COST
    return (a.RiverOn((who,)),) if goes_on else ()


def _begin_turn(state: State, step: a.BeginTurn, chance: Chance) -> Story:
    yield TurnBegan(step.who)
    return (a.Act((step.who,)),)


def cubes_lost(state: State, seat: Seat) -> int:
    """Cubes that the end of its turn takes from a seat: it keeps one, and after the last round all count (HAR-190)."""
    return max(cubes.total(state.pools[seat]) - 1, 0) if state.round < ROUNDS else 0


def _end_turn(state: State, step: a.EndTurn, chance: Chance) -> Story:
    """The Foreman moves, then a cube may be kept (HAR-190, HAR-192, HAR-295)."""
    who = step.who
    then: tuple[AnyPending, ...] = ()
    if state.round < ROUNDS and state.pools[who]:
        then = (a.KeepCube((who,)),)
    if state.foreman != NOTHING and state.foreman_served:
        if foreman_places(state):
            then += (a.ForemanTo((who,)),)
        elif not has_room(state, state.foreman):
            yield ForemanMoved(NOTHING)
    return then


def _begin_round(state: State, step: a.BeginRound, chance: Chance) -> Story:
    yield RoundBegan(state.round + 1, seats_in_order(state))
    yield reveal(state, offer_of(state.seats, state.round))
    then: tuple[AnyPending, ...] = (a.RollDice(NOBODY), *[a.TakeCard((seat,)) for seat in reversed(state.order)])
    if is_solo(state):
        then += yield from tom_discards(state)
    return then


def _reveal_start_cards(state: State, step: a.RevealStartCards, chance: Chance) -> Events:
    yield reveal(state, START_CARDS[state.seats])


def _deal_tasks(state: State, step: a.DealTasks, chance: Chance) -> Events:
    for seat in range(state.seats):
        dealt = state.task_pile[: state.tasks_each]
        yield TasksDealt(seat, tuple(sorted(dealt)), open=state.tasks_open)


def _roll_dice(state: State, step: a.RollDice, chance: Chance) -> Story:
    if state.offer:
        yield OfferDiscarded(state.offer)
    faces = tuple(
        1 + chance.uniform(f"die|{state.round * len(COLOURS) + colour}", DIE_FACES) for colour in range(len(COLOURS))
    )
    yield DiceRolled(faces)
    if is_solo(state):
        yield from tom_moves(state)
    return a.TurnRoses(NOBODY), *[a.ChooseDie((seat,)) for seat in reversed(state.order)]


def _turn_roses(state: State, step: a.TurnRoses, chance: Chance) -> Story:
    idle = [seat for seat in range(state.seats) if not state.roses[seat][0]]
    yield RosesTurned()
    for seat in idle:
        yield TokenTaken(seat, 1)
    return a.EndRound(NOBODY), *begin_turns(state.order)


def _end_round(state: State, step: a.EndRound, chance: Chance) -> Story:
    if state.round == ROUNDS:
        return (yield from begin_final(state))
    yield TileTurned(state.tiles[state.tile_next])
    return (a.BeginRound(NOBODY),)


STEPS: dict[type[Pending], StepRule[State]] = {
    a.Give: give,
    a.MoveBarge: _move_barge,
    a.MoveOnRiver: _move_on_river,
    a.BeginTurn: _begin_turn,
    a.EndTurn: _end_turn,
    a.DealTasks: _deal_tasks,
    a.RevealStartCards: _reveal_start_cards,
    a.BeginRound: _begin_round,
    a.RollDice: _roll_dice,
    a.TurnRoses: _turn_roses,
    a.EndRound: _end_round,
    a.Leftovers: leftovers,
}
"""What goes on by itself."""
