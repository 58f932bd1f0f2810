"""How a hand makes a move of `harbour` on the page: by clicks or touches, or with the keyboard alone."""

import time

from playwright.sync_api import Locator

from browser.keys import Keyboard
from browser.people import PATIENCE, Person
from harness.autopilot import Sight
from mokum.games.harbour.board import BLOCKS, COLOURS, DOCKERS, GOODS, SPACES

BUTTONS = {
    "on": "Go on for 2 cubes",
    "stop": "Stop here",
    "yes": "Yes",
    "no": "No",
    "store": "Store it",
    "sell florins": "Sell for 2 florins",
    "sell cube": "Sell for a cube",
    "sell both": "Sell for both",
    "take none": "Take none",
    "draw artisan": "Draw an artisan",
    "draw building": "Draw a building",
    "shift none": "Leave them",
    "keep none": "Keep none",
    "return none": "Hand in nothing",
    "return stop": "No more",
    "return one": "One docker",
    "return two": "Two dockers",
}
"""Answers that lie nowhere on the table, by what their button says."""
OF_CARD = ("take", "discard", "activate", "use")
OF_COLOUR = ("pay", "gain", "keep", "waive", "cube", "return")
PAID_BY_ITSELF = ("step", "river", "on", "use")
"""What the page pays for with the cubes that it showed."""
SHOWN_BLOCKS = [name.lower() for name in BLOCKS]


def _asks_for_cubes(sight: Sight) -> bool:
    agenda = sight["view"]["agenda"]
    return bool(sight["moves"]) and bool(agenda) and agenda[-1]["type"] == "PayCube"


