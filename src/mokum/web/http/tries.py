"""Trying another way from a position of a finished game."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from mokum.people.networks import one_household
from mokum.tables.deciding.commands import Actor, Refusal
from mokum.tables.serving.trying import try_from_here
from mokum.web.http.asking import FOR_PEOPLE, Admitted, FromClient, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import Invitation, refused, table_name

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class WantedTry(Body):
    """From where: before this move, counted from 1 as in a record, in this seat's place."""

    move: Annotated[int, Field(ge=1, le=2**31)]
    seat: Annotated[int, Field(ge=0, le=9)]


class Tried(BaseModel):
    """The practice table where it can be tried."""

    table: str


@router.post("/tables/{table}/tries", status_code=201, responses=problem_responses(401, 404, 409, 410, 429))
async def try_it(
    node: ThisNode,
    session: Admitted,
    client: FromClient,
    table: str,
    body: WantedTry,
    *,
    invitation: Invitation = "",
) -> Tried:
    """Play on from a position of a game that is over, against bots; what the seat could not know is imagined."""
    actor = Actor(session.player, one_household(client.address))
    answer = await try_from_here(
        node.hall, actor, table_name(table), move=body.move, seat=body.seat, invitation=invitation
    )
    if isinstance(answer, Refusal):
        raise refused(answer)
    return Tried(table=answer.table)
