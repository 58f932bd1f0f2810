"""The links in letters: to confirm an address, to end a kind of letters, to set a forgotten password anew."""

from typing import Annotated, Literal

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field

from mokum.calling.values import Kind
from mokum.web.http.asking import FOR_PEOPLE, FromClient, StrictRoute, ThisNode
from mokum.web.http.people import Body, Password, Player, came_in
from mokum.web.http.problems import of_the_gate, problem_responses

router = APIRouter(
    prefix="/api/letters",
    tags=["notices"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)
_LINK = problem_responses(403)

LinkToken = Annotated[str, Field(max_length=300)]


class Link(Body):
    """What stands behind the `#` of a link in a letter."""

    token: LinkToken


class Confirmed(BaseModel):
    """The address that counts from now on."""

    address: str


class Stopped(BaseModel):
    """What is not written any more: one kind of letters, or all."""

    kind: Kind | Literal["all"]


class Forgetful(Body):
    """Somebody who forgot the password: the name of the account, or its address."""

    who: Annotated[str, Field(max_length=500)]


class LettersOffered(BaseModel):
    """Whether this server writes letters."""

    mail: bool


class FromLetter(Body):
    """The link of the letter, and the password that is asked for from now on."""

    token: LinkToken
    password: Password


@router.get("")
async def offered(node: ThisNode) -> LettersOffered:
    """Before anybody is signed in: whether a forgotten password can be set anew by mail here."""
    return LettersOffered(mail=node.calling.ways.offer.mail)


@router.post("/confirm", responses=_LINK)
async def confirm(node: ThisNode, body: Link) -> Confirmed:
    """The letter was opened: its address counts. Nobody need be signed in; the same link again says the same."""
    return Confirmed(address=await node.calling.ways.confirm_mail(body.token))


@router.post("/stop", responses=_LINK)
async def stop(node: ThisNode, body: Link) -> Stopped:
    """No letters of this kind any more. Nobody need be signed in."""
    return Stopped(kind=await node.calling.stop(body.token))


@router.post("/stop/{token}", status_code=204, responses=_LINK)
async def stop_at_once(node: ThisNode, token: str) -> None:
    """The same for programs that read mail (RFC 8058): they come from elsewhere, and their body does not count."""
    await node.calling.stop(token)


@router.get("/stop/{token}", status_code=303, response_class=RedirectResponse)
async def stop_page(token: str) -> RedirectResponse:
    """Somebody opened that link: the page asks before anything is changed."""
    return RedirectResponse(f"/letter/stop#{token}", 303)


@router.post("/forgotten", status_code=204, responses=problem_responses(409, 429))
async def forgotten(node: ThisNode, client: FromClient, body: Forgetful) -> None:
    """Sends a letter to the confirmed address of the account, if there is one. The answer never says so."""
    await node.calling.forgotten(body.who, client)


@router.post("/password", responses=problem_responses(403, 429))
async def set_password(node: ThisNode, client: FromClient, body: FromLetter, response: Response) -> Player:
    """Sets a new password, once within 30 minutes. Everybody who is signed in to the account is signed out."""
    return came_in(node, response, await node.people.new_passwords.reset(body.token, body.password, client))
