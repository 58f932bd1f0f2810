"""On the board of `harbour` only what can be touched takes touches: what lies above it lets them through.

The toll at the mouth of the Amstel once lay over the space itself, and whoever touched the middle of it had touched
nothing.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from harness.autopilot import Sight
from mokum.games.harbour.board import BLOCKS
from web.servers import OpenServer

pytestmark = pytest.mark.long

BLOCK_IDS = [block.lower() for block in BLOCKS]

IN_THE_WAY = """() => [...document.querySelectorAll("#board svg[role=group] *")].flatMap(one => {
  const paints = one instanceof SVGGraphicsElement && !(one instanceof SVGGElement);
  const isThing = one.closest("[data-thing]") !== null;
  return paints && !isThing && getComputedStyle(one).pointerEvents !== "none" ? [one.outerHTML.slice(0, 120)] : [];
})"""
TAKEN_FOR_ANOTHER = """() => [...document.querySelectorAll("#board [data-thing]")].flatMap(one => {
  const shape = one.querySelector("g").firstElementChild.getBoundingClientRect(), own = one.dataset.thing;
  const found = document.elementFromPoint(shape.x + shape.width / 2, shape.y + shape.height / 2);
  const thing = found?.closest("[data-thing]")?.dataset.thing;
  return thing === own ? [] : [`${own} was taken for ${thing}`];
})"""


def is_ones_turn(sight: Sight) -> bool:
    return "end" in sight["moves"]


def test_only_things_take_touches(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Amstel", "Harbour", 4)
    anna.page.locator("#board [data-thing]").first.wait_for()
    assert anna.page.evaluate(IN_THE_WAY) == []
    assert anna.page.evaluate(TAKEN_FOR_ANOTHER) == []


def test_a_block_that_cannot_be_paid_for_says_what_is_lacking(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    """Nothing is played by touching it."""
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Poor", "Harbour", 2)
    while not is_ones_turn(sight := anna.until(lambda sight: bool(sight["moves"]), 60)):
        anna.autopilot.play(anna.autopilot.best(sight))
    anna.sees(sight["version"])
    block = next(at for at, id_ in enumerate(BLOCK_IDS) if f"buy {id_}" not in sight["moves"])
    anna.page.locator(f'#board [data-thing="block {block}"]').first.click()
    expect(anna.page.locator("#prompt")).to_contain_text(re.compile(r"You need \d .*; you have "))
    assert anna.look()["version"] == sight["version"]
