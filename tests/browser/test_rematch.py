"""Play again, in two real browsers: one click of each, and the second game is dealt at the same seats."""

from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.people import Person
from harness.making import choose
from web.servers import OpenServer

pytestmark = pytest.mark.long


def named(person: Person, seat: int) -> str:
    """The name of who sits there: one that another test has taken before is told apart by a number."""
    name: str = person.look()["seats"][seat]["name"]
    return name


def do(person: Person, what: str) -> None:
    """Something that is no matter of this test, over HTTP."""
    body = {"command": str(uuid4()), "do": {"type": what}}
    address = f"{person.origin}/api/tables/{person.table}/orders"
    answer = person.context.request.post(address, data=body, headers={"Origin": person.origin})
    assert answer.ok, answer.text()


def two_at_the_end(server: OpenServer, browser: Browser, people: list[Person]) -> tuple[Person, Person]:
    """Anna and Bram, whose first game is over because Bram gave up."""
    anna, bram = Person(browser, server.origin), Person(browser, server.origin, phone=True)
    people += [anna, bram]
    anna.open()
    anna.page.get_by_label("Your name").fill("Anna Again")
    anna.button("Make a table").first.click()
    dialog = anna.page.get_by_role("dialog")
    for group, number in (("Seats", "2"), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    anna.button("Open the table").click()
    anna.at_table()
    link = anna.page.get_by_label("Invite", exact=True).input_value()
    bram.open(link.removeprefix(server.origin))
    bram.at_table()
    bram.page.get_by_label("Your name").fill("Bram Again")
    bram.button("Sit down").click()
    anna.button("Start the game").click()
    anna.until(lambda sight: sight["phase"] == "playing")
    do(bram, "Resign")
    return anna, bram


def sheet(person: Person) -> Locator:
    """The score sheet, which opens by itself after a game; the page behind it cannot be touched meanwhile."""
    opened = person.page.get_by_role("dialog", name="Score sheet")
    expect(opened).to_be_visible()
    return opened


def put_away(opened: Locator) -> None:
    opened.press("Escape")
    expect(opened).to_be_hidden()


def has_moved_on(person: Person) -> None:
    """The page shows another table than before."""
    before = person.table
    person.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    person.at_table()


def test_one_click_of_each_deals_the_second_game(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna, bram = two_at_the_end(server, browser, people)
    first, (first_name, second_name) = anna.table, [named(anna, seat) for seat in (0, 1)]
    sheet(anna).get_by_role("button", name="Play again").click()
    has_moved_on(anna)
    expect(anna.page.get_by_text(f"Waiting for {second_name}.")).to_be_visible()
    assert anna.button("Start the game").count() == 0

    put_away(sheet(bram))
    bram.expect_visible(f"{first_name} would like to play again.")
    bram.button("Play again").first.click()
    has_moved_on(bram)
    assert anna.table == bram.table != first
    sight = anna.until(lambda sight: sight["phase"] == "playing")
    assert [seat["name"] for seat in sight["seats"]] == [first_name, second_name]
    for person in (anna, bram):
        expect(person.page.locator("#prompt")).to_be_visible()


def test_a_no_is_seen_and_the_room_is_like_any_other(
    server: OpenServer, browser: Browser, people: list[Person]
) -> None:
    anna, bram = two_at_the_end(server, browser, people)
    sheet(bram).get_by_role("button", name="Play again").click()
    has_moved_on(bram)
    sheet(anna).get_by_role("button", name="No, thanks").click()
    expect(bram.page.get_by_text("One seat is free")).to_be_visible()
    bram.button("Fill with bots and start").click()
    bram.until(lambda sight: sight["phase"] == "playing")


def test_against_bots_it_is_one_click(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    anna.make_table("Anna Alone", "Routes", 3)
    do(anna, "Resign")
    anna.button("Play again").first.click()
    has_moved_on(anna)
    sight = anna.until(lambda sight: sight["phase"] == "playing")
    assert [bool(seat["bot"]) for seat in sight["seats"]] == [False, True, True]
    expect(anna.page.locator("#prompt")).to_be_visible()
