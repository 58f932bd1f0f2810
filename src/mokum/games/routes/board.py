"""What is printed: the map, the cards and the contracts, as tables that the rules index by small numbers."""

from importlib import resources

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A dot on the map."""

    id: str
    name: str
    x: int
    y: int


class Route(msgspec.Struct, frozen=True):
    """A row of spaces between two places."""

    id: int
    ends: tuple[str, str]
    colour: str
    length: int
    cart: bool
    twin: int | None


class Contract(msgspec.Struct, frozen=True):
    """Two places to join, and what that is worth."""

    id: int
    ends: tuple[str, str]
    value: int


class Board(msgspec.Struct, frozen=True):
    """The file `board.json`."""

    game: str
    canvas: tuple[int, int]
    provenance: dict[str, str]
    seats: tuple[int, ...]
    carts_per_seat: int
    transport: dict[str, int]
    trade_cards: int
    route_points: dict[str, int]
    trade_bonus: dict[str, tuple[int, ...]]
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    contracts: tuple[Contract, ...]


BOARD = msgspec.json.decode(resources.files(__package__).joinpath("board.json").read_bytes(), type=Board)

# Cards. A card is a number: 0 is wild, 1 to 6 are the colours in the order of the data.
CARDS: tuple[str, ...] = tuple(BOARD.transport)
WILD = 0
COLOURS = tuple(range(1, len(CARDS)))
EMPTY = len(CARDS)
"""A market slot without a card."""
MARKET_SLOTS = 5
TOO_MANY_WILDS = 3
"""So many wilds in the market are swept away (ROU-034)."""
COPIES: tuple[int, ...] = tuple(BOARD.transport.values())
ALL_CARDS: tuple[int, ...] = tuple(card for card, count in enumerate(COPIES) for _ in range(count))
"""Every transport card in the order in which it lies before the first shuffle (ROU-016)."""

CARTS = BOARD.carts_per_seat
TRADE_CARDS = BOARD.trade_cards

# Places and routes. Routes are indexed from 0; people, moves and the data count them from 1.
PLACE_NAMES: tuple[str, ...] = tuple(place.name for place in BOARD.places)
_place = {place.id: index for index, place in enumerate(BOARD.places)}
ROUTES = BOARD.routes
ROUTE_ENDS: tuple[tuple[int, int], ...] = tuple((_place[r.ends[0]], _place[r.ends[1]]) for r in ROUTES)
ROUTE_COLOUR: tuple[int, ...] = tuple(CARDS.index(r.colour) if r.colour in CARDS else EMPTY for r in ROUTES)
"""The card that pays for a route; EMPTY for a grey one."""
ROUTE_LENGTH: tuple[int, ...] = tuple(r.length for r in ROUTES)
ROUTE_POINTS: tuple[int, ...] = tuple(BOARD.route_points[str(r.length)] for r in ROUTES)
ROUTE_CART: tuple[bool, ...] = tuple(r.cart for r in ROUTES)
ROUTE_TWIN: tuple[int, ...] = tuple(r.twin - 1 if r.twin else -1 for r in ROUTES)
"""The other half of a double route, or -1."""

# Contracts, indexed from 0 as well.
CONTRACTS = BOARD.contracts
CONTRACT_ENDS: tuple[tuple[int, int], ...] = tuple((_place[c.ends[0]], _place[c.ends[1]]) for c in CONTRACTS)
CONTRACT_VALUE: tuple[int, ...] = tuple(c.value for c in CONTRACTS)

TRADE_BONUS: dict[int, tuple[int, ...]] = {int(seats): bonus for seats, bonus in BOARD.trade_bonus.items()}


def route_name(route: int) -> str:
    """The two places that a route joins."""
    return "–".join(PLACE_NAMES[end] for end in ROUTE_ENDS[route])


def contract_name(contract: int) -> str:
    """The two places that a contract names."""
    return "–".join(PLACE_NAMES[end] for end in CONTRACT_ENDS[contract])
