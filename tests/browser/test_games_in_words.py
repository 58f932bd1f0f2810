"""A game that brings no picture, and one whose picture does not come, are played to the end by their words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.people import Person
from browser.serving import served
from cli.processes import MOKUM, environment
from conftest import EXAMPLES
from mokum.catalog import names, shipped
from mokum.game_folders import SETTING
from web.servers import OpenServer

pytestmark = pytest.mark.long

OTHERS = [slug for slug in names() if slug not in shipped()]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(MOKUM, tmp_path_factory.mktemp("words"), environment({SETTING: str(EXAMPLES)})) as found:
        yield found


def move_button(person: Person, move: str) -> Locator:
    return person.page.locator(f'[data-part=mine] [data-move="{move}"]')


def play(person: Person, *, by_button: bool) -> bool:
    """One turn as a bot would play it, by the list of moves; whether the game goes on."""
    sight = person.until(lambda sight: bool(sight["moves"]) or sight["phase"] == "over")
    if sight["phase"] == "over":
        return False
    person.sees(sight["version"])
    button = move_button(person, person.autopilot.best(sight))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    if by_button:
        person.page.locator("#prompt").get_by_role("button", name="Play", exact=True).click()
    else:
        button.click()
    person.until(lambda later: later["version"] > sight["version"])
    return True


def picture(person: Person) -> Locator:
    return person.page.locator("#board [data-picture]")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", OTHERS)
def test_a_game_without_pictures_is_played_to_the_end(
    slug: str, phone: bool, address: str, browser: Browser, people: list[Person]
) -> None:
    anna = Person(browser, address, phone=phone)
    people.append(anna)
    title = slug.capitalize()
    anna.open()
    expect(anna.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    anna.make_table("Anna", title, 2)
    expect(picture(anna)).to_contain_text("Anna")
    expect(picture(anna)).to_have_attribute("lang", "en")
    turns = 0
    while play(anna, by_button=turns % 2 == 0):
        turns += 1
        expect(picture(anna)).to_be_visible()
    assert turns > 3
    sheet = anna.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Points, line by line").click()
    expect(sheet.locator("li [lang=en]").first).to_be_visible()
    sheet.press("Escape")
    look_back(anna, title)


def look_back(anna: Person, title: str) -> None:
    """The log, the replay, and the rules are in words, too; and the next game begins with one press."""
    page = anna.page
    if anna.is_phone:
        page.get_by_role("tab", name="Log").click()
    expect(page.locator("[data-log] [lang=en]").first).not_to_have_text("…")
    page.goto(f"{anna.origin}/replay/{anna.table}")
    expect(page.locator("[data-picture]").first).to_contain_text("Anna")
    before = page.locator("[data-picture]").first.inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-picture]").first).not_to_have_text(before)
    anna.open(f"/rules/{title.lower()}")
    expect(page.get_by_role("heading", name=title).first).to_be_visible()
    anna.open(f"/table/{anna.table}")
    page.get_by_role("dialog", name="Score sheet").press("Escape")
    anna.button(re.compile("Play again|Rematch", re.IGNORECASE)).first.click()
    page.wait_for_url(lambda url: anna.table not in url)
    anna.at_table()
    anna.until(lambda sight: sight["phase"] == "playing")
    expect(picture(anna)).to_contain_text("Anna")


def test_a_game_whose_picture_does_not_come_is_played_on_in_words(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    anna = Person(browser, server.origin, service_workers="block")  # what a worker asks for cannot be cut here
    people.append(anna)
    anna.make_table("Anna", "Routes", 2)
    expect(anna.page.locator("#board svg").first).to_be_visible()  # the game's own part has come
    loaded = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    parts = [url for url in loaded if re.search(r"/assets/routes-[\w-]+\.js$", url)]
    assert parts, loaded
    anna.context.route(lambda url: url in parts, lambda route: route.abort())
    anna.page.reload()
    notice = anna.page.get_by_text("The pictures of this game did not load.")
    expect(notice).to_be_visible()
    expect(picture(anna)).to_contain_text("Market")
    for turn in range(4):
        assert play(anna, by_button=turn % 2 == 0)
    anna.context.unroute_all()
    anna.button("Try again").click()
    expect(notice).to_be_hidden()
    expect(anna.page.locator("#board svg").first).to_be_visible()
