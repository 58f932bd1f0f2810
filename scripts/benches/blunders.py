"""How many planted blunders an analysis lists as slips, and how many moves of the best bot it takes for slips.

`scripts/bench blunders --out FILE [--number 10] [--games routes,harbour] [--moves 400000] [--bot greedy]`. In each game
one blunder and one move of the best bot are planted at the first seat, whose decisions are then judged; the others are
greedy. May be stopped and called again: what is in the file is kept.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from rows import Row, arguments, measure

from lab.analysis.planting import GOOD, choices, listed, planted
from mokum.analysis.moments import MOST, MOST_LUCK
from mokum.analysis.outline import ends_of_turns
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import course_of
from mokum.analysis.turns import once_a_turn

PLACES = (MOST - MOST_LUCK, MOST)
"""Of a seat's moments: those that luck never takes, and all."""


def row_of(key: Row) -> Row:
    """One game, planted and judged."""
    start = time.process_time()
    game = planted(key["game"], key["seed"], key["bot"])
    planting = time.process_time() - start
    found = choices(game, Settings(moves=key["moves"]))
    course = course_of(game.text)
    counted = once_a_turn(ends_of_turns(course), found)
    return {
        "blunder": game.blunder,
        "quiet": game.quiet,
        "listed": {str(places): sorted(listed(game, found, places)) for places in PLACES},
        "ends": ends_of_turns(course),
        "choices": [
            [one.move, one.played, one.better, one.cost, one.doubt, one.behind_advice, once.cost]
            for one, once in zip(found, counted, strict=True)
        ],
        "seconds": [round(planting, 1), round(time.process_time() - start - planting, 1)],
    }


def main() -> None:
    parser = arguments(str(__doc__).splitlines()[0])
    parser.add_argument("--moves", type=int, default=Settings().moves, help="moves in playouts for one game")
    parser.add_argument("--bot", help="who plays where the blunder is planted; default: a good one")
    asked = parser.parse_args()
    games = asked.games.split(",")
    keys = [
        {"game": game, "seed": f"plant {number}", "bot": asked.bot or GOOD[game], "moves": asked.moves}
        for number in range(asked.begin, asked.begin + asked.number)
        for game in games
    ]
    rows = measure(asked.out, keys, row_of)
    for game in [*games, None]:
        own = [row for row in rows if game in (None, row["game"])]
        for which in ("blunder", "quiet"):
            there = [row for row in own if row[which] is not None]
            shares = [sum(row[which] in row["listed"][str(places)] for row in there) for places in PLACES]
            print(f"{game or 'all':10} {which:8} planted {len(there)}, listed {shares[0]} ({shares[1]} without luck)")


if __name__ == "__main__":
    main()
