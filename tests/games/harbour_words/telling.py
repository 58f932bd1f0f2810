"""What the words of the game say of a state: shorthand for the tests in this folder."""

from collections.abc import Sequence

from games.harbour.build import GAME
from mokum.games.harbour.moves import HarbourMove
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.games.harbour.words import HarbourWords
from mokum.kernel.event import Viewer
from mokum.kernel.game import Words
from mokum.kernel.words import Picture, plain

WORDS: Words[HarbourMove, View] = HarbourWords()
NAMES = ("Anna", "Ben", "Cees", "Daan")


def names(state: State) -> Sequence[str]:
    """As many names as there are seats."""
    return NAMES[: state.seats]


def described(state: State, move: str, viewer: Viewer = 0) -> str:
    """What the menu says of a move that is given in its notation."""
    return WORDS.move(GAME.catalogue.parse(move), GAME.view(state, viewer))


def ruled(state: State, move: str, viewer: Viewer = 0) -> str:
    """The rule that the menu names for a move."""
    return WORDS.rule(GAME.catalogue.parse(move), GAME.view(state, viewer))


def question(state: State, viewer: Viewer = 0) -> str:
    """What a viewer is asked."""
    return WORDS.ask(GAME.view(state, viewer), names(state))


def board(state: State, viewer: Viewer = 0) -> Picture:
    """What a viewer sees."""
    return WORDS.board(GAME.view(state, viewer), names(state))


def text(state: State, viewer: Viewer = 0) -> str:
    """The same without styles."""
    return plain(board(state, viewer))


def line(state: State, heading: str, viewer: Viewer = 0, nth: int = 0) -> str:
    """The line that begins with these words, or the nth of them."""
    found = [row for row in text(state, viewer).splitlines() if row.startswith(heading)]
    return found[nth]
