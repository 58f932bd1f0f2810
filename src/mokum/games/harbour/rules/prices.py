"""What a move costs, and what is lacking for it: cubes by colour, cubes of any colour, florins."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.board import COLOURS, MOUTH, SPACE_NEIGHBOURS
from mokum.games.harbour.cubes import Cubes, counts
from mokum.games.harbour.deck import CARDS, COST, MARKET, packed
from mokum.games.harbour.effects.gains import PayAnyCubes, PayCubes, PayFlorins, Price
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.moves import HarbourMove, OfBlock, OfCard, OfSpace, Plain
from mokum.games.harbour.rules.activation import discount
from mokum.games.harbour.rules.city import FLORINS_FOR_BLOCK, block_price
from mokum.games.harbour.rules.river import RIVER_COST
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.outcome import RuleId

ANY, FLORINS = "any", "florins"
WAIVED = "waived"
"""Cubes of the cost that need not be paid; which, is asked next (HAR-102)."""

_LACKING = frozenset(("HAR-100", "HAR-121", "HAR-122", "HAR-145", "HAR-170", "HAR-180", "HAR-220"))
"""Rules that forbid an action because something is not there to pay with, or for another reason."""


def price(state: State, seat: Seat, move: HarbourMove) -> tuple[Amount, ...]:
    """What the move costs as things stand; a cube of any colour is chosen after it."""
    match state.agenda[-1], move:
        case a.Act(), OfCard("activate", card):
            waived = discount(state, seat, card)
            return (*_of_colours(COST[card]), *([Amount(WAIVED, waived)] if waived else []))
        case a.Act(), _:
            return _of_action(state, seat, move)
        case a.RiverOn(), Plain("on"):
            return (Amount(ANY, RIVER_STEP_COST),)
    return ()


def _of_action(state: State, seat: Seat, move: HarbourMove) -> tuple[Amount, ...]:
    match move:
        case OfCard("use", card):
            effect = CARDS[card].effect
            return _of(effect.pay) if isinstance(effect, Use) else ()
        case OfBlock("buy", block):
            return _of_colours(block_price(state, seat, block))
        case OfBlock("buy with florins"):
            return (Amount(FLORINS, FLORINS_FOR_BLOCK),)
        case OfSpace("step"):
            return () if state.free_steps else (Amount(ANY, 1),)
        case Plain("river"):
            return (Amount(ANY, RIVER_COST),)
        case Plain("market"):
            return _of(MARKET[state.tiles[state.tile_next - 1]].effect.pay)
    return ()


def _of(asked: Price | None) -> tuple[Amount, ...]:
    match asked:
        case PayFlorins(florins):
            return (Amount(FLORINS, florins),)
        case PayAnyCubes(count):
            return (Amount(ANY, count),)
        case PayCubes():
            return _of_colours(packed(asked))
    return ()


def _of_colours(cost: Cubes) -> tuple[Amount, ...]:
    return tuple(Amount(COLOURS[colour], count) for colour, count in enumerate(counts(cost)) if count)


def lacks(state: State, seat: Seat, move: HarbourMove, rule: RuleId) -> tuple[Lack, ...]:
    """Of what the price asks more than the seat has."""
    if rule not in _LACKING:
        return ()
    match move:
        case OfCard("activate", card) if card not in state.racks[seat]:
            return ()
        case OfSpace("step", space) if space not in SPACE_NEIGHBOURS[state.barges[seat]]:
            return ()
        case Plain("river") if state.pawns[seat] == MOUTH:
            return ()
    return tuple(
        Lack(asked.what, asked.count, (Amount(asked.what, has),))
        for asked in price(state, seat, move)
        if asked.what != WAIVED and (has := _has(state, seat, asked.what)) < asked.count
    )


def _has(state: State, seat: Seat, what: str) -> int:
    if what == FLORINS:
        return state.florins[seat]
    return cubes.total(state.pools[seat]) if what == ANY else counts(state.pools[seat])[COLOURS.index(what)]
