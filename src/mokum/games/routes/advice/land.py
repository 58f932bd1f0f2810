"""The map as one seat finds it: what is open to it, what it can no longer join, and what some links would take."""

from functools import lru_cache

import msgspec

from mokum.games.routes.advice.offers import Offer, offer_of
from mokum.games.routes.advice.ways import EVERY_LINK, EVERY_ROUTE, HALVES, Links, Routes, links_of
from mokum.games.routes.board import CARDS
from mokum.games.routes.view import FREE
from mokum.kernel.bits import members
from mokum.kernel.event import Seat


class Needs(msgspec.Struct, frozen=True, gc=False):
    """What it takes to claim several links, and what they bring."""

    claims: int
    spaces: int
    points: int
    trade: int
    """Trade cards."""
    hazard: int
    """How often one of them is lost to another seat, in percent a turn."""
    fixed: tuple[tuple[int, int], ...]
    """Colour by colour: how many cards the routes take that only this colour pays for."""
    flexible: tuple[tuple[int, tuple[int, ...]], ...]
    """The length and the colours of each other route, those with the smallest choice first."""


class Land:
    """Never changed once made, so that all who look at the same board can share it."""

    __slots__ = ("_free", "_needs", "_offers", "_seats", "open", "shut")

    def __init__(self, own: Routes, others: Routes, seats: int) -> None:
        joined, taken = links_of(own), links_of(others)
        # Of a double route a seat claims one half, and between two seats there is no other (ROU-045, ROU-046).
        closed = joined | taken if seats == 2 else joined
        self._seats = seats
        self._free: Routes = EVERY_ROUTE & ~(own | others)
        self.open: Links = links_of(self._free) & ~closed
        self.shut: Links = EVERY_LINK & ~(self.open | joined)
        self._needs: dict[Links, Needs] = {}
        self._offers: list[Offer] | None = None

    @property
    def offers(self) -> list[Offer]:
        """All links that are open, made when they are first asked for: some only ask about the ways of a plan."""
        if self._offers is None:
            self._offers = [self._offer(link) for link in members(self.open)]
        return self._offers

    def _offer(self, link: int) -> Offer:
        return offer_of(link, self._free & HALVES[link], self._seats)

    def needs(self, links: Links) -> Needs:
        """What it takes to claim all of these."""
        found = self._needs.get(links)
        if found is None:
            found = self._needs[links] = self._add_up(links)
        return found

    def _add_up(self, links: Links) -> Needs:
        claims = spaces = points = trade = hazard = 0
        fixed = [0] * len(CARDS)
        flexible: list[tuple[int, tuple[int, ...]]] = []
        for link in members(links):
            offer = self._offer(link)
            claims += 1
            spaces += offer.length
            points += offer.points
            trade += offer.trade
            hazard += offer.hazard
            if len(offer.colours) == 1:
                fixed[offer.colours[0]] += offer.length
            else:
                flexible.append((offer.length, offer.colours))
        flexible.sort(key=_smallest_choice_first)
        wanted = tuple([(colour, cards) for colour, cards in enumerate(fixed) if cards])
        return Needs(claims, spaces, points, trade, hazard, wanted, tuple(flexible))


def _smallest_choice_first(choice: tuple[int, tuple[int, ...]]) -> tuple[int, int]:
    length, colours = choice
    return len(colours), -length


@lru_cache(maxsize=1 << 10)
def land_of(owners: tuple[Seat, ...], seat: Seat, seats: int) -> Land:
    """What this seat finds when routes are owned so."""
    own = others = 0
    for route, owner in enumerate(owners):
        if owner == seat:
            own |= 1 << route
        elif owner != FREE:
            others |= 1 << route
    return land_with(own, others, seats)


@lru_cache(maxsize=1 << 12)
def land_with(own: Routes, others: Routes, seats: int) -> Land:
    """What a seat finds that has these routes, while others have those."""
    return Land(own, others, seats)
