"""On a phone held upright everything that `harbour` asks is inside the window, in many positions of random games.

One page follows games that are played over HTTP, and is looked at wherever something is asked. What lies on the board
is in sight at once; only in the free part of a turn, where there may be fifty places, a touched chip shows all of its
kind.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.harbour_hands import BUTTONS, OF_CARD, OF_COLOUR, Clicks
from contract.tables import FULL
from harness.autopilot import Sight
from harness.browser import chromium
from harness.courses import brought_by
from harness.making import make_table
from harness.opening import seeded_server
from harness.screens import SIZES, Studio
from mokum.games.harbour.board import COLOURS, GOODS

pytestmark = pytest.mark.long

SEATS = (1, 2, 3, 4)
LOOKS = 50 if FULL else 6
"""Positions for each number of seats: 200, or 24."""
EVERY = 3 if FULL else 5
"""So many questions are answered between two of them."""
FOLLOWS = 0.6
"""So often the bot says what is played; else luck does."""
PATIENCE = 8_000
PAUSE = 100
SHORTEST, NARROWEST = 44, 36
"""Of what is touched; only the six colours of a choice share one row."""
SMALLEST_TYPE = 12

LOOK = """(asked) => {
  const faults = [];
  const name = ({ where, at }) => `${where} ${at}`;
  for (const one of asked) {
    const element = document.querySelectorAll(one.where)[one.at];
    if (!element) { faults.push(`${name(one)}: not there`); continue; }
    // A row of chips and a list of cards go on: they are scrolled, and never the page.
    if (element.closest("[data-question]")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const isPlace = element.dataset.thing !== undefined;
    const box = (isPlace ? element.querySelector("g").firstElementChild : element).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [width, height] = isPlace ? [0, 0] : [box.width / 2, box.height / 2];
    if (x - width < -1 || y - height < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1)
      faults.push(`${name(one)}: at ${Math.round(x)}, ${Math.round(y)} of ${innerWidth} x ${innerHeight}`);
    else if (!element.contains(document.elementFromPoint(x, y)))
      faults.push(`${name(one)}: under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 90)}`);
    if (!isPlace && (box.height < one.high || box.width < one.wide))
      faults.push(`${name(one)}: only ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  if (document.scrollingElement.scrollTop !== 0 || document.scrollingElement.scrollHeight > innerHeight + 1)
    faults.push("the page scrolls");
  return faults;
}"""
TOO_SMALL = r"""(least) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size >= least || !walker.currentNode.textContent.trim() || element.closest("svg, script, style")) continue;
    // A figure in a printed symbol is a part of the drawing.
    if (element.closest("[data-card], [data-market-tile]") && /^[+−\d/…]+$/.test(element.textContent.trim())) continue;
    if (element.getBoundingClientRect().width > 2 && element.checkVisibility({ visibilityProperty: true }))
      found.add(`${walker.currentNode.textContent.trim().slice(0, 30)}: ${size}`);
  }
  return [...found];
}"""

CHIPS = {
    "buy": "block", "buy with florins": "block", "market": "market", "activate": "card", "docker": "docker",
    "step": "sail", "river": "river", "use": "use", "deliver": "deliver",
}  # fmt: skip
"""Which chip stands for a move in the free part of a turn."""
ON_BOARD = ("block", "sail", "docker", "deliver")
"""Chips that show their places on the board where there are several; a way to sail is always shown."""
BUTTON = "#prompt button"
OTHERS = ("[data-score]", "[role=tab]", "[data-glance] button")


def spot(where: str, at: int = 0, wide: int = NARROWEST) -> dict[str, Any]:
    return {"where": where, "at": at, "wide": wide, "high": SHORTEST}


def verb_of(move: str) -> str:
    return move if move in ("market", "river") else move.rpartition(" ")[0]


def place_of(move: str) -> dict[str, Any]:
    """Where a move is touched that lies on the board."""
    verb, _, name = move.rpartition(" ")
    return spot(f'#board [data-thing="{Clicks._thing(move, verb, name)}"]')


def touched_for(move: str) -> dict[str, Any] | None:
    """Where a question outside the free part of a turn is answered; `None` for a word: a button of the prompt."""
    verb, _, name = move.rpartition(" ")
    if move in BUTTONS:
        return None
    if verb in OF_CARD:
        return spot(f'[data-question] [data-card="{name}"]')
    if verb in OF_COLOUR and name in COLOURS:
        return spot(f'#prompt [data-choice="cubes"] [aria-label="{name}"]')
    if verb == "die":
        return spot("[data-question] [data-die]", COLOURS.index(name))
    if verb in ("return good", "return docker", "load"):
        return spot("[data-question] [data-open]")
    if move.startswith("shift"):
        return spot('#prompt [data-choice="ways"] button')
    return spot("[data-question] [data-market-tile]") if move == "market" else place_of(move)


class Phone:
    """The page of somebody who plays on a phone, and what is missing there."""

    def __init__(self, studio: Studio) -> None:
        self.page = studio.page
        self.studio = studio

    def misses(self, asked: list[dict[str, Any]]) -> list[str]:
        """What cannot be seen and touched even after a while."""
        faults: list[str] = []
        for _ in range(0, PATIENCE, PAUSE):
            faults = self.page.evaluate(LOOK, asked)
            if not faults:
                return []
            self.page.wait_for_timeout(PAUSE)
        return faults

    def buttons(self) -> list[dict[str, Any]]:
        """Those of the prompt; a rule's number is a part of its sentence."""
        where = f"{BUTTON}:not([data-rule])"
        return [spot(where, at) for at in self._seen(where)]

    def _seen(self, where: str) -> list[int]:
        is_seen = "all => all.flatMap((one, at) => one.checkVisibility() ? [at] : [])"
        found: list[int] = self.page.eval_on_selector_all(where, is_seen)
        return found

    def shows(self, sight: Sight) -> Iterator[str]:
        """What is missing in a position."""
        version, moves = sight["version"], sight["moves"]
        shown = "version => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version"
        self.page.wait_for_function(shown, arg=version)
        others = [
            spot(where, at, SHORTEST) for where in OTHERS for at in range(self.page.locator(f"{where}:visible").count())
        ]
        is_free = sight["view"]["agenda"][-1]["type"] == "Act"
        if is_free:
            yield from self.misses([spot("#prompt"), spot("#prompt [data-end]"), *others])
            yield from self._shows_turn(moves)
        else:
            asked = [found for move in moves if (found := touched_for(move)) is not None]
            yield from self.misses([spot("#prompt"), *asked, *self.buttons(), *others])
            words = self.page.locator("#prompt button").all_inner_texts()
            yield from (f"no button for {move}" for move in moves if move in BUTTONS and BUTTONS[move] not in words)

    def _shows_turn(self, moves: list[str]) -> Iterator[str]:
        loads = [move.split()[1] for move in moves if move.startswith("load ")]
        yield from self.misses([spot(f'[data-load="{GOODS.index(name)}"]') for name in loads])
        kinds: dict[str, list[str]] = {}
        for move in moves:
            if (kind := CHIPS.get(verb_of(move))) is not None:
                kinds.setdefault(kind, []).append(move)
        for kind, its in sorted(kinds.items()):
            yield from (f"{kind}: {fault}" for fault in self._leads(kind, its))

    def _leads(self, kind: str, moves: list[str]) -> list[str]:
        """A touched chip brings all that it stands for into sight, or takes the one thing in hand."""
        chip = f'[data-todo="{kind}"]'
        faults = self.misses([spot(chip)])
        if faults:
            return faults
        self._touch(self.page.locator(chip))
        things = {move.rpartition(" ")[2] for move in moves}
        if kind in ON_BOARD and (len(things) > 1 or kind == "sail"):
            return self.misses([place_of(move) for move in moves])
        if kind in ("card", "use") and len(things) > 1:
            first = f'[data-part=mine] [data-card="{moves[0].rpartition(" ")[2]}"]'
            faults = self.misses([spot(first), spot("#prompt")])
            self._touch(self.page.locator("[data-grip]"))
            self.page.wait_for_selector("[data-sheet=low]")
            return faults
        faults = self.misses([spot("#prompt [data-do]"), *self.buttons()])
        back = self.page.locator("#prompt").get_by_role("button", name="Back").locator("visible=true")
        if not back.count():
            return [*faults, f"no way back from {self.page.locator('#prompt').inner_text()!r}"]
        self._touch(back.first)
        return faults

    def _touch(self, button: Locator) -> None:
        """A finger does not stay where it was: what is pointed at would tell of itself."""
        button.click()
        self.page.mouse.move(0, 0)


def sit_down(studio: Studio, seats: int, *, is_first: bool = False) -> None:
    """At a new table with every extension; the lessons of a first game are sent away."""
    make_table(studio.page, "Harbour", seats, brought_by("harbour").EXTENSIONS if seats > 2 else ())
    studio.keep_table()
    if is_first:
        studio.page.locator("[data-guide]").get_by_role("button", name="End the guide").click()
        studio.page.mouse.move(0, 0)  # a finger does not stay where it was


@pytest.fixture
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    with seeded_server(f"phone {request.node.callspec.params['seats']}") as address, chromium() as browser:
        studio = Studio(browser, address)
        studio.page.goto(address)
        width, height = SIZES["phone"]
        studio.page.set_viewport_size({"width": width, "height": height})
        studio.page.get_by_label("Your name").fill("Saskia")
        yield studio


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_is_asked_is_in_the_window(studio: Studio, seats: int) -> None:
    luck = random.Random(f"phone {seats}")
    sit_down(studio, seats, is_first=True)
    phone = Phone(studio)
    faults: list[str] = []
    looks = answered = 0
    while looks < LOOKS:
        sight = studio.autopilot.play_until(lambda _: True)
        if sight["phase"] == "over":
            studio.page.goto(studio.address)
            sit_down(studio, seats)
            continue
        if answered % EVERY == 0:
            looks += 1
            where = f"round {sight['view']['round']}, {sight['view']['agenda'][-1]['type']}, version {sight['version']}"
            faults += [f"{where}: {fault}" for fault in phone.shows(sight)]
            assert len(faults) < 20, "\n".join(faults)
        answered += 1
        best = studio.autopilot.best(sight)
        studio.autopilot.play(best if luck.random() < FOLLOWS else luck.choice(sight["moves"]))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("seats", [4])
def test_the_sheet_has_three_stops_and_nothing_is_too_small_to_read(studio: Studio, seats: int) -> None:
    sit_down(studio, seats, is_first=True)
    studio.autopilot.play_until(lambda sight: bool(sight["view"]["agenda"][-1]["type"] == "Act"))
    page = studio.page
    page.locator("[data-todo-list]").wait_for()
    sheet, grip = page.locator("[data-sheet]"), page.locator("[data-grip]")
    for stop in ("half", "up", "low"):
        grip.click()
        page.wait_for_selector(f"[data-sheet={stop}]")
        assert ", ".join(page.evaluate(TOO_SMALL, SMALLEST_TYPE)) == ""
        assert page.evaluate(LOOK, [spot("#prompt"), spot("#prompt [data-end]")]) == []
    page.get_by_role("tab", name="Round").click()
    page.wait_for_selector("[data-sheet=half]")
    assert ", ".join(page.evaluate(TOO_SMALL, SMALLEST_TYPE)) == ""
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-sheet=low]")
    grip.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-sheet=half]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-sheet=low]")
    score = page.locator("[data-score]:not([data-score='0'])").first
    score.focus()
    page.keyboard.press("Enter")
    page.locator("[data-looked]").wait_for()
    assert ", ".join(page.evaluate(TOO_SMALL, SMALLEST_TYPE)) == ""
    assert page.evaluate(LOOK, [spot("#prompt"), spot("[data-back]")]) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-sheet=low]")
    assert score.evaluate("one => one === document.activeElement")
    box = page.get_by_role("tablist").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 150, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] - 500, steps=12)
    page.mouse.up()
    page.wait_for_selector("[data-sheet=up]")
    assert sheet.count() == 1
