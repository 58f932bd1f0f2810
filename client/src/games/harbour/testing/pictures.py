"""The pictures of harbour: its first turn, the round in which everything is on the table, all cards, the end."""

from harness.autopilot import Sight
from harness.screens import SETTLE, Studio
from harness.steps import (
    Course,
    Position,
    Screen,
    analyse,
    ask_for_a_hint,
    at_analysis,
    at_once,
    at_worst_moment,
    count_half,
    count_up,
    play_to_the_end,
    play_until,
    sit_down,
)
from mokum.games.harbour.board import ROUNDS

EXTENSIONS = ("Foreman and Bailiff", "Tasks", "Pawn on the black market", "More market tiles")
"""What the rules can be extended by, as the dialog calls it."""
PATIENCE = 120_000
"""Milliseconds for 132 cards to be drawn on a machine that has much else to do."""
HALF = 6
"""The round in which everything is on the table."""


def is_half_over(sight: Sight) -> bool:
    return int(sight["view"]["round"]) >= HALF


def _is_last_round(sight: Sight) -> bool:
    return int(sight["view"]["round"]) >= ROUNDS


def _open_gallery(studio: Studio) -> None:
    """All cards, with the first of one's own opened."""
    studio.page.keyboard.press("g")
    gallery = studio.page.get_by_role("dialog")
    gallery.locator("[data-gallery-card]").first.wait_for(timeout=PATIENCE)
    seat = studio.autopilot.look()["view"]["at"][0]
    card = next(iter((*seat["rack"], *seat["tableau"])), 100)
    gallery.locator(f'[data-gallery-card="{card}"]').click()
    gallery.locator("[data-opened-card]").wait_for()
    studio.page.wait_for_timeout(SETTLE)


COURSES = {
    "harbour": Course(
        "harbour",
        (
            Screen("harbour-first", sit_down("Harbour", EXTENSIONS)),
            Screen("harbour-middle", play_until(is_half_over), station="guided", is_crowded=True),
            Screen("harbour-gallery", touch=_open_gallery),
            Screen("harbour-hint", touch=ask_for_a_hint),
            Screen("harbour-counting", play_to_the_end, touch=count_half),
            Screen("harbour-end", touch=count_up, station="end"),
            Screen("harbour-analysis", analyse, where=at_analysis, touch=at_worst_moment, station="analysis"),
        ),
    )
}
POSITIONS = (
    Position("in the middle, all extensions", 3, is_half_over, {"options": {"extensions": [1, 2, 3, 4]}}),
    Position("the last round", 2, _is_last_round),
    Position("solo", 1, at_once),
)
