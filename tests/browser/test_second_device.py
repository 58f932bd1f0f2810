"""A second device: the code on one screen signs in the phone that opens it, where the games are, too."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from web.browsers import new_name
from web.servers import OpenServer

pytestmark = pytest.mark.long
PASSWORD = "a long enough secret 93"


@pytest.fixture
def devices(server: OpenServer, browser: Browser) -> Iterator[tuple[Person, Person]]:
    """A desk and a phone."""
    two = tuple(Person(browser, server.origin, phone=phone, bypass_csp=True) for phone in (False, True))
    yield two[0], two[1]
    for person in two:
        person.leave()
        assert not person.faults, person.faults


def is_sound(page: Page) -> None:
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def test_a_phone_is_signed_in_by_the_code_on_the_desk(devices: tuple[Person, Person]) -> None:
    desk, phone = devices
    name = new_name("Fenna")
    page = desk.open("/profile")
    register = page.locator("section").filter(has=page.get_by_role("heading", name="Create an account"))
    register.get_by_label("Name").fill(name)
    register.get_by_label("Password").fill(PASSWORD)
    register.locator("button[type=submit]").click()
    button = page.get_by_role("button", name="Sign in another device")
    button.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    with page.expect_response("**/api/me/devices") as answered:
        page.keyboard.press("Enter")
    code = answered.value.json()["code"]
    expect(page.get_by_role("img", name="The code for your other device")).to_be_visible()
    is_sound(page)

    other = phone.open(f"/profile#device={code}")
    asked = other.get_by_role("dialog", name="Sign in on this device")
    expect(asked).to_contain_text("Go on only if you read the code from your own screen.")
    assert code not in other.url
    is_sound(other)
    asked.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name=name, level=2)).to_be_visible()
    expect(other.get_by_text("This browser")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", name=name, level=2)).to_be_visible()

    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_be_visible()
    is_sound(page)
