"""Attack 6: somebody else on NATS reads nothing, forges nothing, and plays nothing again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import nats
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from coroutines import story
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.store import Entry, Row
from mokum.store.chain import forge
from mokum.tables.bus.hints import Hint, rows_subject, write_hint
from mokum.tables.bus.nats import NatsBus
from mokum.tables.bus.post import FRESH, HEAD, SENDERS, Post
from mokum.tables.log.bodies import Body, kind_of, write_body
from mokum.tables.log.happenings import Resigned
from mokum.tables.serving.talking import Talking
from store.places import KEY, Place, new_id
from tables.party import ANNA, WATCHING, a_hall, begin, play_some, see
from tables.test_whole_games import NATS
from tables.watching import Watcher

SUBJECT = "mokum.test.strangers"


@contextlib.asynccontextmanager
async def a_stranger() -> AsyncIterator[Client]:
    """A client without the key of the server."""
    client = await nats.connect(NATS)
    try:
        yield client
    finally:
        await client.close()


@contextlib.asynccontextmanager
async def a_bus() -> AsyncIterator[NatsBus]:
    bus = NatsBus(NATS, Post(KEY))
    try:
        yield bus
    finally:
        await bus.close()


@pytest.mark.parametrize("slug", games())
@story
async def test_whoever_listens_reads_no_card_and_no_word(slug: str, sqlite_place: Place) -> None:
    async with a_bus() as bus, a_stranger() as stranger, a_hall(sqlite_place, bus) as hall:
        overheard: list[bytes] = []

        async def hear(message: Msg) -> None:
            overheard.append(message.data)

        await stranger.subscribe("mokum.>", cb=hear)
        await stranger.flush()
        table = await begin(hall, slug, games()[slug].meta.seats[-1])
        await play_some([hall], table, 12)
        await Talking(hall).say(ANNA, table, "what only this table may hear")
        rows = await hall.store.read(table)
        async with asyncio.timeout(10):
            while len(overheard) < 12:
                await asyncio.sleep(0.02)
    heard = b"".join(overheard)
    assert b"what only this table may hear" not in heard
    for row in rows:
        assert row.body not in heard
        assert row.hash not in heard


@pytest.mark.parametrize("slug", games())
def test_two_servers_that_differ_in_hidden_things_send_as_many_bytes_on_the_bus(slug: str) -> None:
    """And the rest of them is ciphertext: no byte behind the head is the same for certain."""
    hint = write_hint(Hint(bytes(32), ()))
    other = bytes(reversed(hint))
    sealed, twin = Post(KEY).close(slug, hint), Post(KEY).close(slug, other)
    assert len(sealed) == len(twin)
    assert hint not in sealed
    assert sealed[HEAD:] != twin[HEAD:]


def forged(row: Row, seat: int) -> bytes:
    """What a node would say if somebody gave up."""
    what = Resigned(seat)
    told = Entry(new_id(), ANNA.player, kind_of(what), write_body(Body("", 1, what)))
    return write_hint(Hint(row.hash, forge(row.hash, row.table, row.version, [told], row.at + 1)))


@story
async def test_a_forged_resignation_is_shown_to_nobody_and_the_table_plays_on(postgres_place: Place) -> None:
    async with a_bus() as bus, a_stranger() as stranger, a_hall(postgres_place, bus) as hall:
        table = await begin(hall, "routes", 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        rows = await hall.store.read(table)
        await watcher.until(len(rows))
        subject = rows_subject(table)
        for data in (forged(rows[-1], 0), b"", b"\xff" * 40, Post(bytes(32)).close(subject, forged(rows[-1], 0))):
            await stranger.publish(subject, data)
        await stranger.publish(subject, Post(KEY).close(rows_subject(new_id()), forged(rows[-1], 0)))
        await stranger.flush()
        await asyncio.sleep(0.2)
        assert (await see(hall, WATCHING, table)).version == len(rows)
        assert not any("Resigned" in encode(row).decode() for row in watcher.rows)
        assert await play_some([hall], table, 3) == 3  # with hints that are believed, `retry` was all that it said
        await watcher.close()


@story
async def test_a_message_is_heard_once_however_often_it_is_played() -> None:
    async with a_bus() as one, a_bus() as other, a_stranger() as stranger:
        heard: list[bytes] = []
        overheard: list[bytes] = []

        async def overhear(message: Msg) -> None:
            overheard.append(message.data)

        await stranger.subscribe(SUBJECT, cb=overhear)
        await other.subscribe(SUBJECT, heard.append)
        await stranger.flush()
        one.publish(SUBJECT, b"first")
        one.publish(SUBJECT, b"second")
        async with asyncio.timeout(10):
            while len(heard) < 2 or len(overheard) < 2:
                await asyncio.sleep(0.02)
        for data in list(overheard) * 3:
            await stranger.publish(SUBJECT, data)
        await stranger.flush()
        one.publish(SUBJECT, b"third")
        async with asyncio.timeout(10):
            while b"third" not in heard:
                await asyncio.sleep(0.02)
    assert heard == [b"first", b"second", b"third"]


def test_what_is_old_or_of_another_subject_is_not_believed() -> None:
    now = 1_000_000.0
    one, other = Post(KEY, clock=lambda: now), Post(KEY, clock=lambda: now + FRESH + 1)
    sealed = one.close("here", b"data")
    assert other.open("here", sealed) is None
    assert one.open("there", sealed) is None
    letter = one.open("here", sealed)
    assert letter is not None
    assert letter.data == b"data"


def test_a_site_changes_its_key_while_it_runs() -> None:
    new = bytes(range(100, 132))
    before, between, after = Post(KEY, new), Post(new, KEY), Post(new)
    for sender, reader in ((before, between), (between, before), (between, after), (after, before)):
        letter = reader.open(SUBJECT, sender.close(SUBJECT, b"data"))
        assert letter is not None
        assert letter.data == b"data"
    assert after.open(SUBJECT, Post(KEY).close(SUBJECT, b"data")) is None


def test_a_crowd_of_strange_senders_is_not_remembered() -> None:
    post = Post(KEY)
    for number in range(2 * SENDERS):
        assert post.open(SUBJECT, msgspec.msgpack.encode(number) * 99) is None
    assert not post._known
