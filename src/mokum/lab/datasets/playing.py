"""Plays games between bots for a data set, on as many workers as one likes."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from mokum.catalog import game as find_game
from mokum.kernel.game import AnyGame
from mokum.kernel.record import Entry, Record
from mokum.lab.datasets.row import Row, row_of
from mokum.lab.dealing import seeded_deal
from mokum.lab.hands.pieces import Workers, in_pieces
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out
from mokum.lab.seating import line_up, options_of, seating
from mokum.lab.simulate import Chunk, Series


class _Noted:
    """The game itself, except that it notes the moves of one playing of it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.entries: list[Entry] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def play(self, state: Any, seat: int, move: Any, chance: Any) -> Any:
        self.entries.append(Entry(seat, str(move), ()))  # without events: they follow from the deal
        return self._game.play(state, seat, move, chance)


def rows(series: Series, workers: Workers = None) -> Iterator[Row]:
    """The games of a series in their order. All luck is that of a fair deal, so that each has a record."""
    return in_pieces(play_rows, partial(Chunk, series), 0, series.games, workers)


def play_rows(chunk: Chunk) -> list[Row]:
    """Play these games one after the other."""
    game = find_game(chunk.series.game)
    return [_play(game, chunk.series, number) for number in range(chunk.start, chunk.stop)]


def _play(game: AnyGame, series: Series, number: int) -> Row:
    seed = f"{series.seed}|{number}"
    at = seating(line_up(series.bots, series.seats), series.seats, number)
    bots = [make_bot(name, game, f"{seed}|{seat}") for seat, name in enumerate(at.bots)]
    options = options_of(game, dict(series.options), at.first)
    deal = seeded_deal(series.seats, seed)
    noted = _Noted(game)
    outcome, _ = play_out(noted, bots, options, deal.chance(), check=series.check)
    record = Record(
        game=series.game,
        rules_version=game.meta.rules_version,
        names=tuple(f"{bot} {seat}" for seat, bot in enumerate(at.bots, 1)),
        options=options,
        deal=deal,
        setup=(),
        entries=tuple(noted.entries),
    )
    return row_of(record, outcome, number, at.bots, seed)
