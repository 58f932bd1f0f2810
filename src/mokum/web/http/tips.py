"""Tips: what the strongest bot would do in a player's place."""

from typing import Annotated

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field

from mokum.tables.deciding.commands import Refusal
from mokum.web.http.asking import FOR_PEOPLE, Admitted, StrictRoute, ThisNode
from mokum.web.http.people import Body
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.tables import refused, table_name

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class WantedTip(Body):
    """A wish for a tip; with a legal move of one's own, also about that one."""

    move: Annotated[str, Field(max_length=60)] = ""


class TipChoice(BaseModel):
    """A move, and how many points it is expected to end behind the best; `doubt` is how far off that may be."""

    move: str
    behind: float
    doubt: float


class TipCause(BaseModel):
    """What the best move brings more than the one that it is compared with, from one source of points.

    Beside the kinds of lines of a score sheet there are `others` (their points, as a mean) and `win` (a share).
    """

    source: str
    more: float
    doubt: float


class TipShape(BaseModel):
    """A tip as of `version`: the best move, then the others by how good they are, with the one that was asked about.

    Causes compare the best with the move that was asked about, or with the next; none, if both are about as good.
    """

    version: int
    choices: list[TipChoice]
    causes: list[TipCause]
    worlds: int


@router.post("/tables/{table}/tips", responses=problem_responses(401, 404, 409, 410, 429))
async def tip(node: ThisNode, session: Admitted, table: str, body: WantedTip) -> TipShape:
    """What the strongest bot would do in one's place, by what one sees; where all others are bots of the server."""
    found = await node.hall.tip(session.player, table_name(table), body.move)
    if isinstance(found, Refusal):
        raise refused(found)
    version, told = found
    return TipShape.model_validate({"version": version, **msgspec.to_builtins(told)})
