"""Where a barge or the Foreman would go, and what lies that way."""

from mokum.games.harbour.board import SPACE_DISTANCE, SPACES, WATER
from mokum.games.harbour.view import View
from mokum.games.harbour.words.choices.prices import acting
from mokum.games.harbour.words.phrases import listing, space

_SHOWN = 3
"""How many goals a menu names."""


def describe_way(verb: str, there: int, view: View) -> str:
    """A step, a jump or a move of the Foreman."""
    if verb == "foreman":
        return f"put the Foreman on {space(there)}"
    if verb == "jump":
        return f"put the barge on {space(there)}"
    price = "for a free step" if view.turn.free_steps else "for 1 cube"
    return f"step to {space(there)} {price}{_towards(view.at[acting(view)].barge, there)}"


def _towards(here: int, there: int) -> str:
    """The nearest stops that the step leads towards, with the steps that are left to each."""
    left = SPACE_DISTANCE[there]
    goals = [goal for goal in range(len(SPACES)) if goal not in WATER and 0 < left[goal] < SPACE_DISTANCE[here][goal]]
    goals.sort(key=lambda goal: left[goal])
    named = [f"{space(goal)} ({left[goal]})" for goal in goals[:_SHOWN]]
    return f", towards {listing(named)}" if named else ""
