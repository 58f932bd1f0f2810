"""What is printed: areas, sites, bridges and cards, and what the rules page says of them."""

from collections import Counter
from importlib.util import module_from_spec
from types import ModuleType

import pytest

from mokum.games.merchants import board, cards, timeline
from mokum.games.merchants.board import (
    ACROSS,
    ALL_COLONIES,
    ALL_HOUSES,
    BRIDGES,
    COLONY_CONTINENT,
    COLONY_GOOD,
    CONTINENTS,
    DATA,
    GOODS,
    HOUSE_QUARTER,
    HOUSE_SITES,
    IN_QUARTER,
    LAST_SPACE,
    NEIGHBOURS,
    ON_CONTINENT,
    QUARTERS,
    TILES,
    TURNS,
    WITH_GOOD,
)
from mokum.games.merchants.cards import (
    AMSTERDAM_CARD,
    CARDS,
    COLONIES_FOR,
    COLONY_CARD,
    GOODS_CARD,
    GOODS_FOR,
    HOURGLASS,
    HOUSES_FOR,
    KIND,
    MARKED,
    QUARTERS_ON,
)
from mokum.games.merchants.moves import CATALOGUE
from mokum.games.merchants.timeline import SQUARES
from mokum.kernel.bits import members


@pytest.mark.rule("MER-002", "MER-003")
def test_components() -> None:
    assert TILES == 24
    assert DATA["components"]["tiles_per_player"] * DATA["components"]["tile_sets"] == 120
    assert len(CARDS) == 84
    assert len(DATA["players"]["colours"]) == 5


@pytest.mark.rule("MER-001", "MER-005")
def test_money_is_in_tens() -> None:
    assert all(amount % 10 == 0 for square in SQUARES for row in square.grid for amount in row)
    assert sum(coin["value"] * coin["count"] for coin in DATA["components"]["money"]) == 10_350


@pytest.mark.rule("MER-007", "MER-008", "MER-009", "MER-010")
def test_areas_and_their_sectors() -> None:
    assert GOODS == ("sugar", "gems", "spice", "silk")
    assert CONTINENTS == ("americas", "africa", "europe", "far_east")
    assert QUARTERS == ("grachten", "nieuwe_zijde", "oude_zijde", "lastage")
    for area in ("goods", "continents", "quarters"):
        assert [sector["number"] for sector in DATA[area]["items"]] == [1, 2, 3, 4]


@pytest.mark.rule("MER-011")
def test_rows_have_eight_spaces() -> None:
    assert LAST_SPACE == 8
    assert all(len(row["spaces"]) == 8 for row in DATA["exchange"]["rows"])


@pytest.mark.rule("MER-013")
def test_sites_lie_in_one_sector() -> None:
    assert sum(ON_CONTINENT) == sum(WITH_GOOD) == ALL_COLONIES == (1 << 36) - 1
    assert sum(IN_QUARTER) == ALL_HOUSES == (1 << 40) - 1
    assert [quarter.bit_count() for quarter in IN_QUARTER] == [12, 10, 10, 8]
    pairs = Counter(zip(COLONY_CONTINENT, COLONY_GOOD, strict=True))
    assert len(pairs) == 16, "every good on every continent"
    assert sorted(pairs.values()) == [2] * 12 + [3] * 4


@pytest.mark.rule("MER-014")
def test_neighbours_and_bridges() -> None:
    for site, beside in enumerate(NEIGHBOURS):
        for other in members(beside):
            assert NEIGHBOURS[other] >> site & 1
            assert HOUSE_QUARTER[other] == HOUSE_QUARTER[site]
    assert len(BRIDGES) == 10
    for ends in BRIDGES:
        one, other = members(ends)
        assert HOUSE_QUARTER[one] != HOUSE_QUARTER[other]
        assert ACROSS[one] == 1 << other
        assert ACROSS[other] == 1 << one
    assert sum(across != 0 for across in ACROSS) == 20, "one bridge end a site at most"


@pytest.mark.rule("MER-027", "MER-052")
def test_the_deck_gives_everybody_as_many_turns() -> None:
    kinds = Counter(KIND)
    assert kinds == {HOURGLASS: 24, GOODS_CARD: 12, COLONY_CARD: 24, AMSTERDAM_CARD: 24}
    assert sum(MARKED) == 6
    for seats, turns in TURNS.items():
        placeable = len(CARDS) - kinds[HOURGLASS] - (sum(MARKED) if seats == 3 else 0)
        assert placeable == 3 * turns
        assert turns % seats == 0


@pytest.mark.rule("MER-070", "MER-071", "MER-080", "MER-081")
def test_what_the_cards_allow() -> None:
    for card, kind in enumerate(KIND):
        assert bool(COLONIES_FOR[card]) == (kind == COLONY_CARD)
        assert bool(HOUSES_FOR[card]) == (kind == AMSTERDAM_CARD)
    assert Counter(len(quarters) for card, quarters in enumerate(QUARTERS_ON) if KIND[card] == AMSTERDAM_CARD) == {
        1: 12,
        2: 12,
    }
    assert all(
        len(GOODS_FOR[card]) == (4 if len(QUARTERS_ON[card]) == 1 else 1)
        for card, kind in enumerate(KIND)
        if kind == AMSTERDAM_CARD
    )


@pytest.mark.rule("MER-301")
def test_sites_stand_in_the_order_of_their_ids() -> None:
    assert list(HOUSE_QUARTER) == sorted(HOUSE_QUARTER)
    assert list(COLONY_CONTINENT) == sorted(COLONY_CONTINENT)
    assert HOUSE_SITES[0] == "GR01"
    assert HOUSE_SITES[-1] == "LA08"


def test_every_choice_is_in_the_catalogue() -> None:
    assert len(CATALOGUE) == 231
    assert str(CATALOGUE.moves[0]) == "pass"
    assert str(CATALOGUE.moves[39]) == "goods sugar sugar gems"


@pytest.mark.parametrize("module", [board, cards, timeline])
def test_tables_are_made_of_what_is_printed_alone(module: ModuleType) -> None:
    """They are made once, when the game is loaded; loaded again, whatever was played before, they are the same."""
    assert module.__spec__ is not None
    again = module_from_spec(module.__spec__)
    assert module.__spec__.loader is not None
    module.__spec__.loader.exec_module(again)
    tables = {name: value for name, value in vars(module).items() if name.isupper()}
    assert len(tables) > 4
    for name, value in tables.items():
        assert repr(getattr(again, name)) == repr(value), name
