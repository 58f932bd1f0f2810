"""Facts beside the view: what follows from it by the rules, as clients show it."""

from functools import lru_cache

import msgspec

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import SECTORS
from mokum.games.merchants.cards import CLOCK
from mokum.games.merchants.rules.bonuses import goods_missing, reached
from mokum.games.merchants.rules.giving import Brought, Gives, brought_by, what_it_gives
from mokum.games.merchants.rules.machine import MACHINE
from mokum.games.merchants.rules.prices import money_left
from mokum.games.merchants.rules.scoring import leading, ranked, shares
from mokum.games.merchants.rules.strength import strengths
from mokum.games.merchants.rules.turn import owed
from mokum.games.merchants.rules.using import onward, withdraw
from mokum.games.merchants.scored import Scored, scored_of
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
    """By sector: how strong this viewer is; left out while it has nothing there."""
    pays: tuple[int, ...] = ()
    """By sector: what this viewer would be paid; left out where that is nothing."""
    reached: int = 0
    """In how many sectors this viewer is strong enough for the bonus that needs all four."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer is told beside the view. From `owed` on it is about the viewer's own seat, and what it is asked."""

    areas: tuple[Area, Area, Area]
    """The exchange, the quarters, the colonies."""
    scored: tuple[Scored, ...] = ()
    """The last scoring, and one right before it, while their tiles are still there."""
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
    areas = _areas(tuple(state.exchange), tuple(state.houses), tuple(state.colonies), state.square)[viewer]
    scored = scored_of(state, viewer)
    if viewer == WATCHER:
        return Facts(areas, scored)
    repaid, asked = owed(state, viewer), state.agenda[-1] if state.agenda else None
    if asked is None or viewer not in asked.seats:
        return Facts(areas, scored, repaid)
    if isinstance(asked, a.SingleLimit | a.DoubleLimit):
        gives, left = what_it_gives(state, viewer, state.discs[CLOCK]), money_left(state, viewer)
        return Facts(areas, scored, repaid, gives=gives, left=left)
    if isinstance(asked, a.PlaceCard | a.Credit):
        return Facts(areas, scored, repaid)
    return Facts(
        areas,
        scored,
        repaid,
        brings=brought_by(state, viewer, asked, MACHINE.moves(state, viewer)),
        steps=_steps(state, viewer, asked),
        goods_missing=goods_missing(state, viewer) if isinstance(asked, a.ChooseGoods) else (),
    )


# Tiles stay where they are through all the limits of a round, and everybody is told of them with each.
@lru_cache(1 << 5)
def _areas(
    exchange: tuple[int, ...], houses: tuple[int, ...], colonies: tuple[int, ...], square: int
) -> dict[Viewer, tuple[Area, Area, Area]]:
    """By viewer: all three areas."""
    to_exchange, to_quarters, to_colonies = next_scorings(square)
    told = zip(
        _area(EXCHANGE, exchange, to_exchange),
        _area(QUARTERS, houses, to_quarters),
        _area(COLONIES, colonies, to_colonies),
        strict=True,
    )
    return dict(enumerate(told, WATCHER))


@lru_cache(1 << 6)
def _area(area: int, tiles: tuple[int, ...], square: int | None) -> list[Area]:
    """An area as a spectator is told of it, then as each seat is."""
    strength = strengths(tiles, area)
    sums = ranked(tiles, area, strength, square) if square is not None else [(sector, (0, 0)) for sector in SECTORS]
    sectors = [_sector(strength[sector], *pair) for sector, pair in sorted(sums)]
    best, leaders, paid = zip(*sectors, strict=True)
    pays = tuple(zip(*paid, strict=True))
    common = square, best, leaders, tuple(map(sum, pays))
    owns = zip(zip(*strength, strict=True), pays, strict=True)
    told = [
        Area(*common, own if any(own) else (), paid_to if any(paid_to) else (), reached(area, own))
        for own, paid_to in owns
    ]
    return [Area(*common), *told]


@lru_cache(1 << 6)
def _sector(strength: tuple[int, ...], first: int, second: int) -> tuple[int, tuple[Seat, ...], tuple[int, ...]]:
    """How strong its leaders are, who they are, and by seat what these sums would pay."""
    paid = dict(shares(strength, first, second))
    return max(strength), leading(strength), tuple([paid.get(seat, 0) for seat in range(len(strength))])


def _steps(state: State, seat: Seat, asked: a.AnyPending) -> tuple[tuple[int, ...], ...]:
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
