"""Ratings as they go into the store and come out of it: games that are to be rated, and what they did."""

import math

from msgspec import Struct

from mokum.store.values import Mark, Rated

RatingKind = tuple[str, str, str]
"""A player, a game and a pace."""


def whole(rating: float) -> int:
    """As it is told, halves up: so both databases say what each game changed."""
    return math.floor(rating + 0.5)


class RatedGame(Struct, frozen=True):
    """A rated game that is over. Games are rated in the order of their marks."""

    table: str
    ended_at: int
    rated: Rated

    @property
    def mark(self) -> Mark:
        """Its place in that order."""
        return Mark(self.ended_at, self.table)


class HeldRating(Struct, frozen=True):
    """A player's rating at a game and pace, as their last rated game there left it."""

    player: str
    mean: float
    deviation: float
    games: int
    rated_at: int


class RatingStep(Struct, frozen=True):
    """What a rated game did to the rating of one of its players: from what it was to what it is."""

    table: str
    player: str
    game: str
    pace: str
    ended_at: int
    mean: float
    deviation: float
    games: int
    """Rated games at this game and pace so far, with this one."""
    old_mean: float
    old_deviation: float
    old_at: int
    """When the game before was; 0 where this is the first."""

    @property
    def kind(self) -> RatingKind:
        """Whose rating it is, and at what."""
        return self.player, self.game, self.pace

    @property
    def change(self) -> int:
        """As it is told, in whole points."""
        return whole(self.mean) - whole(self.old_mean)

    @property
    def after(self) -> HeldRating:
        """The rating that it leads to."""
        return HeldRating(self.player, self.mean, self.deviation, self.games, self.ended_at)

    @property
    def before(self) -> HeldRating | None:
        """The rating that it began from, which may be undone to; none where this is the first."""
        if not self.old_at:
            return None
        return HeldRating(self.player, self.old_mean, self.old_deviation, self.games - 1, self.old_at)
