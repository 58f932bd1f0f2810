"""Tables: open one, find them, look at one, do something at one, and take a finished game home."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from mokum.kernel.codec import encode
from mokum.lots.terms import Running
from mokum.people.networks import one_household
from mokum.people.values import Client
from mokum.store import Listing, Mark, Status
from mokum.tables.deciding.commands import Actor, Answer, AnyCommand, Code, Make, Order, Refusal, Sit
from mokum.tables.deciding.making import MOST_LATE
from mokum.tables.log.clocks import Clock
from mokum.tables.log.naming import is_name
from mokum.web.http.asking import Caller, FromClient, MayPlay, MayRead, PayFolds, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import NotGranted, not_found, of_the_gate, problem_responses
from mokum.web.http.shapes import SIGHT_SHAPE, ClockShape, CommandShape, RunningShape, Uuid
from mokum.web.inviting import BUSY

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=StrictRoute, responses={**of_the_gate(), **problem_responses(500, 503)}
)
USUALLY_LATE = 2
"""Moves by which spectators of a public table are shown the game late, unless its host says otherwise."""
Invitation = Annotated[str, Query(max_length=100)]
_STATUS = {
    Code.BAD_REQUEST: 422,
    Code.NOT_ALLOWED: 403,
    Code.ILLEGAL: 409,
    Code.CONFLICT: 409,
    Code.REUSED: 409,
    Code.NOT_FOUND: 404,
    Code.GONE: 410,
    Code.RETRY: 503,
    Code.LATE: 409,
    Code.FALSE_START: 409,
    Code.FAULT: 500,
    Code.TOO_MANY: 429,
    Code.NOT_OVER: 409,
    Code.MUTED: 403,
}


class NewTable(Body):
    """A wish for a table. The same `command` sent again opens no second one."""

    command: Uuid
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=1, le=10)]
    options: Annotated[dict[str, Any], Field(default_factory=dict)]
    clock: Annotated[ClockShape, Field(default_factory=lambda: {"type": "none"})]
    private: bool = False
    lots: RunningShape | None = None
    practice: bool = False
    fixed: Annotated[str, Field(max_length=40)] = ""
    """The name of a fixed deal, for learning."""
    delay: Annotated[int, Field(ge=0, le=MOST_LATE)] | None = None
    """Moves by which spectators are shown the game late; unless it is said, 2 at a public table and none elsewhere."""
    rated: bool = False
    """How it ends changes the ratings of its players: it has a clock, and is for players with an account."""


class NewOrder(Body):
    """Something to be done at a table, like the message `act`."""

    command: Uuid
    do: CommandShape
    version: Annotated[int, Field(ge=0, le=2**31)] | None = None


class Done(BaseModel):
    """It is on disk, up to this version of the table."""

    table: str
    version: int


class TableCard(BaseModel):
    """A table as it hangs in the hall. Names and players go by seat, empty where nobody sits."""

    table: str
    game: str
    seats: int
    status: Status
    private: bool
    practice: bool
    rated: bool
    pace: str
    host: str
    names: list[str]
    players: list[str]
    created_at: int
    updated_at: int
    version: int
    more: int = 0
    """Of the host's other open tables, which have no place of their own among the open ones."""


class Page(BaseModel):
    """Tables, the latest change first; `next` goes on behind the last of them."""

    tables: list[TableCard]
    next: str | None


class ChatLineShape(BaseModel):
    """Something said."""

    id: int
    player: str
    name: str
    text: str
    at: int
    spectator: bool
    """Said by a spectator during a game: the players read it when the game is over."""


def card_of(listing: Listing, called: Mapping[str, str], more: int = 0) -> TableCard:
    """A listing as it is shown, with the names that its players have now."""
    notice = msgspec.to_builtins(listing.notice)
    seated = zip(notice["names"], notice["players"], strict=True)
    notice["names"] = [name or called.get(player, "") for name, player in seated]
    at = {"created_at": listing.created_at, "updated_at": listing.updated_at, "version": listing.version}
    return TableCard.model_validate({"table": listing.table, **notice, **at, "more": more})


def read_mark(text: str | None) -> Mark | None:
    """Where a page went on."""
    if text is None:
        return None
    at, _, table = text.partition(".")
    if not (at.isascii() and at.isdecimal()) or len(at) > 15 or not is_name(table):
        raise NotGranted(422, "bad_request", "That is not where a page went on.")
    return Mark(int(at), table)


def _actor(caller: Caller, client: Client) -> Actor:
    return Actor(caller.player, one_household(client.address), caller.is_bot)


def _grant(answer: Answer | Refusal) -> Done:
    if isinstance(answer, Refusal):
        raise refused(answer)
    return Done(table=answer.table, version=answer.version)


def refused(refusal: Refusal) -> NotGranted:
    """What a table refuses, as HTTP says it."""
    if refusal.code is Code.NOT_FOUND:
        return not_found()
    again_in = 1 if refusal.code is Code.RETRY else refusal.again_in
    return NotGranted(_STATUS[refusal.code], refusal.code, refusal.words, rule=refusal.rule or None, again_in=again_in)


