"""Where routes lie close together, a touch on a slab means the route that the slab belongs to."""

import pytest
from playwright.sync_api import Browser

from browser.people import Person
from web.houses import OpenHouse

pytestmark = pytest.mark.long

TAKEN_FOR_ANOTHER = """() => [...document.querySelectorAll("[data-slab]")].flatMap(slab => {
  const box = slab.getBoundingClientRect(), own = slab.closest("[data-route]").dataset.route;
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-route]");
  return found?.dataset.route === own ? [] : [`${own} was taken for ${found?.dataset.route}`];
})"""


def test_every_slab_is_of_its_own_route(house: OpenHouse, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, house.origin)
    people.append(anna)
    anna.make_table("Anna Close", "Routes", 2)
    anna.page.locator("[data-slab]").first.wait_for()
    assert anna.page.evaluate(TAKEN_FOR_ANOTHER) == []
