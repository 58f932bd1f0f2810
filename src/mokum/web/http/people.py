"""Coming in, being somebody, and leaving."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from mokum.people import values
from mokum.web.http.asking import FOR_PEOPLE, FromClient, SignedIn, StrictRoute, ThisNode, admit
from mokum.web.http.cookies import forget_session, set_session
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.node import Node

router = APIRouter(
    prefix="/api", tags=["people"], route_class=StrictRoute, responses=of_the_gate(), dependencies=FOR_PEOPLE
)
_COMING_IN = problem_responses(409, 429, 503)
_ACCOUNT = problem_responses(401, 409, 429, 503)

Name = Annotated[str, Field(max_length=500)]
Password = Annotated[str, Field(max_length=2000)]
Reference = Annotated[str, Field(max_length=64)]


class Body(BaseModel):
    """What a request holds: these fields, of these types, and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    """Somebody who wants to play."""

    name: Name


class NameAndPassword(Body):
    """An account's."""

    name: Name
    password: Password


class PasswordProof(Body):
    """The password, typed again."""

    type: Literal["password"]
    password: Password


class PasskeyProof(Body):
    """A passkey's answer to a question of `POST /api/passkeys/confirm`."""

    type: Literal["passkey"]
    ceremony: Reference
    response: dict[str, Any]


Proof = Annotated[PasswordProof | PasskeyProof, Field(discriminator="type")]


class Proven(Body):
    """A grave wish of somebody with an account needs a proof; guests have none."""

    proof: Proof | None = None


class NewPassword(Body):
    """A proof, and the password that will be asked for from now on."""

    proof: Proof
    password: Password


class Preferences(Body):
    """What is given is set, the rest stays."""

    language: values.Language | None = None
    theme: values.Theme | None = None
    shown: values.Shown | None = None
    """Who is shown what one did here."""


class Player(BaseModel):
    """Somebody, as they see themselves."""

    ref: str
    name: str
    kind: values.Kind
    created_at: int
    language: values.Language
    theme: values.Theme
    shown: values.Shown


class Export(BaseModel):
    """All that is stored about the player who asks."""

    everything: dict[str, Any]


def player_of(player: values.Player) -> Player:
    """The same for an answer."""
    return Player.model_validate(player, from_attributes=True)


def proof_of(proof: PasswordProof | PasskeyProof | None) -> values.Proof | None:
    """The same for the people."""
    if isinstance(proof, PasskeyProof):
        return values.PasskeyProof(proof.ceremony, proof.response)
    return None if proof is None else values.PasswordProof(proof.password)


def came_in(node: Node, response: Response, signed_in: values.SignedIn) -> Player:
    """Gives the browser its cookie."""
    set_session(response, node.manners, signed_in.token)
    return player_of(signed_in.player)


@router.post("/guests", status_code=201, responses=_COMING_IN)
async def come_as_guest(node: ThisNode, client: FromClient, body: NewGuest, response: Response) -> Player:
    """Come in with a name and nothing else."""
    await admit(node, client)
    return came_in(node, response, await node.people.guest(body.name, client))


@router.post("/accounts", status_code=201, responses=_COMING_IN)
async def register(node: ThisNode, client: FromClient, body: NameAndPassword, response: Response) -> Player:
    """Make an account."""
    await admit(node, client)
    return came_in(node, response, await node.people.register(body.name, body.password, client))


@router.post("/login", responses=_ACCOUNT)
async def sign_in(node: ThisNode, client: FromClient, body: NameAndPassword, response: Response) -> Player:
    """Come back to an account."""
    return came_in(node, response, await node.people.sign_in(body.name, body.password, client))


@router.post("/logout", status_code=204, responses=problem_responses(401))
async def sign_out(node: ThisNode, session: SignedIn, response: Response) -> None:
    """End this session; its sockets are closed."""
    await node.people.sessions.revoke(session)
    forget_session(response, node.manners)


@router.get("/me", responses=problem_responses(401))
async def who_am_i(node: ThisNode, session: SignedIn) -> Player:
    """The player who asks."""
    return player_of(await node.people.player(session.player))


@router.patch("/me", responses=problem_responses(401))
async def prefer(node: ThisNode, session: SignedIn, body: Preferences) -> Player:
    """Choose a language, a theme, or who is shown what one did here."""
    return player_of(await node.people.prefer(session, body.language, body.theme, body.shown))


@router.post("/me/account", responses=_ACCOUNT)
async def become_account(
    node: ThisNode, session: SignedIn, client: FromClient, body: NameAndPassword, response: Response
) -> Player:
    """A guest stays, and keeps the games. The session is a new one; whoever knew the old one is signed out."""
    return came_in(node, response, await node.people.become_account(session, body.name, body.password, client))


@router.post("/me/password", status_code=204, responses=_ACCOUNT)
async def change_password(
    node: ThisNode, session: SignedIn, client: FromClient, body: NewPassword, response: Response
) -> None:
    """Everybody who is signed in to the account is signed out, and the one who asks goes on with a new session."""
    proof = proof_of(body.proof)
    assert proof is not None
    changed = await node.people.change_password(session, proof, body.password, client)
    set_session(response, node.manners, changed.token)


@router.post("/me/export", response_model=Export, responses=_ACCOUNT)
async def export(node: ThisNode, session: SignedIn, client: FromClient, body: Proven) -> StreamingResponse:
    """A copy of everything, written as it is read: it ends with the last brace, or it is not whole."""
    pieces = await node.people.export(session, proof_of(body.proof), client)
    return StreamingResponse(_everything(pieces), media_type="application/json")


async def _everything(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield b'{"everything":'
    async for piece in pieces:
        yield piece
    yield b"}"


@router.post("/me/erase", status_code=204, responses=_ACCOUNT)
async def erase(node: ThisNode, session: SignedIn, client: FromClient, body: Proven, response: Response) -> None:
    """Be forgotten. Games that were played stay, without the name."""
    await node.people.erase(session, proof_of(body.proof), client)
    forget_session(response, node.manners)
