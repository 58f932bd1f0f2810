"""Whom a player does not hear is remembered at each node, and forgotten everywhere when it changes."""

import asyncio

from coroutines import story
from mokum.people.revocations import Listeners
from mokum.tables import LocalBus
from mokum.web.unheard import BELIEVED, Unheard

ANNA, BERT = "a" * 32, "b" * 32


class Ties(Listeners[str]):
    """What is stored, and how often it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.blocked: frozenset[str] = frozenset()
        self.asked = 0

    async def blocked_by(self, _: str) -> frozenset[str]:
        self.asked += 1
        found = self.blocked
        await asyncio.sleep(0)
        return found


@story
async def test_it_is_read_once_and_again_when_any_node_tells_of_a_change() -> None:
    bus, here, there, now = LocalBus(), Ties(), Ties(), 1.0
    one, other = Unheard(here, bus, lambda: now), Unheard(there, bus, lambda: now)  # type: ignore[arg-type]
    async with one.listening(), other.listening():
        for _ in range(3):
            assert await one.by(ANNA) == await other.by(ANNA) == frozenset()
        assert (here.asked, there.asked) == (1, 1)
        here.blocked = there.blocked = frozenset({BERT})
        here.tell(ANNA)
        async with asyncio.timeout(10):
            while await other.by(ANNA) != {BERT}:
                await asyncio.sleep(0)
        assert await one.by(ANNA) == {BERT}
        assert (here.asked, there.asked) == (2, 2)
        there.blocked = frozenset()
        now += BELIEVED
        assert await other.by(ANNA) == frozenset(), "a hint may be lost"
        bus.publish("mokum.blocks", b"\xff nonsense")
        assert await one.by("") == frozenset()


@story
async def test_what_changes_while_it_is_read_is_read_again() -> None:
    ties = Ties()
    node = Unheard(ties, LocalBus(), lambda: 1.0)  # type: ignore[arg-type]
    async with node.listening():
        reading = asyncio.create_task(node.by(ANNA))
        await asyncio.sleep(0)
        ties.blocked = frozenset({BERT})
        ties.tell(ANNA)
        assert await reading == frozenset()
        async with asyncio.timeout(10):
            while await node.by(ANNA) != {BERT}:
                await asyncio.sleep(0)
