"""The shaken bot errs, and seldom absurdly."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from mokum.bots import BOTS
from mokum.bots.shaken import ShakenBot
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


def chosen(noise: float, times: int = 2000, seed: str = "shaken") -> Counter[int]:
    adviser: Any = Adviser()
    bot: ShakenBot[Any, Say, object] = ShakenBot(adviser, seed, noise=noise)
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


def test_it_is_not_offered_to_players() -> None:
    assert "shaken" not in BOTS
