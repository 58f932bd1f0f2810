"""The eyes see: a stylesheet that collapses, covers, shifts or shrinks anything that a station is for is noticed."""

import itertools

import pytest
from playwright.sync_api import Browser, Page

from browser.journeys.travellers import Traveller, play_until
from browser.people import Person
from harness.eyes import SHAPES, WINDOWS, look, things_at, watch
from harness.stations import Thing
from web.servers import OpenServer

pytestmark = pytest.mark.long

HOW = ("collapse", "cover", "shift", "shrink")
# A row of a table is as high as its cells, whatever is said of it, so none stays a row.
STYLES = {
    "collapse": """{ display: block !important; overflow: hidden;
      height: 3px !important; min-height: 0 !important; max-height: 3px !important; }""",
    "shift": "{ translate: 0 70vh !important; }",
    "shrink": "{ scale: .2 !important; }",
}
PLANT = """({ css, over }) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  if (!over) return;
  const box = document.querySelector(over).getBoundingClientRect();
  const cover = document.body.appendChild(document.createElement("div"));
  cover.dataset.cover = "";
  const at = { left: box.left, top: box.top, width: box.width * 0.4, height: box.height * 0.4 };
  for (const [name, size] of Object.entries(at)) cover.style[name] = `${size}px`;
}"""
COVER = "[data-cover] { position: fixed; z-index: 2147483647; background: gray; pointer-events: none; }"
"""A corner of it, by something that lets touches through."""
LIFT = """() => {
  document.adoptedStyleSheets.pop();
  document.querySelector("[data-cover]")?.remove();
}"""


def plant(page: Page, thing: Thing, how: str) -> None:
    """A stylesheet that spoils the thing; nothing on a page lies above a dialog, so there it is shrunk instead."""
    if how == "cover" and not page.locator("[role=dialog]").count():
        page.evaluate(PLANT, {"css": COVER, "over": thing.where})
    else:
        page.evaluate(PLANT, {"css": thing.where + STYLES["shrink" if how == "cover" else how], "over": ""})


class Planter:
    """Spoils one thing after the other at a station, in one window after the other."""

    def __init__(self) -> None:
        self.windows = itertools.cycle(WINDOWS)
        self.ways = itertools.cycle(HOW)
        self.plants = 0
        self.unseen: list[str] = []

    def spoil(self, traveller: Traveller, station: str) -> None:
        window, page, game = next(self.windows), traveller.page, traveller.game
        assert watch(page, station, window, game) == []
        for thing in things_at(station, game):
            if thing.least(SHAPES[window]) is None or not page.locator(thing.where).count():
                continue
            how = next(self.ways)
            plant(page, thing, how)
            self.plants += 1
            if not look(page, station, window, game):
                self.unseen.append(f"{station}, {window}: {thing.name}, {how}")
            page.evaluate(LIFT)
        assert watch(page, station, window, game) == []


def test_every_plant_is_noticed(browser: Browser, server: OpenServer, people: list[Person]) -> None:
    """At every station of a way to a table and to its end."""
    planter = Planter()
    anna, bram = (Traveller(browser, server.origin, name, "routes") for name in ("Anna", "Bram"))
    people += [anna.person, bram.person]
    anna.person.open()
    planter.spoil(anna, "start")
    anna.makes_a_table(2, 0)
    planter.spoil(anna, "waiting")
    bram.person.open(anna.page.get_by_label("Invite", exact=True).input_value().removeprefix(server.origin))
    planter.spoil(bram, "invited")
    bram.looks_on_first()
    planter.spoil(bram, "sitting")
    bram.sits_down()
    planter.spoil(bram, "seated")
    anna.person.button("Start the game").click()
    for traveller in (anna, bram):
        traveller.is_at("playing")
        traveller.sends_the_guide_away()
        planter.spoil(traveller, "turn" if traveller.person.look()["moves"] else "others")
    play_until([anna, bram], lambda _: False)
    planter.spoil(anna, "end")
    assert not planter.unseen, "\n".join(planter.unseen)
    assert planter.plants >= 20


@pytest.mark.parametrize(("game", "seats"), [("harbour", 2), ("merchants", 3)])
def test_every_plant_at_a_table_is_noticed(
    browser: Browser, server: OpenServer, people: list[Person], game: str, seats: int
) -> None:
    """The things that are a game's own, in every window."""
    planter = Planter()
    anna = Traveller(browser, server.origin, "Anna", game)
    people.append(anna.person)
    anna.makes_a_table(seats, seats - 1, lots="sealed" if game == "merchants" else "")
    anna.person.until(lambda sight: bool(sight["moves"]), 60)
    anna.sends_the_guide_away()
    for _ in WINDOWS:
        planter.spoil(anna, "turn")
    assert not planter.unseen, "\n".join(planter.unseen)
    assert planter.plants >= 4 * len(WINDOWS)
