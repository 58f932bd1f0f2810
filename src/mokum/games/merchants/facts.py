"""Facts beside the view: what follows from it by the rules, as clients show it."""

from functools import lru_cache

import msgspec

from mokum.games.merchants import agenda as a
from mokum.games.merchants.cards import CLOCK
from mokum.games.merchants.rules.bonuses import goods_missing, reached
from mokum.games.merchants.rules.giving import Brought, Gives, brought_by, what_it_gives
from mokum.games.merchants.rules.legality import legal_moves
from mokum.games.merchants.rules.prices import money_left
from mokum.games.merchants.rules.scoring import leading, ranked, shares
from mokum.games.merchants.rules.strength import Strengths, strengths
from mokum.games.merchants.rules.turn import owed
from mokum.games.merchants.rules.using import onward, withdraw
from mokum.games.merchants.state import ROWS, State
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, QUARTERS, next_scorings
from mokum.kernel.event import WATCHER, Seat, Viewer


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area as it stands, and what its next scoring would pay now (MER-190 to MER-206)."""

    square: int | None
    """The next square that scores it; none once all have been."""
    best: tuple[int, ...]
    """By sector: how strong its leaders are."""
    leaders: tuple[tuple[Seat, ...], ...]
    """By sector: all who are as strong as that; nobody where nobody is present."""
    sums: tuple[int, ...]
    """By seat: what it would be paid in all sectors."""
    own: tuple[int, ...] = ()
    """By sector: how strong this viewer is."""
    pays: tuple[int, ...] = ()
    """By sector: what this viewer would be paid."""
    reached: int = 0
    """In how many sectors this viewer is strong enough for the bonus that needs all four."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer is told beside the view. From `owed` on it is about the viewer's own seat, and what it is asked."""

    areas: tuple[Area, Area, Area]
    """The exchange, the quarters, the colonies."""
    owed: int = 0
    """What is repaid at the end for the loans so far."""
    brings: dict[str, Brought] = {}
    """The legal moves that earn or cost bonuses at once."""
    steps: tuple[tuple[int, ...], ...] = ()
    """By good: on which space its tile would be after the step that is asked for; of a goods card also after two."""
    goods_missing: tuple[int, ...] = ()
    """The goods of a goods card that would earn the free house."""
    gives: Gives | None = None
    """What the card on the clock would give."""
    left: tuple[int, ...] = ()
    """For each limit that it can pay, the lowest first: what would be left of its money."""


def facts_of(state: State, viewer: Viewer) -> Facts:
    """All that follows from this viewer's view and is shown with it."""
    viewer = viewer if 0 <= viewer < state.seats else WATCHER
    next_exchange, next_quarters, next_colonies = next_scorings(state.square)
    areas = (
        _area(EXCHANGE, tuple(state.exchange), next_exchange, viewer),
        _area(QUARTERS, tuple(state.houses), next_quarters, viewer),
        _area(COLONIES, tuple(state.colonies), next_colonies, viewer),
    )
    if viewer == WATCHER:
        return Facts(areas)
    repaid, asked = owed(state, viewer), state.agenda[-1] if state.agenda else None
    if asked is None or viewer not in asked.seats:
        return Facts(areas, repaid)
    if isinstance(asked, a.SingleLimit | a.DoubleLimit):
        gives, left = what_it_gives(state, viewer, state.discs[CLOCK]), money_left(state, viewer)
        return Facts(areas, repaid, gives=gives, left=left)
    if isinstance(asked, a.PlaceCard | a.Credit):
        return Facts(areas, repaid)
    return Facts(
        areas,
        repaid,
        brings=brought_by(state, viewer, asked, legal_moves(state, viewer)),
        steps=_steps(state, viewer, asked),
        goods_missing=goods_missing(state, viewer) if isinstance(asked, a.ChooseGoods) else (),
    )


# Tiles stay where they are through all the limits of a round, and everybody is told of them with each.
@lru_cache(1 << 10)
def _area(area: int, tiles: tuple[int, ...], square: int | None, viewer: Viewer) -> Area:
    common, strength, paid = _common(area, tiles, square)
    if viewer == WATCHER:
        return common
    own = tuple([row[viewer] for row in strength])
    pays = tuple([row[viewer] for row in paid])
    return Area(common.square, common.best, common.leaders, common.sums, own, pays, reached(area, own))


@lru_cache(1 << 8)
def _common(area: int, tiles: tuple[int, ...], square: int | None) -> tuple[Area, Strengths, Strengths]:
    """What everybody is told of an area; and by sector and seat the strengths, and what would be paid."""
    strength = strengths(tiles, area)
    best, leaders = tuple(map(max, strength)), tuple([leading(row) for row in strength])
    if square is None:
        return Area(None, best, leaders, ()), strength, ()
    paid: list[tuple[int, ...]] = [()] * len(strength)
    for sector, (first, second) in ranked(tiles, area, strength, square):
        paid[sector] = _by_seat(strength[sector], first, second)
    return Area(square, best, leaders, tuple(map(sum, zip(*paid, strict=True)))), strength, tuple(paid)


@lru_cache(1 << 10)
def _by_seat(strength: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    paid = dict(shares(strength, first, second))
    return tuple([paid.get(seat, 0) for seat in range(len(strength))])


def _steps(state: State, seat: Seat, asked: a.Frame) -> tuple[tuple[int, ...], ...]:
    """Each good by itself: forward, or back on a crossed ship."""
    spaces, supply = state.exchange[seat * ROWS : (seat + 1) * ROWS], state.supply[seat]
    match asked:
        case a.CrossedShip():
            return tuple([(withdraw(state, seat, good).space,) if space else () for good, space in enumerate(spaces)])
        case a.ChooseGoods():
            return tuple([onward(space, supply, 2) for space in spaces])
        case a.AdvanceGood() | a.Ship():
            return tuple([onward(space, supply, 1) for space in spaces])
        case a.FoundColony() | a.Globe():
            return tuple([onward(space, supply - 1, 1) for space in spaces])  # the colony is placed first
    return ()
