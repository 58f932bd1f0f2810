"""Of the contract of a store: ratings, a projection of the ends of rated games, in their order."""

from collections.abc import Sequence
from typing import Protocol

from mokum.store.rating_values import HeldRating, RatedGame, RatingStep
from mokum.store.values import PAGE, Mark, Rated


class Ratings(Protocol):
    """Changed in turns, so that nothing counts twice."""

    async def rated(self, table: str) -> RatedGame | None:
        """What is kept of the end of a rated game."""

    async def keep_rated(self, table: str, at: int, rated: Rated | None) -> None:
        """Puts this in the place of what is kept of it, as a game that is not rated yet."""

    async def unrated(self, before: int, limit: int = PAGE) -> list[RatedGame]:
        """Games that ended before a time and are not rated yet, in their order."""

    async def rated_last(self, since: Mark, limit: int = PAGE) -> list[RatedGame]:
        """Games that are rated, from a mark on, the last one first."""

    async def rated_first(self, after: Mark, limit: int = PAGE) -> list[RatedGame]:
        """Games that are rated, behind a mark, in their order."""

    async def rating_turn(self) -> int:
        """How often ratings have been changed: whoever wants to change them says from which turn on."""

    async def keep_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        """These games are rated, and that is what they did; all or nothing. False where it is another turn by now."""

    async def undo_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        """These games, the last ones, are not rated any more, and all that they did is undone; the same way."""

    async def ratings(self, game: str, pace: str, players: Sequence[str]) -> dict[str, HeldRating]:
        """Ratings by player, of those who have one."""

    async def leaders(
        self, game: str, pace: str, *, least: int, since: int, below: HeldRating | None = None, limit: int = PAGE
    ) -> list[HeldRating]:
        """The best first, among those who have so many games and the last of them since a time; behind one of them."""

    async def rest_ratings(self, least: int, before: int, limit: int = PAGE) -> int:
        """Those with so many games, the last of them before a time, rest until the next; says how many did not yet.

        Leaders are looked for among the others. Nobody asks for them since an earlier time than that.
        """

    async def rating_steps(self, table: str) -> list[RatingStep]:
        """What a game did to ratings."""

    async def rating_course(self, player: str, game: str, pace: str, limit: int = PAGE) -> list[RatingStep]:
        """What the last rated games of a player did to their rating, the last one first."""

    async def rating_steps_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[RatingStep]:
        """The same at all games, from a mark on."""
