"""Takes what is due in hand, sends it by its way, and writes down what came of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection

import structlog
from msgspec import Struct

from mokum.calling.composing import Composed, compose
from mokum.calling.errors import BadAddress, WayFailed
from mokum.calling.keys import Links
from mokum.calling.mail import Letter, MailFailed
from mokum.calling.notices import Notices
from mokum.calling.outbox import AT_ONCE, CALLS, CONFIRM, Outbox, Taken
from mokum.calling.outside import UNANSWERED
from mokum.calling.posting import Post
from mokum.calling.values import Call, Notice
from mokum.calling.ways import KeptWays, Reached
from mokum.calling.words import WORDS, Words
from mokum.people.values import Clock, Language, Player
from mokum.store import StoreUnavailable

SECOND = 1_000
FIRST_WAIT, LONGEST_WAIT = 15 * SECOND, 3_600 * SECOND
"""After a message was not taken; each wait is twice the one before."""
GIVES_UP = {CALLS: 48 * 3_600 * SECOND}
GIVES_UP_LETTER = 30 * 60 * SECOND
"""After this nobody wants to be told any more; a link is too old then."""
ENOUGH_TIME = 40.0
"""Seconds for one message: less than its lease."""
LOOKS = 1.0
"""Seconds after which it is seen whether more is due, though nothing of what is under way has ended."""
CHANGES = frozenset({"turn", "time", "found", "invited"})
"""What may not be so any more when it is to be sent."""
IsCurrent = Callable[[Call], Awaitable[bool]]
ReadPlayers = Callable[[Collection[str]], Awaitable[dict[str, Player]]]

_log = structlog.get_logger()


class Gone(Exception):
    """There is nobody at the other end any more, and never will be."""


class Sender:
    """A node's part in it."""

    def __init__(
        self,
        outbox: Outbox,
        notices: Notices,
        ways: KeptWays,
        *,
        post: Post,
        links: Links,
        clock: Clock,
        site: str,
        players: ReadPlayers,
        is_current: IsCurrent,
        first_wait: int = FIRST_WAIT,
    ) -> None:
        self._outbox, self._notices, self._ways, self._post = outbox, notices, ways, post
        self._links, self._clock, self._site = links, clock, site
        self._players, self._is_current, self._first_wait = players, is_current, first_wait

    async def sweep(self) -> int:
        """Sends what is due, until nothing is; says how much that was. Who is slow to take one holds up no other."""
        count, under_way = 0, set[asyncio.Task[None]]()
        try:
            while True:
                room = AT_ONCE - len(under_way)
                taken = await self._outbox.take(room) if room else []
                count += len(taken)
                under_way |= {asyncio.create_task(self._see_to(one)) for one in taken}
                if not under_way:
                    return count
                done, under_way = await asyncio.wait(under_way, timeout=LOOKS, return_when=asyncio.FIRST_COMPLETED)
                for error in [task.exception() for task in done]:
                    if error is not None:  # its lease runs out, and somebody takes it up
                        _log.warning("a message waits", error=repr(error))
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _see_to(self, taken: Taken) -> None:
        reached: Reached | None = None
        try:
            reached = await self._ways.reached(taken.way)
            async with asyncio.timeout(ENOUGH_TIME):
                outcome = await self._send(taken, reached)
        except (Gone, BadAddress):
            await self._ways.remove(taken.way)
            await self._outbox.settle(taken, "gone")
        except StoreUnavailable:
            await self._outbox.again(taken, self._first_wait)
        except (WayFailed, MailFailed, TimeoutError) as error:
            is_doubtful = isinstance(error, TimeoutError) or str(error) == UNANSWERED
            if is_doubtful and reached is not None and not self._post.folds(reached):
                await self._outbox.settle(taken, "doubtful")
            else:
                await self._failed(taken, error)
        except Exception as error:  # nothing was sent: what was begun ends in one of those above
            _log.exception("a message could not be sent", way=taken.way)
            await self._failed(taken, error)
        else:
            await self._outbox.settle(taken, outcome)
            if outcome == "sent" and reached is not None and reached.way.failing_since is not None:
                await self._ways.worked(taken.way)

    async def _failed(self, taken: Taken, error: Exception) -> None:
        _log.info("a message was not taken", way=taken.way, times=taken.begun, why=str(error))
        await self._ways.failed(taken.way)
        gives_up = taken.made_at + GIVES_UP.get(taken.purpose, GIVES_UP_LETTER)
        if self._clock() >= gives_up or (isinstance(error, MailFailed) and error.is_final):
            await self._outbox.settle(taken, "failed")
        else:
            await self._outbox.again(taken, min(self._first_wait << min(taken.begun - 1, 20), LONGEST_WAIT))

    async def _send(self, taken: Taken, reached: Reached | None) -> str:
        """What came of it."""
        player = (await self._players([taken.player])).get(taken.player)
        if reached is None or player is None or player.kind == "deleted":
            return "dropped"
        words = WORDS[player.language]
        if taken.purpose != CALLS:
            return await self._send_link(taken, reached, player, words)
        if reached.way.state != "on":
            return "dropped"
        if taken.is_doubtful and not self._post.folds(reached):
            return "doubtful"  # the list has it; by this way it would come twice
        notices = [notice for notice in await self._notices.of_message(taken.id) if await self._is_to_be_sent(notice)]
        if not notices:
            return "dropped"
        names = await self._players([notice.call.by for notice in notices if notice.call.by])
        called = {ref: who.name for ref, who in names.items() if who.kind != "deleted"}
        composed = compose(taken.id, notices, words, self._site, called)
        await self.send(composed, reached, player.language, kinds={notice.call.kind for notice in notices})
        return "sent"

    async def _is_to_be_sent(self, notice: Notice) -> bool:
        if notice.is_seen:
            return False
        return notice.call.kind not in CHANGES or await self._is_current(notice.call)

    async def send(self, composed: Composed, reached: Reached, language: Language, kinds: Collection[str] = ()) -> None:
        """A composed message by a way, now; raises `WayFailed`, `MailFailed`, `BadAddress` or `Gone`."""
        if reached.way.kind == "mail":
            await self._post.mail(self._letter(composed, reached, language, kinds))
        elif reached.way.kind == "service":
            await self._post.service(composed, reached)
        elif not await self._post.push(pushed(composed, language), composed.id, reached, self._clock()):
            raise Gone

    async def _send_link(self, taken: Taken, reached: Reached, player: Player, words: Words) -> str:
        """A letter with a link that somebody asked for."""
        if self._clock() >= taken.made_at + GIVES_UP_LETTER and taken.purpose != CONFIRM:
            return "dropped"
        if taken.purpose == CONFIRM:
            if reached.way.state != "unconfirmed":
                return "dropped"
            subject, text, page = words.confirm, words.confirm_text, "confirm"
            token = self._links.sign(CONFIRM, reached.way.id)
        else:
            subject, text, page = words.reset, words.reset_text, "password"
            token = self._links.sign(taken.purpose, taken.about)
        link = f"{self._site}/letter/{page}#{token}"
        said = text.format(site=self._site, name=player.name, link=link)
        await self._post.mail(Letter(taken.id, reached.address, subject, said, player.language))
        return "sent"

    def _letter(self, composed: Composed, reached: Reached, language: Language, kinds: Collection[str]) -> Letter:
        kind = next(iter(kinds)) if len(kinds) == 1 else "all"
        token = self._links.sign("stop", reached.way.player, kind)
        words = WORDS[language]
        stopping = words.stop_all if kind == "all" else words.stop_kind
        ending = (
            words.why.format(settings=f"{self._site}/notices"),
            stopping.format(stop=f"{self._site}/letter/stop#{token}"),
        )
        said = "\n\n".join(f"{line.text}\n{line.url}" for line in composed.lines)
        text = "\n\n".join((said, "-- \n" + "\n".join(ending))) + "\n"
        stop = f"{self._site}/api/letters/stop/{token}"
        return Letter(composed.id, reached.address, composed.title, text, language, stop)


class Pushed(Struct, frozen=True):
    """What a browser is told."""

    id: str
    title: str
    body: str
    tag: str
    url: str
    language: str


def pushed(composed: Composed, language: Language) -> bytes:
    """As bytes, few enough for every push service: the addresses in it are ours and short."""
    body = "\n".join(line.text for line in composed.lines[:8]) if len(composed.lines) > 1 else ""
    path = "/" + composed.url.split("/", 3)[3]
    said = Pushed(composed.id, composed.title, body, composed.tag, path, language)
    return json.dumps({name: getattr(said, name) for name in Pushed.__struct_fields__}, ensure_ascii=False).encode()
