"""Where a player is signed in, and the tickets that open sockets."""

from fastapi import APIRouter
from pydantic import BaseModel

from mokum.people.values import Session
from mokum.web.http.asking import FOR_PEOPLE, Admitted, SignedIn, StrictRoute, ThisNode
from mokum.web.http.problems import of_the_gate, problem_responses

router = APIRouter(
    prefix="/api",
    tags=["sessions"],
    route_class=StrictRoute,
    responses={**of_the_gate(), **problem_responses(401)},
    dependencies=FOR_PEOPLE,
)


class SessionCard(BaseModel):
    """A browser that is signed in; the network is cut down to its region."""

    id: str
    created_at: int
    seen_at: int
    agent: str
    network: str
    is_this: bool


class Ticket(BaseModel):
    """Opens one socket within 30 seconds, as its first message."""

    ticket: str


def _card(session: Session, asking: Session) -> SessionCard:
    return SessionCard(
        id=session.id,
        created_at=session.created_at,
        seen_at=session.seen_at,
        agent=session.agent,
        network=session.network,
        is_this=session.id == asking.id,
    )


@router.get("/sessions")
async def sessions(node: ThisNode, session: SignedIn) -> list[SessionCard]:
    """The player's sessions, the newest first."""
    return [_card(one, session) for one in await node.people.sessions.of(session.player)]


@router.delete("/sessions/{id}", status_code=204, responses=problem_responses(404))
async def revoke(node: ThisNode, session: SignedIn, id: str) -> None:  # noqa: A002
    """End one of them; its sockets are closed."""
    await node.people.sessions.revoke(session, id)


@router.post("/sessions/revoke-others", status_code=204)
async def revoke_others(node: ThisNode, session: SignedIn) -> None:
    """End all but this one."""
    await node.people.sessions.revoke_others(session)


@router.post("/tickets", status_code=201)
async def ticket(node: ThisNode, session: Admitted) -> Ticket:
    """A ticket for a socket."""
    return Ticket(ticket=await node.people.tickets.issue(session))
