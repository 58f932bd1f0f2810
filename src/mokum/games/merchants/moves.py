"""The 231 moves of the game and how they are written."""

from itertools import combinations_with_replacement

from mokum.games.merchants.board import COLONY_SITES, GOODS, HOUSE_SITES
from mokum.games.merchants.cards import DISCS
from mokum.kernel.moves import Catalogue, Move

PASS, OPEN = 0, 250
"""Limits that are no price: not to press, and to press before 200 (MER-141)."""
SINGLE_LIMITS: tuple[int, ...] = tuple(range(50, 201, 10))
DOUBLE_LIMITS: tuple[int, ...] = tuple(range(220, 401, 20))


class Cover(Move, frozen=True):
    """Put the drawn card on a disc."""

    disc: int

    def __str__(self) -> str:
        return f"cover {DISCS[self.disc]}"


class TakeGoods(Move, frozen=True):
    """Receive three goods, not all the same."""

    goods: tuple[int, int, int]

    def __str__(self) -> str:
        return f"goods {' '.join(GOODS[good] for good in self.goods)}"


class Advance(Move, frozen=True):
    """Advance a good by one."""

    good: int

    def __str__(self) -> str:
        return f"advance {GOODS[self.good]}"


class Found(Move, frozen=True):
    """Found a colony."""

    site: int

    def __str__(self) -> str:
        return f"found {COLONY_SITES[self.site].lower()}"


class Build(Move, frozen=True):
    """Build a house."""

    site: int

    def __str__(self) -> str:
        return f"build {HOUSE_SITES[self.site].lower()}"


class Abandon(Move, frozen=True):
    """Remove one of one's colonies."""

    site: int

    def __str__(self) -> str:
        return f"remove {COLONY_SITES[self.site].lower()}"


class Demolish(Move, frozen=True):
    """Remove one of one's houses."""

    site: int

    def __str__(self) -> str:
        return f"remove {HOUSE_SITES[self.site].lower()}"


class Withdraw(Move, frozen=True):
    """Move a good back by one."""

    good: int

    def __str__(self) -> str:
        return f"back {GOODS[self.good]}"


class Borrow(Move, frozen=True):
    """Take a loan."""

    def __str__(self) -> str:
        return "borrow"


class Decline(Move, frozen=True):
    """Make no use of what is offered."""

    def __str__(self) -> str:
        return "decline"


class Limit(Move, frozen=True):
    """Seal the price at which to press; PASS for never, OPEN for before 200."""

    price: int

    def __str__(self) -> str:
        return {PASS: "pass", OPEN: "open"}.get(self.price, f"limit {self.price}")


class Ahead(Move, frozen=True):
    """Seal a doubled price in case the round is opened, by oneself or by another seat."""

    opener: bool
    price: int

    def __str__(self) -> str:
        return f"ahead {'opener' if self.opener else 'other'} {self.price or 'pass'}"


MerchantsMove = (
    Cover | TakeGoods | Advance | Found | Build | Abandon | Demolish | Withdraw | Borrow | Decline | Limit | Ahead
)

COMBINATIONS: tuple[tuple[int, int, int], ...] = tuple(
    (one, two, three)
    for one, two, three in combinations_with_replacement(range(len(GOODS)), 3)
    if not one == two == three
)
"""Three goods in any combination except three of the same (MER-063)."""

CATALOGUE: Catalogue[MerchantsMove] = Catalogue(
    (
        # What is chosen most often comes first: small numbers are quicker.
        Limit(PASS),
        *map(Limit, SINGLE_LIMITS),
        Limit(OPEN),
        *map(Limit, DOUBLE_LIMITS),
        *map(Cover, range(len(DISCS))),
        *map(Advance, range(len(GOODS))),
        *map(Withdraw, range(len(GOODS))),
        *map(TakeGoods, COMBINATIONS),
        Borrow(),
        *map(Found, range(len(COLONY_SITES))),
        *map(Build, range(len(HOUSE_SITES))),
        Decline(),
        *map(Abandon, range(len(COLONY_SITES))),
        *map(Demolish, range(len(HOUSE_SITES))),
        *(Ahead(opener, price) for opener in (True, False) for price in (PASS, *DOUBLE_LIMITS)),
    )
)
