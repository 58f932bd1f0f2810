"""What a seat of `routes` may know as bytes (`kernel/encoding.py`).

Left out are what no rule depends on (the order of the discards, how often was shuffled), which of the returned
contracts in the pile are whose, and the contracts that are laid open when the game is over.
"""

from functools import cache, lru_cache

from mokum.games.routes.board import (
    CARDS,
    CARTS,
    CONTRACTS,
    COPIES,
    EMPTY,
    MARKET_SLOTS,
    ROUTE_LENGTH,
    ROUTE_POINTS,
    ROUTES,
    TRADE_CARDS,
)
from mokum.games.routes.cards import Market, counts, market_cards
from mokum.games.routes.state import (
    NOT_BEGUN,
    DrawSecondCard,
    KeepContracts,
    KeepFirstContracts,
    State,
    TakeTurn,
)
from mokum.kernel.bits import mask_of
from mokum.kernel.encoding import Field, Layout, NotSeated, distances, group_names, lay_out, plane, seats_from
from mokum.kernel.event import Seat

VERSION = 1

_KINDS, _MOST_ALIKE, _ALL = len(CARDS), max(COPIES), sum(COPIES)
_DEEDS, _WAYS = len(CONTRACTS), len(ROUTES)
_ASKED = {KeepFirstContracts: 1, TakeTurn: 2, DrawSecondCard: 3, KeepContracts: 4}
_MOST_POINTS = max(points * CARTS // length for points, length in zip(ROUTE_POINTS, ROUTE_LENGTH, strict=True))


def _table(seats: int) -> tuple[Field, ...]:
    return (
        Field("asked", "0 nothing, 1 first contracts, 2 a turn, 3 a second card, 4 contracts", high=4),
        Field("first", "who began, counted from the viewer", high=seats - 1),
        Field("passes", "turns in a row in which a seat passed", high=seats),
        Field("turns_left", "of the last round; -1 before it", low=NOT_BEGUN, high=seats),
        Field("pile", "cards in the draw pile", high=_ALL),
        Field("contract_pile", "contracts in their pile", high=_DEEDS),
        Field("market", f"by slot: the card; {EMPTY} for none", MARKET_SLOTS, high=EMPTY),
        Field(
            "pool",
            "by card: what was shuffled into the pile and not seen to go to the market",
            _KINDS,
            high=_MOST_ALIKE,
        ),
        Field("discards", "by card: how many", _KINDS, high=_MOST_ALIKE),
    )


def _own(seats: int) -> tuple[Field, ...]:
    return (
        Field("hand", "by card: how many", _KINDS, high=_MOST_ALIKE),
        Field("drew", "by card: how many it drew unseen since the last shuffle", _KINDS, high=_MOST_ALIKE),
        Field("contracts", "by contract: kept", _DEEDS),
        Field("offer", "by contract: on offer to the viewer", _DEEDS),
        Field("first_kept", "by contract: chosen to be kept, until all have chosen", _DEEDS),
        Field("in_pile", "by contract that the viewer returned: its place from the top, or 0", _DEEDS, high=_DEEDS),
        Field("gone_to", "by such a contract: who took it, counted from the viewer; 0 nobody", _DEEDS, high=seats - 1),
    )  # fmt: skip


_EACH = (
    Field("awaited", "the game waits for this seat"),
    Field("cards", "in hand", high=_ALL),
    Field("unseen", "cards that it drew unseen since the last shuffle", high=_ALL),
    Field("carts", "left", high=CARTS),
    Field("points", "for routes", high=_MOST_POINTS),
    Field("trade", "trade cards", high=TRADE_CARDS),
    Field("contract_count", "contracts that it has kept", high=_DEEDS),
    Field("shown", "by card: seen to enter its hand and not to leave it", _KINDS, high=_MOST_ALIKE),
    Field("routes", "by route: claimed by this seat", _WAYS),
)

_ORDER = {seats: seats_from(seats) for seats in range(2, 5)}
_FROM = {seats: distances(seats) for seats in range(2, 5)}
_NO_RETURNS = bytes(2 * _DEEDS)

# Most of a position is what it was before the move, and each of these is asked for by every viewer.
_counted = lru_cache(1 << 14)(lambda hand: bytes(counts(hand)))
_sized = lru_cache(1 << 14)(lambda hand: sum(counts(hand)))
_routes = lru_cache(1 << 12)(lambda claimed: plane(claimed, _WAYS))
_contracts = lru_cache(1 << 12)(lambda kept: plane(kept, _DEEDS))
_listed = lru_cache(1 << 10)(lambda contracts: plane(mask_of(contracts), _DEEDS))
_discarded = lru_cache(1 << 10)(lambda cards: bytes(map(cards.count, range(_KINDS))))


@cache
def _slots(market: Market) -> bytes:
    return bytes(market_cards(market))


def _returned(state: State, viewer: Seat) -> bytes:
    """Where contracts are that the viewer gave back: it alone knows which they were."""
    places, takers = bytearray(_DEEDS), bytearray(_DEEDS)
    top, far = state.contract_next, _FROM[state.seats][viewer]
    for taking in state.takings:
        if taking.seat == viewer and taking.returned_to >= 0:
            position = taking.returned_to
            contract = state.contract_pile[position]
            # What it took again is known by its last place.
            places[contract], takers[contract] = 0, 0
            if position >= top:
                places[contract] = position - top + 1
            else:
                takers[contract] = far[_taker(state, position)]
    return bytes(places + takers)


def _taker(state: State, position: int) -> Seat:
    for taking in state.takings:
        if taking.start <= position < taking.start + taking.count:
            return taking.seat
    raise AssertionError("what is no longer in the pile was taken")


class RoutesEncoding:
    """The encoding of `routes`."""

    @staticmethod
    @cache
    def layout(seats: int) -> Layout:
        each = [(name, _EACH) for name in group_names(seats)]
        return lay_out(VERSION, [("table", _table(seats)), ("own", _own(seats)), *each])

    @staticmethod
    def encode(state: State, viewer: Seat) -> bytes:
        if viewer < 0:
            raise NotSeated
        seats, agenda = state.seats, state.agenda
        asked, waiting = (_ASKED[type(agenda[-1])], agenda[-1].seats) if agenda else (0, ())
        hands, shown, unseen_counts, carts, points = (
            state.hands,
            state.shown,
            state.unseen_counts,
            state.carts,
            state.points,
        )
        trade, contracts, claimed = state.trade, state.contracts, state.claimed
        parts = [
            bytes((
                asked, (state.first - viewer) % seats, state.passes, state.turns_left + 1,
                len(state.pile) - state.pile_next, len(state.contract_pile) - state.contract_next,
            )),
            _slots(state.market), _counted(state.pool), _discarded(state.discards),
            _counted(hands[viewer]), _counted(state.unseen[viewer]),
            _contracts(contracts[viewer]), _listed(state.offers[viewer]), _listed(state.first_kept[viewer]),
            _returned(state, viewer) if len(state.contract_pile) > _DEEDS else _NO_RETURNS,
        ]  # fmt: skip
        for seat in _ORDER[seats][viewer]:
            parts += (
                bytes((
                    seat in waiting, _sized(hands[seat]), unseen_counts[seat], carts[seat], points[seat], trade[seat],
                    contracts[seat].bit_count(),
                )),
                _counted(shown[seat]), _routes(claimed[seat]),
            )  # fmt: skip
        return b"".join(parts)
