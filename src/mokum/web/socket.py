"""The one socket of a client: its handshake, its hello, and the tasks that keep it going."""

import asyncio
import time
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse

from mokum.people.errors import BadTicket, NotSignedIn
from mokum.people.networks import one_household
from mokum.people.values import Session
from mokum.web.closing import Closing
from mokum.web.conversation import Conversation
from mokum.web.messages import PROTOCOL, asked, read_message
from mokum.web.node import Node
from mokum.web.outages import AWAY
from mokum.web.strangers import Stranger
from mokum.web.strict import BadMessage, NotJson, TooLong
from mokum.web.wires import Connection, connection_of

WATCHMAN = 1.0
"""Seconds between two looks at whether a client still reads and answers."""
SESSION_CHECKED = 30.0
"""Seconds between two looks at whether the session still lives: the news of its end may have been lost."""
HURRY = 2.5
"""By so much the time for a hello is shorter while many have not said it."""


class Parted(Exception):
    """The socket was closed while somebody was spoken to."""


async def serve_socket(websocket: WebSocket) -> None:
    """The handshake and the hello; whoever is let in then goes on outside of the framework."""
    node: Node = websocket.app.state.node
    address = one_household(websocket.client.host if websocket.client else "")
    if not node.handshakes.take(address) or not node.addresses.enter(address):
        await _turn_away(websocket, 429, "too_many", "Too many sockets from where you are.")
        return
    session = None
    try:
        session = await _come_in(websocket, node, address)
    finally:
        if session is None:
            node.addresses.leave(address)
    if session is not None:
        connection = connection_of(websocket.scope)
        connection.go_on(_stay(node, connection, session, address))


async def _come_in(websocket: WebSocket, node: Node, address: str) -> Session | None:
    """The session of whoever said hello; nobody's if they were turned away or have left."""
    connection = connection_of(websocket.scope)
    stranger = Stranger(address, lambda: _give_way(node, connection))
    if not node.strangers.enter(stranger):
        await _turn_away(websocket, 503, "busy", "Too many come in right now: try again in a moment.")
        return None
    try:
        await websocket.accept()
        return await _hello(websocket, node, connection)
    except (Parted, WebSocketDisconnect):
        return None
    except AWAY:
        _refuse(node, connection, Closing.TRY_AGAIN)
        return None
    finally:
        node.strangers.leave(stranger)


async def _stay(node: Node, connection: Connection, session: Session, address: str) -> None:
    """From the hello to the end."""
    try:
        await _talk(node, connection, session, address)
    except Parted:
        return
    except AWAY:
        _refuse(node, connection, Closing.TRY_AGAIN)
    finally:
        node.addresses.leave(address)


async def _turn_away(websocket: WebSocket, status: int, code: str, words: str) -> None:
    await websocket.send_denial_response(JSONResponse({"code": code, "words": words}, status, {"Retry-After": "5"}))


async def _receive(connection: Connection) -> tuple[str, float]:
    """The next text, and when it arrived; raises `Parted` when there is none."""
    message = await connection.receive()
    if message["type"] == "websocket.disconnect":
        raise Parted
    text: str | None = message.get("text")
    if text is None:
        connection.part(Closing.BINARY, Closing.BINARY.words)
        raise Parted
    return text, message["arrived"]


def _refuse(node: Node, connection: Connection, why: Closing) -> Parted:
    node.metrics.closed.labels(str(int(why))).inc()
    connection.part(why, why.words)
    return Parted()


def _give_way(node: Node, connection: Connection) -> None:
    """Somebody new has the place of this one, who is silent."""
    _refuse(node, connection, Closing.NO_HELLO)


async def _hello(websocket: WebSocket, node: Node, connection: Connection) -> Session:
    """Who comes: the first message says so, in time, by a ticket. A cookie, if there is one, is of the same session."""
    try:
        within = node.manners.hello_within
        async with asyncio.timeout(within / HURRY if node.strangers.are_many else within):
            text, _ = await _receive(connection)
            message = read_message(text)
    except (TimeoutError, BadMessage):
        raise _refuse(node, connection, Closing.NO_HELLO) from None
    except NotJson:
        raise _refuse(node, connection, Closing.NOT_JSON) from None
    except TooLong:
        raise _refuse(node, connection, Closing.TOO_LONG) from None
    if not isinstance(message, asked.Hello):
        raise _refuse(node, connection, Closing.NO_HELLO)
    if message.version != PROTOCOL:
        raise _refuse(node, connection, Closing.OTHER_VERSION)
    try:
        token = websocket.cookies.get(node.manners.cookie)
        holder = await node.people.sessions.check(token) if token else None
        return await node.people.tickets.redeem(message.ticket, holder)
    except (BadTicket, NotSignedIn):
        raise _refuse(node, connection, Closing.BAD_TICKET) from None


async def _talk(node: Node, connection: Connection, session: Session, address: str) -> None:
    if not node.players.enter(session.player):
        _refuse(node, connection, Closing.TOO_MANY_SOCKETS)
        return
    try:
        player = await node.people.player(session.player)
        talk = Conversation(node, session, player, connection, address)
        node.sockets.add(talk)
        node.metrics.sockets.inc()
        try:
            await _converse(node, connection, talk)
        finally:
            node.sockets.remove(talk)
            node.metrics.sockets.dec()
            await talk.close()
    finally:
        node.players.leave(session.player)


async def _converse(node: Node, connection: Connection, talk: Conversation) -> None:
    talk.welcome()
    tasks = [asyncio.create_task(_write(connection, talk)), asyncio.create_task(_keep_watch(node, talk))]
    try:
        await _still_lives(node, talk)  # it may have ended between the ticket and now
        while True:
            await talk.hear(*await _receive(connection))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write(connection: Connection, talk: Conversation) -> None:
    """Sends what waits, one after the other. When the socket is gone, the reader learns of it."""
    with suppress(OSError):
        while True:
            await connection.write(await talk.outbox.next())


async def _keep_watch(node: Node, talk: Conversation) -> None:
    manners = node.manners
    pinged = checked = time.monotonic()
    while True:
        await asyncio.sleep(min(WATCHMAN, manners.heartbeat))
        now = time.monotonic()
        if talk.outbox.is_stalled():
            talk.part(Closing.TOO_SLOW)
        elif now - talk.heard_at > manners.dead_after:
            talk.part(Closing.NO_PONG)
        elif now - pinged >= manners.heartbeat:
            pinged = now
            talk.ping()
        if now - checked > SESSION_CHECKED:
            checked = now
            await _still_lives(node, talk)


async def _still_lives(node: Node, talk: Conversation) -> None:
    try:
        await node.people.sessions.by_id(talk.session)
        if await node.people.moderation.is_banned(talk.player):
            talk.part(Closing.BANNED)
    except NotSignedIn:
        talk.part(Closing.SESSION_ENDED)
    except AWAY:
        return  # whoever was signed in stays so until we know better
