"""Each rules page says what is ours: every part of the data that is designed or public, with its figures."""

import json
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from mokum import rulebook


def data(slug: str) -> Any:
    """The board of a game as it is kept."""
    return json.loads(resources.files(f"mokum.games.{slug}").joinpath("board.json").read_text())


ROUTES, MERCHANTS, HARBOUR = data("routes"), data("merchants"), data("harbour")
OURS = re.compile("designed|public")
DRAWN = {"coordinates", "hex", "symbol", "path", "layout", "canvas", "notes", "score_track", "colours", "seat_colours"}
"""How something is drawn, and names for it in the data: no rule depends on these."""

TOLD = {
    "routes": {
        "place_names": "ROU-092",
        "routes": "ROU-092",
        "route_points": "ROU-092",
        "cart": "ROU-091",
        "contracts": "ROU-090",
    },
    "merchants": {
        "goods": "MER-316",
        "exchange": "MER-316",
        "auction": "MER-316",
        "colony_sites": "MER-311",
        "house_sites": "MER-311",
        "bridges": "MER-312",
        "start_positions": "MER-313",
        "cards": "MER-310",
        "timeline": "MER-314",
        "variants": "MER-317",
        "continents": "MER-317",
        "players": "",
    },
    "harbour": {
        "docker_colours": "",
        "goods": "",
        "districts": "HAR-455",
        "blocks": "HAR-451",
        "bridges": "HAR-450",
        "river": "HAR-451",
        "harbour": "HAR-451",
        "docker_building": "HAR-451",
        "black_market": "HAR-450",
        "district_points": "HAR-453",
        "start_cards": "HAR-452",
        "card_costs": "HAR-456",
        "artisan_types": "HAR-454",
        "building_types": "HAR-454",
    },
}
"""Part of the data → the rule that tells where it comes from; "" where only its colours are ours."""


def parts_of_ours(slug: str) -> set[str]:
    """The parts of the data that say of themselves that they are designed, or taken from public writing."""
    board = data(slug)
    if slug == "routes":
        return {part for part, source in board["provenance"].items() if OURS.search(source)}
    told = {part: json.dumps(held.get("provenance", "")) for part, held in board.items() if isinstance(held, dict)}
    return {part for part, source in told.items() if OURS.search(source)}


@pytest.mark.parametrize("slug", TOLD)
def test_no_part_of_the_data_is_ours_without_a_rule_that_says_so(slug: str) -> None:
    assert parts_of_ours(slug) - DRAWN == set(TOLD[slug])
    assert {rule for rule in TOLD[slug].values() if rule} <= set(rulebook.rules(slug))


@pytest.mark.rule("ROU-093", "MER-317", "HAR-456")
@pytest.mark.parametrize(("slug", "rule"), [("routes", "ROU-093"), ("merchants", "MER-317"), ("harbour", "HAR-456")])
def test_the_decisions_are_counted_and_where_there_are_few_they_are_named(slug: str, rule: str) -> None:
    own = {found.id for found in rulebook.rules(slug).values() if rulebook.RULING in found.text and found.id != rule}
    told = rulebook.rule(slug, rule)
    assert f"the {len(own)} " in told.lower()
    if slug != "harbour":
        assert set(re.findall(r"[A-Z]{3}-\d+", told)) == own


@pytest.mark.rule("ROU-090", "ROU-091", "ROU-092")
def test_the_figures_of_routes_that_are_ours() -> None:
    assert f"which {len(ROUTES['contracts'])} pairs" in rulebook.rule("routes", "ROU-090")
    assert sum(route["cart"] for route in ROUTES["routes"]) == 11
    assert "eleven routes" in rulebook.rule("routes", "ROU-091")
    assert list(ROUTES["route_points"].values()) == [1, 2, 4, 7]


@pytest.mark.rule("MER-310", "MER-311", "MER-312", "MER-313")
def test_the_pieces_of_merchants_that_are_ours() -> None:
    kinds = Counter(card["type"] for card in MERCHANTS["cards"]["items"])
    assert kinds == {"goods": 12, "colony": 24, "amsterdam": 24, "hourglass": 24}
    assert "12 goods, 24 colony and 24 Amsterdam" in rulebook.rule("merchants", "MER-310")
    sites = rulebook.rule("merchants", "MER-311")
    assert f"{len(MERCHANTS['colony_sites']['items'])} colony sites" in sites
    assert f"{len(MERCHANTS['house_sites']['items'])} house sites" in sites
    assert f"{len(MERCHANTS['bridges']['items'])} of them" in rulebook.rule("merchants", "MER-312")
    starts = rulebook.rule("merchants", "MER-313")
    for start in MERCHANTS["start_positions"]["items"]:
        assert re.search(
            rf"{start['position']}: {start['house']} [^;]*{start['colony']} [^;]*{start['good']} 1", starts
        )


@pytest.mark.rule("MER-314", "MER-315", "MER-316")
def test_the_squares_of_merchants_that_are_ours() -> None:
    squares = MERCHANTS["timeline"]["items"]
    assert sum(square["source"]["icon"] == "designed" for square in squares) == 19
    assert "icons of 19 squares" in rulebook.rule("merchants", "MER-314")
    assert [square["label"] for square in squares if square["source"]["grid"] == "rulebook"] == ["1611"]
    assert "except that of 1611" in rulebook.rule("merchants", "MER-315")
    assert "eight spaces" in rulebook.rule("merchants", "MER-316")


@pytest.mark.rule("HAR-450", "HAR-451", "HAR-452", "HAR-453", "HAR-454", "HAR-455")
def test_the_figures_of_harbour_that_are_ours() -> None:
    split = {seats: sum(HARBOUR["start_cards"][seats].values()) for seats in ("2", "3", "4")}
    assert split == {"2": 3, "3": 4, "4": 5}, "one more than seats, as HAR-452 says"
    assert HARBOUR["district_points"]["4"][:2] == HARBOUR["district_points"]["3"][:2] == [5, 2]
    guess, _, other = rulebook.rule("harbour", "HAR-455").partition("The other reading")
    for district in HARBOUR["districts"]["items"][1:]:
        assert f"{district['name']} {district['colour']}" in guess
    names = [district["name"] for district in HARBOUR["districts"]["items"]]
    readings = ["pink", "orange", "brown", "grey", "violet", "black"]
    for name, colour in list(zip(names, readings, strict=True))[1:]:
        assert f"{name} {colour}" in other, "the order of the colours on cards 091 to 096"
