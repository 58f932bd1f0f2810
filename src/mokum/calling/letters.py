"""Letters that somebody asks for: counted by address, by who asks, and in all; and those for a forgotten password."""

import asyncio

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from mokum.calling.errors import BadAddress, NotOffered, TooOften
from mokum.calling.keys import Links
from mokum.calling.mail import read_address
from mokum.calling.outbox import RESET, Draft, add
from mokum.calling.values import Way
from mokum.calling.ways import KeptWays
from mokum.people import People
from mokum.people.budgets import Rate, Share
from mokum.people.errors import NoSuchPlayer
from mokum.people.networks import one_household
from mokum.people.tokens import new_reference
from mokum.people.values import Client, Clock

DAY = 86_400
TO_ADDRESS = Rate(6, DAY, 3)
"""To one address, whoever asks for them: nobody's letter box is filled from here."""
OF_PLAYER, OF_HOUSEHOLD, OF_SITE = Rate(20, DAY, 5), Rate(40, DAY, 10), Rate(5_000, DAY, 500)
MOST_ACCOUNTS = 3
"""Of one address, that are written to at once."""

_log = structlog.get_logger()


class Letters:
    """Whom it writes to is nobody's to find out: whoever forgot a password is told the same in any case, as quickly."""

    def __init__(self, engine: AsyncEngine, people: People, clock: Clock, kept: KeptWays, links: Links) -> None:
        self._engine, self._people, self._clock = engine, people, clock
        self._kept, self._links = kept, links
        self._tasks: set[asyncio.Task[None]] = set()

    async def pay(self, address: str, player: str, client: Client) -> None:
        """For a letter to an address that somebody gives; raises `TooOften`."""
        await self._take(
            Share("letters to an address", _box(address), TO_ADDRESS),
            Share("letters of a player", player, OF_PLAYER),
            Share("letters of a household", one_household(client.address), OF_HOUSEHOLD),
            Share("letters", "", OF_SITE),
        )

    async def forgotten(self, who: str, client: Client, *, is_offered: bool) -> None:
        """Writes to the accounts of this name or address, later than it returns; raises `TooOften` or `NotOffered`."""
        if not is_offered:
            raise NotOffered
        await self._take(Share("forgotten by a household", one_household(client.address), OF_HOUSEHOLD))
        task = asyncio.create_task(self._write(who, client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Waits for what is being written down."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _write(self, who: str, client: Client) -> None:
        try:
            for box in (await self._boxes(who))[:MOST_ACCOUNTS]:
                await self._write_to(box)
        except TooOften:
            _log.info("a letter box has had enough letters")
        except Exception:  # nobody waits for the answer
            _log.exception("a letter for a forgotten password was not written")

    async def _boxes(self, who: str) -> list[Way]:
        try:
            player = await self._people.named(who)
        except NoSuchPlayer:
            pass
        else:
            box = await self._kept.letter_box(player.ref)
            return [] if box is None else [box]
        try:
            return await self._kept.letter_boxes(read_address(who))
        except BadAddress:
            return []

    async def _write_to(self, box: Way) -> None:
        await self._take(Share("resets to an address", _box(box.name), TO_ADDRESS), Share("letters", "", OF_SITE))
        now, reset = self._clock(), new_reference()
        async with self._engine.begin() as connection:
            await self._people.resets.keep(connection, box.player, self._links.sign(RESET, reset))
            await add(connection, Draft(new_reference(), box.player, box.id, now, now, RESET, reset))

    async def _take(self, *shares: Share) -> None:
        if again_in := await self._people.budgets.take(*shares):
            raise TooOften(again_in // 1000 + 1)


def _box(address: str) -> str:
    """One letter box has many addresses: what stands behind a plus, and whether letters are large, is its owner's."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"
