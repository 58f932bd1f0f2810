"""The moderators' desk: cases, one case with all that happened, and what is decided. Others find nothing here."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Response

from mokum.kernel.codec import encode
from mokum.people.moderation.values import Verdict
from mokum.people.values import Session
from mokum.tables.deciding.commands import Refusal
from mokum.web.http.asking import FOR_PEOPLE, Admitted, StrictRoute, ThisNode
from mokum.web.http.case_files import desk_of, file_of
from mokum.web.http.desk_shapes import CaseFile, Decision, Desk, Lifting, as_measures
from mokum.web.http.problems import not_found, of_the_gate, problem_responses
from mokum.web.http.shapes import SIGHT_SHAPE
from mokum.web.http.tables import refused

router = APIRouter(
    prefix="/api/moderation",
    tags=["moderation"],
    route_class=StrictRoute,
    responses={**of_the_gate(), **problem_responses(401, 404, 503)},
    dependencies=FOR_PEOPLE,
)


async def _moderator(node: ThisNode, session: Admitted) -> Session:
    if await node.people.moderation.role_of(session.player) == "none":
        raise not_found()
    return session


Moderator = Annotated[Session, Depends(_moderator)]
"""Somebody who was made one on the server's own machine; to all others there is nothing here."""

CLOSED = problem_responses(403, 409)


def _number(case: int) -> int:
    if not 0 < case < 2**53:
        raise not_found()
    return case


CaseNumber = Annotated[int, Depends(_number)]


@router.get("/cases")
async def cases(
    node: ThisNode,
    moderator: Moderator,
    which: Literal["waiting", "all", "decided"] = "waiting",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Desk:
    """What waits and is free or one's own; all that waits; or what was decided. Of a case that is closed: only why."""
    return await desk_of(node, moderator.player, which, before)


@router.post("/cases/{case}/take", responses=CLOSED)
async def take(node: ThisNode, moderator: Moderator, case: CaseNumber) -> CaseFile:
    """Take a case: nobody else decides it meanwhile."""
    found = await node.moderating.case_for(moderator.player, case)
    await node.people.moderation.cases.take(moderator.player, case)
    return await file_of(node, moderator.player, found.id)


@router.post("/cases/{case}/release", status_code=204, responses=CLOSED)
async def release(node: ThisNode, moderator: Moderator, case: CaseNumber) -> None:
    """Leave it to a colleague."""
    await node.people.moderation.cases.release(moderator.player, case)


@router.get("/cases/{case}", responses=CLOSED)
async def look(node: ThisNode, moderator: Moderator, case: CaseNumber) -> CaseFile:
    """All that is known of a case. It is written down that one looked."""
    found = await node.moderating.case_for(moderator.player, case)
    await node.people.moderation.note_look(moderator.player, found)
    return await file_of(node, moderator.player, case)


@router.get(
    "/cases/{case}/table",
    responses={200: {"content": {"application/json": {"schema": SIGHT_SHAPE}}}, **CLOSED, **problem_responses(410)},
    response_class=Response,
)
async def table(node: ThisNode, moderator: Moderator, case: CaseNumber) -> Response:
    """The table of a case, as a spectator sees it and no more."""
    found = await node.moderating.case_for(moderator.player, case)
    if not found.table:
        raise not_found()
    await node.people.moderation.note_look(moderator.player, found)
    seen = await node.hall.supervising.look(found.table)
    if isinstance(seen, Refusal):
        raise refused(seen)
    return Response(encode(seen), media_type="application/json")


@router.post("/cases/{case}/decide", responses=CLOSED)
async def decide(node: ThisNode, moderator: Moderator, case: CaseNumber, body: Decision) -> CaseFile:
    """Close a case that one has taken, with measures or without."""
    verdict = Verdict(body.verdict, body.reason, as_measures(body), tell=body.tell)
    refusal = await node.moderating.decide(moderator.player, case, verdict)
    if refusal is not None:
        raise refused(refusal)
    return await file_of(node, moderator.player, case)


@router.post("/measures/{measure}/lift", status_code=204, responses=CLOSED)
async def lift(node: ThisNode, moderator: Moderator, measure: int, body: Lifting) -> None:
    """End a measure before its time; nothing is deleted."""
    await node.moderating.lift(moderator.player, _number(measure), body.reason)
