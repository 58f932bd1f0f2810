"""Taught games, in a real browser: a hand that does only what is asked comes to the end of the lessons."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from contract.tables import FULL
from web.servers import OpenServer

pytestmark = pytest.mark.long

FIRST = {"routes": "contract", "merchants": "exchange", "harbour": "card"}
"""By game: the lesson that comes first."""
SLOW = pytest.mark.skipif(not FULL, reason="takes long: `scripts/test --full`")
"""True lots take their time, and more of it where the machine stands still meanwhile."""
PATIENCE = 240_000
"""Milliseconds: between two lessons of Merchants two others sell a card each, on a calm clock."""
MOST = 120
"""So many things are asked at most."""
RESTS = 800
"""Milliseconds after which what has the focus would be explained elsewhere: not over a lesson."""

WHAT_IS_ASKED = """() => {
  const asked = document.querySelector("[data-asked]"), bubble = document.querySelector("[data-taught]");
  if (!asked || !bubble) return "";
  return [bubble.dataset.taught, bubble.textContent, asked.getAttribute("aria-label") ?? asked.textContent].join(" ");
}"""

Act = Callable[[Person, Locator], None]


def _spot(asked: Locator) -> Locator:
    """Where a hand reaches for the asked thing: a route of the board has slabs, a block and a berth have a shape."""
    for drawn in ("[data-slab]", "rect, circle, polygon, path"):
        shape = asked.and_(asked.page.locator("#board *")).locator(drawn)
        if shape.count():
            return shape.first
    return asked


def click(person: Person, asked: Locator) -> None:
    _spot(asked).click()


def tap(person: Person, asked: Locator) -> None:
    _spot(asked).tap()


def press_enter(person: Person, asked: Locator) -> None:
    """The focus goes to what is asked by itself."""
    person.page.wait_for_function(
        "() => { const asked = document.querySelector('[data-asked]'), at = document.activeElement;"
        " return asked && at !== document.body && (asked.contains(at) || at.contains(asked)); }"
    )
    person.page.keyboard.press("Enter")


def step_of(person: Person) -> str:
    """The lesson that is taught, once something is asked."""
    person.page.wait_for_function(
        "() => !!document.querySelector('[data-taught]') && !!document.querySelector('[data-asked]')", timeout=PATIENCE
    )
    return str(person.page.locator("[data-taught]").get_attribute("data-taught"))


def now(person: Person) -> str:
    """What is asked, as one text."""
    return str(person.page.evaluate(f"({WHAT_IS_ASKED})()"))


def goes_on(person: Person, before: str) -> None:
    """Wait until something else is asked, or nothing any more."""
    person.page.wait_for_function(
        f"before => ({WHAT_IS_ASKED})() !== before",
        arg=before,
        timeout=PATIENCE,
    )


def follow(person: Person, act: Act, until: str = "") -> list[str]:
    """Do only what is asked, until a lesson or the leave that the lessons take. The lessons, in their order."""
    taught: list[str] = []
    for _ in range(MOST):
        step = step_of(person)
        if step == until:
            return taught
        if step not in taught:
            taught.append(step)
        before = now(person)
        act(person, person.page.locator("[data-asked]"))
        if step == "end":
            expect(person.page.locator("[data-taught]")).to_have_count(0)
            return taught
        goes_on(person, before)
    raise AssertionError(f"the lessons do not end: {taught}")


@pytest.fixture
def learn(server: OpenServer, browser: Browser, people: list[Person]) -> Callable[..., Person]:
    def begin(game: str, **more: object) -> Person:
        person = Person(browser, server.origin, **more)  # type: ignore[arg-type]
        people.append(person)
        person.open(f"/learn/{game}")
        person.at_table()
        return person

    return begin


def dots(person: Person) -> tuple[int, int]:
    """How many lessons are done, of how many."""
    found = person.page.locator("[data-taught] [data-dot]")
    return person.page.locator("[data-dot=done]").count(), found.count()


@pytest.mark.parametrize(
    ("game", "act"),
    [
        *((game, act) for game in ("routes", "harbour") for act in (click, press_enter)),
        *(pytest.param("merchants", act, marks=SLOW) for act in (click, press_enter)),
    ],
)
def test_whoever_does_only_what_is_asked_is_taught_all(learn: Callable[..., Person], game: str, act: Act) -> None:
    person = learn(game)
    assert step_of(person) == FIRST[game]
    lessons = dots(person)[1]
    assert 8 <= lessons <= 12
    sight = person.look()
    assert sight["practice"]
    assert sight["fixed"].startswith(f"learn-{game}")
    assert sight["clock"] == {"type": "none"}
    taught = [step for step in follow(person, act) if not step.startswith(("again", "practice1", "practice2"))]
    assert len(taught) == lessons, taught
    person.page.reload()
    person.sees(person.look()["version"])
    expect(person.page.locator("[data-guide]")).to_have_count(0)


@pytest.mark.parametrize("act", [click, press_enter])
def test_merchants_is_taught_before_a_true_lot_runs(learn: Callable[..., Person], act: Act) -> None:
    """So far no clock runs but that of the practice lots; on a machine that stands still true lots are run again."""
    taught = ["exchange", "houses", "colonies", "practice", "practice1", "stop", "practice2", "mayor"]
    assert follow(learn("merchants"), act, "clock") == taught


@pytest.mark.parametrize("game", ["routes", "harbour", pytest.param("merchants", marks=SLOW)])
def test_it_is_taught_on_a_phone(learn: Callable[..., Person], game: str) -> None:
    person = learn(game, phone=True)
    step_of(person)
    bubble = person.page.locator("[data-taught]").bounding_box()
    prompt = person.page.locator("#prompt").bounding_box()
    assert bubble is not None
    assert prompt is not None
    assert bubble["y"] + bubble["height"] <= prompt["y"] + 1, "the bubble is the row above the prompt"
    assert "end" in follow(person, tap)


def test_it_begins_at_the_front_page(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    person = Person(browser, server.origin)
    people.append(person)
    person.open()
    person.page.get_by_label("Your name").fill("Anna Learns")
    person.page.get_by_role("link", name="Learn it in five minutes: Routes").click()
    person.at_table()
    assert step_of(person) == "contract"
    assert person.look()["seats"][0]["name"].startswith("Anna Learns")
    person.button("Fixed deal, for learning").click()
    person.expect_visible("Nothing was shuffled, and nothing counts.")


@pytest.mark.parametrize(
    ("game", "said"), [("routes", "A contract"), ("merchants", "the most money"), ("harbour", "Cards help you")]
)
def test_the_lit_screen_is_for_everybody(learn: Callable[..., Person], game: str, said: str) -> None:
    person = learn(game)
    step_of(person)
    expect(person.page.locator("[data-asked]")).to_have_attribute("aria-describedby", re.compile("."))
    described = person.page.locator("[data-asked]").get_attribute("aria-describedby")
    expect(person.page.locator(f'[id="{described}"]')).to_contain_text(said)
    person.page.wait_for_timeout(RESTS)
    expect(person.page.locator("[data-info-card]")).to_have_count(0)
    assert axe_finds(person.page) == []


def test_whoever_knows_it_says_so(learn: Callable[..., Person]) -> None:
    """It ends this lesson and those that build on it."""
    person = learn("routes")
    assert step_of(person) == "contract"
    version = person.look()["version"]
    person.page.keyboard.press("k")
    expect(person.page.locator('[data-taught="againKeep"]')).to_be_visible()
    assert person.look()["version"] == version, "nothing is played by knowing"
    before = now(person)
    while step_of(person) == "againKeep":
        click(person, person.page.locator("[data-asked]"))
        goes_on(person, before)
        before = now(person)
    for step in ("draw", "claim"):
        if step_of(person) == step:
            person.button("I know this").click()
            goes_on(person, before)
            before = now(person)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-taught]")).to_have_count(0)
    person.button("Help").click()
    person.page.get_by_role("button", name="Show the guide again").click()
    expect(person.page.locator("[data-taught]")).to_be_visible()


def test_something_else_may_be_done(learn: Callable[..., Person]) -> None:
    """The veil lets touches through, and the lesson steps back."""
    person = learn("routes")
    assert step_of(person) == "contract"
    person.page.locator("[data-offer=both]").click()
    before = now(person)
    person.page.locator("#prompt [data-do]").click()
    goes_on(person, before)
    assert step_of(person) == "draw"
    assert len(person.look()["view"]["contracts"]) == 2


def test_whoever_knows_it_all_is_asked_once_whether_to_stop(learn: Callable[..., Person]) -> None:
    """Three times in a row, without a move between; and the practice lot is left by the same key."""
    person = learn("merchants")
    bubble = person.page.locator("[data-taught]")
    for step in ("exchange", "houses", "colonies"):
        assert step_of(person) == step
        person.page.keyboard.press("k")
    expect(bubble).to_have_attribute("data-taught", "enough")
    person.button("Go on teaching").click()
    expect(bubble).to_have_attribute("data-taught", "practice")
    person.button("Start the practice lot").click()
    lot = person.page.get_by_role("dialog", name="Practice lot")
    expect(lot).to_be_visible()
    assert axe_finds(person.page) == []
    person.page.keyboard.press("k")
    expect(lot).to_have_count(0)
    for step in ("stop", "mayor"):
        expect(bubble).to_have_attribute("data-taught", step)
        person.page.keyboard.press("k")
    expect(bubble).not_to_have_attribute("data-taught", "enough")
