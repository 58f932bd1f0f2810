"""A table in words, for clients that have no picture of its game."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from mokum.kernel.codec import encode
from mokum.tables import Refusal
from mokum.web.http.asking import MayRead, PayFolds, StrictRoute, ThisNode
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import Invitation, refused, table_name

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=StrictRoute, responses={**of_the_gate(), **problem_responses(500, 503)}
)


class TableWordsShape(BaseModel):
    """A table in words: `board` is lines of runs, each with its `text` and `style`."""

    version: int
    board: list[list[dict[str, str]]]
    ask: str
    moves: list[dict[str, str]]
    score: list[list[str]]
    log: list[dict[str, Any]]


@router.get("/tables/{table}/words", response_model=TableWordsShape, responses=problem_responses(404, 410))
async def words(
    node: ThisNode,
    caller: MayRead,
    pay: PayFolds,
    table: str,
    *,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    at: Annotated[int | None, Query(ge=1, le=2**31)] = None,
    eyes: Annotated[int, Query(ge=-1, le=99)] = -1,
    invitation: Invitation = "",
) -> Response:
    """What the one who asks sees of the table now; with `at`, what `eyes` saw then of a game that is over."""
    player, name = caller.player if caller else "", table_name(table)
    if at is None:
        found = await node.wording.now(player, name, after=after, invitation=invitation)
    else:
        found = await node.wording.then(player, name, eyes, at, after=after, invitation=invitation, pay=pay)
    if isinstance(found, Refusal):
        raise refused(found)
    return Response(encode(found), media_type="application/json")
