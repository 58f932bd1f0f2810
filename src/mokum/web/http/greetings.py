"""What a host says to those who are invited: to read it, to say it, and to take it back."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from mokum.store import Greeting
from mokum.tables.deciding.commands import Actor, Refusal
from mokum.tables.serving.talking import MOST
from mokum.web.conversation import MUTED
from mokum.web.http.asking import FOR_PEOPLE, Admitted, MayRead, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import NotGranted, of_the_gate, problem_responses
from mokum.web.http.tables import Invitation, refused, table_name
from mokum.web.node import Node

router = APIRouter(
    prefix="/api/tables",
    tags=["tables"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class NewGreeting(Body):
    """A line of at most 140 characters; "" takes back what was said."""

    text: Annotated[str, Field(max_length=MOST)]


class HostGreeting(BaseModel):
    """Who opened the table, and what they say to those who are invited; "" and 0 where they say nothing."""

    host: str
    text: str
    at: int


async def _shown(node: Node, greeting: Greeting) -> HostGreeting:
    called = await node.hall.names.of({greeting.actor})
    return HostGreeting(host=called.get(greeting.actor, ""), text=greeting.text, at=greeting.at)


@router.get("/{table}/greeting", responses=problem_responses(403, 404, 410))
async def greeting(node: ThisNode, caller: MayRead, table: str, invitation: Invitation = "") -> HostGreeting:
    """Who invites, and what they say: for whoever may look on."""
    found = await node.greetings.of(caller.player if caller else "", table_name(table), invitation)
    if isinstance(found, Refusal):
        raise refused(found)
    return await _shown(node, found)


@router.put("/{table}/greeting", responses=problem_responses(401, 403, 404, 410, 429))
async def greet(node: ThisNode, me: Admitted, table: str, body: NewGreeting) -> HostGreeting:
    """The host says something to those who are invited, before the game. It counts as a line of chat."""
    if await node.people.moderation.is_muted(me.player):
        raise refused(MUTED)
    if again_in := await node.tolls.line(me.player):
        raise NotGranted(429, "too_many", "Too often: slow down.", again_in=again_in)
    said = await node.greetings.greet(Actor(me.player), table_name(table), body.text)
    if isinstance(said, Refusal):
        raise refused(said)
    return await _shown(node, said)
