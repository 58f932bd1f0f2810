"""What of `harbour` was used in a recorded game: the cards, market tiles and tasks that did something in it.

- A card that is used, a market tile and a task are named by the events themselves. The rules offer a use only if it
  would change something (HAR-088), so a use is enough; a task and a laurel card have a line in the final scoring.
- A card that works by itself is used if a move on its occasion would have gone otherwise without it: the same move on
  the same table, but for this card, is refused or shows other events of the kind by which the effect shows.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from mokum.catalog import game as find_game
from mokum.games.harbour.agenda import Advance, Give, WaiveCube
from mokum.games.harbour.board import GOODS
from mokum.games.harbour.deck import CARDS, KIND, MARKET, TASKS
from mokum.games.harbour.effects import gains, occasions
from mokum.games.harbour.events import (
    Awaited,
    BargeMoved,
    BlockTaken,
    CardActivated,
    CardUsed,
    CubesGained,
    CubesPaid,
    CubesPlaced,
    DockerHoused,
    ExchangeUsed,
    FinalScored,
    FlorinsGained,
    FreeStepsChanged,
    GoodDelivered,
    GoodSold,
    MarketUsed,
    PawnMoved,
    PlanUsed,
    PointsScored,
    TokenTaken,
)
from mokum.games.harbour.events import gains as tallies
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import HarbourMove, Shift
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat
from mokum.kernel.record import Record
from mokum.kernel.story import IllegalMove, carry_out, play_on_copy

Events = Iterable[Event[Any]]

EVERYTHING = (
    *(f"card {number}" for number in CARDS),
    *(f"market tile {number}" for number in MARKET),
    *(f"task {number}" for number in TASKS),
)
_GAINS_SHOW_BY: dict[type[gains.Gain], type[Event[Any]]] = {
    gains.Points: PointsScored,
    gains.Florins: FlorinsGained,
    gains.Cubes: CubesGained,
    gains.DieCubes: CubesPlaced,
    gains.OnTheRiver: PawnMoved,
    gains.FreePlanUse: PlanUsed,
}
_KNOBS_SHOW_BY: dict[str, tuple[type[Event[Any]], ...]] = {
    "activate_discount": (CubesPaid, Awaited),  # or it is asked which cube is not paid
    "block_discount": (CubesPaid,),
    "block_price": (BlockTaken,),
    "block_limit": (BlockTaken,),
    "docker_factor": (PointsScored,),
    "plan_limit": (PlanUsed,),
    "rack_penalty": (TokenTaken,),
    "river_top": (PawnMoved,),
    "sale_reward": (GoodSold,),
    "steps_per_cube": (FreeStepsChanged,),
}
"""Knobs that are not here show by the move itself, or by `CardUsed`."""


class Moment(NamedTuple):
    """A move, where the game stood before it, and what it brought about."""

    state: State
    seat: Seat
    move: HarbourMove
    events: tuple[Event[Any], ...]


def used(record: Record) -> set[str]:
    """What was used in a game, as it is named in `EVERYTHING`."""
    game, found = find_game(record.game), set[str]()
    state: State = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    for entry in record.entries:
        moment = Moment(state, entry.seat, game.catalogue.parse(entry.move), entry.events)
        found |= used_in(moment, record.deal.chance, found)
        carry_out(state, entry.events)
    return found


def used_in(moment: Moment, luck: Callable[[], Chance], known: Collection[str] = ()) -> set[str]:
    """What was used in a move; what is known to be used already is not looked at again where that is costly."""
    found = set(named(moment))
    for seat, card in _silent(moment):
        name = f"card {card}"
        if name not in known and makes_a_difference(card, seat, moment, luck()):
            found.add(name)
    return found


def named(moment: Moment) -> Iterator[str]:
    """What the events of a move name, and the knobs that the move itself turns."""
    state = moment.state
    for event in moment.events:
        match event:
            case CardUsed(card=card) | ExchangeUsed(card=card) | PlanUsed(card=card, paid=True):
                yield f"card {card}"
            case MarketUsed():
                yield f"market tile {state.tiles[state.tile_next - 1]}"
            case FinalScored(key="laurel", points=points, values={"card": card}) if points > 0:
                yield f"card {card}"
            case FinalScored(key="task", points=points, values={"task": task}) if points > 0:
                yield f"task {task}"
    knob: occasions.KnobName | None = None
    if isinstance(moment.move, Shift):
        knob = "slot_shift"
    elif str(moment.move) == "take none" and state.offer:
        knob = "take_card"
    if knob:
        yield from (f"card {card}" for card in members(state.tableaus[moment.seat] & cards_of(knob)))


def _silent(moment: Moment) -> Iterator[tuple[Seat, int]]:
    """The active cards that no event names, where this move is an occasion for them, each with its owner."""
    for seat, tableau in enumerate(moment.state.tableaus):
        for card in members(tableau & _SILENT):
            if any(_calls(card, seat, event) for event in moment.events) or _is_pending(card, seat, moment):
                yield seat, card


def _shows_by(card: int) -> tuple[type[Event[Any]], ...]:
    """The kinds of events by which it shows that a card did something by itself."""
    match CARDS[card].effect:
        case occasions.Use():
            return ()
        case occasions.Knob(name=name):
            return _KNOBS_SHOW_BY.get(name, ())
        case occasions.AtTheEnd(gain=given):  # its points have a line of their own
            return (PawnMoved,) if any(isinstance(gain, gains.OnTheRiver) for gain in given) else ()
        case effect:
            return tuple(_GAINS_SHOW_BY[type(gain)] for gain in effect.gain)


_SHOWS_BY = {card: _shows_by(card) for card in CARDS}
_SILENT = sum(1 << card for card, kinds in _SHOWS_BY.items() if kinds)


def _calls(card: int, owner: Seat, event: Event[Any]) -> bool:
    """Whether an event is an occasion for a card; on others it may matter only as one card more that is counted."""
    match CARDS[card].effect, event:
        case (
            (occasions.OnBlockTaken(), BlockTaken(side=who))
            | (occasions.Knob(name="block_discount" | "block_price" | "block_limit"), BlockTaken(side=who, bought=True))
            | (occasions.Knob(name="docker_factor"), DockerHoused(seat=who))
            | (occasions.Knob(name="plan_limit"), PlanUsed(seat=who, paid=True))
            | (occasions.Knob(name="sale_reward"), GoodSold(side=who))
            | (occasions.Knob(name="steps_per_cube"), BargeMoved(seat=who))
            | (occasions.OnCardGain(what="florins"), FlorinsGained(side=who))
            | (occasions.OnCardGain(what="points"), PointsScored(side=who, tally=tallies.EXTRA))
            | (occasions.OnDie(), CubesPlaced(seat=who))
        ):
            return who == owner
        case occasions.OnActivation(kind=kind), CardActivated(seat=who, card=activated):
            return who == owner and kind == KIND[activated]
        case (
            occasions.Knob(name="activate_discount", value=occasions.Discount(kind=kind)),
            CardActivated(seat=who, card=bought) | Awaited(agenda=(*_, WaiveCube(seats=(who,), card=bought))),
        ):
            return who == owner and kind == KIND[bought]
        case occasions.OnDelivery(good=good), GoodDelivered(seat=who, good=delivered):
            return who == owner and good in ("", GOODS[delivered])
        case occasions.Knob(name="river_top"), PawnMoved(side=who):
            return who != owner
        case occasions.AtTheEnd() | occasions.Knob(name="rack_penalty"), FinalScored():
            return True
    return False


def _is_pending(card: int, owner: Seat, moment: Moment) -> bool:
    """Whether a card was called before, and what it gives has been waiting for this move."""
    return any(_is_of(pending, card, owner) for pending in moment.state.agenda)


def _is_of(pending: object, card: int, owner: Seat) -> bool:
    match pending:
        case Give(who=who, card=source) | Advance(seats=(who,), card=source):
            return who == owner and source == card
    return False


def makes_a_difference(card: int, owner: Seat, moment: Moment, chance: Chance) -> bool:
    """Whether the move would have gone otherwise without this card."""
    without = moment.state.copy()
    without.tableaus[owner] &= ~(1 << card)
    without.agenda = tuple(pending for pending in without.agenda if not _is_of(pending, card, owner))
    instead: Events = ()
    with suppress(IllegalMove):
        _, instead = play_on_copy(find_game("harbour"), without, moment.seat, moment.move, chance)
    kinds = _SHOWS_BY[card]
    return [event for event in moment.events if isinstance(event, kinds)] != [
        event for event in instead if isinstance(event, kinds)
    ]
