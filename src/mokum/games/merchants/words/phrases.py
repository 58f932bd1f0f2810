"""The phrases that the sentences of this game are made of."""

from collections.abc import Iterable

from mokum.games.merchants.board import (
    BRIDGE_NAMES,
    COLONY_CONTINENT,
    COLONY_NAMES,
    COLONY_SITES,
    CONTINENT_NAMES,
    GOODS,
    HOUSE_NAMES,
    HOUSE_QUARTER,
    HOUSE_SITES,
    QUARTER_NAMES,
)
from mokum.games.merchants.cards import (
    COLONY_CARD,
    CONTINENTS_ON,
    GOODS_CARD,
    GOODS_FOR,
    HOURGLASS,
    KIND,
    QUARTERS_ON,
)
from mokum.games.merchants.state import CONTINENTS_BONUS, FIRST_BRIDGE, GOODS_BONUS, QUARTERS_BONUS


def listing(items: Iterable[str], joint: str = "and") -> str:
    """The items with commas, and an `and` before the last."""
    *others, last = items
    return f"{', '.join(others)} {joint} {last}" if others else last


def money(amount: int) -> str:
    """An amount, which is counted in thousands."""
    return f"f {amount},000" if amount else "nothing"


def card(number: int) -> str:
    """What a card is for."""
    if KIND[number] == HOURGLASS:
        return "an hourglass card"
    if KIND[number] == GOODS_CARD:
        return "a goods card"
    if KIND[number] == COLONY_CARD:
        if len(CONTINENTS_ON[number]) == 1:
            return f"a colony card for {CONTINENT_NAMES[CONTINENTS_ON[number][0]]}"
        return f"a colony card for {GOODS[GOODS_FOR[number][0]]}"
    quarters = listing((QUARTER_NAMES[quarter] for quarter in QUARTERS_ON[number]), "or")
    goods = GOODS[GOODS_FOR[number][0]] if len(GOODS_FOR[number]) == 1 else "any good"
    return f"an Amsterdam card for {quarters} with {goods}"


def house(site: int) -> str:
    """A house site by its name."""
    return f"{HOUSE_NAMES[site]} ({HOUSE_SITES[site]}, {QUARTER_NAMES[HOUSE_QUARTER[site]]})"


def colony(site: int) -> str:
    """A colony site by its name."""
    return f"{COLONY_NAMES[site]} ({COLONY_SITES[site]}, {CONTINENT_NAMES[COLONY_CONTINENT[site]]})"


def bonus(number: int) -> str:
    """A bonus by what it is given for."""
    named = {
        GOODS_BONUS: "the goods bonus",
        CONTINENTS_BONUS: "the continents bonus",
        QUARTERS_BONUS: "the quarters bonus",
    }
    return named.get(number) or f"the bonus of the bridge {BRIDGE_NAMES[number - FIRST_BRIDGE]}"
