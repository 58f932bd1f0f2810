"""Games of `harbour` in which every card, market tile and task is used.

Of many deals the most promising are played by players who seek what is still unused.
"""

import sys

from goldens.choosing import Played, Table, played, record_of, worth
from mokum.catalog import game as find_game
from mokum.games.harbour.deck import CARDS
from mokum.games.harbour.game import Options
from mokum.kernel.story import begin
from record.games import fair_deal
from record.seeker import Seekers, promise
from record.usage import EVERYTHING, used

GAME = find_game("harbour")
DEALS, PLAYED = 120, 10
"""How many deals are looked at for a table, and how many of them are played."""
ATTEMPTS = 60
"""How often it looks for more games before it gives up."""
HOUSE_CARDS = any(not card.printed for card in CARDS.values())


def table(seats: int, choice: str, options: Options) -> Table:
    return Table("harbour", seats, choice, options)


def everything(seats: int, tasks: str) -> Table:
    """A table with all extensions, and with house cards if there are any."""
    options = Options(extensions=(1, 2, 3, 4), tasks=tasks, house_cards=HOUSE_CARDS)
    return table(seats, f"everything-{tasks.replace(' ', '-')}", options)


ALWAYS = (
    table(1, "usual", Options()),
    table(1, "short", Options(short=True)),
    table(2, "usual", Options()),
    everything(2, "one open"),
    everything(3, "two open"),
    table(4, "short-three-hidden", Options(short=True, extensions=(2, 4), tasks="three hidden")),
)
"""A game at each of these: every number of seats, both lengths, all ways to deal tasks, with and without extensions."""
FURTHER = (everything(4, "five hidden"), everything(2, "five hidden"))
"""Further games at these tables."""
ALONE = (ALWAYS[1],)
ENDS = ("won alone", "lost alone", "won against others")
SHOWN = frozenset((*EVERYTHING, *map(str, ALWAYS), *ENDS))
"""All that the games show together."""


def play(at: Table, number: int, wanted: frozenset[str]) -> Played:
    """A game of seekers from the deal of this number."""
    record, outcome = record_of(at, number, Seekers(GAME, at.seats, wanted, f"{at} {number}"))
    end = ENDS[2] if at.seats > 1 else ENDS[outcome.ranks[0] - 1]
    return played(at, record, outcome.totals, frozenset((*used(record), end)))


def promising(at: Table, wanted: frozenset[str], first: int) -> list[int]:
    """The numbers of the deals that promise most."""
    promises = {}
    for number in range(first, first + DEALS):
        state, _ = begin(GAME, at.seats, at.options, fair_deal(at.seats, number).chance())
        promises[number] = promise(state, wanted)
    return sorted(promises, key=lambda number: -promises[number])[:PLAYED]


def search() -> list[Played]:
    """Games that show everything together, and many more than are needed."""
    wanted, found = SHOWN, list[Played]()
    for attempt in range(ATTEMPTS):
        missing = tuple(at for at in ALWAYS if str(at) in wanted)
        tables = missing[:1] or (ALONE if wanted & set(ENDS) else FURTHER)
        first = 1 + attempt * DEALS
        games = [play(at, number, wanted) for at in tables for number in promising(at, wanted, first)]
        found += games
        wanted -= max(games, key=lambda game: worth(game, wanted, 1)).shows
        print(f"{len(found)} games, {len(wanted)} things still to be shown")
        if not wanted:
            return found
    sys.exit(f"not shown in any game: {', '.join(sorted(wanted))}")
