"""What is printed on the board, as tables that the rules index by small numbers."""

import json
from collections import deque
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Any

DATA: dict[str, Any] = json.loads(resources.files(__package__).joinpath("board.json").read_text(encoding="utf-8"))

SEATS = (1, 2, 3, 4)
ROUNDS = 12
SHORT_GAME_BEGINS = 3
FOREMAN_AND_BAILIFF, TASKS_EXTENSION, MARKET_PAWN, MORE_TILES, HOUSE_CARDS = 1, 2, 3, 4, 5
"""The numbers of the extensions (HAR-017); house cards are an extension of our own (HAR-019)."""
SALE_FLORINS = 2
"""What a sale on the black market brings (HAR-131)."""
DOCKER_FLORINS = 1
"""What a docker that comes aboard brings (HAR-150)."""

# Colours of cubes, roofs and dice, in the order in which the dice are rolled (HAR-411).
COLOURS = ("black", "brown", "violet", "pink", "orange", "grey")
GOODS: tuple[str, ...] = tuple(item["id"] for item in DATA["goods"]["items"])
TILES_EACH: int = DATA["goods"]["tiles_each"]
DOCKERS: tuple[str, ...] = tuple(item["id"] for item in DATA["docker_colours"]["items"])
DISTRICTS: tuple[str, ...] = tuple(item["id"] for item in DATA["districts"]["items"])
DISTRICT_NAMES: tuple[str, ...] = tuple(item["name"] for item in DATA["districts"]["items"])
DISTRICT_COLOUR: tuple[int, ...] = tuple(COLOURS.index(item["colour"]) for item in DATA["districts"]["items"])


