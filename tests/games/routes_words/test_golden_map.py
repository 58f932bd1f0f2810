"""The whole board as it was looked at and found good: a change of the drawing shows here, and is looked at again."""

from pathlib import Path

from games.routes.build import table
from mokum.games.routes.game import GAME
from mokum.games.routes.words.map.labels import spots
from mokum.kernel.words import plain

GOLDEN = Path(__file__).parent / "golden" / "map.txt"


def test_the_board_is_drawn_as_it_was() -> None:
    spots.cache_clear()  # the labels find their room anew
    state = table(2, claimed={0: [15, 27, 36], 1: [1, 18, 24]})
    drawn = plain(GAME.words.board(GAME.view(state, 0), ("Anna", "Ben")))
    assert drawn.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()
