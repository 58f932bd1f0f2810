"""A practice table, in a real browser: what was drawn there can be taken back; at an ordinary table it stands."""

from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.people import Person
from browser.routes_hands import Clicks
from harness.autopilot import Sight
from harness.making import choose
from web.servers import OpenServer

pytestmark = pytest.mark.long

STANDS = "Your move stands: something came to light since, and the same luck would come again."


def at_a_table(person: Person, name: str, *, practice: bool) -> None:
    """Routes against one bot, by the dialog of the front page; the first contracts are chosen over HTTP."""
    person.open()
    person.page.get_by_label("Your name").fill(name)
    person.button("Make a table").first.click()
    dialog = person.page.get_by_role("dialog")
    choose(dialog.get_by_role("radio", name="Routes"))
    choose(dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="2", exact=True))
    switch = dialog.get_by_role("switch", name="Practice table: take back anything")
    expect(switch).to_have_count(0)  # a friend could sit down
    choose(dialog.get_by_role("radiogroup", name="Bots among them").get_by_role("radio", name="1", exact=True))
    expect(switch).not_to_be_checked()
    if practice:
        choose(switch)
    person.button("Begin the game").click()
    person.at_table()
    sight = person.until(is_ones_turn)
    person.autopilot.play(person.autopilot.best(sight))
    person.until(can_draw)


def is_ones_turn(sight: Sight) -> bool:
    return bool(sight["moves"])


def can_draw(sight: Sight) -> bool:
    return "draw deck" in sight["moves"]


def after(person: Person, then: Sight) -> Sight:
    """Wait until something has happened since."""
    return person.until(lambda now: bool(now["version"] > then["version"]))


def draw(person: Person) -> None:
    """A whole turn: two cards from the pile, by hand, and then the bot's."""
    for _ in range(2):
        sight = person.until(can_draw)
        person.sees(sight["version"])
        Clicks(person).play(sight, "draw deck")
        after(person, sight)
    person.sees(person.until(can_draw)["version"])


def undo(person: Person) -> Locator:
    return person.button("Undo").first


def hand(sight: Sight) -> object:
    return sight["view"]["hand"]


def test_at_a_practice_table_draws_are_taken_back(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    at_a_table(anna, "Anna Practises", practice=True)
    expect(anna.page.get_by_role("banner").get_by_text("Practice", exact=True)).to_be_visible()
    anna.button("Fair shuffle, sealed").click()
    fair = anna.page.get_by_role("dialog", name="A fair shuffle")
    expect(fair.get_by_text("At this practice table moves may be taken back over luck too")).to_be_visible()
    fair.press("Escape")
    before = anna.look()
    assert before["practice"]
    draw(anna)
    draw(anna)
    assert hand(anna.look()) != hand(before)

    for _ in range(4):
        now = anna.look()
        anna.sees(now["version"])
        undo(anna).click()
        after(anna, now)
    assert anna.look()["view"] == before["view"]

    anna.open()
    row = anna.page.get_by_role("listitem").filter(has=anna.page.locator(f'a[href="/table/{anna.table}"]'))
    expect(row.get_by_text("Routes · practice")).to_be_visible()

    resign(anna)
    anna.open(f"/replay/{anna.table}")
    anna.button("Check the shuffle").click()
    found = anna.page.get_by_role("dialog")
    expect(found.get_by_text("The shuffle was fair.")).to_be_visible()
    expect(found.get_by_text("It was a practice table")).to_be_visible()


def resign(person: Person) -> None:
    body = {"command": str(uuid4()), "do": {"type": "Resign"}}
    address = f"{person.origin}/api/tables/{person.table}/orders"
    answer = person.context.request.post(address, data=body, headers={"Origin": person.origin})
    assert answer.ok, answer.text()


def test_at_another_table_a_draw_stands(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    at_a_table(anna, "Anna Plays", practice=False)
    draw(anna)
    expect(anna.page.get_by_role("banner").get_by_text("Practice", exact=True)).to_have_count(0)
    before = anna.look()
    told = anna.page.get_by_text(STANDS)
    undo(anna).hover()
    expect(told.and_(anna.page.get_by_role("tooltip"))).to_be_visible()
    anna.page.keyboard.press("u")
    expect(told.and_(anna.page.locator(":not([role=tooltip])"))).to_be_visible()
    assert anna.look()["version"] == before["version"]
