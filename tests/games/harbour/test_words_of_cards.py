"""What the game declares is what the cards page says, and every card and tile has a test of its own."""

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.harbour.card_rows import cost_in_words, id_of, rows
from mokum.games.harbour.board import COLOURS, DISTRICT_COLOUR, DISTRICT_NAMES, DISTRICTS
from mokum.games.harbour.deck import CARDS as ALL_CARDS
from mokum.games.harbour.deck import MARKET, TASKS, market_group
from mokum.games.harbour.effects.gains import PayFlorins
from mokum.games.harbour.effects.occasions import Card, MarketTile, TaskTile

CARDS = {number: card for number, card in ALL_CARDS.items() if card.printed}
HOUSE_CARDS = {number: card for number, card in ALL_CARDS.items() if not card.printed}
TIMINGS = {"I": "I", "II": "II", "III": "III", "end": "end", "∞": "permanent"}
RING = ("pink", "orange", "grey", "brown", "violet", "black")
SERIES_OF_SIX = {"crystal-cutter": (1, 6), "munttoren": (55, 60), "paleis": (61, 66), "zeemagazijn": (91, 96)}


def row_of(card: Card) -> str:
    """The id of a card's row on the page."""
    return id_of("C" if card.printed else "H", card.number)


def cubes_of(card: Card) -> dict[str, int]:
    """The colours of a card's cost and how many of each."""
    counts = {colour: getattr(card.cost, colour) for colour in COLOURS}
    return {colour: number for colour, number in counts.items() if number}


