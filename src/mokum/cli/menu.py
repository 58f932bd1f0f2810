"""The legal moves as a menu: numbered, and those that do the same thing in several ways folded into one line."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec

from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Move, UnknownMove


def subject(move: Move) -> str:
    """What a move is about: the first two words of its notation. What follows says how."""
    return " ".join(str(move).split()[:2])


class Choice(msgspec.Struct, frozen=True):
    """A line of the menu: one move, or one thing that can be done in several ways."""

    moves: tuple[Move, ...]
    text: str

    @property
    def notation(self) -> str:
        """What may be typed for it: the whole move, or what its ways have in common."""
        return str(self.moves[0]) if len(self.moves) == 1 else subject(self.moves[0])


class Menu:
    """What can be chosen now, in the order of the game's catalogue."""

    def __init__(self, game: AnyGame, view: Any, moves: Iterable[Move]) -> None:
        self._game = game
        self._legal = tuple(moves)
        self.choices: list[Choice] = []
        for _, alike in groupby(self._legal, key=subject):
            ways = tuple(alike)
            text = game.words.move(ways[0], view)
            others = len(ways) - 1
            if others:
                text += f", or in {others} other way{'' if others == 1 else 's'}"
            self.choices.append(Choice(ways, text))

    def find(self, typed: str) -> tuple[Move, ...]:
        """The moves that are meant: by number or by notation, which may leave out how. Perhaps illegal ones."""
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(self.choices):
                raise UnknownMove(f"There is no move {typed} in the list")
            return self.choices[int(typed) - 1].moves
        written = " ".join(typed.lower().split())
        meant = [move for move in self._game.catalogue if written in (str(move), subject(move))]
        if not meant:
            raise UnknownMove(f"{typed!r} is not a move in this game")
        return tuple(move for move in meant if move in self._legal) or tuple(meant)
