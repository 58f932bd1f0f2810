"""What a card or a market tile would give a seat if it were used, or scored, as things are now."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from mokum.games.harbour import cubes
from mokum.games.harbour.deck import CARDS, MARKET, CardSet, cards_with, packed
from mokum.games.harbour.effects import counts as c
from mokum.games.harbour.effects.gains import (
    ChosenCubes,
    Cubes,
    Florins,
    FreeActivations,
    FreeSteps,
    Gain,
    OnTheRiver,
    Points,
)
from mokum.games.harbour.effects.occasions import AtTheEnd, OnCardGain, Use
from mokum.games.harbour.events import FlorinsGained, PointsScored
from mokum.games.harbour.rules.counting import Condition, Counter, condition, counter, part_of_state
from mokum.games.harbour.rules.giving import more_from_cards, times
from mokum.games.harbour.rules.river import way_on
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat


class Gift(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that comes at once."""

    points: int = 0
    """Those of bridges and of the river's mouth among them."""
    florins: int = 0
    cubes: tuple[int, ...] = ()
    """By colour; empty if there are none."""
    chosen_cubes: int = 0
    """Cubes whose colours are chosen then."""
    river_steps: int = 0
    barge_steps: int = 0
    activations: int = 0
    """Cards that become active free of charge."""
    more: bool = False
    """Something else is asked then: a block, a berth, another card."""


NOTHING_GIVEN = Gift()


class _Counted(NamedTuple):
    """Points or florins that depend on the table."""

    gain: Points | Florins
    tests: tuple[Condition, ...]
    per: Counter | None


class _Giving(NamedTuple):
    """An effect, sorted by what its gift depends on. Counters are looked up once: this is asked with every view."""

    tests: tuple[Condition, ...]
    fixed: Gift
    """What it gives however things are."""
    counted: tuple[_Counted, ...]
    on_river: int
    activations: int
    depends_on: str
    """`nothing`, `cards` (which the seat itself has) or `table` (anything else)."""


def _sorted(gains: tuple[Gain, ...], tests: tuple[c.Test, ...] = ()) -> _Giving:
    points = florins = chosen = on_river = barge = activations = 0
    coloured: tuple[int, ...] = ()
    counted: list[Points | Florins] = []
    more = False
    for gain in gains:
        match gain:
            case Points(int(number), None, ()):
                points += number
            case Florins(number, None, 1, ()):
                florins += number
            case Points() | Florins():
                counted.append(gain)
            case Cubes():
                coloured = cubes.counts(packed(gain))
            case ChosenCubes(number):
                chosen += number
            case OnTheRiver(steps):
                on_river += steps
            case FreeSteps(steps):
                barge += steps
            case FreeActivations(number):
                activations += number
            case _:
                more = True
    return _Giving(
        tuple(map(condition, tests)),
        Gift(points, florins, coloured, chosen, barge_steps=barge, more=more),
        tuple(
            _Counted(gain, tuple(map(condition, gain.when)), None if gain.per is None else counter(gain.per))
            for gain in counted
        ),
        on_river,
        activations,
        _depends(tests, counted, on_river, activations),
    )


def _depends(tests: tuple[c.Test, ...], counted: list[Points | Florins], on_river: int, activations: int) -> str:
    words = [test.count for gain in counted for test in gain.when]
    words += [test.count for test in tests] + [gain.per for gain in counted if gain.per is not None]
    own_cards = c.Tableau | c.TableauTypes | c.TableauPairs | c.TableauMost | c.Companions | c.Rack
    if on_river or not all(isinstance(word, own_cards) for word in words):
        return "table"
    return "cards" if words or activations else "nothing"


_CARDS: dict[int, _Giving] = {
    number: _sorted(card.effect.gain, card.effect.when)
    for number, card in CARDS.items()
    if isinstance(card.effect, Use | AtTheEnd)
}
_TILES: dict[int, _Giving] = {number: _sorted(tile.effect.gain) for number, tile in MARKET.items()}
_NAMES: tuple[str, ...] = tuple(map(str, range(len(CARDS) + 1)))
_USED, _ADDING = cards_with(Use), cards_with(OnCardGain)


