"""The pictures of routes: its first turn, a crowded board, a claim that is weighed, the end.

The pages that belong to no game are taken on the way, because they show this one.
"""

from harness.autopilot import Sight
from harness.screens import SETTLE, Studio
from harness.steps import (
    Course,
    Position,
    Screen,
    analyse,
    ask_for_a_hint,
    at_analysis,
    at_worst_moment,
    count_half,
    count_up,
    play_to_the_end,
    play_until,
    sit_down,
)

CROWDED = 14
"""Claimed routes from which on a board is crowded."""


def _claims(sight: Sight) -> list[str]:
    return [move for move in sight["moves"] if move.startswith("claim")]


def _is_crowded(sight: Sight) -> bool:
    owners = sight["view"]["public"]["owners"]
    return sum(owner >= 0 for owner in owners) >= CROWDED and len(_claims(sight)) > 0


def _is_last_round(sight: Sight) -> bool:
    return int(sight["view"]["public"]["turns_left"]) > 0


def _weigh_a_claim(studio: Studio) -> None:
    """By the keyboard: a phone shows a part of the board, and the route may lie outside."""
    route = int(_claims(studio.autopilot.look())[-1].split()[1]) - 1
    studio.page.locator(f'[data-route="{route}"]').press("Enter")
    studio.page.wait_for_timeout(SETTLE)


COURSES = {
    "routes": Course(
        "routes",
        (
            Screen("start", where=lambda _: "/", station="start"),
            Screen("rules", where=lambda _: "/rules/routes?rule=ROU-033"),
            Screen("fair", where=lambda _: "/fair"),
            Screen("first", sit_down("")),
            Screen("profile", where=lambda _: "/profile"),
            Screen("middle", play_until(_is_crowded), station="guided", is_crowded=True),
            Screen("paying", touch=_weigh_a_claim),
            Screen("hint", touch=ask_for_a_hint),
            Screen("lobby", where=lambda _: "/"),
            Screen("counting", play_to_the_end, touch=count_half),
            Screen("end", touch=count_up, station="end"),
            Screen("analysis", analyse, where=at_analysis, touch=at_worst_moment, station="analysis"),
            Screen("games", where=lambda _: "/games"),
            Screen("player", where=lambda studio: f"/player/{studio.ask('GET', '/api/me', None)['name']}"),
            Screen("replay", where=lambda studio: f"/replay/{studio.table}"),
        ),
    )
}
POSITIONS = (
    Position("a waiting room", 3, None),
    Position("in the middle", 3, _is_crowded),
    Position("the last round", 2, _is_last_round),
)
