"""Learns to play better than `greedy`: plays games, learns from how they end, plays better ones, and so on.

    cd examples
    python -m learning.learn merchants --seats 4 --games 64 --rounds 3 --seed 1 --out learning

It writes `weights.json`, `curve.csv` and `curve.svg`. The same seed gives the same bytes, on one process or on many.
"""

import argparse
import csv
import resource
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from learning.drawing import Point, draw
from learning.learned import Learned, Weights, beyond_others, margin, told_by
from mokum.bots import STRATEGIES, Bot
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin, carry_out
from mokum.lab.fitting.sums import Sums, solve
from mokum.lab.hands.pieces import in_pieces
from mokum.lab.statistics import Tally

RIDGE = 3e-3
"""Weights are drawn to 0 by this share of their scale: few games are learnt from, and features say nearly the same."""
DIGITS = 6


class Lesson(msgspec.Struct, frozen=True):
    """What is played in a round. It travels to other processes."""

    game: str
    seats: int
    luck: str
    learnt: Weights | None
    """What one seat plays by, among `greedy`; before anything is learnt, `greedy` and `shaken` play each other."""


class Some(msgspec.Struct, frozen=True):
    """Some games of a lesson, by number."""

    lesson: Lesson
    start: int
    stop: int


class Taught(msgspec.Struct, frozen=True):
    """What one game taught, by stage: rows of features with the margin behind them; and how its learner did."""

    stages: dict[int, Sums]
    win: float
    margin: float


def play_some(some: Some) -> list[Taught]:
    """Play these games one after the other."""
    game = find_game(some.lesson.game)
    return [_play(game, some.lesson, number) for number in range(some.start, some.stop)]


def _bots(game: AnyGame, lesson: Lesson, luck: str, learner: int) -> list[Bot[Any, Any]]:
    seats = range(lesson.seats)
    if lesson.learnt is None:  # `shaken` errs now and then: so there is more to be seen than what `greedy` does
        return [STRATEGIES["greedy" if (seat - learner) % 2 else "shaken"](game, f"{luck}|{seat}") for seat in seats]
    bots: list[Bot[Any, Any]] = [STRATEGIES["greedy"](game, f"{luck}|{seat}") for seat in seats]
    bots[learner] = Learned(game, f"{luck}|{learner}", lesson.learnt)
    return bots


def _play(game: AnyGame, lesson: Lesson, number: int) -> Taught:
    """One game. Every deal is played once for each seat that the learner can have."""
    deal, learner = divmod(number, lesson.seats)
    luck, ahead = f"{lesson.luck}|{deal}", told_by(game)
    bots, chance = _bots(game, lesson, luck, learner), QuickChance(luck)
    state, _ = begin(game, lesson.seats, game.types.options(), chance)
    noted, turn = [], ahead.beat(state)
    while waiting := game.waiting(state):
        if ahead.beat(state) != turn:
            turn = ahead.beat(state)
            noted.append((ahead.stage(state), ahead.measure(state)))
        seat = waiting[0]
        move = bots[seat].choose(game.view(state, seat), game.moves(state, seat))
        carry_out(state, game.play(state, seat, move, chance))
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is awaited, so the game is over"
    stages: dict[int, Sums] = {}
    for stage, measured in noted:
        sums = stages.setdefault(stage, Sums.of(len(ahead.features) + 1))
        for seat in range(lesson.seats):
            sums.add((*beyond_others(measured, seat), margin(outcome.totals, seat)))
    won = (learner in outcome.winners) / len(outcome.winners)
    return Taught(stages, won, margin(outcome.totals, learner))


def learn(game: AnyGame, made: str, sums: dict[int, Sums]) -> Weights:
    """The weights that foresee the margin best, stage by stage, by least squares."""
    features = tuple(told_by(game).features)
    size, stages = len(features), []
    for stage in range(max(sums) + 1):
        products = sums[min(sums, key=lambda other: abs(other - stage))].products
        matrix, margins = [line[:size] for line in products[:size]], [line[size] for line in products[:size]]
        stages.append(tuple(float(f"{weight:.{DIGITS}g}") for weight in solve(matrix, margins, RIDGE)))
    return Weights(made, game.meta.slug, features, tuple(stages))


def rounds(
    slug: str, seats: int, games: int, count: int, *, seed: str, processes: int
) -> Iterator[tuple[Weights, Point]]:
    """After each round: what was learnt from all games before it, and how it did among `greedy`."""
    game, sums = find_game(slug), dict[int, Sums]()
    known, learnt = 0, None
    made = f"learning.learn {slug} --seats {seats} --games {games} --rounds {count} --seed {seed}"
    for number in range(count + 1):
        lesson = Lesson(slug, seats, f"{seed}|{number}", learnt)
        wins, margins, deal = Tally(), Tally(), list[Taught]()
        for taught in in_pieces(play_some, partial(Some, lesson), 0, games, processes):
            for stage, own in taught.stages.items():
                sums.setdefault(stage, Sums.of(len(own.products))).merge(own)
            deal.append(taught)
            if len(deal) == seats:  # games on one deal are not independent: deals are counted
                wins.add(sum(each.win for each in deal) / seats)
                margins.add(sum(each.margin for each in deal) / seats)
                deal = []
        if learnt is not None:
            yield learnt, Point(number, known, games, wins.mean(), margins.mean())
        known += games
        learnt = learn(game, f"{made}; round {number + 1}", sums)


def save(out: Path, weights: Weights, curve: list[Point], title: str, even: float) -> None:
    """Everything that was learnt so far."""
    out.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(weights), indent=1)
    (out / "weights.json").write_bytes(text + b"\n")
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("round", "learnt_from", "games", "share", "low", "high", "margin"))
        for point in curve:
            share = point.share
            figures = (share.value, share.low or 0.0, share.high or 1.0)
            table.writerow(
                (point.round, point.known, point.games, *(f"{x:.4f}" for x in figures), f"{point.margin.value:.1f}")
            )
    (out / "curve.svg").write_text(draw(curve, title, even), encoding="utf-8")


def main() -> None:
    """Reads what was typed, and learns."""
    parser = argparse.ArgumentParser(description="Learns a value by playing, round by round.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=64, help="a round; a multiple of the seats")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("learning"))
    asked = parser.parse_args()
    if asked.games % asked.seats or asked.seats < 2:
        parser.error("every deal is played from every seat: --games is a multiple of --seats, which are 2 or more")
    curve: list[Point] = []
    title = f"{asked.game}, {asked.seats} seats: wins of what was learnt among greedy"
    began = perf_counter()
    chosen = asked.game, asked.seats, asked.games, asked.rounds
    played = rounds(*chosen, seed=asked.seed, processes=asked.processes)
    for weights, point in played:
        curve.append(point)
        save(asked.out, weights, curve, title, 1 / asked.seats)
        used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        seconds = sum(each.ru_utime + each.ru_stime for each in used)
        told = f"{point.share.told('.1%')}, margin {point.margin.told('+.0f')}"
        print(f"round {point.round}: learnt from {point.known} games; wins {told}", end="; ")
        print(f"{seconds:.0f} CPU seconds, {perf_counter() - began:.0f} seconds in all", flush=True)


if __name__ == "__main__":
    main()