class Clicks:
    """Touch what is wanted, then press the one button."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._page = person.page

    def play(self, sight: Sight, move: str) -> None:
        self._touch(move, sight)
        if not self._is_answered(sight, move):
            self._press(self._page.locator("#prompt [data-do]"))
        if move.partition(" ")[0] in PAID_BY_ITSELF:
            version = sight["version"]
            self._person.until(lambda now: now["version"] > version and not _asks_for_cubes(now))

    def _touch(self, move: str, sight: Sight) -> None:
        verb, _, name = move.rpartition(" ")
        if move in BUTTONS:
            self._press(self._page.locator("#prompt").get_by_role("button", name=BUTTONS[move], exact=True))
        elif move == "end":
            self._press(self._page.locator("#prompt [data-end]"))
        elif move == "market":
            tile = self._page.locator("[data-market-tile], [data-todo=market]").locator("visible=true")
            self._press(tile.first)
        elif verb in OF_CARD:
            self._touch_card(name)
        elif verb in OF_COLOUR and name in COLOURS:
            self._press(self._page.locator(f'#prompt [data-choice="cubes"] [aria-label="{name}"]'))
        elif verb == "die":
            self._press(self._page.locator("[data-die]").nth(COLOURS.index(name)))
        elif verb in ("load", "return good", "return docker"):
            self._touch_piece(verb, name.replace("-", " "))
        elif move.startswith("shift"):
            self._shift(move)
        else:
            self._touch_board(verb, self._thing(move, verb, name))
            if verb == "buy with florins" and f"buy {name}" in sight["moves"]:  # else there is no other way
                self._press(self._page.locator('#prompt [data-choice="ways"] button').filter(has_text="florins"))

    def _shift(self, move: str) -> None:
        _, colour, way = move.split()
        ways = self._page.locator('#prompt [data-choice="ways"] button').filter(has_text=way)
        self._press(ways.filter(has=self._page.get_by_label(colour, exact=True)))

    def _touch_card(self, name: str) -> None:
        """On a phone held upright it lies above the prompt, or in the sheet, which is raised for it."""
        asked = self._page.locator(f'[data-question] [data-card="{name}"]')
        if self._has_sheet() and not asked.count():
            self._move_sheet("up")
        card = asked if asked.count() else self._page.locator(f'[data-card="{name}"]').locator("visible=true")
        self._press(card.first)

    def _has_sheet(self) -> bool:
        return self._page.locator("[data-sheet]").count() > 0

    def _move_sheet(self, stop: str) -> None:
        while self._page.locator("[data-sheet]").get_attribute("data-sheet") != stop:
            self._page.locator("[data-grip]").tap()

    def _touch_piece(self, verb: str, name: str) -> None:
        """A good in the store or the hold, or a docker aboard, on one's own mat; above the prompt of a phone."""
        if self._has_sheet():
            name = name.replace(" ", "-")
            load = f'[data-load="{GOODS.index(name)}"]' if verb == "load" else ""
            labelled = self._page.locator("[data-question] [data-open]").and_(
                self._page.get_by_label(self._called(name))
            )
            self._press(self._page.locator(load) if load and self._page.locator(load).count() else labelled.first)
            return
        words = self._called(name)
        room = "[data-store]" if verb == "load" else "[data-ship]"
        pieces = self._page.locator(f"{room} [data-open]").locator("visible=true")
        self._press(pieces.and_(self._page.get_by_label(words)).first)

    @staticmethod
    def _called(name: str) -> str:
        words = name.replace("-", " ")
        return {"tile": "tiles", "tulip": "tulips"}.get(words, words)

    def _touch_board(self, verb: str, thing: str) -> None:
        """Something on the board: where its own shape lies, whatever lies above it."""
        if self._has_sheet():
            self._frame(verb, thing)
            if self._page.locator("#prompt [data-do]").is_visible():  # the chip had only this to take in hand
                return
        elif self._person.is_phone and self._page.get_by_role("button", name="Whole board").is_visible():
            self._page.get_by_role("button", name="Whole board").tap()
            time.sleep(0.3)
        shape = self._page.locator(f'[data-thing="{thing}"]').locator("rect, circle, polygon, path")
        box = shape.last.bounding_box() if verb in ("step", "jump", "foreman") else shape.first.bounding_box()
        assert box is not None, thing
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._person.is_phone:
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.click(x, y)

    def _frame(self, verb: str, thing: str) -> None:
        """With the sheet low the board shows what is asked; in one's turn a chip shows all of its kind."""
        self._move_sheet("low")
        kind = "sail" if verb == "step" else "block" if thing.startswith("block") else verb
        kind = "river" if thing == "river" else kind
        chip = self._page.locator(f'[data-todo="{kind}"]')
        if chip.count():
            chip.tap()
        time.sleep(0.3)

    @staticmethod
    def _thing(move: str, verb: str, name: str) -> str:
        if move == "river":
            return "river"
        if name in SHOWN_BLOCKS:
            return f"block {SHOWN_BLOCKS.index(name)}"
        if verb in ("step", "jump", "foreman"):
            return f"space {SPACES.index(name)}"
        if verb == "docker":
            return f"docker {DOCKERS.index(name)} pontoon"
        return f"good {GOODS.index(name)} {'hold' if verb == 'deliver' else 'market'}"

    def _is_answered(self, sight: Sight, move: str) -> bool:
        """Whether the touch alone was the move: then the button is not there, and the server has heard of it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._person.look()["version"] > sight["version"]:
                return True
            if self._page.locator("#prompt [data-do]").is_visible():
                return False
            time.sleep(0.05)
        raise AssertionError(f"nothing came of {move!r}: {self._scene()}")

    def _scene(self) -> str:
        """What somebody would tell who saw it happen."""
        focus: str = self._page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        return f"the focus is on {focus}; the prompt says {self._page.locator('#prompt').inner_text()!r}"

    def _press(self, target: Locator) -> None:
        if self._person.is_phone:
            target.tap()
        else:
            target.click()


class Keys(Clicks):
    """The same with Tab, arrows and Enter, and the two letters that lead to the board and to the prompt."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.keyboard = Keyboard(person)

    def _touch_board(self, verb: str, thing: str) -> None:
        self.keyboard.press("b")
        if thing.startswith(("block", "space")) or thing.endswith("market"):
            self.keyboard.walk_to(f"data-thing={thing}", ("data-thing",))
        else:  # there only for the moment
            self.keyboard.tab_to_this(self._page.locator(f'[data-thing="{thing}"]'))
        self.keyboard.press("Enter")

    def _press(self, target: Locator) -> None:
        self.keyboard.press("b" if target.evaluate("one => one.closest('#board') !== null") else "p")
        self.keyboard.tab_to_this(target)
        self.keyboard.press("Enter")
