"""The past of a table: what one saw of it, and the replay of a finished game."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from mokum.kernel.codec import encode
from mokum.tables import Refusal
from mokum.tables.archive.stepping import ALL_KNOWING
from mokum.tables.serving.replaying import MOST_MESSAGES, MOST_STEPS
from mokum.web.http.asking import MayRead, PayFolds, StrictRoute, ThisNode
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import Invitation, refused, table_name
from mokum.web.messages import told, write_message

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=StrictRoute, responses={**of_the_gate(), **problem_responses(500, 503)}
)
Version = Annotated[int, Query(ge=1, le=2**31)]


class HappenedShape(BaseModel):
    """A message `happened`, without `now`."""

    type: Literal["happened"]
    table: str
    seq: int
    at: int
    what: dict[str, Any]


class HistoryShape(BaseModel):
    """Messages of the past, the oldest first."""

    messages: list[HappenedShape]


class ReplayStepShape(BaseModel):
    """A row, and where the game stood after it. `views`, by seat, are only there for the all-knowing."""

    version: int
    at: int
    what: dict[str, Any]
    phase: str
    awaited: list[int]
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None = None


class ReplayShape(BaseModel):
    """Steps of a game that is over; `eyes` is a seat, -1 for a watcher, -2 for the all-knowing."""

    table: str
    version: int
    eyes: int
    steps: list[ReplayStepShape]


@router.get("/tables/{table}/history", response_model=HistoryShape, responses=problem_responses(404, 410))
async def history(
    node: ThisNode,
    caller: MayRead,
    table: str,
    *,
    before: Version | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST_MESSAGES)] = MOST_MESSAGES,
    invitation: Invitation = "",
) -> Response:
    """The last messages before a number, as the one who asks was sent them or would have been."""
    player = caller.player if caller else ""
    found = await node.replaying.history(player, table_name(table), before=before, limit=limit, invitation=invitation)
    if isinstance(found, Refusal):
        raise refused(found)
    happened = [write_message(told.Happened(table, each.version, each.at, each.what)) for each in found]
    return Response(b'{"messages":[' + b",".join(happened) + b"]}", media_type="application/json")


@router.get("/tables/{table}/replay", response_model=ReplayShape, responses=problem_responses(404, 410))
async def replay(
    node: ThisNode,
    caller: MayRead,
    pay: PayFolds,
    table: str,
    *,
    eyes: Annotated[str, Query(pattern="^(all|-1|[0-9]{1,2})$")] = "-1",
    first: Annotated[int, Query(alias="from", ge=1, le=2**31)] = 1,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    invitation: Invitation = "",
) -> Response:
    """Steps of a game that is over, through the eyes of a seat, of a watcher (-1), or all-knowing (all)."""
    player = caller.player if caller else ""
    viewer = ALL_KNOWING if eyes == "all" else int(eyes)
    found = await node.replaying.replay(
        player, table_name(table), viewer, first=first, count=count, invitation=invitation, pay=pay
    )
    if isinstance(found, Refusal):
        raise refused(found)
    return Response(encode(found), media_type="application/json")
