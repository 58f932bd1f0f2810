"""Is the server there, can it work, and how busy is it."""

import asyncio

from fastapi import APIRouter, Response
from pydantic import BaseModel

from mokum.store import StoreError
from mokum.tables.log.clocks import SECOND
from mokum.tables.node.pulse import GAP
from mokum.web.http.asking import ThisNode
from mokum.web.http.problems import NotGranted, not_found, problem_responses

router = APIRouter(tags=["health"])
READY_WITHIN = 3.0
WRITTEN_WITHIN = GAP / SECOND
"""Seconds since this node's last heartbeat was on disk: on a full disk a store can be read, and keeps nothing."""
_NO_TABLE = "00000000-0000-0000-0000-000000000000"


class Health(BaseModel):
    """The process runs."""

    alive: bool = True


class Readiness(BaseModel):
    """The node can take commands."""

    store: bool = True
    bus: bool = True


@router.get("/api/health")
async def health() -> Health:
    """Whether the process answers at all; asks nobody else."""
    return Health()


@router.get("/api/ready", responses=problem_responses(503))
async def ready(node: ThisNode) -> Readiness:
    """Whether the store and the bus answer, and the store keeps what it is told: else nobody should be sent here."""
    pulse = node.hall.pulse
    if pulse is not None and pulse.silence() > WRITTEN_WITHIN:
        raise NotGranted(503, "no_store", "The store cannot be written.")
    try:
        async with asyncio.timeout(READY_WITHIN):
            await node.store.version(_NO_TABLE)
    except (StoreError, TimeoutError):
        raise NotGranted(503, "no_store", "The store does not answer.") from None
    if not await node.bus_answers(READY_WITHIN):
        raise NotGranted(503, "no_bus", "The bus does not answer.")
    return Readiness()


@router.get("/metrics", include_in_schema=False)
async def metrics(node: ThisNode) -> Response:
    """The counters, for Prometheus."""
    if not node.manners.metrics:
        raise not_found()
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
