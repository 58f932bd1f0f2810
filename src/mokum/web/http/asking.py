"""Who asks over HTTP, and how bodies are read."""

import math
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute
from fastapi.security import APIKeyCookie

from mokum.people.errors import NotSignedIn
from mokum.people.networks import one_household
from mokum.people.tokens import printable
from mokum.people.values import Client, Session
from mokum.tables.archive.drawer import Pay
from mokum.web.gate import TurnedAway
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


async def _perhaps_signed_in(request: Request, node: ThisNode) -> Session | None:
    try:
        return await _signed_in(request, node, None)
    except NotSignedIn:
        return None


PerhapsSignedIn = Annotated[Session | None, Depends(_perhaps_signed_in)]
