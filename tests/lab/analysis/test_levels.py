"""A level of play: bots are taken for what they are, or for their neighbours on the ladder."""

import pytest

from lab.analysis.played import played
from mokum.analysis.levels import FEWEST, level_of
from mokum.analysis.settings import Settings
from mokum.catalog import game as find_game
from mokum.kernel.opponents import LEVELS
from mokum.lab.analysis.running import analyse

SMALL = Settings(moves=0, fewest=1, horizon=0, worlds=1, deals=1, points=0)


@pytest.mark.parametrize(("slug", "seats"), [("routes", 3), ("merchants", 3), ("harbour", 2)])
def test_bots_are_known_by_their_moves(slug: str, seats: int) -> None:
    bots = ("strong", "beginner", "regular")[:seats]
    for seat in analyse(played(slug, bots, "levels"), SMALL).seats:
        level = seat.level
        assert level is not None
        assert abs(LEVELS.index(level.name) - LEVELS.index(bots[seat.seat])) <= 1
        assert level.low < level.rating < level.high
        assert sum(level.likely.values()) == pytest.approx(1)


def test_a_few_decisions_tell_nothing() -> None:
    game = find_game("routes")
    one = (0.1, 0.1, 0.1, 0.1, 0.9)
    assert level_of(game, [one] * (FEWEST - 1)) is None
    found = level_of(game, [one] * FEWEST)
    assert found is not None
    assert found.name == LEVELS[-1]
