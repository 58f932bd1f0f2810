"""A way back after a forgotten password: codes are made and saved, and one of them lets their owner in again."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from web.browsers import new_name
from web.servers import OpenServer

pytestmark = pytest.mark.long
PASSWORD, NEW = "a long enough secret 93", "another longer secret 47"


def is_sound(page: Page) -> None:
    assert axe_finds(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


@pytest.mark.parametrize("phone", [False, True])
def test_who_forgot_the_password_comes_back(server: OpenServer, browser: Browser, phone: bool) -> None:
    fenna, again = (Person(browser, server.origin, phone=phone, bypass_csp=True) for _ in range(2))
    name = new_name("Fenna")
    page = fenna.open("/profile")
    register = page.locator("section").filter(has=page.get_by_role("heading", name="Create an account"))
    register.get_by_label("Name").fill(name)
    register.get_by_label("Password").fill(PASSWORD)
    register.locator("button[type=submit]").click()
    expect(page.get_by_text("You have no codes.")).to_be_visible()
    make = page.get_by_role("button", name="Make codes")
    make.focus()
    page.keyboard.press("Enter")
    proof = page.get_by_role("dialog", name="Make codes")
    proof.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    codes = page.get_by_role("alertdialog", name="Your recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(8)
    written = codes.get_by_role("listitem").all_inner_texts()
    is_sound(page)
    with page.expect_download() as download:
        codes.get_by_role("button", name="Save as a file").click()
    saved = Path(download.value.path()).read_text()
    assert name in saved
    assert all(code in saved for code in written)
    codes.get_by_role("button", name="Close").last.click()
    expect(page.get_by_text("8 codes left")).to_be_visible()
    expect(page.get_by_role("button", name="Make new codes")).to_be_focused()
    is_sound(page)

    other = again.open("/profile")
    other.get_by_label("Name").first.fill(name)
    other.get_by_role("button", name="Forgot your password?").click()
    form = other.get_by_role("dialog", name="Forgot your password?")
    expect(form.get_by_label("Name")).to_have_value(name)
    form.get_by_label("Recovery code").fill("0000-0000-0000-0000")
    form.get_by_label("New password").fill(NEW)
    form.get_by_role("button", name="Set the password and sign in").click()
    expect(form.get_by_text("The name or the code is not right.")).to_be_visible()
    is_sound(other)
    form.get_by_label("Recovery code").fill(written[0].upper().replace("-", " "))
    form.get_by_role("button", name="Set the password and sign in").click()
    expect(form).to_have_count(0)
    expect(other.get_by_role("heading", name=name, level=2)).to_be_visible()
    expect(other.get_by_text("7 codes left")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Forgot your password?")).to_be_visible()
    for person in (fenna, again):
        person.leave()
        assert not person.faults, person.faults
