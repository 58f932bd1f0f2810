"""Order in the house, on real pages: somebody is reported and answers; a moderator decides by the keyboard alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from harness.browser import asking
from harness.making import choose
from web.browsers import Browser, new_name
from web.moderators import complain, give
from web.servers import OpenServer, open_here

pytestmark = pytest.mark.long
INSULT = "you bid like a child"
REASON = "You insulted others. We keep tables friendly."


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("order") / "mokum.db"


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[OpenServer]:
    """One of its own: a role is given beside it, in its database."""
    with open_here(file) as opened:
        yield opened


@pytest.fixture
def come(server: OpenServer, browser: Chromium) -> Iterator[Any]:
    """People with names, who have seen no error when they leave."""
    came: list[Person] = []

    def one(word: str, **more: Any) -> Person:
        person = Person(browser, server.origin, bypass_csp=True, **more)
        came.append(person)
        ask(person, "POST", "/api/guests", {"name": new_name(word)})
        return person

    yield one
    for person in came:
        person.leave()
        assert not person.faults, person.faults


def ask(person: Person, method: str, path: str, body: object = None) -> Any:
    return asking(person.context, person.origin)(method, path, body)


def me(person: Person) -> dict[str, str]:
    mine: dict[str, str] = ask(person, "GET", "/api/me")
    return mine


def makes_moderator(person: Person, file: Path) -> None:
    account = {"name": me(person)["name"], "password": "a long enough secret 93"}
    ask(person, "POST", "/api/me/account", account)
    give(f"sqlite:///{file}", me(person)["ref"], "moderator")


def sit_together(host: Person, *others: Person) -> None:
    """At one table, by the pages, until the game runs."""
    host.open()
    host.button("Make a table").first.click()
    dialog = host.page.get_by_role("dialog")
    for group, number in (("Seats", str(1 + len(others))), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    host.button("Open the table").click()
    host.at_table()
    link = host.page.get_by_label("Invite", exact=True).input_value()
    for other in others:
        other.open(link.removeprefix(host.origin))
        other.at_table()
        other.button("Sit down").click()
        expect(other.button("Get up")).to_be_visible()
    host.button("Start the game").click()
    host.until(lambda sight: sight["phase"] == "playing")


def chat_of(person: Person) -> None:
    person.page.get_by_role("tab", name=re.compile("Chat")).click()


def say(person: Person, text: str) -> None:
    chat_of(person)
    person.page.get_by_label("Say something").fill(text)
    person.page.keyboard.press("Enter")


def is_sound(page: Page) -> None:
    """Nothing for axe by day and in the evening, nor anything to scroll sideways."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        assert axe_finds(page, by_colour=scheme == "dark") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def is_sound_at_both_sizes(page: Page) -> None:
    is_sound(page)
    page.set_viewport_size({"width": 390, "height": 844})
    is_sound(page)
    page.set_viewport_size({"width": 1366, "height": 768})