def words_in(value: Any) -> set[str]:
    """The tags of all effect words in an effect."""
    found: set[str] = set()
    if isinstance(value, msgspec.Struct):
        found.add(type(value).__name__)
        for field in value.__struct_fields__:
            found |= words_in(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            found |= words_in(item)
    return found


def named_in_tests() -> set[str]:
    """Every id in a `pytest.mark.rule(...)` of the tests of this game."""
    found: set[str] = set()
    for page in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(str(word.value) for word in node.args if isinstance(word, ast.Constant))
    return found


@pytest.mark.parametrize(("letter", "deck"), [("C", CARDS), ("H", HOUSE_CARDS), ("M", MARKET), ("T", TASKS)])
def test_every_card_and_tile_has_a_test_of_its_own(letter: str, deck: dict[int, object]) -> None:
    named = named_in_tests()
    assert [id_of(letter, number) for number in deck if id_of(letter, number) not in named] == []


@pytest.mark.parametrize(
    ("letter", "deck", "count"),
    [("C", CARDS, 132), ("M", MARKET, 24), ("T", TASKS, 42)],
    ids=["cards", "market", "tasks"],
)
def test_the_page_and_the_game_have_the_same_numbers(letter: str, deck: dict[int, object], count: int) -> None:
    assert list(rows(letter)) == list(deck) == list(range(1, count + 1))


@pytest.mark.rule("HAR-019")
def test_house_cards_have_the_numbers_after_the_printed_ones() -> None:
    assert list(rows("H")) == list(HOUSE_CARDS) == list(range(133, 133 + len(HOUSE_CARDS)))


@pytest.mark.parametrize("card", ALL_CARDS.values(), ids=row_of)
def test_a_card_is_what_its_row_says(card: Card) -> None:
    kind, type_name, cost, timing, effect, _ = rows("C" if card.printed else "H")[card.number]
    assert card.kind == kind
    assert cubes_of(card) == cost_in_words(cost)
    assert card.timing == TIMINGS[timing]
    assert card.text == effect
    assert card.name == (f"{type_name} plan" if kind == "plan" else type_name)
    assert len({other.type for other in ALL_CARDS.values() if other.name == card.name}) == 1


@pytest.mark.parametrize("tile", MARKET.values(), ids=lambda tile: id_of("M", tile.number))
def test_a_market_tile_is_what_its_row_says(tile: MarketTile) -> None:
    code, florins, effect, _ = rows("M")[tile.number]
    assert tile.code == code
    assert tile.group == code.rstrip("0123456789 ")
    assert tile.effect.pay == PayFlorins(int(florins))
    assert tile.text == effect


@pytest.mark.parametrize("tile", TASKS.values(), ids=lambda tile: id_of("T", tile.number))
def test_a_task_tile_is_what_its_row_says(tile: TaskTile) -> None:
    *values, task, _ = rows("T")[tile.number]
    assert tile.values == tuple(tuple(map(int, value.split(", "))) for value in values)
    assert tile.text == task


@pytest.mark.rule("HAR-011", "HAR-012", "HAR-E40", "HAR-E41")
def test_how_many_of_each_kind_and_type() -> None:
    kinds = [card.kind for card in CARDS.values()]
    assert kinds == ["artisan"] * 54 + ["building"] * 54 + ["plan"] * 24
    artisans = [card.name for card in CARDS.values() if card.kind == "artisan"]
    assert artisans == [
        name
        for name in (
            "Crystal cutter", "Distiller", "Coffee roaster", "Brewer", "Tile maker", "Cheesemaker", "Lacemaker",
            "Carpenter", "Tulip grower",
        )
        for _ in range(6)
    ]  # fmt: skip
    buildings = [card.name for card in CARDS.values() if card.kind == "building"]
    assert {name: buildings.count(name) for name in buildings} == {
        "Munttoren": 6, "Paleis op de Dam": 6, "Oude Kerk": 3, "Zuiderkerk": 3, "Westerkerk": 3,
        "Oost-Indisch Huis": 9, "Montelbaanstoren": 3, "Schreierstoren": 3, "'s Lands Zeemagazijn": 6,
        "De Waag": 6, "Rijksmuseum": 6,
    }  # fmt: skip
    assert [len(market_group(group)) for group in ("A", "B", "CA", "CB")] == [8, 8, 4, 4]


@pytest.mark.rule("HAR-E42", "HAR-444")
def test_districts_have_the_six_colours() -> None:
    assert {DISTRICT_NAMES[at]: COLOURS[DISTRICT_COLOUR[at]] for at in range(6)} == {
        "Plantage": "pink", "Haarlemmerbuurt": "grey", "Jordaan": "orange", "Burgwallen": "brown",
        "Nieuwmarkt": "violet", "Grachtengordel": "black",
    }  # fmt: skip


@pytest.mark.rule("HAR-E20")
@pytest.mark.parametrize("card", [card for card in ALL_CARDS.values() if card.kind != "plan"], ids=row_of)
def test_power_makes_the_cost(card: Card) -> None:
    uses, chance, worth = card.power
    power = uses * chance * worth
    assert sum(cubes_of(card).values()) == 1 + (power >= 6) + (power >= 10) + (power >= 16)


@pytest.mark.rule("HAR-E21", "HAR-444")
def test_the_shapes_of_costs() -> None:
    shapes: dict[str, set[tuple[int, ...]]] = {"artisan": set(), "building": set(), "plan": set()}
    for card in CARDS.values():
        shapes[card.kind].add(tuple(sorted(cubes_of(card).values(), reverse=True)))
    assert shapes["artisan"] == {(1,), (1, 1), (2, 1), (2, 2)}
    assert shapes["building"] == {(1,), (1, 1), (1, 1, 1), (2, 1, 1)}
    assert shapes["plan"] == {(1,), (2,), (1, 1), (2, 1)}


@pytest.mark.rule("HAR-E22")
@pytest.mark.parametrize("district", range(6), ids=DISTRICTS)
def test_a_plan_costs_a_cube_for_the_point_and_two_for_the_florin(district: int) -> None:
    own = COLOURS[DISTRICT_COLOUR[district]]
    after, before = (RING[(RING.index(own) + step) % 6] for step in (1, -1))
    plans = [cubes_of(card) for card in CARDS.values() if card.type == DISTRICTS[district]]
    assert plans == [{own: 1}, {own: 2}, {own: 1, after: 1}, {own: 2, before: 1}]


@pytest.mark.rule("HAR-E23")
def test_every_colour_is_asked_as_often() -> None:
    for colour in COLOURS:
        asked = {"artisan": 0, "building": 0, "plan": 0}
        for card in CARDS.values():
            asked[card.kind] += getattr(card.cost, colour)
        assert asked == {"artisan": 21, "building": 20, "plan": 8}
    for first in COLOURS:
        for second in COLOURS[: COLOURS.index(first)]:
            together = [card for card in CARDS.values() if card.kind != "plan" and {first, second} <= {*cubes_of(card)}]
            assert len(together) in (8, 9)


@pytest.mark.rule("HAR-E23")
def test_a_card_never_costs_the_colour_that_it_pays() -> None:
    paying = {number: card for number, card in CARDS.items() if "Cubes" in words_in(card.effect)}
    assert list(paying) == [*range(1, 7), *range(91, 97)]
    for number, card in paying.items():
        paid = rows("C")[number][4].rstrip(".").split()[-2]
        assert paid in COLOURS
        assert paid not in cubes_of(card)


@pytest.mark.rule("HAR-E23")
@pytest.mark.parametrize("series", SERIES_OF_SIX)
def test_a_series_of_six_turns_one_pattern_through_the_ring(series: str) -> None:
    first, last = SERIES_OF_SIX[series]
    patterns = set()
    for number in range(first, last + 1):
        assert CARDS[number].type == series
        places = [RING.index(colour) for colour in cubes_of(CARDS[number])]
        steps = [tuple(sorted((place - start) % 6 for place in places)) for start in places]
        patterns.add(min(steps))
    assert len(patterns) == 1


@pytest.mark.rule("HAR-E24", "HAR-444")
def test_the_figures_of_the_rulebook() -> None:
    size = {number: sum(cubes_of(card).values()) for number, card in CARDS.items()}
    assert size[1] + size[109] == 3
    assert (size[114], size[115], size[116]) == (2, 2, 3)
    assert min(size.values()) == 1


@pytest.mark.rule("HAR-E30", "HAR-E31", "HAR-E32", "HAR-E33", "HAR-445")
def test_timings_that_the_rules_fix() -> None:
    fixed = {
        "I": {49},
        "II": {51, 52, 53, 54},
        "end": {*range(7, 13), 86, 107},
        "permanent": {*range(25, 43), 50, 71, 72, 73, 74, 75, *range(76, 85)},
        "III": {*range(1, 7), 14, 16, 20, 45, 98, 99, *range(55, 67), *range(109, 133)},
    }
    for timing, numbers in fixed.items():
        assert {CARDS[number].timing for number in numbers} == {timing}


@pytest.mark.rule("HAR-E10", "HAR-E11", "HAR-E07")
def test_few_cards_need_more_than_the_words() -> None:
    words = {number: words_in(card.effect) for number, card in CARDS.items()}

    def that_use(word: str) -> list[int]:
        return [number for number, used in words.items() if word in used]

    assert that_use("Knob") == [8, 20, 25, 27, 28, 29, 31, 34, 37, 40, 42, 49, 50, 53]
    assert that_use("FreePlanUse") == [35]
    assert that_use("Companions") == [67, 68, 69]
    assert that_use("OnCardGain") == [71, 72]
    tiles = {tile.code: words_in(tile.effect) for tile in MARKET.values()}
    assert [code for code, used in tiles.items() if used & {"Swap", "Jump", "FreeBlock"}] == ["CA 18", "CB 21", "CB 22"]
    knobs = [card.effect.name for card in CARDS.values() if hasattr(card.effect, "name")]
    assert sorted(name for name in knobs if knobs.count(name) > 1) == ["activate_discount"] * 2
