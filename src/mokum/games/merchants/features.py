"""What a seat of `merchants` may know as bytes (`kernel/encoding.py`).

Left out are what no rule depends on (the order in which cards were drawn, the number of the lot, what money came from),
and of what waits behind the present question everything but its kind.
"""

from functools import cache, lru_cache
from typing import get_args

from mokum.games.merchants import agenda as a
from mokum.games.merchants.auction import DOUBLE, SINGLE, SOLD, UNSOLD
from mokum.games.merchants.board import COLONY_SITES, HOUSE_SITES, LAST_SPACE, SEATS, TILES, TURNS
from mokum.games.merchants.cards import CARDS, DISCS, NO_CARD
from mokum.games.merchants.moves import DOUBLE_LIMITS
from mokum.games.merchants.state import HOUSE_OWED, NO_LIMIT, ROWS, State
from mokum.games.merchants.timeline import LAST_SQUARE
from mokum.kernel.encoding import Field, Layout, NotSeated, distances, group_names, lay_out, plane, seats_from
from mokum.kernel.event import Seat

VERSION = 1

_KINDS: dict[type, int] = {kind: number for number, kind in enumerate(get_args(a.AnyPending), 1)}
_MODES = {mode: number for number, mode in enumerate((SINGLE, DOUBLE, SOLD, UNSOLD))}
_MOST = DOUBLE_LIMITS[-1]
_LEAST_MONEY, _MOST_MONEY = -5_000, 10_000
"""Nobody owes or has as much: all scorings together pay less, and a loan is 200."""
_BONUSES = HOUSE_OWED.bit_length()


def _table(seats: int) -> tuple[Field, ...]:
    return (
        Field(
            "asked", f"0 nothing, then {', '.join(f'{n} {k.__name__}' for k, n in _KINDS.items())}", high=len(_KINDS)
        ),
        Field("asked_card", "the card that is to be put down or used; -1 none", low=-1, high=len(CARDS) - 1),
        Field(
            "waits", "by kind, as above from 1: how many of what waits, the question among them", len(_KINDS), high=24
        ),
        Field("turn", "counted from 1", high=max(TURNS.values())),
        Field("square", "of the timeline", high=LAST_SQUARE),
        Field("left", "cards in the deck", high=len(CARDS)),
        Field("first", "who began, counted from the viewer; -1 nobody", low=-1, high=seats - 1),
        Field("mayor", "counted from the viewer; -1 nobody", low=-1, high=seats - 1),
        Field("ahead", "limits for a doubled round may be sealed before it is opened"),
        Field("mode", "of the auction: 0 single, 1 doubled, 2 sold, 3 unsold", high=3),
        Field("opener", "of the auction, counted from the viewer; -1 nobody", low=-1, high=seats - 1),
        Field("buyer", "the same", low=-1, high=seats - 1),
        Field("discs", f"the card on {', '.join(DISCS)}; -1 none", len(DISCS), low=NO_CARD, high=len(CARDS) - 1),
        Field("price", "at which the card was sold", high=_MOST),
        Field("drawn", "by card: it has been drawn", len(CARDS)),
    )


_OWN = (
    Field("limit", "what the viewer sealed in this round; -1 nothing", low=NO_LIMIT, high=_MOST),
    Field(
        "limits_ahead", "what it sealed in case it opens, in case another does; -1 nothing", 2, low=NO_LIMIT, high=_MOST
    ),
)
_EACH = (
    Field("awaited", "the game waits for this seat"),
    Field("eligible", "it takes part in the auction"),
    Field("handed_in", "it has sealed a limit in this round"),
    Field("loans", "how many", high=255),
    Field("supply", "tiles left", high=TILES),
    Field("money", "what it has", low=_LEAST_MONEY, high=_MOST_MONEY),
    Field("exchange", "by good: the space of its tile, 0 without one", ROWS, high=LAST_SPACE),
    Field("bonuses", "goods, continents, quarters, then by bridge: it holds it; last: a house is owed", _BONUSES),
    Field("houses", "by site: its own", len(HOUSE_SITES)),
    Field("colonies", "by site: its own", len(COLONY_SITES)),
)

_ORDER = {seats: seats_from(seats) for seats in SEATS}
_FROM = {seats: distances(seats) for seats in SEATS}
_NO_LIMITS_AHEAD = bytes(4)

# Most of a position is what it was before the move, and each of these is asked for by every viewer.
_houses = lru_cache(1 << 12)(lambda sites: plane(sites, len(HOUSE_SITES)))
_colonies = lru_cache(1 << 12)(lambda sites: plane(sites, len(COLONY_SITES)))
_bonuses = lru_cache(1 << 12)(lambda held: plane(held, _BONUSES))


@lru_cache(1 << 6)
def _places(deck: tuple[int, ...]) -> bytes:
    """By card: its place in the deck."""
    return bytes(map(deck.index, range(len(CARDS)))) if deck else bytes(len(CARDS))


_BEFORE = tuple(bytes(place < number for place in range(256)) for number in range(len(CARDS) + 1))
"""By number of cards that are drawn: for each place, whether it is among them."""


@lru_cache(1 << 10)
def _agenda(agenda: a.Agenda) -> bytes:
    kinds = [type(pending) for pending in agenda]
    top = _KINDS[kinds[-1]] if kinds else 0
    card = getattr(agenda[-1], "card", NO_CARD) if agenda else NO_CARD
    return bytes((top, card + 1, *map(kinds.count, _KINDS)))


class MerchantsEncoding:
    """The encoding of `merchants`."""

    @staticmethod
    @cache
    def layout(seats: int) -> Layout:
        each = [(name, _EACH) for name in group_names(seats)]
        return lay_out(VERSION, [("table", _table(seats)), ("own", _OWN), *each])

    @staticmethod
    def encode(state: State, viewer: Seat) -> bytes:
        if viewer < 0:
            raise NotSeated
        seats, agenda, auction, ahead, limits = state.seats, state.agenda, state.auction, state.ahead, state.limits
        waiting = agenda[-1].seats if agenda else ()
        far, discs, eligible = _FROM[seats][viewer], state.discs, auction.eligible
        money, loans, supply, exchange = state.money, state.loans, state.supply, state.exchange
        parts = [
            _agenda(agenda),
            bytes((
                state.turn, state.square, len(state.deck) - state.deck_next, far[state.first] + 1, far[state.mayor] + 1,
                ahead != (), _MODES[auction.mode], far[auction.opener] + 1, far[auction.buyer] + 1,
                discs[0] + 1, discs[1] + 1, discs[2] + 1,
            )),
            auction.price.to_bytes(2),
            _places(state.deck).translate(_BEFORE[state.deck_next]),
            (limits[viewer] + 1).to_bytes(2),
            b"".join([(limit + 1).to_bytes(2) for limit in ahead[2 * viewer : 2 * viewer + 2]])
            if ahead else _NO_LIMITS_AHEAD,
        ]  # fmt: skip
        for seat in _ORDER[seats][viewer]:
            parts += (
                bytes((seat in waiting, seat in eligible, limits[seat] != NO_LIMIT, loans[seat], supply[seat])),
                (money[seat] - _LEAST_MONEY).to_bytes(2),
                bytes(exchange[seat * ROWS : seat * ROWS + ROWS]),
                _bonuses(state.held[seat]), _houses(state.houses[seat]), _colonies(state.colonies[seat]),
            )  # fmt: skip
        return b"".join(parts)
