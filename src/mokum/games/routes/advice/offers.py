"""Offers: links that are open, with what they take and bring."""

from functools import cache

import msgspec

from mokum.games.routes.advice.measures import POINT, TIME_OF_A_CARD, TURN
from mokum.games.routes.advice.ways import LENGTH, POINTS, TRADE, Links
from mokum.games.routes.board import COLOURS, EMPTY, ROUTE_COLOUR
from mokum.games.routes.cards import MOST
from mokum.kernel.bits import members

ANY = 0
"""Stands for whichever colour."""

LOST_FILLER = 22
"""What part of a route's worth is lost with it, in percent: the cards for it are good for another."""
LATEST = 2500
"""No time that is looked ahead is as long: with all carts in every supply there are less than 1600 (`time_left`)."""

Figures = tuple[int, int, tuple[int, ...], int, tuple[int, ...], bool]
"""For whoever looks at an offer over and over, a plain tuple to take apart and tables to look things up in:

two colours to choose from (the same twice if there is one, ANY if all will do); by cards at hand the time that it
takes; its worth; by the time that has passed when it is claimed what is left of the worth, in percent; and whether
a trade card comes with it.
"""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A link that is open."""

    link: Links
    length: int
    points: int
    hazard: int
    """How often it is lost to another seat, in percent a turn."""
    trade: bool
    colours: tuple[int, ...]
    figures: Figures


@cache
def offer_of(link: int, open_halves: int, seats: int) -> Offer:
    """What a link offers of which these routes are open."""
    printed = tuple(ROUTE_COLOUR[route] for route in members(open_halves))
    grey = EMPTY in printed
    colours = COLOURS if grey else printed
    one, other = (ANY, ANY) if grey else (printed[0], printed[-1])
    hazard = _hazard(link, grey, len(printed) > 1 and seats > 2) * (seats - 1) // 3
    length, points, trade = LENGTH[link], POINTS[link], TRADE[link]
    figures = (one, other, _time_with(length), points * POINT, _left_after(hazard), trade)
    return Offer(1 << link, length, points, hazard, trade, colours, figures)


def _hazard(link: int, grey: bool, double: bool) -> int:
    """Counted in games of four advised players.

    The city's edge, with its trade cards, is wanted by all; grey routes go to whoever has any cards; a double route is
    hardly ever lost.
    """
    if double:
        return 3 if TRADE[link] else 1
    if grey:
        return 14 if TRADE[link] else 7
    return 10 if TRADE[link] else 2


@cache
def _time_with(length: int) -> tuple[int, ...]:
    """By cards at hand, wilds included: the time that it takes to claim a route."""
    return tuple(TURN + max(length - have, 0) * TIME_OF_A_CARD for have in range(2 * MOST + 1))


@cache
def _left_after(hazard: int) -> tuple[int, ...]:
    """By time: how much of a route's worth is left, in percent, since it may have been lost."""
    return tuple(100 - hazard * time * LOST_FILLER // 10000 for time in range(LATEST))
