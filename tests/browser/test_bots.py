"""A person makes a bot and a token in the profile, invites the bot to a table, and takes the token away again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from browser.test_everyone import axe_finds
from harness.making import choose
from web.browsers import new_name
from web.programs import PASSWORD, Program
from web.servers import OpenServer
from web.test_bridge import EXAMPLES, Bridged

pytestmark = pytest.mark.long


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_from_a_name_to_a_bot_at_the_table(
    server: OpenServer, browser: Browser, people: list[Person], phone: bool, tmp_path: Path
) -> None:
    anna = Person(
        browser, server.origin, phone=phone, permissions=["clipboard-read", "clipboard-write"], bypass_csp=True
    )
    people.append(anna)
    headers, account = {"Origin": server.origin}, {"name": new_name("Owner"), "password": PASSWORD}
    assert anna.context.request.post(f"{server.origin}/api/accounts", data=account, headers=headers).ok
    page, name = anna.open("/profile"), new_name("Rook")

    anna.button("Create a bot").click()
    page.get_by_role("dialog").get_by_label("Name").fill(name)
    page.get_by_role("button", name="Create", exact=True).click()
    bot = page.locator(f'[data-bot="{name} [bot]"]')
    expect(bot.get_by_role("heading")).to_contain_text(name)
    expect(bot.get_by_role("heading").get_by_role("img", name="Bot")).to_be_visible()
    assert "[bot]" not in bot.inner_text()

    bot.get_by_role("button", name=re.compile("New token")).click()
    page.get_by_role("dialog").get_by_label("What to call it").fill("my cellar")
    anna.button("Create the token").click()
    secret = page.get_by_role("dialog").get_by_role("textbox", name="Your new token")
    token = secret.input_value()
    assert re.fullmatch(r"mokum_[\w-]{43}", token)
    page.screenshot(path=tmp_path / "secret.png")
    assert axe_finds(page) == []
    anna.button("Copy the token").click()
    expect(page.get_by_text("The token is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == token
    page.get_by_role("dialog").get_by_text("Close", exact=True).click()
    expect(bot.get_by_text("my cellar")).to_be_visible()
    assert token not in page.content()
    page.screenshot(path=tmp_path / "profile.png", full_page=True)
    assert axe_finds(page) == []

    program = Program.__new__(Program)
    program.server, program.token = server, token
    anna.open("/")
    anna.button("Make a table").first.click()
    dialog = page.get_by_role("dialog")
    for group, number in (("Seats", "2"), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    anna.button("Open the table").click()
    anna.at_table()
    page.get_by_label("Invite somebody’s bot").fill("Nobody at all")
    page.screenshot(path=tmp_path / "inviting.png", full_page=True)
    assert axe_finds(page) == []
    page.locator("[data-invite-bot]").get_by_role("button").click()
    expect(page.get_by_text("There is no bot of this name.")).to_be_visible()
    page.get_by_label("Invite somebody’s bot").fill(name.lower())
    page.locator("[data-invite-bot]").get_by_role("button").click()
    expect(page.get_by_text(f"bot of {account['name']}")).to_be_visible()
    page.screenshot(path=tmp_path / "invited.png", full_page=True)
    seat = next(at for at, place in enumerate(anna.look()["seats"]) if place["name"] == f"{name} [bot]")
    bridge = Bridged(program, f"exec:{EXAMPLES / 'first.sh'}")
    anna.until(lambda sight: sight["phase"] == "playing" and seat not in sight["awaited"])
    if phone:
        page.get_by_role("tab", name="Players").click()
    row = page.get_by_role("listitem").filter(has_text=name)
    expect(row.get_by_role("img", name="Bot")).to_be_visible()
    page.screenshot(path=tmp_path / "playing.png")

    anna.open("/profile")
    bot.get_by_role("button", name="Revoke the token my cellar").click()
    expect(page.get_by_text("The token no longer works.")).to_be_visible()
    assert program.ask("GET", "/api/tables").json["code"] == "bad_token"
    bridge.thread.join(20)
    assert bridge.ended
    bot.get_by_role("button", name=f"Remove {name}").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove", exact=True).click()
    expect(bot).to_have_count(0)
