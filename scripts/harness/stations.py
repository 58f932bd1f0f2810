"""What a game says of its own part of a page: how large its board is, what is offered beside it, stations of its own.

A game brings it in its folder of the client, as `testing/stations.json`; what it does not say is as for any game.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec

GAMES = Path(__file__).resolve().parents[2] / "client" / "src" / "games"

Size = tuple[int, int]
"""Width and height in pixels."""


@dataclass(frozen=True)
class Thing:
    """Something that a station is for."""

    name: str
    where: str
    wide: Size
    tall: Size | None = None
    low: Size | None = None
    count: int = 1
    """At least so many of them are there; what is said holds for each."""
    whole: bool = True
    """Otherwise it may go on beyond what is seen of it, as a sheet that scrolls does."""
    within: str = ""
    """What lies in this belongs to the thing and does not cover it."""

    def least(self, shape: int) -> Size | None:
        """The smallest size in such a window; `None` where the thing need not be seen there."""
        return (self.wide, self.tall, self.low)[shape]


@dataclass(frozen=True)
class Stations:
    """What must be seen of a game."""

    board: tuple[Size, Size, Size] = (460, 380), (370, 220), (300, 220)
    """The least size of the board on a wide page, on a phone, and on one that is held across."""
    offers: tuple[Thing, ...] = ()
    """What lies beside the board to be taken."""
    own: dict[str, tuple[Thing, ...]] = field(default_factory=dict)
    """Stations that only this game has."""

    def at_board(self) -> tuple[Thing, ...]:
        """The board, and what is offered at it."""
        return Thing("board", "[data-board]", *self.board, within="#board"), *self.offers


@cache
def stations_of(game: str) -> Stations:
    """What a game says of itself."""
    file = GAMES / game / "testing" / "stations.json"
    return msgspec.json.decode(file.read_bytes(), type=Stations) if file.exists() else Stations()
