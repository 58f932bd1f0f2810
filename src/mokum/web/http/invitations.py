"""Invitations from one person to another: to a table that one hosts, and those that one got."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from mokum.web.http.asking import FOR_PEOPLE, Admitted, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.shapes import Uuid
from mokum.web.http.tables import TableCard, card_of, refused, table_name

router = APIRouter(
    prefix="/api/invitations",
    tags=["ties"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(401, 500, 503)},
)


class NewInvitation(Body):
    """Who is asked, and to which table."""

    player: Annotated[str, Field(pattern="^[0-9a-f]{1,64}$")]
    table: Uuid


class Invitation(BaseModel):
    """Somebody asks whoever this is told to their table. Of a private table it holds what opens the way in."""

    player: str
    name: str
    table: TableCard
    invitation: str
    at: int


@router.get("")
async def got(node: ThisNode, session: SignedIn) -> list[Invitation]:
    """Those that one got and that still hold, the latest first."""
    calls = await node.company.calls(session.player)
    called = await node.hall.names.of({player for call in calls for player in call.table.notice.players if player})
    return [
        Invitation(
            player=call.sender.ref,
            name=call.sender.name,
            table=card_of(call.table, called),
            invitation=call.secret,
            at=call.at,
        )
        for call in calls
    ]


@router.post("", status_code=204, responses=problem_responses(403, 404, 410, 429))
async def invite(node: ThisNode, session: Admitted, body: NewInvitation) -> Response:
    """Invite somebody whom one follows or has finished a game with. Whether they read it is not told."""
    refusal = await node.company.invite(session.player, body.player, table_name(body.table))
    if refusal is not None:
        raise refused(refusal)
    return Response(status_code=204)


@router.delete("/{table}", responses=problem_responses(404), status_code=204)
async def decline(node: ThisNode, session: SignedIn, table: str) -> Response:
    """Not now. Whoever sent it is not told."""
    await node.people.ties.invitations.decline(session.player, table_name(table))
    return Response(status_code=204)
