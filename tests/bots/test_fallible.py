"""The fallible bot errs as people do: it overlooks, likes and wavers, and seldom does something absurd."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from mokum.bots import BOTS
from mokum.bots.fallible import FallibleBot
from mokum.kernel.moves import Catalogue, Move, MoveSet


class Say(Move, frozen=True):
    """A move of no game."""

    number: int

    def __str__(self) -> str:
        return f"say {self.number}"


MOVES: MoveSet[Say] = Catalogue(Say(number) for number in range(8)).choose(0xFF)
WORTH = (900, 1000, 800, 1000, 700, -90000, -90000, 600)


class Adviser:
    """As much of a game as the bot asks for."""

    def advise(self, view: object, moves: MoveSet[Say]) -> Sequence[int]:
        return WORTH


def chosen(noise: float = 0, times: int = 2000, seed: str = "shaken", **settings: Any) -> Counter[int]:
    adviser: Any = Adviser()
    bot: FallibleBot[Any, Say, object] = FallibleBot(adviser, seed, noise=noise, **settings)
    return Counter(bot.choose(None, MOVES).number for _ in range(times))


def test_without_noise_it_is_greedy() -> None:
    assert set(chosen(0)) == {1, 3}


def test_the_better_a_move_looks_the_more_often_it_is_chosen() -> None:
    often = chosen(1)
    assert often[1] > often[0] > often[2] > often[4] > often[7] > 0
    assert often[1] == pytest.approx(often[3], rel=0.15)


def test_a_move_is_e_times_as_rare_for_each_distance_of_noise() -> None:
    # A quarter of the moves are the two best; the next is 100 below, so with noise 1 the one after that is e rarer.
    often = chosen(1, 6000)
    assert often[0] / often[2] == pytest.approx(2.718, rel=0.15)


def test_what_advice_forbids_is_not_done_by_accident() -> None:
    assert not {5, 6} & set(chosen(1))


def test_the_same_seed_chooses_the_same() -> None:
    assert chosen(1, 50) == chosen(1, 50)
    assert chosen(1, 50) != chosen(1, 50, "other")


def test_noise_is_not_below_nothing() -> None:
    with pytest.raises(ValueError, match="from 0 on"):
        chosen(-1)


def test_what_is_overlooked_is_not_chosen_and_the_next_best_is() -> None:
    often = chosen(overlooks=0.5)
    # Both of the best are overlooked in a quarter of the cases, and the third with them in an eighth.
    assert often[1] + often[3] == pytest.approx(1500, abs=80)
    assert often[0] == pytest.approx(250, abs=60)
    assert set(often) == set(range(8)), "whoever overlooks the rest takes what is left"


def test_overlooking_is_a_share_below_one() -> None:
    for wrong in (-0.1, 1.0):
        with pytest.raises(ValueError, match="from 0 to below 1"):
            chosen(overlooks=wrong)


def test_a_liking_counts_for_all_moves_that_begin_so_and_for_no_others() -> None:
    # A quarter of the moves are the two best; the next is 100 below.
    assert set(chosen(likings={"say 0": 1.5})) == {0}
    assert set(chosen(likings={"say": 1.5})) == {1, 3}
    assert set(chosen(likings={"sa": 9.0, "say 00": 9.0})) == {1, 3}
    assert set(chosen(likings={"say 1": -0.5, "say 3": -2.0})) == {1}


def test_it_is_not_offered_to_players() -> None:
    assert not {"shaken", "fallible"} & set(BOTS)
