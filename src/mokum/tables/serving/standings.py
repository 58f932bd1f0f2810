"""How strong players are, as it is told: ratings with their doubt, once they are established, and who leads."""

from collections.abc import Awaitable, Callable, Collection
from typing import Literal

from msgspec import Struct

from mokum.kernel.opponents import LEVELS
from mokum.ratings import ESTABLISHED, Rating, doubt
from mokum.store import HeldRating, RatedSeat, RatingKind, RatingStep, Store
from mokum.store.rating_values import whole
from mokum.tables.archive.rating import anchor, learn, now_of, steps_in
from mokum.tables.log.clocks import DAY, speed
from mokum.tables.log.standing import Phase
from mokum.tables.showing.projecting import Sight

Pace = Literal["live", "days"]
PACES: tuple[Pace, ...] = ("live", "days")
Listed = Callable[[Collection[str]], Awaitable[Collection[str]]]
"""Who of these may be listed among leaders."""
COURSE = 60
"""Games that the course of a rating is drawn from, the last ones."""
AWAY = 90 * DAY
"""Whoever has played no rated game for so long does not lead any more."""
RESTING = 1_000
"""Ratings that are put aside at once: few enough that nobody waits long for them."""
LEADERS = 50
PAGE = 100
"""Players that are looked at at once, because some of them do not wish to be listed."""


class ToldRating(Struct, frozen=True):
    """A rating and how far off it may be (95 %); before enough games only how many there were."""

    rating: int | None
    doubt: int
    games: int


class Point(Struct, frozen=True):
    """Where a rating was after a game."""

    at: int
    rating: int
    doubt: int


class OwnRating(Struct, frozen=True):
    """A player's rating at a game and pace, and how it came to it, the oldest first."""

    pace: Pace
    now: ToldRating
    course: tuple[Point, ...]


class SeatRating(Struct, frozen=True):
    """A seat of a rated table: before the game, and after it where it is over."""

    seat: int
    level: str
    """Of a bot of the house, whose rating does not change; "" of a player."""
    before: ToldRating
    after: ToldRating | None
    """Once the game is over."""
    change: int | None


class TableRatings(Struct, frozen=True):
    """What is told of the ratings of those who sit at a table."""

    state: Literal["playing", "expected", "rated", "none"]
    """Over, a game is `expected` to change them so until none can come before it; `none` if nobody came to an end."""
    pace: Pace
    seats: tuple[SeatRating, ...]


class Standings:
    """Those of a store."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock

    async def of(self, player: str, slug: str) -> list[OwnRating]:
        """At one game, by pace, as far as a player was rated."""
        found = []
        for pace in PACES:
            steps = await self._store.rating_course(player, slug, pace, COURSE)
            if steps:
                now = _told(steps[0].after, self._clock())
                course = steps[::-1] if now.rating is not None else []
                found.append(OwnRating(pace, now, tuple(map(_point, course))))
        return found

    async def own(self, player: str, slug: str, pace: Pace) -> ToldRating:
        """Of one player at one game and pace."""
        held = await self._store.ratings(slug, pace, [player])
        return _told(held.get(player), self._clock())

    async def leaders(self, slug: str, pace: Pace, listed: Listed) -> list[tuple[str, ToldRating]]:
        """The best players who still play and may be listed, the best first."""
        now, last, found = self._clock(), None, list[HeldRating]()
        while len(found) < LEADERS:
            page = await self._store.leaders(slug, pace, least=ESTABLISHED, since=now - AWAY, below=last, limit=PAGE)
            if not page:
                break
            last = page[-1]
            may_be = await listed([held.player for held in page])
            found += [held for held in page if held.player in may_be]
        return [(held.player, _told(held, now)) for held in found[:LEADERS]]

    async def rest(self) -> None:
        """Whoever has not played for so long is not looked at any more; to be called now and then."""
        before = self._clock() - AWAY
        while await self._store.rest_ratings(ESTABLISHED, before, RESTING) == RESTING:
            pass

    def bots(self, slug: str) -> list[tuple[str, ToldRating]]:
        """The bots of the house whose strength is known, the best first."""
        known = [(level, rating) for level in LEVELS if (rating := anchor(slug, level)) is not None]
        return [(level, _of_bot(rating)) for level, rating in known[::-1]]

    async def at_table(self, seen: Sight) -> TableRatings:
        """Of those who sit at a rated table, as somebody sees it."""
        pace: Pace = speed(seen.clock)
        game = await self._store.rated(seen.table) if seen.phase is Phase.OVER else None
        if game is None:
            sitting = [RatedSeat(seat.player, seat.bot, 0) for seat in seen.seats]
            held = await self._store.ratings(seen.game, pace, [seat.player for seat in sitting if seat.player])
            seats = [self._seat(seen.game, at, seat, held.get(seat.player), None) for at, seat in enumerate(sitting)]
            return TableRatings("none" if seen.phase is Phase.OVER else "playing", pace, tuple(filter(None, seats)))
        steps = await self._store.rating_steps(seen.table)
        is_rated = bool(steps)
        if not is_rated:
            known: dict[RatingKind, HeldRating | None] = {}
            await learn(self._store, game, known)
            steps = steps_in(game, known)
        by_player = {step.player: step for step in steps}
        ended = [
            self._seat(seen.game, at, seat, None, by_player.get(seat.player))
            for at, seat in enumerate(game.rated.seats)
        ]
        return TableRatings("rated" if is_rated else "expected", pace, tuple(filter(None, ended)))

    def _seat(
        self, slug: str, at: int, seat: RatedSeat, held: HeldRating | None, step: RatingStep | None
    ) -> SeatRating | None:
        """A seat where nobody sits has none."""
        if seat.bot:
            rating = anchor(slug, seat.bot)
            return None if rating is None else SeatRating(at, seat.bot, _of_bot(rating), None, None)
        if not seat.player:
            return None
        if step is None:
            return SeatRating(at, "", _told(held, self._clock()), None, None)
        return SeatRating(
            at,
            "",
            _told(step.before, step.ended_at),
            _told(step.after, step.ended_at),
            step.change,
        )


def _told(held: HeldRating | None, now: int) -> ToldRating:
    """A rating as it is at a time."""
    games = 0 if held is None else held.games
    rating = now_of(held, now)
    return ToldRating(whole(rating.mean) if games >= ESTABLISHED else None, doubt(rating), games)


def _of_bot(rating: Rating) -> ToldRating:
    return ToldRating(whole(rating.mean), doubt(rating), 0)


def _point(step: RatingStep) -> Point:
    return Point(step.ended_at, whole(step.mean), doubt(Rating(step.mean, step.deviation)))
