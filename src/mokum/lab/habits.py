"""What a bot does and what it scores for: habits that can be told of it because they were counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.game import AnyGame
from mokum.lab.hands.pieces import Workers, in_pieces
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out
from mokum.lab.seating import line_up, options_of, seating
from mokum.lab.statistics import Estimate, Tally

Counts = Mapping[str, float]


class Watched(msgspec.Struct, frozen=True):
    """Games between bots that are watched. They travel to other processes, so here are names and numbers only."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str


class SomeWatched(msgspec.Struct, frozen=True):
    """Some of the games, by number."""

    watched: Watched
    start: int
    stop: int


class Habit(msgspec.Struct, frozen=True):
    """Of one seat in one game: how often it made each kind of move, and its points by source."""

    bot: str
    moves: Counts
    points: Counts


class Habits(msgspec.Struct, frozen=True):
    """Of a bot, for a seat and a game: means with their intervals."""

    moves: dict[str, Estimate]
    points: dict[str, Estimate]


class _Counted:
    """The game itself, except that the moves of every seat are counted by their first word."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def play(self, state: Any, seat: Seat, move: Any, chance: Chance) -> Iterator[Event[Any]]:
        self.counts[seat][str(move).partition(" ")[0]] += 1
        return self._game.play(state, seat, move, chance)


def watch(some: SomeWatched) -> list[list[Habit]]:
    """Plays these games, and tells of every seat."""
    return [_watch_one(some.watched, number) for number in range(some.start, some.stop)]


def _watch_one(watched: Watched, number: int) -> list[Habit]:
    game = find_game(watched.game)
    luck = f"{watched.seed}|{number}"
    at = seating(line_up(watched.bots, watched.seats), watched.seats, number)
    bots = [make_bot(name, game, f"{luck}|{seat}") for seat, name in enumerate(at.bots)]
    counted: Any = _Counted(game, watched.seats)
    outcome, _ = play_out(counted, bots, options_of(game, {}, at.first), QuickChance(luck), check=False)
    found = []
    for name, moves, sheet in zip(at.bots, counted.counts, outcome.sheets, strict=False):
        points: Counter[str] = Counter()
        for line in sheet:
            points[line.key] += line.points
        found.append(Habit(name, moves, points))
    return found


def habits(watched: Watched, games: int, processes: Workers) -> dict[str, Habits]:
    """By bot: what it does and what it scores for."""
    seen: dict[str, list[Habit]] = {name: [] for name in watched.bots}
    for game in in_pieces(watch, partial(SomeWatched, watched), 0, games, processes):
        for habit in game:
            seen[habit.bot].append(habit)
    return {
        name: Habits(_means([each.moves for each in all_of_them]), _means([each.points for each in all_of_them]))
        for name, all_of_them in seen.items()
    }


def _means(counted: list[Counts]) -> dict[str, Estimate]:
    """The mean of each count, the largest first; what is not there counts as none."""
    names = sorted({name for counts in counted for name in counts})
    means = {}
    for name in names:
        tally = Tally()
        for counts in counted:
            tally.add(counts.get(name, 0))
        means[name] = tally.mean()
    return dict(sorted(means.items(), key=lambda item: -item[1].value))
