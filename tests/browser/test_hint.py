"""A hint, in a real browser: asked for by a key, shown on the table, weighed against one's own, and played."""

import pytest
from playwright.sync_api import Browser, expect

from browser.people import Person
from harness.autopilot import Sight
from harness.making import choose
from web.servers import OpenServer

pytestmark = pytest.mark.long
PATIENCE = 90_000
"""Milliseconds: a busy machine thinks slowly, and whoever is told so asks again."""


def against_a_bot(person: Person, game: str, bots: int) -> Sight:
    person.open()
    person.page.get_by_label("Your name").fill("Anna Asks")
    person.button("Make a table").first.click()
    dialog = person.page.get_by_role("dialog")
    choose(dialog.get_by_role("radio", name=game))
    choose(dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name=str(bots + 1), exact=True))
    choose(dialog.get_by_role("radiogroup", name="Bots among them").get_by_role("radio", name=str(bots), exact=True))
    person.button("Begin the game").click()
    person.at_table()
    return person.until(lambda sight: bool(sight["moves"]) and sight["awaited"] == [sight["viewer"]])


@pytest.mark.parametrize(("game", "bots"), [("Routes", 1), ("Merchants", 2), ("Harbour", 1)])
def test_a_hint_is_asked_for_shown_and_played(
    server: OpenServer, browser: Browser, people: list[Person], game: str, bots: int
) -> None:
    anna = Person(browser, server.origin)
    people.append(anna)
    sight = against_a_bot(anna, game, bots)
    anna.sees(sight["version"])
    page = anna.page
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    best = hint.get_by_role("heading")
    again = hint.get_by_role("button", name="Ask again")
    expect(best.or_(again)).to_be_visible(timeout=PATIENCE)
    while again.is_visible():
        again.click()
        expect(best.or_(again)).to_be_visible(timeout=PATIENCE)
    expect(best).to_be_focused()
    move = best.get_attribute("data-hint-move")
    assert move is not None
    assert move in sight["moves"]
    show = hint.get_by_role("button", name="Show this move")
    for seen in (best, show):
        expect(seen).to_be_in_viewport(ratio=1)
    show.click()
    assert anna.look()["version"] == sight["version"], "nothing is played by looking"
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_focused()
    anna.autopilot.play(move)
    after = anna.until(lambda now: bool(now["version"] > sight["version"]))
    anna.sees(after["version"])
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
