"""Two games that differ only in what a viewer may not know give that viewer the same bytes."""

from typing import NamedTuple

import msgspec
import pytest

from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint, seek_seldom
from contract.resampling import resampler_of
from contract.tables import FULL, tables_of
from mokum.catalog import game, games


class Size(NamedTuple):
    """How many games are compared."""

    chunks: int
    games: int
    """In each chunk, over all sizes, seats and watchers of a game."""
    pairs: int
    """So often at least a game of a chunk is redealt behind a viewer's back and played on; more are imagined."""
    least: int
    """So often every kind of event is compared in each chunk, in every role that a viewer has to it."""


SIZE = Size(10, 150, 1_500, 10) if FULL else Size(1, QUICK_GAMES, 250, 1)


@pytest.mark.parametrize("chunk", range(SIZE.chunks))
@pytest.mark.parametrize("slug", games())
def test_a_viewer_cannot_tell_games_apart_that_differ_in_secrets(slug: str, chunk: int) -> None:
    coverage = compare_games(game(slug), range(SIZE.games), f"chunk {chunk}")
    assert coverage.pairs["redealt"] >= SIZE.pairs
    seldom = seek_seldom(game(slug), f"chunk {chunk}", coverage, SIZE.least)
    assert not seldom, "every kind of event is compared for every kind of viewer"


@pytest.mark.parametrize("slug", games())
def test_nothing_hidden_stands_in_what_a_viewer_is_sent(slug: str) -> None:
    for table in tables_of(slug):
        seeds = [f"quick {table.seats} {number}" for number in range(TAINTED_GAMES if FULL else 2)]
        assert sum(find_taint(game(slug), table.seats, seed, table.options) for seed in seeds) > len(seeds)


def test_a_game_that_brings_no_resampler_fails_clearly() -> None:
    class Stranger:
        meta = msgspec.structs.replace(game("routes").meta, slug="stranger")

    with pytest.raises(AssertionError, match=r"stranger must bring stranger\.tests\.resampler"):
        resampler_of(Stranger())  # type: ignore[arg-type]
