"""What a host says to those who are invited: a line beside the table, outside the log, so that it can be forgotten."""

from mokum.store import Greeting, StoreUnavailable
from mokum.tables.deciding.commands import Actor, Code, Refusal
from mokum.tables.log.standing import Phase
from mokum.tables.node.clerk import RETRY
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.talking import MOST, cleaned

LONGEST = 140
"""Characters of a greeting."""


class Greetings:
    """The greetings of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def greet(self, actor: Actor, table: str, text: str) -> Greeting | Refusal:
        """The host says something until the game begins, or with "" takes it back."""
        seen = await self._hall.look(actor.player, table)
        if isinstance(seen, Refusal):
            return seen
        if actor.player != seen.host or seen.phase is not Phase.OPEN:
            return Refusal(Code.NOT_ALLOWED, "Only the host says what goes with the invitation, before the game.")
        words = _one_line(text)
        if words is None:
            return Refusal(Code.BAD_REQUEST, f"A greeting has at most {LONGEST} characters that can be read.")
        greeting = Greeting(table, actor.player, words, self._hall.clock())
        try:
            await (self._hall.store.greet(greeting) if words else self._hall.store.take_greeting_back(table))
        except StoreUnavailable:
            return RETRY
        return greeting

    async def of(self, player: str, table: str, invitation: str = "") -> Greeting | Refusal:
        """What the host says, to whoever may look on; without words where they say nothing."""
        seen = await self._hall.look(player, table, invitation)
        if isinstance(seen, Refusal):
            return seen
        try:
            return await self._hall.store.greeting(table) or Greeting(table, seen.host, "", 0)
        except StoreUnavailable:
            return RETRY


def _one_line(text: str) -> str | None:
    """Cleaned as chat is, in one line; "" for nothing."""
    if len(text) > MOST:
        return None
    line = " ".join(text.split())
    words = cleaned(line) if line else ""
    return words if words is None or len(words) <= LONGEST else None
