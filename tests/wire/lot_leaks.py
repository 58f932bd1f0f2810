"""Ways in which a server could tell that somebody has pressed, to show that the comparison finds them."""

from typing import Any

from msgspec.structs import replace

from mokum.tables import Update
from mokum.web.conversation import Conversation
from mokum.web.messages import asked, told
from mokum.web.watching import Watching


def nothing() -> None:
    """A server as it should be."""


def in_snapshots() -> None:
    """Whoever comes meanwhile is shown how many have pressed."""
    pressed = 0
    hand_in, honest = Conversation._hand_in, Watching._update

    async def counted(self: Conversation, message: Any, heard: int) -> None:
        nonlocal pressed
        pressed += isinstance(message, asked.Press)
        await hand_in(self, message, heard)

    async def shown(self: Watching, table: str, update: Update) -> None:
        lot = update.sight.lot
        if lot is not None:
            update = replace(update, sight=replace(update.sight, lot=replace(lot, voided=lot.voided + pressed)))
        await honest(self, table, update)

    Conversation._hand_in = counted  # type: ignore[method-assign]
    Watching._update = shown  # type: ignore[method-assign]


def in_presence() -> None:
    """Who has pressed looks away for a moment."""
    hand_in = Conversation._hand_in

    async def noticed(self: Conversation, message: Any, heard: int) -> None:
        await hand_in(self, message, heard)
        if isinstance(message, asked.Press):
            self._node.presence.remove(message.table, self.id)

    Conversation._hand_in = noticed  # type: ignore[method-assign]


def in_messages() -> None:
    """The answer goes to everybody."""
    talks: list[Conversation] = []
    welcome, hand_in = Conversation.welcome, Conversation._hand_in

    def noted(self: Conversation) -> None:
        talks.append(self)
        welcome(self)

    async def to_all(self: Conversation, message: Any, heard: int) -> None:
        await hand_in(self, message, heard)
        if isinstance(message, asked.Press):
            for talk in talks:
                talk.tell(told.Pressed(message.table, message.command, message.lot))

    Conversation.welcome = noted  # type: ignore[method-assign]
    Conversation._hand_in = to_all  # type: ignore[method-assign]
