"""Steps a second through PettingZoo, encoded, beside its own classics and the bare engine; and what processes bring.

Random players everywhere, moved by the same loop. Machines are shared and noisy, so all take turns, and what counts is
the median of many short ones.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

import pettingzoo
from engine import our_decisions

from mokum.catalog import games
from mokum.research.aec import env
from mokum.research.vector import VectorOfSeats

BARS = {"routes": 20_000, "merchants": 15_000, "harbour": 10_000}
"""Steps a CPU second."""
SPEEDUP = 1.8
"""Of two processes over one."""
SEATS = 4
TURN = 0.3
"""Seconds of this process's time that each has at a turn."""
ENVS, WARM, ROUNDS = 128, 5, 15
"""Of a vector: seats, and steps at a turn, the first ones only to warm up."""


def walk(table: Any, seconds: float) -> float:
    """Steps a CPU second of random players, each looking at what it is shown."""
    luck, done, games_played = random.Random(1), 0, 0
    start = time.process_time()
    while (took := time.process_time() - start) < seconds:
        table.reset(seed=games_played)
        games_played += 1
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[int(luck.random() * len(legal))]))
            done += 1
            if done % 64 == 0 and time.process_time() - start > 2 * seconds:
                break  # a game of chess or go is long
    return done / took


def bare(game: Any, seconds: float) -> float:
    """Decisions a CPU second of the engine alone."""
    done, number, start = 0, 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        done += our_decisions(game, 1, number)
        number += 1
    return done / took


class Rate(NamedTuple):
    """Steps a second of a vector."""

    clock: float
    cores: float
    """As if each process had a core of its own: by the CPU time of this process and of each step's slowest worker."""


def vector(slug: str, processes: int, rounds: int) -> Rate:
    """Against greedy bots."""
    many = VectorOfSeats(slug, ENVS, processes, copy=False, seats=SEATS)
    # Linux has a clock for the CPU time of every process; this is its number.
    clocks = [~int(worker.pid or 0) << 3 | 2 for worker in many._workers]
    try:
        slowest, start, own = 0.0, 0.0, 0.0
        seen, _ = many.reset(seed=1)
        for turn in range(WARM + rounds):
            if turn == WARM:
                slowest, start, own = 0.0, time.perf_counter(), time.process_time()
            before = [time.clock_gettime(clock) for clock in clocks]
            seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
            slowest += max(time.clock_gettime(clock) - then for clock, then in zip(clocks, before, strict=True))
        took, busy = time.perf_counter() - start, time.process_time() - own + slowest
        return Rate(ENVS * rounds / took, ENVS * rounds / busy)
    finally:
        many.close()


def runners() -> dict[str, Callable[[float], float]]:
    """By name, in the order of their turns."""
    classics = {"chess": "chess_v6", "connect four": "connect_four_v3", "go": "go_v5"}
    found: dict[str, Callable[[float], float]] = {
        f"pettingzoo {name}": partial(walk, pettingzoo.make("aec", f"classic/{env_id}"))
        for name, env_id in classics.items()
    }
    for slug, game in games().items():
        if slug in BARS:
            found[slug] = partial(walk, env(slug, SEATS))
            found[f"engine {slug}"] = partial(bare, game)
    return found


def measure(turns: int, seconds: float, rounds: int, slugs: Iterable[str]) -> dict[str, Any]:
    """All of them in turn; vectors of these games."""
    running = runners()
    figures: dict[str, list[float]] = {name: [] for name in running}
    for turn in range(turns + 1):
        for name, run in running.items():
            rate = run(seconds)
            if turn:  # the first one is to warm up
                figures[name].append(rate)
    vectors: dict[str, list[tuple[float, float]]] = {slug: [] for slug in slugs}
    for slug, ratios in vectors.items():
        for _ in range(max(1, turns // 5)):
            two, one = vector(slug, 2, rounds), vector(slug, 1, rounds)
            ratios.append((two.clock / one.clock, two.cores / one.cores))
    return {
        "steps_per_cpu_second": {name: round(statistics.median(rates)) for name, rates in figures.items()},
        "two_processes_over_one": {slug: _median(ratios, 0) for slug, ratios in vectors.items()},
        "two_processes_over_one_on_free_cores": {slug: _median(ratios, 1) for slug, ratios in vectors.items()},
        "turns": turns,
    }


def _median(pairs: list[tuple[float, float]], which: int) -> float:
    return round(statistics.median(pair[which] for pair in pairs), 2)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench research", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object, nothing else")
    parser.add_argument("--quick", action="store_true", help="one short turn: shows that it runs, not how fast")
    arguments = parser.parse_args()
    result = measure(1, 0.01, 2, ["routes"]) if arguments.quick else measure(15, TURN, ROUNDS, BARS)
    rates, speedups = result["steps_per_cpu_second"], result["two_processes_over_one"]
    if arguments.json:
        print(json.dumps(result))
    else:
        for name, rate in rates.items():
            print(f"{name:>24} {rate:>9,} steps a CPU second" + (f" (bar {BARS[name]:,})" if name in BARS else ""))
        for slug, ratio in speedups.items():
            free = result["two_processes_over_one_on_free_cores"][slug]
            print(f"{slug:>24} {ratio:>9} times as many with two processes as with one (bar {SPEEDUP});", end=" ")
            print(f"{free} if nobody else uses the cores")
    reached = all(rates[slug] >= bar for slug, bar in BARS.items())
    return not (arguments.quick or (reached and all(ratio >= SPEEDUP for ratio in speedups.values())))


if __name__ == "__main__":
    sys.exit(main())
