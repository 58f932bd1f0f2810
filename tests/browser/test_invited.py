"""Somebody who never heard of this is sent a link, on the sofa: they sit down with one press."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.people import Person
from harness.making import choose
from web.servers import OpenServer

LINE = "Tuesday, as always?"


def a_private_table(host: Person) -> str:
    """Made at the front, with a line for those who are invited; gives its link."""
    host.open()
    host.page.get_by_label("Your name").fill("Fenna Hosts")
    host.button("Make a table").first.click()
    dialog = host.page.get_by_role("dialog")
    for group, number in (("Seats", "2"), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    choose(dialog.get_by_role("radio", name="Only with my link"))
    host.button("Open the table").click()
    host.at_table()
    host.page.get_by_label("Say something with it").fill(LINE)
    host.button("Keep").click()
    host.expect_visible("Whoever opens the link now reads it.")
    return host.page.get_by_label("Invite", exact=True).input_value().removeprefix(host.origin)


def test_a_friend_opens_the_link_on_a_phone_and_sits_with_one_press(
    server: OpenServer, browser: Browser, people: list[Person], tmp_path: Path
) -> None:
    fenna, noor = Person(browser, server.origin), Person(browser, server.origin, phone=True)
    people += [fenna, noor]
    page = noor.open(a_private_table(fenna))
    noor.at_table()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair for a game of Routes")
    for words in ("Fenna Hosts", "2 players", "no clock", "about 20 min", LINE):
        noor.expect_visible(words)
    page.screenshot(path=tmp_path / "invited.png")
    noor.button("Sit down").click()
    noor.button("Get up").wait_for()
    fenna.button("Start the game").click()
    noor.until(lambda sight: sight["phase"] == "playing" and sight["viewer"] == 1)

    # Who comes back begins with their turn.
    turns = {person: bool(person.look()["moves"]) for person in (fenna, noor)}
    first = next(person for person, is_first in turns.items() if is_first)
    first.open()
    expect(first.page.locator("[data-turn]")).to_have_count(1)
    first.page.keyboard.press("1")
    first.page.wait_for_url(f"**/table/{fenna.table}")


def test_somebody_who_is_known_is_invited_too_and_may_watch_first(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    fenna, gijs = Person(browser, server.origin), Person(browser, server.origin)
    people += [fenna, gijs]
    link = a_private_table(fenna)
    gijs.context.request.post(server.origin + "/api/guests", data={"name": "Gijs"}, headers={"Origin": server.origin})
    gijs.open(link)
    gijs.expect_visible(LINE)
    gijs.button("Watch first").click()
    gijs.button("Sit down at seat 2").click()
    gijs.button("Get up").click()
    # Whoever got up again is in the room, and not at its door.
    gijs.button("Sit down at seat 2").wait_for()
