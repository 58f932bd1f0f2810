"""Passkeys: a question is asked for, the browser answers it, and the answer is sent with the question's id."""

import base64
import binascii
import json
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from mokum.people import values
from mokum.people.errors import NoSuchPasskey
from mokum.web.http.asking import FOR_PEOPLE, FromClient, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body, Player, Proof, Reference, came_in, proof_of
from mokum.web.http.problems import of_the_gate, problem_responses

router = APIRouter(
    prefix="/api", tags=["passkeys"], route_class=StrictRoute, responses=of_the_gate(), dependencies=FOR_PEOPLE
)
_ACCOUNT = problem_responses(401, 429, 503)


class Ceremony(BaseModel):
    """A question: `options` is what the browser's WebAuthn functions take."""

    ceremony: str
    options: dict[str, Any]


class Wish(Body):
    """A passkey opens the account, so whoever wants a new one proves who they are."""

    proof: Proof


class NewPasskey(Body):
    """What the browser made."""

    ceremony: Reference
    response: dict[str, Any]
    label: Annotated[str, Field(max_length=64)]


class PasskeySignIn(Body):
    """What the browser's passkey answered."""

    ceremony: Reference
    response: dict[str, Any]


class PasskeyCard(BaseModel):
    """A passkey as its owner sees it; `id` in base64url."""

    id: str
    label: str
    created_at: int
    used_at: int | None


def _ceremony(ceremony: values.Ceremony) -> Ceremony:
    return Ceremony(ceremony=ceremony.id, options=json.loads(ceremony.options))


def _card(passkey: values.Passkey) -> PasskeyCard:
    name = base64.urlsafe_b64encode(passkey.id).rstrip(b"=").decode()
    return PasskeyCard(id=name, label=passkey.label, created_at=passkey.created_at, used_at=passkey.used_at)


@router.get("/passkeys", responses=problem_responses(401))
async def passkeys(node: ThisNode, session: SignedIn) -> list[PasskeyCard]:
    """The player's passkeys."""
    return [_card(passkey) for passkey in await node.people.passkeys.of(session.player)]


@router.post("/passkeys/ask", responses=_ACCOUNT)
async def ask_to_register(node: ThisNode, session: SignedIn, client: FromClient, body: Wish) -> Ceremony:
    """The question that makes a browser create a passkey."""
    proof = proof_of(body.proof)
    assert proof is not None
    return _ceremony(await node.people.ask_for_passkey(session, proof, client))


@router.post("/passkeys", status_code=201, responses=problem_responses(401))
async def add(node: ThisNode, session: SignedIn, body: NewPasskey) -> PasskeyCard:
    """Keep the passkey that the browser created."""
    return _card(await node.people.add_passkey(session, body.ceremony, body.response, body.label))


@router.post("/passkeys/confirm", responses=problem_responses(401))
async def ask_to_confirm(node: ThisNode, session: SignedIn) -> Ceremony:
    """A question to one of one's own passkeys: its answer is a proof."""
    return _ceremony(await node.people.passkeys.ask_to_confirm(session.player))


@router.delete("/passkeys/{id}", status_code=204, responses=problem_responses(401, 404))
async def remove(node: ThisNode, session: SignedIn, id: str) -> None:  # noqa: A002
    """Forget a passkey."""
    try:
        key = base64.b64decode(id + "=" * (-len(id) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NoSuchPasskey from None
    await node.people.passkeys.remove(session.player, key)


@router.post("/login/passkey/ask")
async def ask_to_sign_in(node: ThisNode) -> Ceremony:
    """A question to any passkey of this site."""
    return _ceremony(await node.people.passkeys.ask_to_sign_in())


@router.post("/login/passkey", responses=problem_responses(401, 404))
async def sign_in(node: ThisNode, client: FromClient, body: PasskeySignIn, response: Response) -> Player:
    """Come back without a name and a password."""
    signed_in = await node.people.sign_in_with_passkey(body.ceremony, body.response, client)
    return came_in(node, response, signed_in)
