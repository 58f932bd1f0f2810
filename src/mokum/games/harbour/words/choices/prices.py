"""What things cost and give as they stand in a view."""

from mokum.games.harbour.agenda import AnyPending
from mokum.games.harbour.board import BLOCK_COLOUR, COLOURS, COUNTS_AS
from mokum.games.harbour.cubes import ONE, covers
from mokum.games.harbour.deck import COST, card_set
from mokum.games.harbour.rules import port
from mokum.games.harbour.rules.activation import discount_with
from mokum.games.harbour.rules.city import FLORINS_FOR_BLOCK, block_cost_with
from mokum.games.harbour.view import View
from mokum.games.harbour.words.phrases import count, cubes_of
from mokum.kernel.event import Seat


def asked(view: View) -> AnyPending | None:
    """The decision that is waited for."""
    return view.agenda[-1] if view.agenda else None


def acting(view: View) -> Seat:
    """The seat whose menu it is: the one that is asked, or after the end the viewer, if it has a seat."""
    return view.waiting[0] if view.waiting else max(view.viewer, 0)


def block_price(view: View, block: int) -> str:
    """Cubes of the district's colour, less what the Bailiff and a card take off (HAR-121)."""
    cost = block_cost_with(card_set(view.at[acting(view)].tableau), view.bailiff, block)
    return f"{cost} {COLOURS[BLOCK_COLOUR[block]]}" if cost else "nothing"


def block_price_in_florins() -> str:
    """What replaces the cubes with the card for it (HAR-122)."""
    return count(FLORINS_FOR_BLOCK, "florin")


def card_price(view: View, card: int) -> str:
    """The printed cost, and how many cubes of it need not be paid (HAR-102)."""
    printed = cubes_of(COST[card])
    less = discount_with(card_set(view.at[acting(view)].tableau), card)
    return f"{printed}, less {count(less, 'cube')} of your choice" if less else printed


def price_without(card: int, colour: int) -> str:
    """What is left of a cost when one cube of it is not paid."""
    printed = COST[card]
    return cubes_of(printed - ONE[colour] if covers(printed, ONE[colour]) else printed)


def delivery(view: View, good: int) -> str:
    """What a good delivered here scores, without what cards add (HAR-160 to HAR-163, HAR-292)."""
    worth = port.delivery(view.at[acting(view)].barge, good, view.roofs, view.round, view.foreman)
    parts = [count(worth.printed, "point")]
    if worth.fast:
        parts.append(f"{worth.fast} for fast delivery")
    if worth.foreman:
        parts.append(f"{worth.foreman} for the Foreman")
    return ", ".join(parts)


def face(view: View, colour: int) -> int:
    """What a die counts as in this round (HAR-072); 0 before the first roll."""
    return COUNTS_AS[view.round][view.dice[colour]] if view.dice else 0
