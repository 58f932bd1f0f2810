"""A bot is handed a view and its legal moves, and chooses one of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from mokum.bots import BOTS, NoSuchBot, make_bot
from mokum.bots.greedy import GreedyBot, OlderBot
from mokum.bots.uniform import UniformBot
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Catalogue, Move, MoveSet


class Say(Move, frozen=True):
    """A move of no game."""

    number: int

    def __str__(self) -> str:
        return f"say {self.number}"


SAYINGS: Catalogue[Say] = Catalogue(Say(number) for number in range(300))
EVEN: MoveSet[Say] = SAYINGS.choose(sum(1 << number for number in range(0, 12, 2)))


class Adviser:
    """As much of a game as a greedy bot asks for."""

    def __init__(self, worth: Sequence[int]) -> None:
        self.worth = worth
        self.asked: list[tuple[object, MoveSet[Say]]] = []

    def advise(self, view: object, moves: MoveSet[Say]) -> Sequence[int]:
        self.asked.append((view, moves))
        return self.worth


def greedy(adviser: Any, seed: int | str = 0) -> GreedyBot[Any, Say, object]:
    return GreedyBot(adviser, seed)


def test_the_uniform_bot_chooses_every_legal_move_as_often() -> None:
    bot: UniformBot[Say] = UniformBot("uniform")
    chosen = Counter(bot.choose(None, EVEN).number for _ in range(6000))
    assert sorted(chosen) == [0, 2, 4, 6, 8, 10]
    assert all(900 < count < 1100 for count in chosen.values())


def test_the_uniform_bot_can_choose_among_more_moves_than_a_byte_counts() -> None:
    bot: UniformBot[Say] = UniformBot("many")
    every = SAYINGS.choose((1 << 300) - 1)
    assert {bot.choose(None, every).number for _ in range(6000)} == set(range(300))


def test_the_greedy_bot_takes_the_best_advice() -> None:
    assert greedy(Adviser([3, -1, 7, 6, 0, 2])).choose("view", EVEN) == Say(4)
    assert greedy(Adviser([-3, -1, -7, -6, -5, -2])).choose("view", EVEN) == Say(2)


def test_the_greedy_bot_passes_on_its_view_and_its_moves_and_knows_nothing_else() -> None:
    adviser = Adviser([0] * 6)
    view = object()
    greedy(adviser).choose(view, EVEN)
    assert adviser.asked == [(view, EVEN)]


def test_the_greedy_bot_breaks_ties_by_its_own_luck_and_chooses_none_but_the_best() -> None:
    bot = greedy(Adviser([5, 9, 9, 1, 9, 0]))
    chosen = Counter(bot.choose("view", EVEN).number for _ in range(3000))
    assert sorted(chosen) == [2, 4, 8]
    assert all(900 < count < 1100 for count in chosen.values())


@pytest.mark.parametrize("name", [name for name in BOTS if name != "expert"])  # it needs a whole game: test_searching
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    adviser: Any = Adviser([1] * 6)
    game: AnyGame = adviser

    def choices(seed: str) -> list[Say]:
        bot = make_bot(name, game, seed)
        return [bot.choose("view", EVEN) for _ in range(50)]

    assert choices("a") == choices("a")
    assert choices("a") != choices("b")


def test_only_a_bot_that_looks_needs_a_view() -> None:
    assert not UniformBot.looks
    assert GreedyBot.looks


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    game: Any = Adviser([])
    with pytest.raises(NoSuchBot, match="'clairvoyant'; there is random, greedy"):
        make_bot("clairvoyant", game, 0)


def test_the_older_bot_follows_the_older_advice_where_there_is_one() -> None:
    adviser: Any = Adviser([0, 0, 9, 0, 0, 0])
    assert OlderBot(adviser, 0).choose("view", EVEN) == Say(4)
    adviser.older_advise = lambda view, moves: [9, 0, 0, 0, 0, 0]
    assert OlderBot(adviser, 0).choose("view", EVEN) == Say(0)
    assert GreedyBot(adviser, 0).choose("view", EVEN) == Say(4)
