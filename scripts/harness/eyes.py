"""Eyes: what must be seen at each station of a way to a table, how large, and whether a page shows it.

A station is where somebody stands: the start page, the waiting room, one's turn, the end. What it is for is inside the
window, large enough, under nothing else, in no strip that scrolls, and none of its words is cut.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from harness.stations import Thing, stations_of

WINDOWS = {"desk": (1440, 900), "laptop": (1366, 768), "phone": (390, 844), "across": (844, 390)}
"""Across is a phone that is held so."""
WIDE, TALL, LOW = range(3)
SHAPES = {"desk": WIDE, "laptop": WIDE, "phone": TALL, "across": LOW}

LOOK = (Path(__file__).parent / "look.js").read_text()
# What fades or changes its colours with the theme has its own only when it stands still; what breathes never does.
STANDS_STILL = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)"""
PATIENCE = 15_000
"""Milliseconds for what is still loading or moving, and so for every fault before it is told."""
AGAIN_AFTER = 100
DRAWS = """() => new Promise((told) => {
  requestAnimationFrame(() => told(true));
  setTimeout(() => told(false), 2000);
})"""
NUDGES = 10

BUTTON = (90, 34)


def _button(name: str, where: str) -> Thing:
    return Thing(name, where, BUTTON, BUTTON, BUTTON)


SEATS = Thing("seats", "#main ol > li", (120, 150), (300, 60), (90, 90), count=2)
ROOM = Thing("the room", "#main", (900, 500), (380, 600), (800, 300), whole=False)
GO_ON = _button("the button that goes on", "[data-go-on]")
PLAYERS = Thing("players", "section[aria-labelledby=players-title] :is(li, tbody tr, [data-seat])", (250, 30))
PROMPT = Thing("prompt", "#prompt", (600, 50), (360, 50), (250, 50))
WAYS = Thing("ways on", "#prompt button", (30, 30), (30, 30), (30, 30), count=0)
GUIDE = Thing("guide", "[data-guide]", (250, 50), None, (300, 34))
"""In the first game it lies on a phone where one's own things begin, and under a large prompt; it is touched away."""
MINE = Thing("own things", "[data-part=mine]", (640, 110), (360, 60), (240, 50), whole=False)
SHEET = Thing("score sheet", "[role=dialog]", (500, 400), (360, 500), (500, 300))
VERDICT = Thing("verdict", "[role=dialog] [data-verdict]", (200, 24), (200, 24), (200, 20))
BOARDS = "[data-replay-board]"
AGAIN = _button("play again", "[role=dialog] [data-go-on]")


def things_at(station: str, game: str = "") -> tuple[Thing, ...]:
    """What must be seen there."""
    of_game = stations_of(game)
    board = (*of_game.at_board(), PROMPT, WAYS, PLAYERS)
    return {
        "start": (
            _button("play now", "[data-play-now]"),
            _button("make a table", "[data-make]"),
        ),
        "making": (
            Thing("dialog", "[role=dialog]", (400, 400), (360, 500), (360, 300)),
            _button("the button that goes on", "[role=dialog] button[form=make-table]"),
        ),
        "waiting": (ROOM, SEATS, GO_ON),
        "invited": (
            Thing("name", "#main form input", (180, 40), (300, 40), (180, 36)),
            _button("the button that goes on", "#main form button[type=submit]"),
            Thing("who asks", "#main h1", (300, 60), (300, 60), (300, 24)),
        ),
        "sitting": (ROOM, SEATS, Thing("sit down", "#main ol [data-sit]", (70, 32), (70, 32), (60, 30))),
        "seated": (ROOM, SEATS),
        "taught": (*board, GUIDE),
        "turn": (*board, MINE),
        "others": (*board, MINE),
        "watching": board,
        "guided": board,
        "analysis": (
            Thing("boards", BOARDS, (400, 280), (370, 230), (400, 250), within=BOARDS),
            Thing("moment", "[data-moment] h2", (200, 22), (200, 20), (200, 20)),
            Thing("try another way", "[data-try]", (150, 34), (150, 40), (150, 34)),
        ),
        "end": (SHEET, VERDICT, AGAIN),
        **of_game.own,
    }[station]


def _asked(things: Sequence[Thing], shape: int) -> Iterator[dict[str, Any]]:
    for thing in things:
        least = thing.least(shape)
        if least is not None:
            yield {
                "name": thing.name, "where": thing.where, "least": least, "count": thing.count,
                "whole": thing.whole, "within": thing.within,
            }  # fmt: skip


def look(page: Page, station: str, window: str, game: str = "") -> list[str]:
    """What is not to be seen as it should, on a page as it is now."""
    faults: list[str] = page.evaluate(LOOK, list(_asked(things_at(station, game), SHAPES[window])))
    return faults


def resize(page: Page, window: str) -> None:
    """To a window that draws: after a change of size a browser without a screen may draw nothing until the next one.

    Then nothing could be clicked either, as whoever clicks waits until the page stands still for two frames. The
    pointer is put away: what it would happen to lie on in the new window speaks up, and covers something.
    """
    width, height = WINDOWS[window]
    page.mouse.move(0, 0)
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(NUDGES):
        if page.evaluate(DRAWS):
            return
        page.set_viewport_size({"width": width, "height": height - 1})
        page.set_viewport_size({"width": width, "height": height})


def watch(page: Page, station: str, window: str, game: str = "", patience: int = PATIENCE) -> list[str]:
    """The same once the page stands still in such a window: what is loading or moving is given time.

    The page is asked instead of being waited for in its own frames, of which a machine with much to do draws few.
    """
    resize(page, window)
    for waited in range(0, patience + 1, AGAIN_AFTER):
        if waited:
            page.wait_for_timeout(AGAIN_AFTER)
        if page.evaluate(STANDS_STILL) and not look(page, station, window, game):
            return []
    return look(page, station, window, game)
