"""What somebody did here, for whoever may see it: oneself, those who have played with them, or everybody."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from mokum.people import values
from mokum.store import Against, Listing, Lived, Met, Sought
from mokum.tables.serving import careers
from mokum.tables.serving.standings import OwnRating, Pace
from mokum.web.http.asking import FOR_PEOPLE, MayRead, StrictRoute, ThisNode
from mokum.web.http.finished import FinishedGame, games_told
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.ratings import Rating, rating_told
from mokum.web.node import Node

SHOWN_GAMES = 10
"""Of the last ones."""
LAST_OF_MINE = 1000
"""Among so many of one's own last games those with somebody else are looked for."""

router = APIRouter(
    prefix="/api",
    tags=["people"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class Together(BaseModel):
    """Games that somebody and whoever asks have finished at one table; `ahead` is whoever asks."""

    games: int
    ahead: int
    behind: int


class CareerPlaces(BaseModel):
    """How often first, second and so on at tables of so many seats. Alone: won, lost."""

    seats: int
    places: list[int]


class CareerFigure(BaseModel):
    """What players of a game compare. A share is between 0 and 1; `all` is the mean at as many seats."""

    key: str
    value: float
    all: float | None
    is_share: bool


class CareerSource(BaseModel):
    """Points a game, by where they come from."""

    key: str
    points: float
    all: float | None


class BestGame(BaseModel):
    """The one with the most points, if whoever asks may see its table."""

    table: str
    points: int
    seats: int
    ended_at: int


class CoursePoint(BaseModel):
    """A rating after one of the games that it came from."""

    at: int
    rating: int
    doubt: int


class CareerRating(BaseModel):
    """A rating at one pace, and its course over the last games, the oldest first."""

    pace: Pace
    rating: Rating
    course: list[CoursePoint]


class GameCareer(BaseModel):
    """What somebody did at one game. Figures and sources are about the last `counted` games that were played."""

    game: str
    finished: int
    resigned: int
    places: list[CareerPlaces]
    counted: int
    figures: list[CareerFigure]
    sources: list[CareerSource]
    best: BestGame | None
    ratings: list[CareerRating]
    """Of rated games alone, whatever is filtered."""


class Career(BaseModel):
    """What somebody did here. Where it is hidden nothing is told but that somebody of this name plays here."""

    name: str
    kind: values.Kind
    created_at: int | None
    is_own: bool
    shown: values.Shown | None
    """Whom one shows this to; told to oneself, and not to guests: theirs is for themselves."""
    is_hidden: bool
    met: Together | None
    games: list[GameCareer]
    last: list[FinishedGame]


@router.get("/careers/{name}", responses=problem_responses(404))
async def career(
    node: ThisNode,
    caller: MayRead,
    name: Annotated[str, Path(max_length=100)],
    *,
    against: Against | None = None,
) -> Career:
    """What the player of this name did here; of games that were not for practice."""
    me = caller.player if caller else ""
    player = await _called(node, name, me)
    is_own = player.ref == me
    met = await node.store.met(me, player.ref, LAST_OF_MINE) if me and not is_own else Met(0, 0, 0)
    if not is_own and not _is_shown(player, met):
        return _hidden(player)
    found = await node.store.finished_games(player.ref, Sought(), None, SHOWN_GAMES)
    visible = [each for each in found if is_own or _may_see(each.listing, me)]
    return Career(
        name=player.name,
        kind=player.kind,
        created_at=player.created_at,
        is_own=is_own,
        is_hidden=False,
        shown=player.shown if is_own and player.kind == "account" else None,
        met=Together(games=met.games, ahead=met.ahead, behind=met.behind) if met.games else None,
        games=[
            _told(
                each,
                await _visible(node, each.best, is_own=is_own, me=me),
                await node.standings.of(player.ref, each.game),
            )
            for each in await node.careers.of(player.ref, against)
        ],
        last=await games_told(node, visible),
    )


def _hidden(player: values.Player) -> Career:
    return Career(
        name=player.name,
        kind=player.kind,
        created_at=None,
        is_own=False,
        shown=None,
        is_hidden=True,
        met=None,
        games=[],
        last=[],
    )


async def _called(node: Node, name: str, me: str) -> values.Player:
    """Oneself, guest or not, or whoever has an account of this name; raises `NoSuchPlayer`."""
    if me and (own := await node.people.player(me)).name == name:
        return own
    return await node.people.named(name)


def _is_shown(player: values.Player, met: Met) -> bool:
    """Whether a player shows their career to somebody else. A bot has nothing to hide."""
    return player.kind == "bot" or player.shown == "everybody" or (player.shown == "played" and met.games > 0)


def _may_see(listing: Listing, me: str) -> bool:
    return not listing.notice.private or (bool(me) and me in (*listing.notice.players, listing.notice.host))


async def _visible(node: Node, best: Lived | None, *, is_own: bool, me: str) -> Lived | None:
    """The best game, if whoever asks may see its table."""
    if best is None or is_own:
        return best
    listing = await node.store.listing(best.table)
    return best if listing and _may_see(listing, me) else None


def _told(career: careers.GameCareer, best: Lived | None, ratings: list[OwnRating]) -> GameCareer:
    return GameCareer(
        game=career.game,
        finished=career.finished,
        resigned=career.resigned,
        places=[CareerPlaces(seats=each.seats, places=list(each.places)) for each in career.places],
        counted=career.counted,
        figures=[
            CareerFigure(key=each.key, value=each.value, all=each.all, is_share=each.is_share)
            for each in career.figures
        ],
        sources=[CareerSource(key=each.key, points=each.value, all=each.all) for each in career.sources],
        best=None
        if best is None
        else BestGame(table=best.table, points=best.points, seats=best.seats, ended_at=best.ended_at),
        ratings=[
            CareerRating(
                pace=each.pace,
                rating=rating_told(each.now),
                course=[CoursePoint(at=point.at, rating=point.rating, doubt=point.doubt) for point in each.course],
            )
            for each in ratings
        ],
    )