def test_being_reported(come: Any, file: Path) -> None:
    elin, ruben, judith = come("Elin"), come("Ruben"), come("Judith")
    makes_moderator(judith, file)
    sit_together(elin, ruben)
    ruben_name = me(ruben)["name"]
    say(ruben, INSULT)

    chat_of(elin)
    expect(elin.page.get_by_text(INSULT)).to_be_visible()
    elin.button(f"Report what {ruben_name} wrote").focus()
    elin.page.keyboard.press("Enter")
    dialog = elin.page.get_by_role("dialog", name=f"Report {ruben_name}")
    expect(dialog.get_by_text(INSULT)).to_be_visible()
    dialog.get_by_role("radio", name="Insults, threats or hate").check()
    dialog.get_by_label("A few words").fill("He does it all the time.")
    is_sound(elin.page)
    dialog.get_by_role("button", name="Send the report").click()
    expect(elin.page.get_by_role("dialog", name="Thank you")).to_contain_text("is not told who it came from")
    elin.page.keyboard.press("Escape")

    desk = judith.open("/")
    desk.get_by_role("navigation", name="Main").get_by_role("link", name="Desk").click()
    desk.locator("[data-case]").filter(has_text=ruben_name).click()
    opened = desk.get_by_role("region", name="What happened")
    expect(opened.locator("[data-line]").filter(has_text=INSULT)).to_contain_text("reported by Elin")
    expect(opened.get_by_text("He does it all the time.")).to_be_visible()
    desk.get_by_role("checkbox", name="Hide the lines").check()
    desk.get_by_role("checkbox", name=f"Mute {ruben_name}").check()
    desk.get_by_role("radio", name="7 days").check()
    does = desk.get_by_role("button", name="Hide 1 line, mute for 7 days")
    expect(does).to_have_attribute("aria-disabled", "true")
    desk.get_by_label("Reason, which").fill(REASON)
    is_sound_at_both_sizes(desk)
    opened.get_by_role("button", name="Board as a spectator").click()
    expect(desk.locator("[data-case-board] svg").first).to_be_visible()
    desk.keyboard.press("Escape")
    does.click()
    expect(desk.get_by_text("The case is decided.")).to_be_visible()

    expect(elin.page.get_by_text(INSULT)).to_have_count(0)
    say(ruben, "what now")
    stopped = ruben.page.locator("[data-chat-stopped]")
    expect(stopped).to_contain_text(f"Why: {REASON}")
    expect(ruben.page.get_by_label("Say something")).to_have_count(0)
    is_sound(ruben.page)
    mover = next(person for person in (elin, ruben) if person.look()["moves"])
    mover.autopilot.play(mover.autopilot.best(mover.look()))
    ruben.until(lambda sight: mover is ruben or bool(sight["moves"]))

    stopped.get_by_role("link", name="Read it, and answer").click()
    order = ruben.page.get_by_role("region", name="Order")
    muted = order.locator("[data-measure=mute]")
    expect(muted).to_contain_text(REASON)
    muted.get_by_role("button", name="Answer").click()
    muted.get_by_label("Your answer").fill("It was meant as a joke.")
    is_sound_at_both_sizes(ruben.page)
    muted.get_by_role("button", name="Send the answer").click()
    expect(muted).to_contain_text("Another moderator reads it.")
    expect(muted.get_by_role("button", name="Answer")).to_have_count(0)

    elin.open("/profile")
    expect(elin.page.get_by_role("region", name="Order")).to_contain_text("something was done")
    desk.reload()
    expect(desk.locator("[data-case]").filter(has_text="Answer to a measure")).to_contain_text("You decided it")


def test_moderating_by_the_keyboard_alone(come: Any, server: OpenServer, file: Path) -> None:
    judith, ruben, elin = come("Judith"), come("Ruben"), come("Elin")
    makes_moderator(judith, file)
    sit_together(judith, ruben, elin)
    at_my_table = {"about": me(ruben)["ref"], "reason": "cheating", "table": judith.table}
    ask(elin, "POST", "/api/complaints", at_my_table | {"invitation": judith.look()["invitation"]})
    bram, thijs = (Browser(server).come_in() for _ in range(2))
    complain(bram, thijs.player, "name", words="It insults others.")

    asked: list[str] = []
    judith.page.on("request", lambda request: asked.append(request.url))
    page = judith.open("/desk")
    keys = page.keyboard
    cards = page.locator("[data-case]")
    mine = cards.filter(has_text="You play there")
    expect(mine).to_contain_text("Cheating")
    assert me(ruben)["name"] not in mine.inner_text()
    names = cards.filter(has_text="Name")
    expect(names).to_be_visible()
    number = names.get_attribute("data-case")

    for _ in range(cards.count()):
        keys.press("j")
        if mine.get_attribute("aria-current") == "true":
            break
    expect(page.get_by_text("You sit at this table.")).to_be_visible()
    closed = mine.get_attribute("data-case")
    assert not any(re.search(rf"/cases/{closed}\b", url) for url in asked)
    is_sound_at_both_sizes(page)

    for _ in range(cards.count()):
        if names.get_attribute("aria-current") == "true":
            break
        keys.press("j")
    expect(page.locator(f"[data-open-case='{number}']").get_by_text("It insults others.")).to_be_visible()
    keys.press("Shift+?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("4")
    expect(page.get_by_role("checkbox", name="Ask for another name")).to_be_checked()
    keys.press("e")
    keys.type("Please choose a name that insults nobody.")
    expect(page.get_by_role("button", name="Ask for another name")).not_to_have_attribute("aria-disabled", "true")
    assert thijs.get("/api/me/moderation")["must_rename"] is False
    keys.press("Control+Enter")
    expect(page.get_by_text("The case is decided.")).to_be_visible()
    assert thijs.get("/api/me/moderation")["must_rename"] is True
    expect(page.get_by_role("region", name="What happened")).to_contain_text("asked")
    keys.press("Escape")
    keys.press("k")
    expect(page.locator("[data-case][aria-current=true]")).to_be_visible()
