"""A client that said hello: what it asks, and what it is answered."""

import secrets
import time

import structlog

from mokum.people.values import Player, Session
from mokum.tables import Actor, Answer, Order, Refusal
from mokum.tables.deciding.commands import Code
from mokum.web.chatting import Speaker
from mokum.web.closing import Closing
from mokum.web.limits import PONGS, Bucket, Strikes
from mokum.web.lots import SEALED, AboutLots, hand_in
from mokum.web.messages import PROTOCOL, AnyAsked, asked, read_message, told, write_message
from mokum.web.node import Node
from mokum.web.outages import AWAY
from mokum.web.outbox import Outbox, TooSlow
from mokum.web.pinging import Pinging
from mokum.web.strict import BadMessage, NotJson, TooLong
from mokum.web.watching import Watching
from mokum.web.wires import Connection

MOST_TABLES = 12
"""That one socket may watch."""
FROM_NOW = 2**31
"""Behind every version: whoever watches from there is told where the table stands, and not how it came to that."""

MUTED = Refusal(Code.MUTED, "You are muted: read why, and until when.")
RETRY = Refusal(Code.RETRY, "The server could not do it right now: send the same again.")

_log = structlog.get_logger()


class Conversation:
    """One socket from its hello to its end. Messages are handled one after the other, as they came."""

    def __init__(self, node: Node, session: Session, player: Player, connection: Connection, household: str) -> None:
        self.id = secrets.token_hex(8)
        self.session = session.id
        self.player = player.ref
        self.outbox = Outbox(time.monotonic, connection.write_now)
        self.heard_at = time.monotonic()
        self._node = node
        self._actor = Actor(player.ref, household)
        self._name = player.name
        self._connection = connection
        self._tables: dict[str, Watching] = {}
        self._messages = Bucket(node.manners.messages, time.monotonic)
        self._pongs = Bucket(PONGS, time.monotonic)
        self._speaker = Speaker(node.manners.chat, time.monotonic)
        self._strikes = Strikes()
        self._is_parted = False
        self._pinging = Pinging()

    def part(self, why: Closing) -> None:
        """Closes the socket; what the client still sends is not heard any more."""
        if self._is_parted:
            return
        self._is_parted = True
        self._node.metrics.closed.labels(str(int(why))).inc()
        self._connection.part(why, why.words)

    def plays_at(self, table: str) -> bool:
        """Does the player sit at this table and watch it here?"""
        watching = self._tables.get(table)
        return watching is not None and watching.seat >= 0

    def welcome(self) -> None:
        """The first message."""
        heartbeat = int(self._node.manners.heartbeat * 1000)
        self.tell(told.Welcome(PROTOCOL, self.player, self._name, self._node.epoch, heartbeat))

    def tell(self, message: told.Told) -> None:
        """An answer, which is not dropped."""
        try:
            self.outbox.answer(write_message(message))
        except TooSlow:
            self.part(Closing.TOO_SLOW)

    def ping(self) -> None:
        """Asks whether the client is there."""
        self._pinging.ask(self.tell)

    def measure(self) -> None:
        """Begins or ends measuring the connection, as the tables that are watched want it."""
        if any(watching.sells_lots for watching in self._tables.values()):
            self._pinging.measure(self.tell, self._node.kernel_trip_of(self._connection))
        else:
            self._pinging.rest()

    async def hear(self, text: str, at: float) -> None:
        """One message of the client, and when its bytes arrived (`time.monotonic`)."""
        if self._is_parted:
            return
        self.heard_at = at
        heard = self._node.milliseconds(at)
        metrics = self._node.metrics
        try:
            message = read_message(text)
        except NotJson:
            metrics.bad_messages.labels("not_json").inc()
            self.part(Closing.NOT_JSON)
        except TooLong:
            metrics.bad_messages.labels("too_long").inc()
            self.part(Closing.TOO_LONG)
        except BadMessage as error:
            metrics.bad_messages.labels("bad_request").inc()
            self._fault(error.named("type"), Code.BAD_REQUEST, str(error), command=error.named("command"))
        else:
            about = type(message).__name__.lower()
            if about not in SEALED:
                metrics.messages[about].inc()
            if not self._messages.take():
                self._fault(about, "too_many", "Too many messages: slow down.", *_named(message))
            elif isinstance(message, asked.Sync):
                self._sync(message, heard)
            elif isinstance(message, asked.Pong):
                self._pong(message, at)
            else:
                await self._handle(message, heard)

    async def close(self) -> None:
        """The socket is gone."""
        for watching in self._tables.values():
            await watching.stop()
        self._node.metrics.watched.dec(len(self._tables))
        self._node.metrics.dropped.inc(self.outbox.dropped)
        self._tables.clear()
        self.measure()

    def _fault(self, about: str, code: str, words: str, table: str = "", command: str = "") -> None:
        self.tell(told.Refused(about, code, words, table=table, command=command))
        if self._strikes.strike():
            self.part(Closing.POLICY)

    async def _handle(self, message: AnyAsked, heard: int) -> None:
        about = type(message).__name__.lower()
        try:
            match message:
                case asked.Act():
                    await self._act(message)
                case asked.Ask():
                    await self._ask(message)
                case asked.Watch():
                    await self._watch(message)
                case asked.Unwatch():
                    await self._look_away(message.table)
                case asked.Chat():
                    await self._chat(message)
                case asked.Ready() | asked.Press() | asked.Stop():
                    await self._hand_in(message, heard)
                case asked.Hello():
                    self._fault("hello", Code.BAD_REQUEST, "You said hello already.")
        except AWAY:
            self._refuse(about, *_named(message), RETRY)
        except Exception:  # one message's trouble is not the socket's, and never the server's
            _log.exception("a message failed", type=about)
            self._refuse(about, *_named(message), RETRY)

    def _sync(self, message: asked.Sync, came: int) -> None:
        node = self._node
        self.tell(told.Sync(message.nonce, message.sent, came, node.milliseconds(), node.epoch))

    def _pong(self, message: asked.Pong, at: float) -> None:
        took = self._pinging.answered(message.nonce, at)
        if took is not None:
            self._node.metrics.round_trip.observe(took)
            return
        self._node.metrics.unasked_pongs.inc()
        if not self._pongs.take():
            self._fault("pong", "too_many", "Nobody asked.")

    async def _watch(self, message: asked.Watch) -> None:
        await self._look_away(message.table)
        if len(self._tables) >= MOST_TABLES:
            self._refuse("watch", message.table, "", Refusal(Code.NOT_ALLOWED, "That is too many tables at once."))
            return
        after = FROM_NOW if message.seq is None else message.seq
        feed = await self._node.hall.watch(self.player, message.table, after, message.invitation)
        if isinstance(feed, Refusal):
            self._refuse("watch", message.table, "", feed)
            return
        self._tables[message.table] = Watching(
            self._node, feed, self.player, self.id, self.outbox, changed=self.measure
        )
        self._node.metrics.watched.inc()
        if self.plays_at(message.table):
            self._node.sockets.is_newest(self, message.table)

    async def _look_away(self, table: str) -> None:
        watching = self._tables.pop(table, None)
        if watching is not None:
            self._node.metrics.watched.dec()
            await watching.stop()
            self.measure()

    async def _act(self, message: asked.Act) -> None:
        began = time.monotonic()
        order = Order(message.command, message.do, message.version)
        answer = await self._node.hall.act(self._actor, message.table, order)
        metrics = self._node.metrics
        if isinstance(answer, Answer):
            self.tell(told.Answer(message.table, message.command, answer.version))
            metrics.answered[type(message.do).__name__].inc()
            metrics.answer_seconds.observe(time.monotonic() - began)
            return
        self._refuse("act", message.table, message.command, answer)

    async def _ask(self, message: asked.Ask) -> None:
        answer = await self._node.hall.ask(self.player, message.table, message.moves)
        if isinstance(answer, Refusal):
            self._refuse("ask", message.table, message.command, answer)
        else:
            version, moves = answer
            self.tell(told.Foreseen(message.table, message.command, version, moves))

    async def _hand_in(self, message: AboutLots, heard: int) -> None:
        answer = await hand_in(self._node.hall, self.player, message, heard, self._pinging.link)
        if isinstance(answer, Refusal):
            self._refuse(type(message).__name__.lower(), *_named(message), answer)
        elif answer is not None:
            self.tell(answer)

    async def _chat(self, message: asked.Chat) -> None:
        if await self._node.people.moderation.is_muted(self.player):
            self._refuse("chat", message.table, message.command, MUTED)
            return
        if not self._speaker.may_say(message.text) or await self._node.tolls.line(self.player):
            self._refuse(
                "chat", message.table, message.command, Refusal(Code.NOT_ALLOWED, "You said enough for a moment.")
            )
            return
        watching = self._tables.get(message.table)
        invitation = "" if watching is None else watching.invitation
        said = await self._node.talking.say(self._actor, message.table, message.text, invitation)
        if isinstance(said, Refusal):
            self._refuse("chat", message.table, message.command, said)
        else:
            self.tell(told.Answer(message.table, message.command, 0))

    def _refuse(self, about: str, table: str, command: str, refusal: Refusal) -> None:
        if about not in SEALED:
            self._node.metrics.refused.labels(refusal.code).inc()
        self.tell(told.Refused(about, refusal.code, refusal.words, table, command, refusal.rule, refusal.version))


def _named(message: AnyAsked) -> tuple[str, str]:
    """Which table and which command a message is about, as far as it says."""
    return getattr(message, "table", ""), getattr(message, "command", "")
