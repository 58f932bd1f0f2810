"""Whoever comes back gets exactly what was missed, from any number on; from far behind, where the table stands."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coroutines import story
from mokum.kernel.chance import QuickChance
from mokum.kernel.fair import contribution_hash
from mokum.tables.node.feed import FAR_BEHIND
from tables.party import part_of
from wire.following import Follower, Heard
from wire.nodes import Node, running
from wire.playing import letters
from wire.raw import Http
from wire.serving import serve

SEATS = 2


class Evening:
    """A table, people who sit there and one who looks on; all ask by HTTP, so that lines are cut without any effect."""

    def __init__(self, node: Node, table: str, people: list[Http]) -> None:
        self.node = node
        self.table = table
        self.people = people
        self.steady: list[Follower] = []
        self.stories: list[list[Heard]] = [[] for _ in people]
        """By viewer: what one who never left has heard."""
        self._chance = QuickChance("evening")
        self._orders = 0

    @property
    def seq(self) -> int:
        """Where the table is."""
        return self.stories[0][-1].seq

    async def order(self, who: int, **do: object) -> None:
        self._orders += 1
        command = f"00000000-0000-4000-8000-{self._orders:012d}"
        done = await self.people[who].json("POST", f"/api/tables/{self.table}/orders", {"command": command, "do": do})
        await self._hear(done["version"])

    async def _hear(self, seq: int) -> None:
        for follower, heard in zip(self.steady, self.stories, strict=True):
            while not heard or heard[-1].seq < seq or heard[-1].now is None:
                heard.append(await follower.hear())

    async def move(self, *, lingering: bool = False) -> bool:
        """Any legal move of anybody; False once the game is over. Who lingers ends a turn only when it must be."""
        for seat in range(SEATS):
            seen = await self.people[seat].json("GET", f"/api/tables/{self.table}")
            if moves := seen["moves"]:
                moves = [move for move in moves if lingering and move != "end"] or moves
                await self.order(seat, type="Play", move=moves[self._chance.below(len(moves))])
                return True
        return False

    def known(self, viewer: int, after: int) -> list[bytes]:
        """What one who never left heard behind a sequence number."""
        return [heard.what for heard in self.stories[viewer] if heard.seq > after]

    def sight(self, viewer: int) -> bytes:
        now = self.stories[viewer][-1].now
        assert now is not None
        return now

    def follower(self, viewer: int) -> Follower:
        return Follower(self.node, self.people[viewer], self.table)


@asynccontextmanager
async def evening(node: Node, game: str) -> AsyncIterator[Evening]:
    people = [Http(node) for _ in range(SEATS + 1)]
    for number, person in enumerate(people):
        await person.come_in(f"Visitor {letters(number)}")
    wish = {"command": "00000000-0000-4000-8000-000000000000", "game": game, "seats": SEATS, "delay": 0}
    opened = Evening(node, (await people[0].json("POST", "/api/tables", wish))["table"], people)
    opened.steady = [opened.follower(viewer) for viewer in range(len(people))]
    for follower in opened.steady:
        await follower.come(0)
    for seat in range(SEATS):
        sealed = contribution_hash(opened.table, seat, part_of(seat)).hex()
        await opened.order(seat, type="Sit", seat=seat, part_hash=sealed)
    await opened.order(0, type="Start")
    for seat in range(SEATS):
        await opened.order(seat, type="OpenPart", part=part_of(seat).hex())
    try:
        yield opened
    finally:
        for follower in opened.steady:
            follower.leave()
        for person in people:
            person.hang_up()


async def play(opened: Evening, seq: int) -> None:
    """Until the table is so far, and everybody who never left has heard it; then they leave too."""
    while opened.stories[0][-1].seq < seq:
        assert await opened.move(lingering=True), "the game was too short"
    for follower in opened.steady:
        follower.leave()


async def resume(opened: Evening, viewer: int, follower: Follower, after: int) -> None:
    """One who is at this sequence number comes back."""
    heard = await follower.missing()
    seq = opened.seq
    assert heard[-1].seq == seq
    assert heard[-1].now == opened.sight(viewer)
    if 0 < seq - after <= FAR_BEHIND:
        assert [each.seq for each in heard] == list(range(after + 1, seq + 1))
        assert [each.what for each in heard] == opened.known(viewer, after)
        assert not any(each.is_snapshot for each in heard)
    else:
        assert [each.is_snapshot for each in heard] == [True]


async def resume_from(opened: Evening, places: Iterable[int], *, new_line_every: int) -> int:
    """Every viewer, from all these places."""
    resumed = 0
    for viewer in range(len(opened.people)):
        follower = opened.follower(viewer)
        for number, after in enumerate(places):
            if number % new_line_every == 0:
                await follower.come(after)
            else:
                follower.watch(after)
            await resume(opened, viewer, follower, after)
            resumed += 1
        assert await follower.is_silent()
        follower.leave()
    return resumed


@story
async def test_whoever_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        async with evening(node, "harbour") as opened:
            await play(opened, FAR_BEHIND + 12)
            edge = opened.seq - FAR_BEHIND
            places = [*range(0, opened.seq, 23), *range(edge - 1, edge + 2), opened.seq - 1, opened.seq]
            places += [opened.seq + 1, opened.seq + 50, 2**31]
            await resume_from(opened, places, new_line_every=5)


@story
async def test_a_line_that_is_cut_after_every_message_loses_nothing(tmp_path: Path) -> None:
    with running(serve, tmp_path, database=f"sqlite:///{tmp_path}/mokum.db") as node:
        async with evening(node, "routes") as opened:
            for follower in opened.steady[:SEATS]:
                follower.leave()
            opened.steady, opened.stories = opened.steady[SEATS:], opened.stories[SEATS:]
            await flap(opened, viewer=0, moves=25)


async def flap(opened: Evening, viewer: int, moves: int) -> None:
    """The line is cut after each message, between two moves and amid them; and each time a snapshot says the same."""
    follower, story = opened.follower(viewer), list[Heard]()
    for _ in range(moves):
        moving = asyncio.create_task(opened.move())
        before = story[-1].seq if story else 0
        await follower.come(before)
        heard = await follower.missing()
        assert [each.seq for each in heard if not each.is_snapshot] == list(range(before + 1, heard[-1].seq + 1))
        story += [each for each in heard if not each.is_snapshot]
        await moving
        await follower.come(story[-1].seq)
        story += [each for each in await follower.missing() if not each.is_snapshot]
        incremental = story[-1]
        assert incremental.seq == opened.seq
        await follower.come(None)
        [snapshot] = await follower.missing()
        assert (snapshot.seq, snapshot.now) == (incremental.seq, incremental.now)
    await follower.come(0)
    assert [each.what for each in await follower.missing()] == [each.what for each in story]
    follower.leave()


@pytest.mark.long
@pytest.mark.parametrize("game", ["routes", "harbour"])
@story
async def test_from_every_sequence_number(tmp_path: Path, postgres_url: str, game: str) -> None:
    with running(serve, tmp_path, database=postgres_url) as node:
        async with evening(node, game) as opened:
            await play(opened, FAR_BEHIND + 20 if game == "harbour" else 40)
            everywhere = range(opened.seq + 2)
            assert await resume_from(opened, everywhere, new_line_every=3) == len(everywhere) * (SEATS + 1)
