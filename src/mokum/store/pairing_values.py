"""What the store keeps of those who look for somebody to play with."""

from typing import Literal

from msgspec import Struct

PairingKind = tuple[str, str, bool]
"""A game, a pace, and whether it is rated: whoever wishes for the same of these may be paired."""


class PairingWish(Struct, frozen=True):
    """What somebody wishes to play, with how many, and how strong they are. Each player has one wish."""

    player: str
    game: str
    seats: tuple[int, ...]
    """The numbers of players that they would play with."""
    pace: Literal["live", "days"]
    rated: bool
    mean: float
    deviation: float
    since: int
    until: int
    """While they wait: when they are taken to be gone. With a table: by when everybody is to have come."""
    table: str = ""
    """Where a seat is kept for them, once others were found."""
    seat: int = 0

    @property
    def kind(self) -> PairingKind:
        """With whom they can be paired."""
        return self.game, self.pace, self.rated


class PairingWait(Struct, frozen=True):
    """How long somebody waited for a table of so many seats."""

    game: str
    seats: int
    pace: Literal["live", "days"]
    rated: bool
    waited: int
