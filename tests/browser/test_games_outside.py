"""A game outside brings its picture: the client that is built with its folder shows it, the one as shipped does not."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.people import Person
from conftest import EXAMPLES
from mokum.catalog import games
from mokum.game_folders import SETTING
from mokum.web.app import STATIC
from web.servers import OpenServer, open_here

pytestmark = pytest.mark.long

CLIENT = EXAMPLES.parent / "client"
BUILDING = 120
"""Seconds that a build may take on a machine with much to do; it takes fifteen."""
OWN = "bridges.start.name"
"""What only the client of `bridges` has in it."""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, built with the games in `examples`."""
    folder = tmp_path_factory.mktemp("pages")
    vite = CLIENT / "node_modules" / ".bin" / "vite"
    command: list[str | Path] = [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(command, cwd=CLIENT, env=os.environ | {SETTING: str(EXAMPLES)}, check=True, timeout=BUILDING)
    return folder


@pytest.fixture(scope="module")
def address(server: OpenServer, pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its pages offer every game, whatever those of the other server do."""
    file = tmp_path_factory.mktemp("outside") / "mokum.db"
    with pytest.MonkeyPatch.context() as patch, open_here(file, static=pages) as opened:
        patch.setattr("mokum.web.http.games.games", games)
        yield opened.origin


def texts(folder: Path) -> str:
    return "\n".join(path.read_text() for path in folder.rglob("*") if path.suffix in {".js", ".css", ".html"})


def test_the_client_as_shipped_has_no_trace_of_it(pages: Path) -> None:
    assert OWN in texts(pages)
    assert OWN not in texts(STATIC)


def boat(person: Person, move: str) -> Locator:
    return person.page.locator(f'[data-hand="{move.split()[1]}"]').first


def bridge(person: Person, move: str) -> Locator:
    return person.page.locator(f'[data-bridge="{("magere", "blauw", "toren").index(move.split()[2])}"]')


def play(person: Person, turn: int) -> bool:
    """One turn as a bot would play it, by the picture; whether the game goes on."""
    sight = person.until(lambda sight: bool(sight["moves"]) or sight["phase"] == "over")
    if sight["phase"] == "over":
        return False
    person.sees(sight["version"])
    move = person.autopilot.best(sight)
    parts = [boat(person, move), bridge(person, move)]
    if turn % 3 == 1:
        parts.reverse()
    for part in parts:
        part.click()
        expect(part).to_have_attribute("aria-pressed", "true")
    assert person.look()["version"] == sight["version"], "nothing is sent before it is confirmed"
    if turn % 2:
        parts[-1].click()
    else:
        person.page.locator("#prompt [data-do]").click()
    person.until(lambda later: later["version"] > sight["version"])
    return True


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_is_played_by_its_picture(
    phone: bool, address: str, browser: Browser, people: list[Person]
) -> None:
    anna = Person(browser, address, phone=phone)
    people.append(anna)
    anna.open()
    card = anna.page.locator("article").filter(has=anna.page.get_by_role("heading", name="Bridges", exact=True))
    expect(card.locator("svg").first).to_be_attached()
    anna.make_table("Anna", "Bridges", 2)
    expect(anna.page.locator("[data-bridge]")).to_have_count(3)
    turns = 0
    while play(anna, turns):
        turns += 1
        assert not anna.page.evaluate(WIDER)
    assert turns > 10
    sheet = anna.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Bridges opened")
    sheet.press("Escape")
    anna.page.goto(f"{anna.origin}/replay/{anna.table}")
    expect(anna.page.locator("[data-bridge]")).to_have_count(3)


def test_a_turn_is_played_by_the_keyboard(address: str, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, address)
    people.append(anna)
    anna.make_table("Anna Keys", "Bridges", 2)
    sight = anna.until(lambda sight: bool(sight["moves"]))
    anna.sees(sight["version"])
    move = next(move for move in sight["moves"] if move.endswith("toren"))
    boat(anna, move).focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator("[data-bridge]").first.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter", "Enter"):
        anna.page.keyboard.press(key)
    anna.until(lambda later: later["version"] > sight["version"])


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_it_speaks_the_readers_language(language: str, address: str, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, address, phone=True, language=language)
    people.append(anna)
    anna.open()
    title = {"fr": "Ponts", "nl": "Bruggen"}[language]
    expect(anna.page.get_by_role("heading", name=title, exact=True)).to_be_attached()
