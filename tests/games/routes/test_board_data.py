"""The printed board and cards against every figure that the rulebook states."""

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from mokum.games.routes import board as tables

DATA: dict[str, Any] = json.loads(resources.files("mokum.games.routes").joinpath("board.json").read_text())
PLACES = {place["id"]: place for place in DATA["places"]}
ROUTES = DATA["routes"]
CONTRACTS = DATA["contracts"]
COLOURS = ["pink", "blue", "green", "black", "red", "orange"]


def joined(entry: dict[str, Any]) -> frozenset[str]:
    """The two places that a route or a contract names."""
    return frozenset(entry["ends"])


def ways_from(start: str) -> dict[str, int]:
    """By place: the spaces on the shortest way to it; every round of the map can only shorten them."""
    found = {start: 0}
    for _ in PLACES:
        for route in ROUTES:
            for here, there in (route["ends"], route["ends"][::-1]):
                if here in found:
                    found[there] = min(found.get(there, 99), found[here] + route["length"])
    return found


@pytest.mark.rule("ROU-001", "ROU-002", "ROU-003", "ROU-004", "ROU-062")
def test_the_figures_of_the_rulebook() -> None:
    assert DATA["seats"] == [2, 3, 4]
    assert DATA["carts_per_seat"] == 16
    assert DATA["transport"] == {"wild": 8, "pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6}
    assert DATA["trade_cards"] == 16
    assert DATA["route_points"] == {"1": 1, "2": 2, "3": 4, "4": 7}
    assert DATA["trade_bonus"] == {"2": [8, 4], "3": [8, 5, 2], "4": [8, 6, 4, 2]}


def test_seventeen_places_on_the_canvas() -> None:
    width, height = DATA["canvas"]
    assert len(PLACES) == len(DATA["places"]) == 17
    assert len({place["name"] for place in DATA["places"]}) == 17
    assert all(0 < place["x"] < width and 0 < place["y"] < height for place in DATA["places"])


def test_forty_four_routes_counted_from_one_make_one_network() -> None:
    assert [route["id"] for route in ROUTES] == list(range(1, 45))
    assert all(len(joined(route)) == 2 and joined(route) <= set(PLACES) for route in ROUTES)
    assert set(ways_from("dam")) == set(PLACES)


@pytest.mark.rule("ROU-004")
def test_every_route_has_a_colour_and_a_length_that_scores() -> None:
    assert {route["colour"] for route in ROUTES} == {*COLOURS, "grey"}
    assert {route["length"] for route in ROUTES} == {1, 2, 3, 4}


def test_nine_spaces_of_each_colour_and_ten_red() -> None:
    spaces: Counter[str] = Counter()
    for route in ROUTES:
        spaces[route["colour"]] += route["length"]
    assert [spaces[colour] for colour in COLOURS] == [9, 9, 9, 9, 10, 9]


@pytest.mark.rule("ROU-045")
def test_routes_between_the_same_places_are_twins_of_equal_length() -> None:
    for one in ROUTES:
        same = [other for other in ROUTES if other is not one and joined(other) == joined(one)]
        assert [other["id"] for other in same] == ([one["twin"]] if one["twin"] else [])
        assert all(other["length"] == one["length"] and other["twin"] == one["id"] for other in same)


@pytest.mark.rule("ROU-048")
def test_the_trade_cards_are_enough_for_every_cart_symbol() -> None:
    assert all(isinstance(route["cart"], bool) for route in ROUTES)
    symbols = [route["id"] for route in ROUTES if route["cart"]]
    assert symbols == [1, 2, 3, 7, 8, 20, 23, 24, 31, 36, 42]
    assert len(symbols) <= DATA["trade_cards"]


@pytest.mark.rule("ROU-003")
def test_the_contracts_join_different_places_that_no_single_route_joins() -> None:
    assert [contract["id"] for contract in CONTRACTS] == list(range(1, 25))
    assert len({joined(contract) for contract in CONTRACTS}) == 24
    assert all(len(joined(contract)) == 2 and joined(contract) <= set(PLACES) for contract in CONTRACTS)
    assert not {joined(contract) for contract in CONTRACTS} & {joined(route) for route in ROUTES}


def test_a_contract_is_worth_its_shortest_way_and_more_when_it_is_long() -> None:
    for contract in CONTRACTS:
        start, goal = contract["ends"]
        spaces = ways_from(start)[goal]
        assert contract["value"] == spaces + (spaces >= 6) + (spaces >= 8)


def test_every_place_is_on_two_to_four_contracts() -> None:
    mentions = Counter(place for contract in CONTRACTS for place in contract["ends"])
    assert set(mentions) == set(PLACES)
    assert set(mentions.values()) == {2, 3, 4}


def test_the_tables_that_the_rules_use_say_what_is_printed() -> None:
    place_ids = [place["id"] for place in DATA["places"]]
    for index, route in enumerate(ROUTES):
        assert [place_ids[end] for end in tables.ROUTE_ENDS[index]] == route["ends"]
        printed = tables.ROUTE_COLOUR[index]
        assert ("grey" if printed == tables.EMPTY else tables.CARDS[printed]) == route["colour"]
        assert tables.ROUTE_LENGTH[index] == route["length"]
        assert tables.ROUTE_POINTS[index] == {1: 1, 2: 2, 3: 4, 4: 7}[route["length"]]
        assert tables.ROUTE_CART[index] is route["cart"]
        assert tables.ROUTE_TWIN[index] == (route["twin"] - 1 if route["twin"] else -1)
    for index, contract in enumerate(CONTRACTS):
        assert [place_ids[end] for end in tables.CONTRACT_ENDS[index]] == contract["ends"]
        assert tables.CONTRACT_VALUE[index] == contract["value"]
    assert tables.TRADE_BONUS == {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}
    assert list(tables.PLACE_NAMES) == [place["name"] for place in DATA["places"]]
    assert tables.CARTS == 16


def test_routes_and_contracts_are_called_by_their_places() -> None:
    assert tables.route_name(14) == "Dam–Oude Kerk"
    assert tables.contract_name(0) == "Dam–De drie Hendricken"
