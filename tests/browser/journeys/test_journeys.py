"""The ways that people go to a table, in real browsers at a real server, with eyes that look at each station.

A friend comes by the link and a third watches; against bots; alone against TOM; on the live clock; and once more after
"Play again". Every station is looked at in four windows: in two as it was come to, in two after a reload.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from browser.journeys.travellers import Traveller, play_until
from browser.people import Person
from contract.tables import FULL
from harness.autopilot import Sight
from web.servers import OpenServer

pytestmark = pytest.mark.long

SEATS = {"routes": 2, "harbour": 2, "merchants": 3}
"""The fewest of each game: two people, and a bot where a third is needed."""
MIDDLE = 40
"""Rows of a table after which there is something of everything on it."""
Come = Callable[[str, str], Traveller]


@pytest.fixture
def come(browser: Browser, server: OpenServer, people: list[Person]) -> Iterator[Come]:
    """Makes travellers to a game; in the end all that they missed is told at once."""
    came: list[Traveller] = []

    def traveller(name: str, game: str) -> Traveller:
        came.append(Traveller(browser, server.origin, name, game))
        people.append(came[-1].person)
        return came[-1]

    yield traveller
    missed = [one for traveller in came for one in traveller.missed]
    assert not missed, "\n" + "\n".join(missed)


def never(_: Sight) -> bool:
    return False


@pytest.mark.parametrize("game", SEATS)
def test_with_a_friend(come: Come, game: str) -> None:
    """`merchants` by sealed limits: the clock has a journey of its own."""
    anna, bram, wim = come("Anna", game), come("Bram", game), come("Wim", game)
    anna.makes_a_table(SEATS[game], SEATS[game] - 2, lots="sealed" if game == "merchants" else "")
    anna.looks("waiting")
    link = anna.page.get_by_label("Invite", exact=True).input_value()
    bram.comes_by(link.removeprefix(anna.person.origin))
    anna.person.until(lambda sight: all(seat["name"] for seat in sight["seats"]))
    anna.looks("waiting")
    anna.person.button("Start the game").click()
    for traveller in (anna, bram):
        traveller.is_at("playing")
        traveller.learns()
        traveller.looks_at_the_table()

    play_until([anna, bram], lambda sight: sight["version"] >= MIDDLE)
    wim.comes_to_watch(link.removeprefix(anna.person.origin))
    wim.page.close()
    anna.looks_at_the_table(reloads=False)

    play_until([anna, bram], never)
    for traveller in (anna, bram):
        traveller.looks("end")
    anna.plays_again()
    anna.looks("seated")
    bram.plays_again()
    for traveller in (anna, bram):
        traveller.is_at("playing")
        traveller.looks_at_the_table()


@pytest.mark.parametrize("game", SEATS if FULL else ("routes",))
def test_against_bots(come: Come, game: str) -> None:
    anna = come("Anna", game)
    anna.makes_a_table(4, 3, lots="sealed" if game == "merchants" else "")
    against_others(anna)


def test_alone(come: Come) -> None:
    anna = come("Anna", "harbour")
    anna.makes_a_table(1, 0)
    against_others(anna)


def against_others(anna: Traveller) -> None:
    """From the first turn to the first turn of the second game, which is one click away."""
    anna.person.until(lambda sight: bool(sight["moves"]), 60)
    anna.learns()
    anna.looks_at_the_table()
    play_until([anna], lambda sight: bool(sight["moves"]) and sight["version"] >= MIDDLE)
    anna.looks_at_the_table(reloads=False)
    play_until([anna], never)
    anna.looks("end")
    anna.plays_again()
    anna.person.until(lambda sight: bool(sight["moves"]), 60)
    anna.looks_at_the_table()


def test_on_the_clock(come: Come) -> None:
    """A lot falls while one looks; one presses, sees how it ended, and comes back in the middle of the next."""
    anna = come("Anna", "merchants")
    anna.makes_a_table(3, 2, lots="brisk")
    anna.waits_for_a_lot()
    anna.looks("clock", reloads=False)
    anna.presses()
    anna.looks("finish", reloads=False)
    anna.page.reload()
    anna.waits_for_a_lot()
    anna.looks("clock", reloads=False)
