"""The ways by which calls reach somebody: browsers, a letter box, a service of their own."""

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from mokum.calling.errors import NoSuchWay
from mokum.calling.values import ServiceKind, Way, WayKind, WayState
from mokum.people.errors import OnlyAccounts
from mokum.people.tokens import is_reference
from mokum.web.http.asking import FOR_PEOPLE, Admitted, FromClient, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body, Proof, proof_of
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.node import Node

router = APIRouter(
    prefix="/api/notices/ways",
    tags=["notices"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(401, 409, 500, 503)},
)
_ACCOUNT = problem_responses(401, 403, 409, 422, 429, 503)

Address = Annotated[str, Field(max_length=2000)]


def _named(id: str) -> str:  # noqa: A002
    if not is_reference(id):
        raise NoSuchWay
    return id


WayId = Annotated[str, Depends(_named)]
"""What cannot be the name of a way is one more that nobody has."""


class CallWay(BaseModel):
    """One of them; `name` says which browser, address or service it is."""

    id: str
    kind: WayKind
    name: str
    state: WayState
    added_at: int
    failing_since: int | None
    here: bool
    """Whether it is the browser that asks."""


class CallWays(BaseModel):
    """One's own, and which this server offers: browsers where there is a key, letters, and kinds of services."""

    own: list[CallWay]
    push_key: str | None
    mail: bool
    services: list[ServiceKind]


class NewBrowser(Body):
    """What `PushManager.subscribe` gave, its two keys in base64url."""

    endpoint: Address
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class NewMail(Body):
    """An address, and a proof: by a letter to it a forgotten password is set anew."""

    address: Annotated[str, Field(max_length=320)]
    proof: Proof


class NewService(Body):
    """Where its messages go: https, and nothing inside. `secret` is a token, where the service wants one."""

    kind: ServiceKind
    address: Address
    secret: Annotated[str, Field(max_length=500)] = ""


class Switched(Body):
    """On or off."""

    on: bool


@router.post("/browser", status_code=201, responses=_ACCOUNT)
async def add_browser(node: ThisNode, session: SignedIn, body: NewBrowser) -> CallWays:
    """The browser that asks, until its session ends. It may say the same again."""
    await node.calling.ways.add_browser(session, body.endpoint, body.p256dh, body.auth)
    return await told_ways(node, session.player, session.id)


@router.post("/mail", status_code=201, responses=_ACCOUNT)
async def add_mail(node: ThisNode, session: Admitted, client: FromClient, body: NewMail) -> CallWays:
    """Sends a letter with a link; the address counts once that was opened, and until then the one before does.

    The same address again: the letter is sent again.
    """
    proof = proof_of(body.proof)
    assert proof is not None
    await node.people.confirm(session, proof, client)
    await node.calling.ways.add_mail(session.player, body.address, client)
    return await told_ways(node, session.player, session.id)


@router.post("/service", status_code=201, responses=_ACCOUNT)
async def add_service(node: ThisNode, session: Admitted, body: NewService) -> CallWays:
    """A service of one's own, in the place of an older one. It is tried before it counts."""
    if (await node.people.player(session.player)).kind != "account":
        raise OnlyAccounts
    await node.calling.ways.add_service(session.player, body.kind, body.address, body.secret)
    return await told_ways(node, session.player, session.id)


@router.post("/{id}/try", status_code=204, responses=problem_responses(404, 422))
async def try_way(node: ThisNode, session: SignedIn, id: WayId) -> None:  # noqa: A002
    """Sends a message for trial, now."""
    await node.calling.ways.try_out(session.player, id)


@router.patch("/{id}", responses=problem_responses(404))
async def switch_way(node: ThisNode, session: SignedIn, id: WayId, body: Switched) -> CallWays:  # noqa: A002
    """On or off; one that failed is on again."""
    await node.calling.ways.switch(session.player, id, on=body.on)
    return await told_ways(node, session.player, session.id)


@router.delete("/{id}", responses=problem_responses(404))
async def remove_way(node: ThisNode, session: SignedIn, id: WayId) -> CallWays:  # noqa: A002
    """Forgets it. Without a letter box a forgotten password is not set anew by mail."""
    await node.calling.ways.remove(session.player, id)
    return await told_ways(node, session.player, session.id)


async def told_ways(node: Node, player: str, session: str) -> CallWays:
    """Of a player, as a session sees them."""
    offer = node.calling.ways.offer
    return CallWays(
        own=[_way(way, session) for way in await node.calling.ways.of(player)],
        push_key=offer.push_key or None,
        mail=offer.mail,
        services=list(offer.services),
    )


def _way(way: Way, session: str) -> CallWay:
    return CallWay(
        id=way.id,
        kind=way.kind,
        name=way.name,
        state=way.state,
        added_at=way.added_at,
        failing_since=way.failing_since,
        here=bool(way.session) and way.session == session,
    )