def _read(value: object, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise NotGranted(422, "bad_request", str(error)) from None


def table_name(name: str) -> str:
    """A name that no table can have is one more that none has."""
    if not is_name(name):
        raise not_found()
    return name


@router.post("/tables", status_code=201, responses=problem_responses(401, 409, 429))
async def open_table(node: ThisNode, caller: MayPlay, client: FromClient, body: NewTable) -> Done:
    """Open a table; whoever opens it is its host."""
    clock = _read(body.clock, Clock)
    lots = None if body.lots is None else _read(body.lots, Running)
    usual = 0 if body.private or body.practice else USUALLY_LATE
    delay = usual if body.delay is None else body.delay
    wish = Make(
        game=body.game,
        seats=body.seats,
        options=body.options,
        clock=clock,
        private=body.private,
        lots=lots,
        practice=body.practice,
        fixed=body.fixed,
        delay=delay,
        rated=body.rated,
    )
    return _grant(await node.hall.make(_actor(caller, client), body.command, wish))


@router.get("/tables", responses=problem_responses(401))
async def tables(
    node: ThisNode,
    caller: MayRead,
    *,
    which: Literal["open", "running", "over", "mine"] = "open",
    before: Annotated[str | None, Query(max_length=60)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    host: Annotated[str | None, Query(pattern="^[0-9a-f]{1,64}$")] = None,
) -> Page:
    """Public tables that are open, running or over, or all tables where one sits.

    Of the open ones each host has one place, for the latest; with `host`, all that one host has.
    """
    mark = read_mark(before)
    more: dict[str, int] = {}
    if which == "mine":
        if caller is None:
            raise NotGranted(401, "not_signed_in", "Sign in first.")
        found = await node.store.listings_of(caller.player, mark, limit)
    elif which == "open" and host is not None:
        found = await node.store.hosted(host, mark, limit)
    elif which == "open":
        waiting = await node.store.waiting(mark, limit)
        found, more = [listing for listing, _ in waiting], {listing.table: others for listing, others in waiting}
    else:
        found = await node.store.listings(Status(which), mark, limit)
    last = found[-1].mark if len(found) == limit else None
    if which != "mine":
        found = [listing for listing in found if not listing.notice.private]
    called = await node.hall.names.of({player for listing in found for player in listing.notice.players if player})
    return Page(
        tables=[card_of(listing, called, more.get(listing.table, 0)) for listing in found],
        next=f"{last.updated_at}.{last.table}" if last is not None else None,
    )


@router.get(
    "/tables/{table}",
    responses={200: {"content": {"application/json": {"schema": SIGHT_SHAPE}}}, **problem_responses(404, 410)},
    response_class=Response,
)
async def look(node: ThisNode, caller: MayRead, table: str, invitation: Invitation = "") -> Response:
    """What the one who asks sees of the table now."""
    seen = await node.hall.look(caller.player if caller else "", table_name(table), invitation)
    if isinstance(seen, Refusal):
        raise refused(seen)
    return Response(encode(seen), media_type="application/json")


@router.post("/tables/{table}/orders", responses=problem_responses(401, 404, 409, 410))
async def act(node: ThisNode, caller: MayPlay, client: FromClient, table: str, body: NewOrder) -> Done:
    """Do something at a table, for clients that keep no socket."""
    order = Order(body.command, _read(body.do, AnyCommand), body.version)
    if caller.is_bot and isinstance(order.what, Sit) and await node.inviting.is_busy(caller.player, but=table):
        raise refused(BUSY)
    return _grant(await node.hall.act(_actor(caller, client), table_name(table), order))


@router.get(
    "/tables/{table}/record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problem_responses(404, 410)},
    response_class=Response,
)
async def record(
    node: ThisNode, caller: MayRead, pay: PayFolds, table: str, invitation: Invitation = ""
) -> PlainTextResponse:
    """A finished game as a text that `mokum verify` checks."""
    text = await node.hall.record(caller.player if caller else "", table_name(table), invitation, pay=pay)
    if isinstance(text, Refusal):
        raise refused(text)
    name = f'attachment; filename="{table}.mokum"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/chat", responses=problem_responses(404, 410))
async def chat(
    node: ThisNode,
    caller: MayRead,
    table: str,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    invitation: Invitation = "",
) -> list[ChatLineShape]:
    """What was said last, before a line."""
    lines = await node.talking.lines(caller.player if caller else "", table_name(table), before, invitation)
    if isinstance(lines, Refusal):
        raise refused(lines)
    unheard = await node.unheard.by(caller.player if caller else "")
    lines = [line for line in lines if line.actor not in unheard]
    names = await node.hall.names.of({line.actor for line in lines})
    return [
        ChatLineShape(
            id=line.id,
            player=line.actor,
            name=names.get(line.actor, ""),
            text=line.text,
            at=line.at,
            spectator=line.spectator,
        )
        for line in lines
    ]
