"""Chat at a table: outside the log, so that it can be hidden again."""

import unicodedata
from collections.abc import Sequence

from mokum.kernel.event import WATCHER
from mokum.store import ChatLine, StoreUnavailable
from mokum.tables.bus.hints import Said, Talk, Unsaid, talk_subject, write_hint
from mokum.tables.deciding.commands import Actor, Code, Refusal
from mokum.tables.log.standing import Phase
from mokum.tables.node.clerk import RETRY
from mokum.tables.serving.hall import Hall
from mokum.tables.showing.projecting import Sight

MOST = 500
"""Characters in a line."""
_MARKS = 4
"""Accents on one character, at most."""


def cleaned(text: str) -> str | None:
    """The text as it is kept, in one normal form; None if it is nothing, too much, or not for reading."""
    if len(text) > MOST:  # before it is normalised, which takes the square of its length where marks follow marks
        return None
    text = unicodedata.normalize("NFC", text).strip()
    if not 0 < len(text) <= MOST:
        return None
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        if kind in ("Cc", "Cs", "Co", "Cn") and character != "\n":
            return None
        if character in _OVERRIDES:
            return None
        marks = marks + 1 if kind == "Mn" else 0
        if marks > _MARKS:
            return None
    return text if any(unicodedata.category(character)[0] not in "CZM" for character in text) else None


_OVERRIDES = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Characters that turn the reading direction of what follows."""

_AT_PLAY = (Phase.DEALING, Phase.PLAYING)


class Talking:
    """What is said in a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def say(self, actor: Actor, table: str, text: str, invitation: str = "") -> ChatLine | Refusal:
        """Say something to everybody at the table and whoever looks on. Whoever may look on may speak.

        While a game runs, only spectators hear what a spectator says; at its end it is there for everybody.
        """
        seen = await self._hall.look(actor.player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        words = cleaned(text)
        if words is None:
            return Refusal(Code.BAD_REQUEST, f"A line has 1 to {MOST} characters that can be read.")
        try:
            aside = seen.viewer == WATCHER and seen.phase in _AT_PLAY
            line = await self._hall.store.say(table, actor.player, words, self._hall.clock(), spectator=aside)
        except StoreUnavailable:
            return RETRY
        self._tell(table, Said(line))
        return line

    async def hide(self, actor: Actor, table: str, line: int, invitation: str = "") -> Refusal | None:
        """Hide one's own line, or as the host any."""
        seen = await self._hall.look(actor.player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        try:
            found = await self._hall.store.chat(table, before=line + 1, limit=1)
            if not found or found[0].id != line:
                return Refusal(Code.NOT_FOUND, "There is no such line.")
            if actor.player not in (found[0].actor, seen.host):
                return Refusal(Code.NOT_ALLOWED, "Only who said it and the host may hide it.")
            await self._hall.store.hide_chat(line)
        except StoreUnavailable:
            return RETRY
        self._tell(table, Unsaid(line))
        return None

    async def take_back(self, table: str, lines: Sequence[int]) -> Refusal | None:
        """Hides lines for a moderator, from everybody and at once."""
        try:
            for line in lines:
                await self._hall.store.hide_chat(line)
        except StoreUnavailable:
            return RETRY
        for line in lines:
            self._tell(table, Unsaid(line))
        return None

    async def lines(
        self, player: str, table: str, before: int | None = None, invitation: str = ""
    ) -> list[ChatLine] | Refusal:
        """What was said last, before a line."""
        seen: Sight | Refusal = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        try:
            spectators = seen.viewer == WATCHER or seen.phase not in _AT_PLAY
            return await self._hall.store.chat(table, before, spectators=spectators)
        except StoreUnavailable:
            return RETRY

    def _tell(self, table: str, talk: Talk) -> None:
        self._hall.bus.publish(talk_subject(table), write_hint(talk))
