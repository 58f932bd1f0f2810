"""The five levels as people: who they are, and what bots are called at a table."""

from types import SimpleNamespace
from typing import Any

import pytest

from mokum.bots import FIRST_OPPONENT, LEVELS, NAMES, PEOPLE, Strength, level_of, name_at_table, strength
from mokum.bots.people import NEIGHBOURS
from mokum.kernel.opponents import Opponents


def test_every_level_is_somebody_and_nobody_is_two() -> None:
    assert tuple(PEOPLE) == LEVELS
    assert FIRST_OPPONENT in LEVELS
    assert len(set(NAMES)) == len(NAMES) == 2 * len(LEVELS) + len(NEIGHBOURS)


@pytest.mark.parametrize("bot", [*LEVELS, "greedy", "random"])
def test_no_two_at_a_table_are_called_alike(bot: str) -> None:
    names: list[str] = []
    for _ in range(8):
        names.append(name_at_table(bot, names))
    assert len(set(names)) == 8
    people = {who.first for who in PEOPLE.values()}
    assert people & set(names) == ({PEOPLE[bot].first} if bot in PEOPLE else set())


@pytest.mark.parametrize("name", ["Trijn", "trijn", "TRIJN HARING"])
def test_a_person_is_found_by_name(name: str) -> None:
    assert level_of(name) == "regular"
    assert level_of(name + "s") is None


def test_a_strength_is_told_where_it_was_measured() -> None:
    game: Any = SimpleNamespace(opponents=Opponents(strengths={"strong": Strength(1430, 32)}))
    assert strength(game, "strong") == Strength(1430, 32)
    assert strength(game, "expert") is None
    silent: Any = SimpleNamespace()
    assert strength(silent, "strong") is None
