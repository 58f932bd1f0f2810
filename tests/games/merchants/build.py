"""Scenarios that read like the rulebook: a table laid out by hand, and moves in their notation."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from mokum.games.merchants import agenda as a
from mokum.games.merchants import tallies
from mokum.games.merchants.board import COLONY_SITES, HOUSE_SITES, TILES
from mokum.games.merchants.cards import CARDS, CLOCK, HOURGLASS, KIND
from mokum.games.merchants.game import GAME
from mokum.games.merchants.rules.bonuses import met_by
from mokum.games.merchants.rules.machine import MACHINE
from mokum.games.merchants.rules.turn import move_marker
from mokum.games.merchants.rules.using import use
from mokum.games.merchants.state import ROWS, State, empty_table
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import SQUARES
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.story import carry_out

T = TypeVar("T")
Spaces = tuple[int, int, int, int]


def sites(text: str) -> int:
    """Sites of one kind in words, as bits."""
    names = HOUSE_SITES if text[:2] in ("GR", "NZ", "OZ", "LA") else COLONY_SITES
    return sum(1 << names.index(name) for name in text.split())


def card(name: str) -> int:
    return CARDS.index(name)


def deck(text: str) -> tuple[int, ...]:
    """Cards by their ids, from the top; `H` is any hourglass card that is not yet used."""
    hourglasses = (number for number in range(len(CARDS)) if KIND[number] == HOURGLASS)
    return tuple(next(hourglasses) if name == "H" else card(name) for name in text.split())


def whole_deck(text: str) -> list[int]:
    """These cards on top, and under them all the others in the order of the data."""
    top = deck(text)
    return [*top, *(number for number in range(len(CARDS)) if number not in top)]


def table(
    seats: int = 4,
    *,
    mayor: Seat = 0,
    cash: int | Sequence[int] = 400,
    houses: Mapping[Seat, str] | None = None,
    colonies: Mapping[Seat, str] | None = None,
    ex: Mapping[Seat, Spaces] | None = None,
    supply: Mapping[Seat, int] | None = None,
    top: str = "",
    year: str = "1579",
) -> State:
    """An empty board but for what is named. Bonuses whose condition is met are held, without a house that is owed."""
    state = empty_table(seats)
    state.first, state.mayor, state.turn = 0, mayor, 1
    state.money = [cash] * seats if isinstance(cash, int) else list(cash)
    for seat in range(seats):
        state.tally[seat * TALLIES + tallies.START] = state.money[seat]
    for seat, text in (houses or {}).items():
        state.houses[seat] = sites(text)
    for seat, text in (colonies or {}).items():
        state.colonies[seat] = sites(text)
    for seat, spaces in (ex or {}).items():
        state.exchange[seat * ROWS : (seat + 1) * ROWS] = spaces
    for seat in range(seats):
        tiles = state.houses[seat].bit_count() + state.colonies[seat].bit_count()
        state.supply[seat] = TILES - tiles - sum(space > 0 for space in spaces_of(state, seat))
        state.held[seat] = met_by(state, seat)
    for seat, left in (supply or {}).items():
        state.supply[seat] = left
    state.deck = tuple(whole_deck(top))
    state.square = [square.year for square in SQUARES].index(year)
    return state


def spaces_of(state: State, seat: Seat) -> Spaces:
    one, two, three, four = state.exchange[seat * ROWS : (seat + 1) * ROWS]
    return one, two, three, four


def _stop(state: State) -> list[a.AnyPending]:
    """The next thing to be decided after a scenario: where the mayor puts a goods card."""
    return [a.PlaceCard((state.mayor,), card("G01"))]


def run(state: State, story: Iterable[Event[State]]) -> list[Event[State]]:
    return carry_out(state, story)


def _then(state: State, entries: Sequence[a.AnyPending], chance: Chance | None = None) -> list[Event[State]]:
    return carry_out(state, MACHINE.go_on(state, [*_stop(state), *entries], chance or QuickChance(0)))


def use_card(state: State, seat: Seat, name: str) -> list[Event[State]]:
    """A seat uses a card, up to the first question."""
    return _then(state, use(seat, card(name)))


def enter(state: State, year: str, chance: Chance | None = None) -> list[Event[State]]:
    """The time marker moves on to a square, up to the first question."""
    state.square = [square.year for square in SQUARES].index(year) - 1
    return carry_out(state, MACHINE.go_on(state, [*_stop(state)], chance or QuickChance(0), move_marker(state)))


def auction_off(state: State, name: str = "C01", chance: Chance | None = None) -> list[Event[State]]:
    """The card on the clock disc is auctioned, up to the first question."""
    state.discs[CLOCK] = card(name)
    return _then(state, [a.HOLD_AUCTION], chance)


def draw_on(state: State, chance: Chance | None = None) -> list[Event[State]]:
    """The mayor draws, up to the first question."""
    return carry_out(state, MACHINE.go_on(state, [a.DRAW_CARD], chance or QuickChance(0)))


def play(state: State, seat: Seat, text: str, chance: Chance | None = None) -> list[Event[State]]:
    """A seat makes a move that must be legal."""
    move = GAME.catalogue.parse(text)
    assert GAME.refusal(state, seat, move) is None, f"{text} is refused by {GAME.refusal(state, seat, move)}"
    return carry_out(state, GAME.play(state, seat, move, chance or QuickChance(0)))


def refused(state: State, seat: Seat, text: str) -> str | None:
    return GAME.refusal(state, seat, GAME.catalogue.parse(text))


def offered(state: State, seat: Seat) -> list[str]:
    return list(GAME.moves(state, seat).texts())


def kinds(events: Iterable[Event[State]]) -> list[str]:
    return [type(event).__name__ for event in events]


def only(events: Iterable[Event[State]], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def is_stopped(state: State) -> bool:
    """The scenario is over: the mayor is asked where the goods card goes."""
    return len(state.agenda) == 1 and isinstance(state.agenda[0], a.PlaceCard)
