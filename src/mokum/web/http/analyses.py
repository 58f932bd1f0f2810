"""Analyses of finished games: what each result was made of."""

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from mokum.kernel.codec import encode
from mokum.people.networks import one_household
from mokum.tables.deciding.commands import Actor, Refusal
from mokum.tables.serving.analysing import Progress
from mokum.web.http.asking import FOR_PEOPLE, Admitted, FromClient, MayRead, StrictRoute, ThisNode
from mokum.web.http.problems import of_the_gate, problem_responses
from mokum.web.http.reports import ReportShape
from mokum.web.http.tables import Invitation, refused, table_name

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    route_class=StrictRoute,
    dependencies=FOR_PEOPLE,
    responses={**of_the_gate(), **problem_responses(500, 503)},
)


class AnalysisShape(BaseModel):
    """How far an analysis is, in pieces, and what was found so far. While it is worked on, the report grows."""

    state: Literal["absent", "working", "done", "failed"]
    done: int
    of: int
    report: ReportShape | None


@router.post(
    "/tables/{table}/analysis",
    response_model=AnalysisShape,
    responses=problem_responses(401, 404, 409, 410, 429),
)
async def begin_analysis(
    node: ThisNode, session: Admitted, client: FromClient, table: str, *, invitation: Invitation = ""
) -> Response:
    """Begin the analysis of a game that is over, unless there is one: each game has one, which is kept with it."""
    actor = Actor(session.player, one_household(client.address))
    return _told(await node.analysing.begin(actor, table_name(table), invitation))


@router.get("/tables/{table}/analysis", response_model=AnalysisShape, responses=problem_responses(401, 404, 409, 410))
async def analysis(node: ThisNode, caller: MayRead, table: str, *, invitation: Invitation = "") -> Response:
    """How far the analysis of a game is, for whoever may see its replay."""
    player = caller.player if caller else ""
    return _told(await node.analysing.look(player, table_name(table), invitation))


def _told(found: Progress | Refusal) -> Response:
    if isinstance(found, Refusal):
        raise refused(found)
    return Response(encode(found), media_type="application/json")
