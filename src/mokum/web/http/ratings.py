"""Ratings: of those who sit at a rated table, and who leads at a game."""

from collections.abc import Collection
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel

from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.people import values
from mokum.ratings import ESTABLISHED
from mokum.tables.deciding.commands import Refusal
from mokum.tables.serving import standings
from mokum.tables.serving.standings import Pace, ToldRating
from mokum.web.http.asking import MayRead, StrictRoute, ThisNode
from mokum.web.http.problems import not_found, of_the_gate, problem_responses
from mokum.web.http.tables import Invitation, refused, table_name
from mokum.web.node import Node

router = APIRouter(
    prefix="/api", tags=["ratings"], route_class=StrictRoute, responses={**of_the_gate(), **problem_responses(500, 503)}
)


class Rating(BaseModel):
    """How strong somebody is, and how far off that may be in 19 of 20 cases; none before enough games."""

    rating: int | None
    doubt: int
    games: int
    needed: int
    """Games after which a rating is told."""


class Leader(BaseModel):
    """One of the best players."""

    name: str
    rating: Rating


class RatedBot(BaseModel):
    """A bot of the house, whose rating was measured among bots and does not change."""

    level: str
    rating: Rating


class Leaders(BaseModel):
    """The best players at a game and pace, the best first, the bots on the same scale, and oneself."""

    game: str
    pace: Pace
    leaders: list[Leader]
    bots: list[RatedBot]
    own: Rating | None
    is_listed: bool
    """Whether one would be listed: not who shows nobody what they do here."""


class SeatRating(BaseModel):
    """A seat of a rated table: before the game and, where it is over, after it. A bot's does not change."""

    seat: int
    level: str
    before: Rating
    after: Rating | None
    change: int | None


class TableRatings(BaseModel):
    """Ratings at a table. `expected` is what a game that is over will change, if no other one comes before it."""

    state: Literal["unrated", "playing", "expected", "rated", "none"]
    pace: Pace
    seats: list[SeatRating]


def rating_told(told: ToldRating) -> Rating:
    """As it is shown."""
    return Rating(rating=told.rating, doubt=told.doubt, games=told.games, needed=ESTABLISHED)


@router.get("/leaders/{game}", responses=problem_responses(404))
async def leaders(
    node: ThisNode, caller: MayRead, game: Annotated[str, Path(max_length=40)], *, pace: Pace = "live"
) -> Leaders:
    """Who leads at a game: players who are established, have played lately, and show somebody what they do here."""
    try:
        find_game(game)
    except NoSuchGame:
        raise not_found() from None

    known: dict[str, values.Player] = {}

    async def listed(refs: Collection[str]) -> Collection[str]:
        known.update(await node.people.players(refs))
        return {ref for ref in refs if ref in known and may_be_listed(known[ref])}

    found = await node.standings.leaders(game, pace, listed)
    me = await _account(node, caller.player if caller else "")
    own = await node.standings.own(me.ref, game, pace) if me else None
    return Leaders(
        game=game,
        pace=pace,
        leaders=[Leader(name=known[player].name, rating=rating_told(told)) for player, told in found],
        bots=[RatedBot(level=level, rating=rating_told(told)) for level, told in node.standings.bots(game)],
        own=None if own is None else rating_told(own),
        is_listed=me is not None and may_be_listed(me),
    )


@router.get("/tables/{table}/ratings", responses=problem_responses(404, 410))
async def table_ratings(node: ThisNode, caller: MayRead, table: str, invitation: Invitation = "") -> TableRatings:
    """The ratings of those who sit at a table, and what its game did to them."""
    seen = await node.hall.look(caller.player if caller else "", table_name(table), invitation)
    if isinstance(seen, Refusal):
        raise refused(seen)
    if not seen.rated:
        return TableRatings(state="unrated", pace="live", seats=[])
    found = await node.standings.at_table(seen)
    return TableRatings(state=found.state, pace=found.pace, seats=[_seat_told(seat) for seat in found.seats])


def may_be_listed(player: values.Player) -> bool:
    """Whether a player may be found among leaders."""
    return player.kind == "account" and player.shown != "nobody"


async def _account(node: Node, me: str) -> values.Player | None:
    player = await node.people.player(me) if me else None
    return player if player is not None and player.kind == "account" else None


def _seat_told(seat: standings.SeatRating) -> SeatRating:
    return SeatRating(
        seat=seat.seat,
        level=seat.level,
        before=rating_told(seat.before),
        after=None if seat.after is None else rating_told(seat.after),
        change=seat.change,
    )
