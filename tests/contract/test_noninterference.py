"""Two games that differ only in what a viewer may not know give that viewer the same bytes."""

import msgspec
import pytest

from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint, seek_seldom
from contract.resampling import resampler_of
from contract.tables import FULL, tables_of
from mokum.catalog import game, games

QUICK_PAIRS = 250
# At full size 10 chunks of 150 games, in every run 4. In each chunk at least 1,500 times a game is redealt behind a
# viewer's back and played on, and more are imagined or set up anew: at full size 15,000 pairs at least, over all sizes,
# seats and watchers of a game. In each chunk every kind of event is compared 10 times in every role that a viewer has
# to it: 100 times in all.
CHUNKS, GAMES_IN_A_CHUNK, PAIRS_IN_A_CHUNK, LEAST_IN_A_CHUNK = 10 if FULL else 1, 150, 1_500, 10


@pytest.mark.parametrize("slug", games())
def test_a_viewer_cannot_tell_games_apart_that_differ_in_secrets(slug: str) -> None:
    coverage = compare_games(game(slug), range(QUICK_GAMES), "quick")
    assert coverage.pairs["redealt"] >= QUICK_PAIRS


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("slug", games())
def test_no_viewer_can_tell_thousands_of_pairs_apart(slug: str, chunk: int) -> None:
    coverage = compare_games(game(slug), range(GAMES_IN_A_CHUNK), f"chunk {chunk}")
    assert coverage.pairs["redealt"] >= PAIRS_IN_A_CHUNK
    seldom = seek_seldom(game(slug), f"chunk {chunk}", coverage, LEAST_IN_A_CHUNK)
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
