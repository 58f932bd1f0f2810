"""Finding somebody to play with: to wish for a table, to wait for it, and to see what others wait for."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from mokum.store import PairingWish
from mokum.tables.serving.standings import Pace
from mokum.web.http.asking import FOR_PEOPLE, MayPlay, MayRead, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import refused
from mokum.web.node import Node

router = APIRouter(
    prefix="/api/pairing",
    tags=["pairing"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)
_PLAYERS = problem_responses(401, 403)


class NewWish(Body):
    """What somebody would play, and with how many."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[Annotated[int, Field(ge=2, le=10)]], Field(min_length=1, max_length=9)]
    pace: Pace
    rated: bool = False


class OwnWish(BaseModel):
    """What one waits for since when, and once somebody was found: the table, and the seat that is kept there."""

    game: str
    seats: list[int]
    pace: Pace
    rated: bool
    since: int
    table: str | None
    seat: int | None


class PairingQueue(BaseModel):
    """How many wait for a table for so many, and how long one usually does: the median of a day, if it is known."""

    game: str
    seats: int
    pace: Pace
    rated: bool
    people: int
    usual_ms: int | None


class Pairing(BaseModel):
    """One's own wish, and what all wait for."""

    own: OwnWish | None
    waiting: list[PairingQueue]


@router.get("")
async def look(node: ThisNode, caller: MayRead) -> Pairing:
    """What people wait for, oneself among them."""
    return await _told(node, await node.pairing.wish_of(caller.player) if caller else None)


@router.post("", responses=_PLAYERS)
async def wish(node: ThisNode, caller: MayPlay, body: NewWish) -> Pairing:
    """Wait for a table. Who wishes for the same again keeps their place; another wish takes the place of this one."""
    refusal = await node.pairing.wish(
        caller.player,
        body.game,
        body.seats,
        body.pace,
        rated=body.rated,
        has_account=(await node.people.player(caller.player)).kind == "account",
    )
    if refusal is not None:
        raise refused(refusal)
    return await _told(node, await node.pairing.wish_of(caller.player))


@router.post("/here", responses=_PLAYERS)
async def stay(node: ThisNode, caller: MayPlay) -> Pairing:
    """Still there: for a live game this is to be said every few seconds, or one is taken to have gone."""
    return await _told(node, await node.pairing.stay(caller.player))


@router.delete("", responses=_PLAYERS)
async def stop(node: ThisNode, caller: MayPlay) -> Pairing:
    """Wait no more. Where a table was found its seat is left there, as any other."""
    await node.pairing.stop(caller.player)
    return await _told(node, await node.pairing.wish_of(caller.player))


async def _told(node: Node, own: PairingWish | None) -> Pairing:
    return Pairing(
        own=None if own is None else _own(own),
        waiting=[
            PairingQueue(
                game=queue.game,
                seats=queue.seats,
                pace=queue.pace,
                rated=queue.rated,
                people=queue.people,
                usual_ms=queue.usual_ms,
            )
            for queue in await node.pairing.queues()
        ],
    )


def _own(wish: PairingWish) -> OwnWish:
    found = bool(wish.table)
    return OwnWish(
        game=wish.game,
        seats=list(wish.seats),
        pace=wish.pace,
        rated=wish.rated,
        since=wish.since,
        table=wish.table if found else None,
        seat=wish.seat if found else None,
    )
