"""On the board of `harbour` only what can be touched takes touches: what lies above it lets them through.

The toll at the mouth of the Amstel once lay over the space itself, and whoever touched the middle of it had touched
nothing.
"""

import pytest
from playwright.sync_api import Browser

from browser.people import Person
from web.houses import OpenHouse

pytestmark = pytest.mark.long

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


def test_only_things_take_touches(house: OpenHouse, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, house.origin)
    people.append(anna)
    anna.make_table("Anna Amstel", "Harbour", 4)
    anna.page.locator("#board [data-thing]").first.wait_for()
    assert anna.page.evaluate(IN_THE_WAY) == []
    assert anna.page.evaluate(TAKEN_FOR_ANOTHER) == []
