"""The finished games of whoever asks: found again by game, opponent, result and date."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from mokum import store
from mokum.store import Sought
from mokum.web.http.asking import FOR_PEOPLE, SignedIn, StrictRoute, ThisNode
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import TableCard, card_of, read_mark
from mokum.web.node import Node

router = APIRouter(
    prefix="/api",
    tags=["people"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class FinishedGame(BaseModel):
    """A finished game, and what it was to whoever asks. Without points somebody resigned."""

    card: TableCard
    seat: int
    rank: int
    points: int | None
    why: Literal["played", "resigned"]
    ended_at: int
    change: int | None
    """What it did to the rating, where it was rated."""


class FinishedGames(BaseModel):
    """Finished games, the last one first; `next` goes on behind the last of them."""

    games: list[FinishedGame]
    next: str | None


@router.get("/finished", responses=problem_responses(401))
async def finished_games(
    node: ThisNode,
    session: SignedIn,
    *,
    game: Annotated[str, Query(pattern="^[a-z0-9-]{1,40}$")] | None = None,
    opponent: Annotated[str | None, Query(alias="with", pattern="^[0-9a-f]{1,64}$")] = None,
    won: bool | None = None,
    since: Annotated[int, Query(ge=0, le=2**53)] = 0,
    before: Annotated[str | None, Query(max_length=60)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> FinishedGames:
    """The finished games where one sat; of one game, with somebody, won or not, since a time."""
    sought = Sought(game or "", opponent or "", won, since)
    found = await node.store.finished_games(session.player, sought, read_mark(before), limit)
    last = found[-1].mark if len(found) == limit else None
    return FinishedGames(
        games=await games_told(node, found),
        next=f"{last.updated_at}.{last.table}" if last is not None else None,
    )


async def games_told(node: Node, games: Sequence[store.FinishedGame]) -> list[FinishedGame]:
    """As they are shown, with the names that everybody has now."""
    seated = {player for each in games for player in each.listing.notice.players if player}
    called = await node.hall.names.of(seated)
    return [
        FinishedGame(
            card=card_of(each.listing, called),
            seat=each.part.seat,
            rank=each.part.rank,
            points=each.part.points,
            why="played" if each.part.why == "played" else "resigned",
            ended_at=each.ended_at,
            change=each.change,
        )
        for each in games
    ]
