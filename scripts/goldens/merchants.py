"""Games of `merchants` that use every card and bring up every square, bonus, decision and end of an auction."""

import sys

from goldens.choosing import Played, Table, played, record_of
from mokum.catalog import game as find_game
from mokum.games.merchants.game import Options
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from record.merchants_usage import EVERYTHING, used

GAME = find_game("merchants")
DEALS = 60
"""How many games are played at each table."""
TABLES = (
    *(Table("merchants", seats, "usual", Options()) for seats in GAME.meta.seats),
    Table("merchants", 3, "the-last-seat-begins", Options(first=2)),
    Table("merchants", 4, "ahead", Options(ahead=True)),
)
SHOWN = frozenset((*EVERYTHING, *map(str, TABLES)))


class Whimsical:
    """All seats of a table: they follow the game's advice, each more or less steadily."""

    def __init__(self, seats: int, seed: str) -> None:
        self._below = QuickChance(f"whims {seed}").below
        self._steadiness = [1 + self._below(8) for _ in range(seats)]

    def choose(self, state: object) -> tuple[Seat, object]:
        seat = GAME.waiting(state)[0]
        moves = GAME.moves(state, seat)
        if not self._below(self._steadiness[seat]):
            return seat, moves[self._below(len(moves))]
        worth = GAME.advise(GAME.view(state, seat), moves)
        return seat, moves[max(range(len(moves)), key=worth.__getitem__)]


def play(at: Table, number: int) -> Played:
    record, outcome = record_of(at, number, Whimsical(at.seats, f"{at} {number}"))
    return played(at, record, outcome.totals, frozenset(used(record)))


def search() -> list[Played]:
    """Games that show everything together, and many more than are needed."""
    found = [play(at, number) for at in TABLES for number in range(1, DEALS + 1)]
    missing = SHOWN.difference(*(game.shows for game in found))
    if missing:
        sys.exit(f"not shown in any game: {', '.join(sorted(missing))}")
    print(f"{len(found)} games")
    return found
