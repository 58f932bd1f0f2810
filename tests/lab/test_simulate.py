"""A series is the same whoever plays it: on one process or on several, as a whole or in part."""

from typing import Any

import pytest

from mokum.catalog import game as find_game
from mokum.kernel.game import AnyGame, Broken
from mokum.lab.hands.pieces import GAMES_IN_A_PIECE
from mokum.lab.playing import Result, play_seated
from mokum.lab.seating import line_up, seating
from mokum.lab.simulate import Series, chunks, simulate

SLUG = "routes"
SERIES = Series(SLUG, seats=3, games=2 * GAMES_IN_A_PIECE + 5, bots=("random",), seed="series", check=False)


class Cracked:
    """A game that always breaks what it promises."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def invariants(self, state: Any) -> None:
        raise Broken("nothing holds")


@pytest.fixture(scope="module")
def alone() -> list[Result]:
    return list(simulate(SERIES, processes=1))


@pytest.mark.parametrize("processes", [2, 3])
def test_the_number_of_processes_does_not_matter(alone: list[Result], processes: int) -> None:
    assert list(simulate(SERIES, processes)) == alone


def test_the_results_come_in_the_order_of_their_numbers(alone: list[Result]) -> None:
    assert [result.number for result in alone] == list(range(SERIES.games))


def test_a_game_is_the_same_played_by_itself(alone: list[Result]) -> None:
    number = GAMES_IN_A_PIECE + 3
    line = line_up(SERIES.bots, SERIES.seats)
    again = play_seated(find_game(SLUG), seating(line, SERIES.seats, number), SERIES.seed, check=True)
    assert again == alone[number]


def test_another_seed_is_another_series(alone: list[Result]) -> None:
    other = list(simulate(Series(SLUG, SERIES.seats, 10, SERIES.bots, seed="other", check=False), processes=1))
    assert [result.scores for result in other] != [result.scores for result in alone[:10]]


def test_no_two_games_of_a_series_are_alike(alone: list[Result]) -> None:
    assert len({(result.scores, result.decisions) for result in alone}) > 0.95 * len(alone)


def test_a_result_tells_who_sat_where_and_what_became_of_it(alone: list[Result]) -> None:
    for result in alone:
        assert result.bots == ("random",) * 3
        assert result.first == result.number // 3 % 3
        assert len(result.scores) == len(result.ranks) == 3
        assert result.scores[result.ranks.index(1)] == max(result.scores)
        assert result.decisions > 3
        assert result.why in ("ROU-022", "ROU-060")


def test_chunks_hold_every_game_once() -> None:
    pieces = chunks(SERIES)
    assert [number for piece in pieces for number in range(piece.start, piece.stop)] == list(range(SERIES.games))
    assert all(piece.stop - piece.start <= GAMES_IN_A_PIECE for piece in pieces)


def test_what_must_always_hold_is_checked_if_asked_and_the_game_is_named() -> None:
    cracked: Any = Cracked(find_game(SLUG))
    seated = seating(("random", "random"), 2, 17)
    with pytest.raises(Broken, match="game 17 of seed s: nothing holds"):
        play_seated(cracked, seated, "s", check=True)
    assert play_seated(cracked, seated, "s", check=False) == play_seated(find_game(SLUG), seated, "s", check=True)
