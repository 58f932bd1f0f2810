"""What a card or a tile would give to a seat at once: facts for whoever thinks about it, and no advice."""

from collections.abc import Iterator

import msgspec

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import (
    COLONY_CONTINENT,
    HOUSE_QUARTER,
    IN_QUARTER,
    ON_CONTINENT,
)
from mokum.games.merchants.cards import AMSTERDAM_CARD, COLONIES_FOR, COLONY_CARD, GOODS_FOR, HOUSES_FOR, KIND
from mokum.games.merchants.moves import Abandon, Advance, Build, Demolish, Found, MerchantsMove
from mokum.games.merchants.rules.bonuses import (
    WORTH,
    bridge_sites,
    goods_missing,
    last_sector,
    met_with_colonies,
    met_with_houses,
)
from mokum.games.merchants.rules.using import advance, onward
from mokum.games.merchants.state import FIRST_BRIDGE, GOODS_BONUS, ROWS, State, vacant
from mokum.kernel.bits import members
from mokum.kernel.event import Seat
from mokum.kernel.moves import MoveSet


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """Bonuses that a move earns at once, or that are returned with it."""

    money: int = 0
    """Less than nothing where it is returned."""
    bridge: int | None = None
    """The bridge whose bonus it is."""
    whole_set: bool = False
    """The bonus for all goods, all continents or all quarters is among them."""


class NextSpace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A good that moves on."""

    to: int
    """The space on which its tile would be."""
    level: tuple[Seat, ...] = ()
    """Others whose tiles are on that space."""
    ahead: tuple[Seat, ...] = ()
    """Others whose tiles are further."""


class Gives(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card would give to a seat that used it now."""

    sites: int = 0
    """How many vacant sites there are for a house or a colony."""
    free: tuple[int, ...] = ()
    """By sector: how many of them are there; empty where none can be built."""
    bridges: tuple[int, ...] = ()
    """The sites where a house would join a bridge."""
    whole_set: int | None = None
    """The sector that is missing for a bonus, if a tile can be placed there."""
    step: NextSpace | None = None
    """Where the card's good would go, if it is for one good alone."""
    free_house: int | None = None
    """The good whose step would earn the free house."""


def colony_sites(state: State, seat: Seat, card: int) -> int:
    """Where a seat could found a colony with a card, as bits (MER-070 to MER-073)."""
    return vacant(state.colonies, COLONIES_FOR[card]) if state.supply[seat] else 0


def house_sites(state: State, seat: Seat, card: int) -> int:
    """Where a seat could build a house with a card, as bits (MER-080, MER-083)."""
    return vacant(state.houses, HOUSES_FOR[card]) if state.supply[seat] else 0


def brought_by(state: State, seat: Seat, asked: a.AnyPending, moves: MoveSet[MerchantsMove]) -> dict[str, Brought]:
    """The legal answers to a decision that earn or cost bonuses at once, and which (MER-230 to MER-236)."""
    held, found = state.held[seat], {}
    for move, before, after in _tried(state, seat, asked):
        changed = (after ^ before) & (after ^ held)
        if changed and move in moves:
            found[str(move)] = _brought(members(changed), after)
    return found


def _tried(state: State, seat: Seat, asked: a.AnyPending) -> Iterator[tuple[MerchantsMove, int, int]]:
    """Answers that may bring or cost something, each with the bonuses of such tiles before and after it."""
    houses, colonies = state.houses[seat], state.colonies[seat]
    match asked:
        case a.BuildHouse() | a.Arms() | a.FreeHouse():
            for site in members(bridge_sites(houses) | last_sector(houses, IN_QUARTER)):
                yield Build(site), met_with_houses(houses), met_with_houses(houses | 1 << site)
        case a.CrossedArms() | a.ReturnHouse():
            for site in members(houses):
                yield Demolish(site), met_with_houses(houses), met_with_houses(houses ^ 1 << site)
        case a.FoundColony() | a.Globe():
            for site in members(last_sector(colonies, ON_CONTINENT)):
                yield Found(site), met_with_colonies(colonies), met_with_colonies(colonies | 1 << site)
        case a.CrossedGlobe():
            for site in members(colonies):
                yield Abandon(site), met_with_colonies(colonies), met_with_colonies(colonies ^ 1 << site)
        case a.AdvanceGood() | a.Ship():
            missing = goods_missing(state, seat)
            if len(missing) == 1 and advance(state, seat, missing[0]) is not None:
                yield Advance(missing[0]), 0, 1 << GOODS_BONUS


def _brought(bonuses: tuple[int, ...], met: int) -> Brought:
    return Brought(
        money=sum(WORTH[bonus] if met >> bonus & 1 else -WORTH[bonus] for bonus in bonuses),
        bridge=next((bonus - FIRST_BRIDGE for bonus in bonuses if bonus >= FIRST_BRIDGE), None),
        whole_set=bonuses[0] < FIRST_BRIDGE,
    )


def what_it_gives(state: State, seat: Seat, card: int) -> Gives:
    """All that a card would give; what a goods card gives is the same for everybody."""
    if KIND[card] == COLONY_CARD:
        return _colony(state, seat, card)
    return _house(state, seat, card) if KIND[card] == AMSTERDAM_CARD else Gives()


def _colony(state: State, seat: Seat, card: int) -> Gives:
    """A colony and its good; without a site there is neither (MER-072, MER-073)."""
    sites, goods = colony_sites(state, seat, card), GOODS_FOR[card]
    if not sites:
        return Gives()
    return Gives(
        sites=sites.bit_count(),
        free=_free(sites, ON_CONTINENT),
        whole_set=_sector(sites & last_sector(state.colonies[seat], ON_CONTINENT), COLONY_CONTINENT),
        step=_step(state, seat, goods[0], placed=1) if len(goods) == 1 else None,
    )


def _house(state: State, seat: Seat, card: int) -> Gives:
    """A house, where there is a site for it, and a good in any case (MER-080 to MER-083)."""
    sites, goods = house_sites(state, seat, card), GOODS_FOR[card]
    houses, missing = state.houses[seat], goods_missing(state, seat)
    return Gives(
        sites=sites.bit_count(),
        free=_free(sites, IN_QUARTER) if sites else (),
        bridges=members(sites & bridge_sites(houses)),
        whole_set=_sector(sites & last_sector(houses, IN_QUARTER), HOUSE_QUARTER),
        step=_step(state, seat, goods[0]) if len(goods) == 1 else None,
        free_house=missing[0] if len(missing) == 1 and missing[0] in goods else None,
    )


def _sector(sites: int, sector_of: tuple[int, ...]) -> int | None:
    """The sector of these sites, which all are in one."""
    return sector_of[sites.bit_length() - 1] if sites else None


def _free(sites: int, sectors: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([(sites & sector).bit_count() for sector in sectors])


def _step(state: State, seat: Seat, good: int, placed: int = 0) -> NextSpace:
    row = state.exchange[good::ROWS]
    (to,) = onward(row[seat], state.supply[seat] - placed, 1)
    return NextSpace(
        to,
        level=tuple([other for other, space in enumerate(row) if space == to and other != seat]),
        ahead=tuple([other for other, space in enumerate(row) if space > to]),
    )
