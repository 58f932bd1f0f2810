"""The 318 moves of the game and how they are written."""

from collections.abc import Iterator

from mokum.games.routes.board import CARDS, COLOURS, CONTRACTS, EMPTY, MARKET_SLOTS, ROUTE_COLOUR, ROUTE_LENGTH, WILD
from mokum.kernel.moves import Catalogue, Move

DECK = MARKET_SLOTS
"""The slot number that stands for the unseen top of the draw pile."""


class Draw(Move, frozen=True):
    """Take the card in a market slot, or the top of the draw pile."""

    slot: int

    def __str__(self) -> str:
        return "draw deck" if self.slot == DECK else f"draw {self.slot + 1}"


class Claim(Move, frozen=True):
    """Claim a route and say how it is paid: so many of one colour, so many wilds."""

    route: int
    colour: int
    """The colour that pays; WILD if wilds alone do."""
    coloured: int
    wilds: int

    def __str__(self) -> str:
        text = f"claim {self.route + 1}"
        if self.coloured:
            text += f" {CARDS[self.colour]}{self.coloured}"
        if self.wilds:
            text += f" wild{self.wilds}"
        return text


class TakeContracts(Move, frozen=True):
    """Draw the top two contracts and look at them."""

    def __str__(self) -> str:
        return "contracts"


class Keep(Move, frozen=True):
    """Keep one of the two contracts that were drawn, and return the other."""

    contract: int

    def __str__(self) -> str:
        return f"keep {self.contract + 1}"


class KeepBoth(Move, frozen=True):
    """Keep both contracts that were drawn."""

    def __str__(self) -> str:
        return "keep both"


class Pass(Move, frozen=True):
    """Do nothing, because nothing can be done."""

    def __str__(self) -> str:
        return "pass"


RoutesMove = Draw | Claim | TakeContracts | Keep | KeepBoth | Pass


def payments(route: int) -> Iterator[Claim]:
    """Every way to pay for a route, fewest wilds first; wilds alone once (ROU-041, ROU-042)."""
    length, printed = ROUTE_LENGTH[route], ROUTE_COLOUR[route]
    for colour in COLOURS if printed == EMPTY else (printed,):
        for wilds in range(length):
            yield Claim(route, colour, length - wilds, wilds)
    yield Claim(route, WILD, 0, length)


DRAWS: tuple[Draw, ...] = tuple(Draw(slot) for slot in range(MARKET_SLOTS + 1))
CLAIMS: tuple[tuple[Claim, ...], ...] = tuple(tuple(payments(route)) for route in range(len(ROUTE_LENGTH)))
KEEPS: tuple[Keep, ...] = tuple(Keep(contract) for contract in range(len(CONTRACTS)))

CATALOGUE: Catalogue[RoutesMove] = Catalogue(
    (*DRAWS, TakeContracts(), *KEEPS, KeepBoth(), Pass(), *(claim for claims in CLAIMS for claim in claims))
)
