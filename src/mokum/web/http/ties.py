"""People whom one follows or blocked, and who of them is here. What others chose about oneself is never told."""

from typing import Annotated

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel

from mokum.people import values
from mokum.people.ties import TieKind
from mokum.web.http.asking import FOR_PEOPLE, Admitted, SignedIn, StrictRoute, ThisNode
from mokum.web.http.problems import NotGranted, of_the_gate, problem_responses
from mokum.web.http.tables import TableCard, card_of
from mokum.web.node import Node

router = APIRouter(
    prefix="/api/ties",
    tags=["ties"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(401, 500, 503)},
)
Reference = Annotated[str, Path(pattern="^[0-9a-f]{1,64}$")]
_MADE = problem_responses(404, 409)


class Followed(BaseModel):
    """Somebody whom one follows. Whether they are here is told as far as they show it; the table is there to watch."""

    player: str
    name: str
    at: int
    is_here: bool
    table: TableCard | None


class Blocked(BaseModel):
    """Somebody whom one blocked."""

    player: str
    name: str
    at: int


class OwnTies(BaseModel):
    """Whom one chose, the latest first."""

    followed: list[Followed]
    blocked: list[Blocked]


class TieTo(BaseModel):
    """What somebody is to whoever asks, and what could be done. It says nothing of what they chose themselves."""

    player: str
    name: str
    kind: values.Kind
    follows: bool
    blocks: bool
    may_invite: bool


@router.get("")
async def own_ties(node: ThisNode, session: SignedIn) -> OwnTies:
    """Whom one follows, with those who are here, and whom one blocked."""
    ties = await node.people.ties.of(session.player)
    here = {each.player: each.table for each in await node.company.here(session.player)}
    tables = [listing for listing in here.values() if listing is not None]
    called = await node.hall.names.of({player for listing in tables for player in listing.notice.players if player})
    cards = {listing.table: card_of(listing, called) for listing in tables}
    followed, blocked = [], []
    for tie in ties:
        ref, name = tie.other.ref, tie.other.name
        if tie.kind == "blocks":
            blocked.append(Blocked(player=ref, name=name, at=tie.at))
            continue
        listing = here.get(ref)
        card = cards[listing.table] if listing is not None else None
        followed.append(Followed(player=ref, name=name, at=tie.at, is_here=ref in here, table=card))
    return OwnTies(followed=followed, blocked=blocked)


@router.get("/{name}", responses=problem_responses(404))
async def tie_to(node: ThisNode, session: SignedIn, name: Annotated[str, Path(max_length=100)]) -> TieTo:
    """What the player of this name is to whoever asks."""
    return await _told(node, session.player, await node.people.named(name))


@router.put("/follows/{player}", responses=_MADE, status_code=204)
async def follow(node: ThisNode, session: Admitted, player: Reference) -> Response:
    """Follow an account, from now on; a block ends."""
    return await _make(node, session.player, player, "follows")


@router.delete("/follows/{player}", status_code=204)
async def unfollow(node: ThisNode, session: SignedIn, player: Reference) -> Response:
    """Follow them no more."""
    return await _end(node, session.player, player, "follows")


@router.put("/blocks/{player}", responses=_MADE, status_code=204)
async def block(node: ThisNode, session: SignedIn, player: Reference) -> Response:
    """Block an account or a guest, from now on; one follows them no more."""
    return await _make(node, session.player, player, "blocks")


@router.delete("/blocks/{player}", status_code=204)
async def unblock(node: ThisNode, session: SignedIn, player: Reference) -> Response:
    """Block them no more."""
    return await _end(node, session.player, player, "blocks")


async def _make(node: Node, me: str, other: str, kind: TieKind) -> Response:
    if again_in := await node.tolls.tie(me):
        raise NotGranted(429, "too_many", "Too often: try again later.", again_in=again_in)
    await node.people.ties.make(me, other, kind)
    return Response(status_code=204)


async def _end(node: Node, me: str, other: str, kind: TieKind) -> Response:
    await node.people.ties.end(me, other, kind)
    return Response(status_code=204)


async def _told(node: Node, me: str, other: values.Player) -> TieTo:
    kind = await node.people.ties.between(me, other.ref)
    is_person = other.kind in ("account", "guest")
    return TieTo(
        player=other.ref,
        name=other.name,
        kind=other.kind,
        follows=kind == "follows",
        blocks=kind == "blocks",
        may_invite=is_person and await node.company.may_invite(me, other.ref),
    )
