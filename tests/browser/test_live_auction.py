"""A game of `merchants` on the brisk clock: four browsers, four ways to press; and the stage for everyone."""

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.bidding import Bidder
from browser.people import Person
from browser.test_everyone import axe_finds
from contract.tables import FULL
from harness.autopilot import Sight
from harness.making import fill_in, open_the_table
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from web.servers import OpenServer

pytestmark = pytest.mark.long

SECONDS = 900.0
"""A game has twenty lots of some ten seconds each; a slow machine needs the rest."""
HIGHEST = 200
"""The first price after START: whoever presses there need not wait, and who has spent all makes the end come sooner."""
SOME_LOTS = 5
"""In every run; the whole game has twenty."""
TOGETHER = 5
"""Every so many lots two people press at the same price."""


def make_brisk_table(host: Person, name: str, *, bots: int) -> str:
    """A table of merchants for four, from the dialog on the start page; its invitation."""
    host.open()
    host.page.get_by_label("Your name").fill(name)
    fill_in(host.page, "Merchants", 4, bots=bots, lots="brisk")
    open_the_table(host.page)
    host.at_table()
    return "" if bots else host.page.get_by_label("Invite", exact=True).input_value()


def sell(bidders: list[Bidder], sight: Sight) -> None:
    """One lot: somebody bids for it by hand, or two at once."""
    number, call = sight["lot"]["number"], sight["lot"]["call"]
    most = {bidder: bidder.most(bidder.person.look(), HIGHEST) for bidder in bidders}
    willing = sorted((bidder for bidder in bidders if most[bidder]), key=lambda bidder: bidder.bids)
    hands = [bidder for bidder in willing if bidder.manner != "stop"]
    if len(hands) > 1 and number % TOGETHER == 0:
        one, other = hands[:2]
        one.bid_with(other, min(most[one], most[other]))
    elif willing:
        willing[0].bid(most[willing[0]])
    bidders[0].person.until(lambda now: now["lot"] is None or now["lot"]["call"] != call, seconds=60)


def play_on(bidders: list[Bidder]) -> None:
    """The auctions by hand, all else as the bots would: to the end, or until everybody has pressed in some lots."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        sight = bidders[0].person.look()
        if sight["phase"] == "over" or (not FULL and sight["lot"] and sight["lot"]["number"] > SOME_LOTS):
            return
        if sight["lot"]:
            sell(bidders, sight)
            continue
        for bidder in bidders:
            now = bidder.person.look()
            if now["moves"]:
                bidder.person.autopilot.play(bidder.person.autopilot.best(now))
                break
        else:
            time.sleep(0.05)
    raise AssertionError("the game does not end")


@pytest.mark.rule("MER-103", "MER-119")
def test_four_browsers_on_the_brisk_clock(server: OpenServer, browser: Browser, people: list[Person]) -> None:
    manners = ("space", "mouse", "tap", "stop")
    bidders = [Bidder(Person(browser, server.origin, phone=manner == "tap"), manner) for manner in manners]
    people += [bidder.person for bidder in bidders]
    host, *guests = people
    link = make_brisk_table(host, "Space Bar", bots=0)
    for guest, manner in zip(guests, manners[1:], strict=True):
        guest.open(link.removeprefix(server.origin))
        guest.at_table()
        guest.page.get_by_label("Your name").fill(f"Hand {manner}")
        guest.button("Sit down").click()
    host.until(lambda sight: all(seat["player"] for seat in sight["seats"]))
    host.button("Start the game").click()
    host.until(lambda sight: sight["phase"] == "playing")
    for bidder in bidders:
        bidder.read_quickly()
    play_on(bidders)
    if FULL:
        its_record_is_true(host)
    pressed = {press["seat"] for closed in closed_lots(host) for press in closed["presses"]}
    assert pressed == {0, 1, 2, 3}, "everybody's way of pressing works"


def its_record_is_true(host: Person) -> None:
    answer = host.context.request.get(f"{host.origin}/api/tables/{host.table}/record")
    assert answer.ok
    verify(answer.text(), find_game)


def closed_lots(person: Person) -> list[dict[str, Any]]:
    """How each lot ended, from the rows of the table."""
    rows: list[dict[str, Any]] = []
    before = 1 + int(person.look()["version"])
    while before > 1:
        asked = f"{person.origin}/api/tables/{person.table}/history?before={before}"
        rows += person.context.request.get(asked).json()["messages"]
        before = min(row["seq"] for row in rows)
    return [row["what"] for row in rows if row["what"]["type"] == "LotClosed"]


def see_a_finish(person: Person) -> None:
    """Until a lot was sold on the clock. On a busy machine it may fail three times, and then limits are sealed."""
    finish = person.page.locator("[data-scene=finish][open]")
    give_up = time.monotonic() + 180
    while not finish.is_visible():
        assert time.monotonic() < give_up, "no lot was sold on the clock"
        sight = person.look()
        if sight["moves"] and not sight["lot"]:
            person.autopilot.play(person.autopilot.best(sight))
        person.page.wait_for_timeout(200)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_stage_is_for_everyone(server: OpenServer, browser: Browser, people: list[Person], phone: bool) -> None:
    person = Person(browser, server.origin, phone=phone, bypass_csp=True)
    people.append(person)
    make_brisk_table(person, "Ear phone" if phone else "Ear desk", bots=3)
    while not (sight := person.look())["lot"]:
        if sight["moves"]:
            person.autopilot.play(person.autopilot.best(sight))
    page = person.page
    page.locator("[data-scene=clock][open] [data-dial=here]").first.wait_for(timeout=60_000)
    expect(page.locator("[data-scene=clock] [data-buy]")).to_be_focused()
    found = axe_finds(page)
    see_a_finish(person)
    found += axe_finds(page)
    assert not found, "\n".join(found)
