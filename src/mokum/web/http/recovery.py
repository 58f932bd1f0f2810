"""A way back after a forgotten password: codes that an account made beforehand."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from mokum.web.http.asking import FOR_PEOPLE, FromClient, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body, Name, Password, Player, Proof, came_in, proof_of
from mokum.web.http.problems import of_the_gate, problem_responses

router = APIRouter(
    prefix="/api", tags=["people"], route_class=StrictRoute, responses=of_the_gate(), dependencies=FOR_PEOPLE
)
_ACCOUNT = problem_responses(401, 403, 429, 503)


class RecoveryWish(Body):
    """A code opens the account, so whoever wants some proves who they are."""

    proof: Proof


class RecoveryCodes(BaseModel):
    """New codes, shown this once; those of before are worth nothing."""

    codes: list[str]


class RecoveryState(BaseModel):
    """How many codes can still be used, and when they were made."""

    left: int
    made_at: int | None


class Forgotten(Body):
    """Somebody who comes back with a code, and the password that is asked for from now on."""

    name: Name
    code: Annotated[str, Field(max_length=100)]
    password: Password


@router.get("/me/recovery", responses=problem_responses(401))
async def codes_left(node: ThisNode, session: SignedIn) -> RecoveryState:
    """Of whoever asks; a guest has none."""
    kept = await node.people.recovery.of(session.player)
    return RecoveryState(left=kept.left, made_at=kept.made_at)


@router.post("/me/recovery", responses=_ACCOUNT)
async def make_codes(node: ThisNode, session: SignedIn, client: FromClient, body: RecoveryWish) -> RecoveryCodes:
    """Make codes to be kept on paper."""
    proof = proof_of(body.proof)
    assert proof is not None
    return RecoveryCodes(codes=await node.people.make_recovery_codes(session, proof, client))


@router.post("/recover", responses=_ACCOUNT)
async def recover(node: ThisNode, client: FromClient, body: Forgotten, response: Response) -> Player:
    """Set a new password with a code. Everybody who is signed in to the account is signed out."""
    return came_in(node, response, await node.people.recover(body.name, body.code, body.password, client))
