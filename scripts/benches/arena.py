"""What an arena costs beside a bare loop of the same games: one after the other in the same process, several turns.

Machines are shared and noisy, so the two take turns and what counts is the median of the ratios.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from mokum.catalog import game as find_game
from mokum.lab.arena.arranging import Arrangement, deal_seed, seated
from mokum.lab.arena.contest import Course, contest
from mokum.lab.dealing import seeded_deal
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out

MOST = 1.10
"""Times the bare loop."""


def bare(arrangement: Arrangement, rounds: int) -> None:
    """The games and nothing else."""
    game = find_game(arrangement.game)
    for number in range(rounds * arrangement.round_size):
        at = seated(arrangement, number)
        seed = deal_seed(arrangement, at.round)
        bots = [make_bot(name, game, f"{seed}|{seat}") for seat, name in enumerate(at.bots)]
        play_out(game, bots, game.types.options(), seeded_deal(len(bots), seed).chance(), check=False)


def whole(arrangement: Arrangement, rounds: int) -> None:
    """With seats, ratings, intervals, the test and a file of results."""
    with tempfile.TemporaryDirectory() as folder:
        course = Course(rounds, play_all=True, processes=1, results=Path(folder) / "games.csv")
        for scoreboard in contest(arrangement, course):
            scoreboard.report()


def seconds(work: Callable[[Arrangement, int], None], arrangement: Arrangement, rounds: int) -> float:
    """Of this process's time."""
    began = time.process_time()
    work(arrangement, rounds)
    return time.process_time() - began


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench arena", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--quick", action="store_true", help="fewer turns")
    arguments = parser.parse_args()
    arrangement = Arrangement("routes", find_game("routes").meta.rules_version, "greedy", ("shaken", "greedy"))
    turns, rounds = (5, 5) if arguments.quick else (15, 10)
    bare(arrangement, 1)
    whole(arrangement, 1)
    ratios = []
    for turn in range(turns):
        # Whoever is first meets a colder machine, so they change places.
        order = (bare, whole) if turn % 2 else (whole, bare)
        took = {work: seconds(work, arrangement, rounds) for work in order}
        ratios.append(took[whole] / took[bare])
    ratio = statistics.median(ratios)
    if arguments.json:
        print(json.dumps({"ratio": ratio, "most": MOST, "turns": turns}))
    else:
        print(f"An arena takes {ratio:.3f} times as long as its games alone; {MOST:.2f} is the most.")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
