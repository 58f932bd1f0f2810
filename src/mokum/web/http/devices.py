"""A second device: a code that is shown on one screen, and signs in the phone that reads it."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from mokum.web.http.asking import FOR_PEOPLE, FromClient, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body, Player, Proven, came_in, proof_of
from mokum.web.http.problems import of_the_gate, problem_responses

router = APIRouter(
    prefix="/api", tags=["people"], route_class=StrictRoute, responses=of_the_gate(), dependencies=FOR_PEOPLE
)
_ACCOUNT = problem_responses(401, 403, 429, 503)


class DeviceCode(BaseModel):
    """Good once, until it runs out, and while the session that asked for it is signed in."""

    code: str
    expires_at: int


class UsedCode(Body):
    """What the other device has read."""

    code: Annotated[str, Field(max_length=100)]


@router.post("/me/devices", status_code=201, responses=_ACCOUNT)
async def make_code(node: ThisNode, session: SignedIn, client: FromClient, body: Proven) -> DeviceCode:
    """A code for another device of one's own. A code opens the account, so an account proves who it is."""
    made = await node.people.device_codes.make(session, proof_of(body.proof), client)
    return DeviceCode(code=made.code, expires_at=made.expires_at)


@router.post("/devices", responses=_ACCOUNT)
async def use_code(node: ThisNode, client: FromClient, body: UsedCode, response: Response) -> Player:
    """Sign in with a code that another device shows."""
    return came_in(node, response, await node.people.device_codes.use(body.code, client))
