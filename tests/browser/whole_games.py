"""Games that are played to their end in real browsers, by the hands of the people who came."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from browser.people import Person
from contract.tables import FULL
from harness.autopilot import Sight

MOST_MOVES = 900
ENOUGH = 3
"""So often each kind of move is made by hand in every run, and over HTTP when it comes again; in a full run always."""


class Hands(Protocol):
    """How somebody moves on the page: by clicks, keys or touches."""

    def play(self, sight: Sight, move: str) -> None: ...


def kind_of(move: str) -> str:
    return move.partition(" ")[0]


def play_to_the_end(
    people: Sequence[tuple[Person, Hands]], disturbances: Mapping[int, Callable[[], object]] | None = None
) -> None:
    """The bot says which move; the hands make it on the page. After so many moves something disturbs them."""
    made: Counter[str] = Counter()
    while made.total() < MOST_MOVES:
        for person, hands in people:
            sight = person.look()
            if sight["phase"] == "over":
                return
            if not sight["moves"]:
                continue
            move = person.autopilot.best(sight)
            made[kind_of(move)] += 1
            if FULL or made[kind_of(move)] <= ENOUGH:
                person.sees(sight["version"])
                hands.play(sight, move)
                person.until(lambda now, version=sight["version"]: now["version"] > version)  # type: ignore[misc]
            else:
                person.autopilot.play(move)
            if disturbances and made.total() in disturbances:
                disturbances[made.total()]()
    raise AssertionError("the game does not end")
