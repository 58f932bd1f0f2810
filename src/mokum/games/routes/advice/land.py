"""The map as one seat finds it: what is open to it, what it can no longer join, and what some links would take."""

from functools import lru_cache

import msgspec

from mokum.games.routes.advice.offers import offer_of
from mokum.games.routes.advice.ways import HALVES, LINK_OF, Links
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

    __slots__ = ("_by_link", "_needs", "offers", "open", "shut")

    def __init__(self, owners: tuple[Seat, ...], seat: Seat, seats: int) -> None:
        free = 0
        joined: Links = 0
        taken: Links = 0
        for route, owner in enumerate(owners):
            if owner == FREE:
                free |= 1 << route
            elif owner == seat:
                joined |= 1 << LINK_OF[route]
            else:
                taken |= 1 << LINK_OF[route]
        # Of a double route a seat claims one half, and between two seats there is no other (ROU-045, ROU-046).
        closed = joined | taken if seats == 2 else joined
        self._by_link = {
            link: offer_of(link, free & halves, seats)
            for link, halves in enumerate(HALVES)
            if free & halves and not closed >> link & 1
        }
        self.offers = [*self._by_link.values()]
        self.open: Links = sum([offer.link for offer in self.offers])
        self.shut: Links = (1 << len(HALVES)) - 1 & ~(self.open | joined)
        self._needs: dict[Links, Needs] = {}

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
            offer = self._by_link[link]
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
    return Land(owners, seat, seats)
