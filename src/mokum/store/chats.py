"""The part of a store's contract that is about chat: outside the log, so that it can be taken back."""

from typing import Protocol

from mokum.store.values import PAGE, ChatLine


class Chats(Protocol):
    """What was said at tables."""

    async def say(self, table: str, actor: str, text: str, at: int, *, spectator: bool = False) -> ChatLine:
        """Keeps a line."""

    async def chat(
        self, table: str, before: int | None = None, limit: int = PAGE, *, spectators: bool = True
    ) -> list[ChatLine]:
        """The last lines before an id that are not hidden, in the order in which they were said.

        Without `spectators` what was said in their room is left out.
        """

    async def hide_chat(self, line: int) -> None:
        """Shows a line to nobody any more."""

    async def lines_of(self, actor: str, after: int = 0, limit: int = PAGE) -> list[ChatLine]:
        """What a player said at all tables, hidden lines too, behind an id."""

    async def forget_lines(self, actor: str, limit: int = PAGE) -> list[tuple[int, str]]:
        """Removes the words of so many lines of a player for good; says which lines, and at which tables.

        To be asked until there is none. The numbers stay taken.
        """

    async def lines_around(self, table: str, line: int, limit: int) -> list[tuple[ChatLine, bool]]:
        """A line of a table with so many before and behind it, in their order; of each whether it is hidden.

        Also what spectators said, and hidden lines: for those who judge what was said.
        """
