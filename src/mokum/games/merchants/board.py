"""What is printed on the board: goods, continents and quarters with their sites, as tables indexed by small numbers."""

import json
from importlib import resources
from typing import Any

DATA: dict[str, Any] = json.loads(resources.files(__package__).joinpath("board.json").read_text(encoding="utf-8"))

SEATS: tuple[int, ...] = tuple(range(DATA["players"]["min"], DATA["players"]["max"] + 1))
TURNS: dict[int, int] = {int(seats): turns for seats, turns in DATA["players"]["turns"].items()}
"""By number of seats: the turns of a whole game, as many for each seat (MER-052)."""
START_MONEY: int = DATA["players"]["starting_money"]
TILES: int = DATA["components"]["tiles_per_player"]

# Every area has four sectors, here counted from 0 and on the board from 1 (MER-007 to MER-010).
SECTORS = range(4)
GOODS: tuple[str, ...] = tuple(good["id"] for good in DATA["goods"]["items"])
CONTINENTS: tuple[str, ...] = tuple(continent["id"] for continent in DATA["continents"]["items"])
QUARTERS: tuple[str, ...] = tuple(quarter["id"] for quarter in DATA["quarters"]["items"])
CONTINENT_NAMES: tuple[str, ...] = tuple(continent["name"] for continent in DATA["continents"]["items"])
QUARTER_NAMES: tuple[str, ...] = tuple(quarter["name"] for quarter in DATA["quarters"]["items"])

LAST_SPACE: int = DATA["exchange"]["row_length"]
BONUS_SPACE: int = DATA["exchange"]["bonus_space"]

# Sites stand in the order of their ids: by sector, then by number (MER-301). A set of sites is a set of bits.
COLONY_SITES: tuple[str, ...] = tuple(site["id"] for site in DATA["colony_sites"]["items"])
COLONY_NAMES: tuple[str, ...] = tuple(site["name"] for site in DATA["colony_sites"]["items"])
COLONY_GOOD: tuple[int, ...] = tuple(GOODS.index(site["good"]) for site in DATA["colony_sites"]["items"])
COLONY_CONTINENT: tuple[int, ...] = tuple(CONTINENTS.index(site["continent"]) for site in DATA["colony_sites"]["items"])
HOUSE_SITES: tuple[str, ...] = tuple(site["id"] for site in DATA["house_sites"]["items"])
HOUSE_NAMES: tuple[str, ...] = tuple(site["name"] for site in DATA["house_sites"]["items"])
HOUSE_QUARTER: tuple[int, ...] = tuple(QUARTERS.index(site["quarter"]) for site in DATA["house_sites"]["items"])

ALL_COLONIES = (1 << len(COLONY_SITES)) - 1
ALL_HOUSES = (1 << len(HOUSE_SITES)) - 1


def sites_in(sector_of: tuple[int, ...], sector: int) -> int:
    """The sites of one sector, as bits."""
    return sum(1 << site for site, own in enumerate(sector_of) if own == sector)


ON_CONTINENT: tuple[int, ...] = tuple(sites_in(COLONY_CONTINENT, sector) for sector in SECTORS)
WITH_GOOD: tuple[int, ...] = tuple(sites_in(COLONY_GOOD, sector) for sector in SECTORS)
IN_QUARTER: tuple[int, ...] = tuple(sites_in(HOUSE_QUARTER, sector) for sector in SECTORS)

_house = {site: number for number, site in enumerate(HOUSE_SITES)}
_colony = {site: number for number, site in enumerate(COLONY_SITES)}


def _neighbours(site: int) -> int:
    """The sites of the same quarter beside this one, as bits (MER-014)."""
    found = 0
    for one, other in DATA["house_sites"]["adjacency"]:
        if site == _house[one]:
            found |= 1 << _house[other]
        elif site == _house[other]:
            found |= 1 << _house[one]
    return found


NEIGHBOURS: tuple[int, ...] = tuple(map(_neighbours, range(len(HOUSE_SITES))))

BRIDGE_NAMES: tuple[str, ...] = tuple(bridge["name"] for bridge in DATA["bridges"]["items"])
BRIDGES: tuple[int, ...] = tuple(1 << _house[b["a"]] | 1 << _house[b["b"]] for b in DATA["bridges"]["items"])
"""Both ends of each bridge, as bits."""
ACROSS: tuple[int, ...] = tuple(
    sum(bridge ^ 1 << site for bridge in BRIDGES if bridge >> site & 1) for site in range(len(HOUSE_SITES))
)
"""By house site: the site at the other end of its bridge as a bit, or 0."""

START_HOUSE: tuple[int, ...] = tuple(_house[place["house"]] for place in DATA["start_positions"]["items"])
START_COLONY: tuple[int, ...] = tuple(_colony[place["colony"]] for place in DATA["start_positions"]["items"])
"""By position, counted from 0."""
