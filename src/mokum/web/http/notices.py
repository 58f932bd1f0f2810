"""Being called: what somebody wishes to be called for, by which ways, and the calls of the last days."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from mokum.calling.values import KINDS, Kind, Notice, Quiet, Rule, Together, WayKind, Wishes
from mokum.web.http.asking import FOR_PEOPLE, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.ways import CallWays, told_ways
from mokum.web.node import Node

router = APIRouter(
    prefix="/api/notices",
    tags=["notices"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(401, 500, 503)},
)

Mark = Annotated[str, Query(pattern="^([0-9]{1,15}-[0-9a-f]{32})?$")]
"""Where a page went on."""
Minute = Annotated[int, Field(ge=0, le=1439)]


class NoticeLine(BaseModel):
    """A call, as the list shows it. `by` is the name of who invites."""

    id: str
    kind: Kind
    game: str
    table: str
    by: str | None
    at: int
    seen: bool


class NoticePage(BaseModel):
    """Calls of the last 30 days, the last one first, how many of all are not seen, and where the list goes on."""

    notices: list[NoticeLine]
    unseen: int
    next: str | None


class Unseen(BaseModel):
    """How many calls are not seen."""

    unseen: int


class SeenNotices(Body):
    """These were seen; without any, all of them."""

    ids: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=100)] | None = None


class CallRule(Body):
    """For one game, or all where it is empty: the ways by which one is called for this."""

    game: Annotated[str, Field(max_length=40)]
    kind: Kind
    ways: Annotated[list[WayKind], Field(max_length=3)]


class QuietHours(Body):
    """In minutes of the day; they may go over midnight."""

    begins: Minute
    ends: Minute


class CallWishes(Body):
    """What one is called for, and when. A game's own rule takes the place of that of all games."""

    rules: Annotated[list[CallRule], Field(max_length=200)]
    zone: Annotated[str, Field(max_length=64)]
    quiet: QuietHours | None
    together: Together


class CallSettings(BaseModel):
    """All of one's own, and what this server offers. `kinds` are the rows of the page, in their order."""

    kinds: list[Kind]
    wishes: CallWishes
    ways: CallWays


@router.get("")
async def notices(node: ThisNode, session: SignedIn, before: Mark = "") -> NoticePage:
    """The calls of the player who asks. To look at the list does not make them seen."""
    page = await node.calling.notices.page(session.player, before)
    names = await node.people.players([notice.call.by for notice in page.notices if notice.call.by])
    return NoticePage(
        notices=[_line(notice, {ref: player.name for ref, player in names.items()}) for notice in page.notices],
        unseen=page.unseen,
        next=page.next,
    )


@router.get("/unseen")
async def unseen(node: ThisNode, session: SignedIn) -> Unseen:
    """For the bell."""
    return Unseen(unseen=await node.calling.notices.unseen(session.player))


@router.post("/seen")
async def see(node: ThisNode, session: SignedIn, body: SeenNotices) -> Unseen:
    """What was seen, or done, is not told again by a way that gathers."""
    await node.calling.notices.see(session.player, body.ids)
    return await unseen(node, session)


@router.get("/settings")
async def settings(node: ThisNode, session: SignedIn) -> CallSettings:
    """What one is called for, and how."""
    return await _settings(node, session.player, session.id)


@router.put("/settings")
async def wish(node: ThisNode, session: SignedIn, body: CallWishes) -> CallSettings:
    """Puts these wishes in the place of the ones before."""
    rules = tuple(Rule(rule.game, rule.kind, tuple(rule.ways)) for rule in body.rules)
    quiet = None if body.quiet is None else Quiet(body.quiet.begins, body.quiet.ends)
    await node.calling.wishes.keep(session.player, Wishes(rules, body.zone, quiet, body.together))
    return await _settings(node, session.player, session.id)


async def _settings(node: Node, player: str, session: str) -> CallSettings:
    wishes = await node.calling.wishes.of(player)
    quiet = wishes.quiet
    return CallSettings(
        kinds=list(KINDS),
        wishes=CallWishes(
            rules=[CallRule(game=rule.game, kind=rule.kind, ways=list(rule.ways)) for rule in wishes.rules],
            zone=wishes.zone,
            quiet=None if quiet is None else QuietHours(begins=quiet.begins, ends=quiet.ends),
            together=wishes.together,
        ),
        ways=await told_ways(node, player, session),
    )


def _line(notice: Notice, names: dict[str, str]) -> NoticeLine:
    call = notice.call
    return NoticeLine(
        id=notice.id,
        kind=call.kind,
        game=call.game,
        table=call.table,
        by=names.get(call.by),
        at=notice.at,
        seen=notice.is_seen,
    )
