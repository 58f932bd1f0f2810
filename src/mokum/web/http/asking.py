"""Who asks over HTTP, and how bodies are read."""

import math
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute
from fastapi.security import APIKeyCookie, HTTPBearer
from msgspec import Struct

from mokum.people.errors import BadToken, Banned, NotSignedIn
from mokum.people.networks import one_household
from mokum.people.tokens import printable
from mokum.people.values import Client, Scope, Session, Token
from mokum.tables.archive.drawer import Pay
from mokum.web.gate import SHOWN, TurnedAway
from mokum.web.http.problems import NotGranted
from mokum.web.node import Node
from mokum.web.strict import BadMessage, NotJson, read_json

MOST_LETTERS = 8 * 1024
"""A passkey's answer is a long text; whoever gets a shorter one says so for itself."""


class StrictRequest(Request):
    """Reads a body as messages are read: nothing twice, nothing half, nothing that is no number."""

    async def body(self) -> bytes:
        """Its bytes; what the gate says against them is let through FastAPI as a refusal of ours."""
        try:
            return await super().body()
        except TurnedAway as error:
            raise NotGranted(error.status, error.code, error.words) from None

    async def json(self) -> Any:
        """The body; raises `NotGranted`."""
        try:
            return read_json((await self.body()).decode(), MOST_LETTERS)
        except (NotJson, UnicodeDecodeError):
            raise NotGranted(400, "bad_request", "The body is not JSON.") from None
        except BadMessage as error:
            raise NotGranted(400, "bad_request", f"The body cannot be read: {error}.") from None


class StrictRoute(APIRoute):
    """A route whose bodies are read strictly."""

    def get_route_handler(self) -> Callable[[Request], Awaitable[Response]]:  # type: ignore[override]
        """The handler, handed a stricter request."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly


async def admit(node: Node, client: Client) -> None:
    """Somebody new; raises `NotGranted` where too many come."""
    if again_in := await node.tolls.guest(client.address):
        raise NotGranted(429, "too_many", "Too often: try again later.", again_in=again_in)


def _this_node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


ThisNode = Annotated[Node, Depends(_this_node)]


def _client(request: Request) -> Client:
    address = request.client.host if request.client else ""
    return Client(address, printable(request.headers.get("user-agent", ""), 200))


FromClient = Annotated[Client, Depends(_client)]


def _pay(node: ThisNode, client: FromClient) -> Pay:
    def pay() -> None:
        bucket = node.folds.of(one_household(client.address))
        if not bucket.take():
            raise NotGranted(429, "too_many", "Too often: try again later.", again_in=math.ceil(bucket.wait))

    return pay


PayFolds = Annotated[Pay, Depends(_pay)]
"""Called before a whole game is folded for the one who asks."""

session_cookie = APIKeyCookie(name="mokum", scheme_name="session", auto_error=False)


async def _signed_in(request: Request, node: ThisNode, _: Annotated[str | None, Depends(session_cookie)]) -> Session:
    token = request.cookies.get(node.manners.cookie)
    if not token:
        raise NotSignedIn
    return await node.people.sessions.check(token)


SignedIn = Annotated[Session, Depends(_signed_in)]


async def _admitted(node: ThisNode, session: SignedIn) -> Session:
    if await node.people.moderation.is_banned(session.player):
        raise Banned
    return session


Admitted = Annotated[Session, Depends(_admitted)]
"""Somebody who is not banned. `SignedIn` alone is for what everybody may always do: read why, answer, and leave."""


bot_token = HTTPBearer(scheme_name="token", auto_error=False, description="Of a bot that somebody made.")


def _no_token(request: Request) -> None:
    if request.scope[SHOWN] is not None:
        raise NotGranted(403, "not_for_tokens", "Nobody does this with a token.")


FOR_PEOPLE = [Depends(_no_token)]
"""Of a router where no token counts, whatever its scopes: coming in, being somebody, making tokens."""


class Caller(Struct, frozen=True):
    """Who asks at a table: somebody with a session, or a bot with a token."""

    player: str
    is_bot: bool = False


async def _by_token(request: Request, node: Node, scope: Scope) -> Token | None:
    """The token of a request that has one and may do this; a request without one is somebody else's to look at."""
    secret: str | None = request.scope[SHOWN]
    if secret is None:
        return None
    token = await node.people.tokens.check(secret)
    bucket = node.requests_of_bot.of(token.player)
    if not bucket.take():
        raise NotGranted(429, "too_many", "Too often: slow down.", again_in=math.ceil(bucket.wait))
    if await node.people.moderation.is_banned(token.player):
        raise Banned
    if scope not in token.scopes:
        raise NotGranted(403, "no_scope", f"This token is not made to {scope}.")
    return token


_Cookie = Annotated[str | None, Depends(session_cookie)]
_Bearer = Annotated[object, Depends(bot_token)]


async def _may_play(request: Request, node: ThisNode, _: _Cookie, __: _Bearer) -> Caller:
    token = await _by_token(request, node, "play")
    if token is not None:
        return Caller(token.player, is_bot=True)
    return Caller((await _admitted(node, await _signed_in(request, node, None))).player)


async def _may_read(request: Request, node: ThisNode) -> Caller | None:
    token = await _by_token(request, node, "read")
    if token is not None:
        return Caller(token.player, is_bot=True)
    try:
        return Caller((await _signed_in(request, node, None)).player)
    except NotSignedIn:
        return None


async def _reads_by_token(request: Request, node: ThisNode, _: _Bearer) -> Token:
    token = await _by_token(request, node, "read")
    if token is None:
        raise BadToken
    return token


MayPlay = Annotated[Caller, Depends(_may_play)]
"""Whoever may do something at tables."""
MayRead = Annotated[Caller | None, Depends(_may_read)]
"""Whoever looks on; perhaps nobody that we know."""
ReadsByToken = Annotated[Token, Depends(_reads_by_token)]
