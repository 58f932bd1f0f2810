"""Rates games, in the order in which they ended, each once, whoever tries.

That order follows from the logs alone, so that ratings can be made again and are the same. A game is rated when nothing
can come before it any more; should one do so all the same, what came after it is undone and rated again.
"""

from collections.abc import Mapping, Sequence

from mokum.bots.levels import strength
from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.ratings import START, Rating, after_a_pause, rate
from mokum.ratings.rating import SURE
from mokum.store import HeldRating, Mark, RatedGame, RatedSeat, RatingKind, RatingStep, Store

AT_ONCE = 100
"""Games that are rated in one turn."""
SETTLED = 20_000
"""Milliseconds after which no append comes that is older: its clock and its way to the disk are slow by less."""


async def rate_all(store: Store, before: int) -> int:
    """Rates all games that ended before a time; says how many it rated itself."""
    rated = 0
    while True:
        turn = await store.rating_turn()  # before anything that depends on it is read
        games = await store.unrated(before, AT_ONCE)
        if not games:
            return rated
        if await store.rated_last(games[0].mark, 1):
            await undo_from(store, games[0].mark)
            continue
        steps = await steps_of(store, games)
        if await store.keep_ratings(turn, [game.table for game in games], steps):
            rated += len(games)


async def undo_from(store: Store, mark: Mark) -> None:
    """Undoes what the games from a mark on did, the last ones first; they wait to be rated again."""
    while True:
        turn = await store.rating_turn()
        games = await store.rated_last(mark, AT_ONCE)
        if not games:
            return
        steps = [step for game in games for step in await store.rating_steps(game.table)]
        await store.undo_ratings(turn, [game.table for game in games], steps)


async def steps_of(store: Store, games: Sequence[RatedGame]) -> list[RatingStep]:
    """What these games do to ratings, one after the other."""
    held: dict[RatingKind, HeldRating | None] = {}
    steps = []
    for game in games:
        await learn(store, game, held)
        for step in steps_in(game, held):
            held[step.kind] = step.after
            steps.append(step)
    return steps


async def learn(store: Store, game: RatedGame, held: dict[RatingKind, HeldRating | None]) -> None:
    """Fills in the ratings of those who played, as far as they are not known."""
    slug, pace = game.rated.game, game.rated.pace
    unknown = [seat.player for seat in game.rated.seats if seat.player and (seat.player, slug, pace) not in held]
    found = await store.ratings(slug, pace, unknown)
    held.update({(player, slug, pace): found.get(player) for player in unknown})


def steps_in(game: RatedGame, held: Mapping[RatingKind, HeldRating | None]) -> list[RatingStep]:
    """What one game does to ratings; a game that this server does not have does nothing."""
    rated, at = game.rated, game.ended_at
    known = [_known(rated.game, seat, held.get((seat.player, rated.game, rated.pace)), at) for seat in rated.seats]
    before = [rating for rating in known if rating is not None]
    if len(before) < len(known):
        return []
    after = rate(before, [seat.rank for seat in rated.seats])
    return [
        _step(game, seat.player, held.get((seat.player, rated.game, rated.pace)), rating)
        for seat, rating in zip(rated.seats, after, strict=True)
        if seat.player
    ]


def anchor(slug: str, level: str) -> Rating | None:
    """How strong a bot of the house is: measured among bots, and not changed by games with people."""
    try:
        found = strength(find_game(slug), level)
    except NoSuchGame:
        return None
    return None if found is None else Rating(float(found.rating), max(found.doubt / SURE, 1.0))


def now_of(held: HeldRating | None, at: int) -> Rating:
    """A rating as it is at a time."""
    return START if held is None else after_a_pause(Rating(held.mean, held.deviation), at - held.rated_at)


def _known(slug: str, seat: RatedSeat, held: HeldRating | None, at: int) -> Rating | None:
    return now_of(held, at) if seat.player else anchor(slug, seat.bot)


def _step(game: RatedGame, player: str, held: HeldRating | None, rating: Rating) -> RatingStep:
    return RatingStep(
        table=game.table,
        player=player,
        game=game.rated.game,
        pace=game.rated.pace,
        ended_at=game.ended_at,
        mean=rating.mean,
        deviation=rating.deviation,
        games=1 if held is None else held.games + 1,
        old_mean=START.mean if held is None else held.mean,
        old_deviation=START.deviation if held is None else held.deviation,
        old_at=0 if held is None else held.rated_at,
    )
