"""The pictures of harbour: its first turn, the round in which everything is on the table, the end."""

from harness.autopilot import Sight
from harness.steps import Course, Position, Screen, at_once, count_up, play_to_the_end, play_until, sit_down
from mokum.games.harbour.board import ROUNDS

EXTENSIONS = ("Foreman and Bailiff", "Tasks", "Pawn on the black market", "More market tiles")
"""What the rules can be extended by, as the dialog calls it."""
HALF = 6
"""The round in which everything is on the table."""


def is_half_over(sight: Sight) -> bool:
    return int(sight["view"]["round"]) >= HALF


def _is_last_round(sight: Sight) -> bool:
    return int(sight["view"]["round"]) >= ROUNDS


COURSES = {
    "harbour": Course(
        "harbour",
        (
            Screen("harbour-first", sit_down("Harbour", EXTENSIONS)),
            Screen("harbour-middle", play_until(is_half_over), station="guided", is_crowded=True),
            Screen("harbour-end", play_to_the_end, touch=count_up, station="end"),
        ),
    )
}
POSITIONS = (
    Position("in the middle, all extensions", 3, is_half_over, {"options": {"extensions": [1, 2, 3, 4]}}),
    Position("the last round", 2, _is_last_round),
    Position("solo", 1, at_once),
)