def distances(count: int, neighbours: Callable[[int], Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Steps between any two of `count` places; -1 where there is no way."""
    found = []
    for start in range(count):
        far = [-1] * count
        far[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in neighbours(here):
                if far[there] < 0:
                    far[there] = far[here] + 1
                    queue.append(there)
        found.append(tuple(far))
    return tuple(found)


# The city.
_blocks = DATA["blocks"]["items"]
BLOCKS: tuple[str, ...] = tuple(block["id"] for block in _blocks)
BLOCK_DISTRICT: tuple[int, ...] = tuple(DISTRICTS.index(block["district"]) for block in _blocks)
BLOCK_COLOUR: tuple[int, ...] = tuple(DISTRICT_COLOUR[district] for district in BLOCK_DISTRICT)
BLOCK_COST: tuple[int, ...] = tuple(block["cost"] for block in _blocks)
BLOCK_PLACE: tuple[tuple[int, int], ...] = tuple((block["x"], block["y"]) for block in _blocks)
_bridges = [tuple(BLOCKS.index(end) for end in bridge["blocks"]) for bridge in DATA["bridges"]["items"]]
BLOCK_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({end for ends in _bridges if block in ends for end in ends} - {block})) for block in range(len(BLOCKS))
)
NEIGHBOURS_AS_BITS: tuple[int, ...] = tuple(sum(1 << there for there in joined) for joined in BLOCK_NEIGHBOURS)
BLOCK_DISTANCE = distances(len(BLOCKS), lambda block: BLOCK_NEIGHBOURS[block])
DISTRICT_BLOCKS: tuple[int, ...] = tuple(
    sum(1 << block for block, there in enumerate(BLOCK_DISTRICT) if there == district)
    for district in range(len(DISTRICTS))
)
ALL_BLOCKS = (1 << len(BLOCKS)) - 1

# The harbour.
_nodes = DATA["harbour"]["nodes"]
SPACES: tuple[str, ...] = tuple(node["id"] for node in _nodes)
START = next(index for index, node in enumerate(_nodes) if node["kind"] == "start")
WATER: frozenset[int] = frozenset(index for index, node in enumerate(_nodes) if node["kind"] == "water")
_edges = [tuple(SPACES.index(end) for end in edge) for edge in DATA["harbour"]["edges"]]
SPACE_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({end for ends in _edges if space in ends for end in ends} - {space})) for space in range(len(SPACES))
)
SPACE_DISTANCE = distances(len(SPACES), lambda space: SPACE_NEIGHBOURS[space])
WAREHOUSE_AT: dict[int, int] = {
    index: GOODS.index(node["good"]) for index, node in enumerate(_nodes) if node["kind"] == "warehouse"
}
ANCHOR_OF_GOOD: tuple[int, ...] = tuple(
    next(space for space, there in WAREHOUSE_AT.items() if there == good) for good in range(len(GOODS))
)
ROOF_POINTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted((roof["points"] for roof in _nodes[ANCHOR_OF_GOOD[good]]["roofs"]), reverse=True))
    for good in range(len(GOODS))
)
ROOFS = 3
_depots = [index for index, node in enumerate(_nodes) if node["kind"] == "depot"]
DEPOT_AT: dict[int, int] = {space: number for number, space in enumerate(_depots)}
DEPOT_SPACES: tuple[int, ...] = tuple(_depots)
DEPOT_POINTS: tuple[int, ...] = tuple(_nodes[space]["points"] for space in _depots)
ANCHORS: tuple[int, ...] = tuple(sorted((*WAREHOUSE_AT, *DEPOT_AT)))
_pontoons = [index for index, node in enumerate(_nodes) if node["kind"] == "pontoon"]
PONTOON_AT: dict[int, int] = {space: number for number, space in enumerate(_pontoons)}
PONTOON_SPACES: tuple[int, ...] = tuple(_pontoons)
PONTOON_COLOUR: tuple[int, ...] = tuple(DOCKERS.index(_nodes[space]["colour"]) for space in _pontoons)
DOCKER_PLACES: tuple[int, ...] = tuple(place["points"] for place in DATA["docker_building"]["items"])
DOCKERS_ABOARD: int = DATA["mat"]["dockers"]
RACK: int = DATA["mat"]["rack"]
"""Cards that a rack has room for."""
SOLO_PONTOON: dict[int, int] = {
    face: PONTOON_COLOUR.index(DOCKERS.index(DATA["solo_triples"][str(face)])) for face in range(1, 7)
}

# The river.
MOUTH: int = DATA["river"]["mouth_space"]
MOUTH_POINTS: int = DATA["river"]["mouth_points"]
BRIDGE_INTO: dict[int, int] = {bridge["after_space"] + 1: bridge["points"] for bridge in DATA["river"]["bridges"]}
"""By space that is entered: the points of the bridge that is crossed on the way."""

# The black market.
_grid = {item["good"]: (item["row"], item["column"]) for item in DATA["black_market"]["items"]}
MARKET_PLACE: tuple[tuple[int, int], ...] = tuple(_grid[good] for good in GOODS)
MARKET_DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(max(abs(one[0] - other[0]), abs(one[1] - other[1])) for other in MARKET_PLACE) for one in MARKET_PLACE
)

# The rounds.
_rounds = {item["round"]: item for item in DATA["rounds"]["items"]}
FAST_DELIVERY: tuple[int, ...] = (0, *(_rounds[number]["fast_delivery"] for number in range(1, ROUNDS + 1)))
COUNTS_AS: tuple[tuple[int, ...], ...] = tuple(
    tuple(1 if number and face in _rounds[number]["becomes_1"] else face for face in range(7))
    for number in range(ROUNDS + 1)
)
"""By round, by face of a die: what it counts as (HAR-072)."""
DISTRICT_POINTS: dict[int, tuple[int, ...]] = {seats: tuple(DATA["district_points"][str(seats)]) for seats in SEATS}
DISTRICTS_UP: dict[int, int] = {seats: DATA["district_tiles_up"][str(seats)] for seats in SEATS}
START_CARDS: dict[int, dict[str, int]] = {seats: DATA["start_cards"][str(seats)] for seats in SEATS}


def offer_of(seats: int, number: int) -> dict[str, int]:
    """How many cards of each kind a round offers (HAR-060)."""
    offer: dict[str, Any] = DATA["offer"][str(seats)]
    return offer if "plan" in offer else offer["odd" if number % 2 else "even"]
