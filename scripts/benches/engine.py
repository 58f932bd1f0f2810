"""How fast the engine is beside Catanatron: random players, one after the other in the same process, several rounds.

Machines are shared and noisy, so the two take turns and what counts is the ratio of the medians.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from catanatron import Color, Game, RandomPlayer

from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOST_SEATS = len(COLOURS)
ROUNDS = 45
"""Many short turns, so that whatever else the machine does meets both alike."""
SAMPLES = 20
"""States of one game that are copied, taken at equal distances from its course."""


class Bar(NamedTuple):
    """What a game promises, in times Catanatron's figure."""

    decisions: float
    copies: float


BARS = {
    "harbour": Bar(decisions=5, copies=10),
    "merchants": Bar(decisions=8, copies=25),
    "routes": Bar(decisions=8, copies=25),
}
USUAL = Bar(decisions=5, copies=0)


def per_cpu_second(work: Callable[[], int]) -> float:
    """How much of the work that it counts is done in a second of this process's time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def catan() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def catan_decisions(count: int) -> int:
    done = 0
    for _ in range(count):
        game = catan()
        game.play()
        done += len(game.state.actions)
    return done


def catan_states() -> list[Game]:
    game, states = catan(), []
    while game.winning_color() is None and len(game.state.actions) < 1000:
        game.play_tick()
        states.append(game.copy())
    return states[:: max(1, len(states) // SAMPLES)]


def our_decisions(game: AnyGame, count: int, seed: int) -> int:
    """Whole games of random players. They choose among the legal moves and look at nothing else."""
    seats, done = min(MOST_SEATS, max(game.meta.seats)), 0
    for number in range(count):
        chance = QuickChance(f"{seed} {number}")
        state, _ = begin(game, seats, None, chance)
        while waiting := game.waiting(state):
            seat = waiting[0]
            moves = game.moves(state, seat)
            for event in game.play(state, seat, moves[chance.below(len(moves))], chance):
                event.apply(state)
            done += 1
    return done


def our_states(game: AnyGame) -> list[Any]:
    chance = QuickChance("states")
    states: list[Any] = []
    state, _ = begin(game, min(MOST_SEATS, max(game.meta.seats)), None, chance)
    while waiting := game.waiting(state):
        moves = game.moves(state, waiting[0])
        for event in game.play(state, waiting[0], moves[chance.below(len(moves))], chance):
            event.apply(state)
        states.append(state.copy())
    return states[:: max(1, len(states) // SAMPLES)]


def copies(states: list[Any], rounds: int) -> int:
    for _ in range(rounds):
        for state in states:
            state.copy()
    return rounds * len(states)


def measure(game: AnyGame, rounds: int) -> dict[str, float]:
    """Both engines in turn, `rounds` times; medians and their ratios."""
    random.seed(1)
    theirs, ours = catan_states(), our_states(game)
    our_decisions(game, 200, -1)  # both warm up: caches and the adaptive interpreter
    catan_decisions(1)
    figures: dict[str, list[float]] = {name: [] for name in ("decisions", "catan_decisions", "copies", "catan_copies")}
    for number in range(rounds):
        figures["catan_decisions"].append(per_cpu_second(lambda: catan_decisions(1)))
        figures["decisions"].append(per_cpu_second(partial(our_decisions, game, 70, number)))
        figures["catan_copies"].append(per_cpu_second(lambda: copies(theirs, 30)))
        figures["copies"].append(per_cpu_second(lambda: copies(ours, 1200)))
    middle = {name: statistics.median(values) for name, values in figures.items()}
    return {
        "decisions_ratio": round(middle["decisions"] / middle["catan_decisions"], 2),
        "copies_ratio": round(middle["copies"] / middle["catan_copies"], 2),
        **{f"{name}_per_s": round(value) for name, value in middle.items()},
        "rounds": rounds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    parser.add_argument("--quick", action="store_true", help="one round: shows that it runs, not how fast")
    arguments = parser.parse_args()
    results = {slug: measure(game, 1 if arguments.quick else ROUNDS) for slug, game in games().items()}
    short = []
    for slug, result in results.items():
        bar = BARS.get(slug, USUAL)
        if result["decisions_ratio"] < bar.decisions or result["copies_ratio"] < bar.copies:
            short.append(slug)
    if arguments.json:
        print(json.dumps(results))
    else:
        for slug, result in results.items():
            bar = BARS.get(slug, USUAL)
            print(f"{slug}: decisions {result['decisions_ratio']} x Catanatron (bar {bar.decisions}),", end=" ")
            print(f"copies {result['copies_ratio']} x (bar {bar.copies})")
            print(f"  {result['decisions_per_s']:,} against {result['catan_decisions_per_s']:,} decisions,", end=" ")
            print(f"{result['copies_per_s']:,} against {result['catan_copies_per_s']:,} copies per CPU second")
    return bool(short) and not arguments.quick


if __name__ == "__main__":
    sys.exit(main())
