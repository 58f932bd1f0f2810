"""A person in a browser plays with four bots in three languages that are killed, hang and talk nonsense meanwhile.

The server is a real one: `mokum serve` on PostgreSQL, and for each bot a `mokum bridge`. One of these is killed, too.
"""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from browser.bridges.bridges import BRIDGE, FAULTS, BridgedBot
from browser.merchants_hands import Clicks
from browser.people import Person
from contract.tables import FULL
from harness.autopilot import Sight
from harness.making import fill_in, open_the_table
from mokum.catalog import game as find_game
from mokum.kernel.outcome import Outcome
from mokum.kernel.record import Record
from mokum.kernel.verifying import verify
from web.nodes import new_database, serving
from web.programs import owner_at
from web.servers import OpenServer

pytestmark = [pytest.mark.long, pytest.mark.skipif(not FULL, reason="takes long: `scripts/test --full`")]

BOTS = (
    ("faulty.py", {5: "killed", 10: "hung", 15: "rubbish"}),
    ("faulty.mjs", {6: "hung", 11: "illegal", 16: "killed"}),
    ("faulty.sh", {7: "endless", 12: "killed", 17: "hung", 22: BRIDGE}),
    ("faulty.py", {8: "illegal", 13: "endless", 18: "killed", 23: BRIDGE, 28: "hung"}),
)
"""Of some fifty turns. A program that was just started has more time, so none hangs at its first answer."""
WHOLE_GAME = 1_200.0
"""Seconds, on a machine that has much else to do."""
TROUBLE = """
const seen = new Set();
const look = () => document.querySelectorAll("[role=alert], [aria-live] > li").forEach((one) => {
  if (one.textContent && !seen.has(one)) { seen.add(one); window.trouble(one.textContent); }
});
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Whatever a page says of itself: alerts, and short messages at its edge."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """Its log has no error in the end. It is there before the browser, whose loop lets no other run beside it."""
    folder = tmp_path_factory.mktemp("house")
    for database in new_database():
        with serving("--database", database, folder=folder) as node:
            yield node
        told = (folder / f"{node.port}.log").read_text()
        assert not re.findall(r'^.*"level": "(?:error|critical)".*$|^Traceback.*$', told, re.MULTILINE)


@pytest.fixture
def bots(house: OpenServer, tmp_path: Path) -> Iterator[list[BridgedBot]]:
    owner = owner_at(house)
    made = [BridgedBot(house, owner, tmp_path / f"bot{at}", *bot) for at, bot in enumerate(BOTS)]
    yield made
    for bot in made:
        bot.stop()


@pytest.fixture
def anna(house: OpenServer, browser: Browser) -> Iterator[Person]:
    """Her page has shown no error in the end."""
    came = Person(browser, house.origin)
    came.page.expose_function("trouble", lambda text: came.faults.append(f"the page says: {text}"))
    came.page.add_init_script(TROUBLE)
    yield came
    came.leave()
    assert came.faults == []


def invites(person: Person, bots: list[BridgedBot]) -> None:
    """To a table for all of them; the game begins when the last has sat down."""
    person.open()
    person.page.get_by_label("Your name").fill("Anna")
    fill_in(person.page, "Merchants", 1 + len(bots), bots=0, lots="sealed")
    open_the_table(person.page)
    person.at_table()
    for bot in bots:
        person.page.get_by_label("Invite somebody’s bot").fill(bot.name)
        person.page.locator("[data-invite-bot]").get_by_role("button").click()
        person.until(lambda sight, bot=bot: bot.name in [seat["name"] for seat in sight["seats"]])  # type: ignore[misc]
        bot.start()
    person.until(lambda sight: sight["phase"] == "playing", 120)


def has_moved(person: Person, since: Sight, now: Sight) -> bool:
    """Whether the seat's own move is in the log: in an auction others move at the same time."""
    new = now["version"] - since["version"]
    if not new:
        return False
    asked = f"{person.origin}/api/tables/{person.table}/history?before={now['version'] + 1}&limit={new}"
    shown = [row["what"] for row in person.context.request.get(asked).json()["messages"]]
    return any(what["type"] == "PlayedShown" and what["seat"] == since["viewer"] for what in shown)


def play_among_bots(person: Person, bots: list[BridgedBot]) -> Sight:
    hands = Clicks(person)
    end = time.monotonic() + WHOLE_GAME
    while time.monotonic() < end:
        for bot in bots:
            bot.start_again_if_killed()
        sight = person.look()
        if sight["phase"] == "over":
            person.sees(sight["version"])
            return sight
        if sight["moves"]:
            person.sees(sight["version"])
            hands.play(sight, person.autopilot.best(sight))
            person.until(lambda now, sight=sight: has_moved(person, sight, now))  # type: ignore[misc]
        else:
            time.sleep(0.05)
    raise AssertionError("the game does not end")


def lost_only_turns(bot: BridgedBot, record: Record) -> None:
    """What it said was played, except at the turns when it did wrong; and a bridge that was killed asks again."""
    seat = record.names.index(bot.name)
    played = [entry.move for entry in record.entries if entry.seat == seat]
    said = [one for one in bot.said() if one != BRIDGE]
    assert len(said) == len(played)
    assert [(one, move) for one, move in zip(said, played, strict=True) if one not in FAULTS and one != move] == []
    ordered = [order for order in bot.orders.values() if order != BRIDGE]
    assert [one for one in said if one in FAULTS] == ordered
    told = [line for line in bot.log().splitlines() if line.endswith("greedy plays this turn.")]
    assert len(told) == len(ordered), bot.log()
    assert all(FAULTS[order] in line for order, line in zip(ordered, told, strict=True)), told
    assert bot.started == 1 + list(bot.orders.values()).count(BRIDGE)


def test_a_person_and_four_bots_that_fail_come_to_the_same_end(bots: list[BridgedBot], anna: Person) -> None:
    invites(anna, bots)
    sight = play_among_bots(anna, bots)

    totals = [*msgspec.convert(sight["result"]["outcome"], Outcome).totals]
    sheet = anna.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_text([f"{total:,}" for total in totals])
    assert not [seat["name"] for seat in sight["seats"] if seat["stand_in"]]
    answer = anna.context.request.get(f"{anna.origin}/api/tables/{anna.table}/record")
    record = verify(answer.text(), find_game)
    for bot in bots:
        lost_only_turns(bot, record)
        assert bot.over()["scores"] == totals
        assert bot.over()["ranks"] == sight["result"]["ranks"]