class _Known(NamedTuple):
    """Cards of a seat, by what their gifts depend on."""

    by_cards: dict[str, Gift]
    """Those that depend on the seat's cards alone, worked out."""
    by_table: tuple[int, ...]
    fixed: tuple[int, ...]


@lru_cache(maxsize=4096)
def _known(active: CardSet, rack: tuple[int, ...], offer: tuple[int, ...]) -> _Known:
    """Kept, since most seats have the cards that they had before the last move, whoever looks at them."""
    cards = [card for card in (*members(active), *rack, *offer) if card in _CARDS]

    def depend_on(what: str) -> tuple[int, ...]:
        return tuple(card for card in cards if _CARDS[card].depends_on == what)

    by_cards = {}
    for card in depend_on("cards"):
        others = tuple(one for one in rack if one != card)
        own = part_of_state(tableaus=(active | 1 << card,), racks=(others,))
        by_cards[_NAMES[card]] = _gift(_CARDS[card], own, 0, card)
    return _Known(by_cards, depend_on("table"), depend_on("nothing"))


def card_gifts(state: State, seat: Seat, offer: tuple[int, ...]) -> dict[str, Gift]:
    """By number: what the seat's own cards and those on offer give it when it uses or scores them now.

    Those that are not active count as if they were. Those that always give the same are left out (`always_gives`), and
    those that answer to something that happens.
    """
    active = state.tableaus[seat]
    known = _known(active, state.racks[seat], offer)
    found = known.by_cards.copy()
    for card in known.by_table:
        found[_NAMES[card]] = _gift(_CARDS[card], state, seat, card)
    if active & _ADDING:
        found |= {_NAMES[card]: _CARDS[card].fixed for card in known.fixed}
        return {name: _with_more(gift, state, seat, int(name)) for name, gift in found.items()}
    return found


def always_gives(card: int) -> Gift | None:
    """What a card gives however things are, as long as no other card adds to it; None if that depends on the table."""
    giving = _CARDS.get(card)
    return giving.fixed if giving is not None and giving.depends_on == "nothing" else None


def tile_gift(state: State, seat: Seat, tile: int) -> Gift:
    """What a market tile gives a seat."""
    return _gift(_TILES[tile], state, seat, -tile)


def _gift(giving: _Giving, state: State, seat: Seat, source: int) -> Gift:
    tests, fixed, counted, on_river, activations, _ = giving
    for is_so in tests:
        if not is_so(state, seat, source):
            return NOTHING_GIVEN
    if not (counted or on_river or activations):
        return fixed
    points, florins, steps = fixed.points, fixed.florins, 0
    for gain, when, per in counted:
        if all(is_so(state, seat, source) for is_so in when):
            number = times(gain, 1 if per is None else per(state, seat, source))
            if isinstance(gain, Points):
                points += number
            else:
                florins += number
    if on_river:
        steps, tolls = way_on(state.pawns[seat], on_river)
        points += tolls
    free = min(activations, len(state.racks[seat])) if activations else 0
    return Gift(points, florins, fixed.cubes, fixed.chosen_cubes, steps, fixed.barge_steps, free, fixed.more)


def _with_more(gift: Gift, state: State, seat: Seat, card: int) -> Gift:
    """With what other cards add to florins and points that a card itself gives when it is used (HAR-250)."""
    if not _USED >> card & 1:
        return gift
    _, tolls = way_on(state.pawns[seat], _CARDS[card].on_river)
    points, florins = gift.points, gift.florins
    for event in more_from_cards(state, seat, florins=florins > 0, points=points > tolls):
        if isinstance(event, FlorinsGained):
            florins += event.florins
        elif isinstance(event, PointsScored):
            points += event.points
    return msgspec.structs.replace(gift, points=points, florins=florins)
