"""What is kept beside the log: snapshots that may go, secrets that are sealed, and chat that can be taken back."""

from pathlib import Path

import pytest

from coroutines import story
from mokum.database import Database
from mokum.store import ChatLine, Greeting, Snapshot, WrongKey, open_store
from store.places import START, Place, SqlitePlace, entry, new_id


@story
async def test_the_latest_snapshot_is_kept(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        rows = await store.append(table, 0, [entry() for _ in range(5)])
        assert await store.snapshot(table) is None
        for version in (2, 4, 3):
            assert await store.keep_snapshot(table, version, rows[version - 1].hash, b"state %d" % version)
        assert await other.snapshot(table) == Snapshot(table, 4, rows[3].hash, b"state 4")


@story
async def test_a_snapshot_may_be_deleted_at_any_time(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry()])
        await store.keep_snapshot(table, 1, rows[0].hash, b"state")
        await store.drop_snapshot(table)
        assert await store.snapshot(table) is None
        assert await store.read(table) == list(rows)
        await store.keep_snapshot(table, 1, rows[0].hash, b"state")
        assert await store.snapshot(table) is not None


@story
async def test_a_snapshot_that_the_log_does_not_know_is_not_given(place: Place) -> None:
    table = new_id()
    async with place.node() as store:
        rows = await store.append(table, 0, [entry(), entry()])
        await store.keep_snapshot(table, 2, rows[0].hash, b"of another story")
        assert await store.snapshot(table) is None
        await store.keep_snapshot(table, 3, rows[1].hash, b"of the future")
        assert await store.snapshot(table) is None


@story
async def test_a_secret_is_kept_once_and_sealed(place: Place) -> None:
    table, body = new_id(), b"the seed of the deal"
    async with place.node() as store, place.node() as other:
        assert await store.secret(table) is None
        assert await store.keep_secret(table, body) == body
        assert await other.secret(table) == body
        assert await other.keep_secret(table, b"a second seed") == body, "the first one was committed to"
        kept = await place.secret_as_kept(table)
        assert body not in kept
        assert kept != body


@story
async def test_secrets_are_nowhere_on_the_disk_in_the_open(sqlite_place: SqlitePlace) -> None:
    body, table = b"nobody may read this 5b1f", new_id()
    async with sqlite_place.node() as store:
        await store.keep_secret(new_id(), body)
        await store.say(table, "", "everybody may read this", 0)
        disk = b"".join(Path(sqlite_place.path + end).read_bytes() for end in ("", "-wal"))
    assert b"everybody may read this" in disk
    assert body not in disk


@story
async def test_a_secret_opens_with_its_key_and_at_its_table_only(sqlite_place: SqlitePlace) -> None:
    mine, other = new_id(), new_id()
    async with sqlite_place.node() as store:
        await store.keep_secret(mine, b"seed")
        sealed = await sqlite_place.secret_as_kept(mine)
        await sqlite_place.execute("INSERT INTO secrets (table_id, body) VALUES ($1, $2)", other, sealed)
        with pytest.raises(WrongKey):
            await store.secret(other)
    stranger = await open_store(Database(sqlite_place.url), key=bytes(32))
    with pytest.raises(WrongKey):
        await stranger.secret(mine)
    await stranger.close()


@story
async def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        await open_store(Database("memory:"), key=b"short")


@story
async def test_chat_is_read_in_pages_from_the_end(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        said = [await store.say(table, "ann", f"line {number}", number) for number in range(7)]
        await store.say(new_id(), "ann", "at another table", 3)
        assert await other.chat(table) == said
        assert await other.chat(table, limit=3) == said[-3:]
        assert await other.chat(table, said[4].id, 3) == said[1:4]
        assert await other.chat(table, said[0].id) == []
        assert await store.version(table) == 0, "chat is no part of the log"


@story
async def test_a_hidden_line_is_shown_to_nobody(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        first, second, third = [await store.say(table, "ann", text, 1) for text in ("one", "<b>'; --", "three")]
        assert second.text == "<b>'; --"
        await other.hide_chat(second.id)
        assert await store.chat(table) == [first, third]


@story
async def test_attack_10_all_lines_of_somebody_are_found_page_by_page_hidden_ones_too(place: Place) -> None:
    one, other = new_id(), new_id()
    async with place.node() as store:
        said = [
            await store.say(table, "ann", f"line {number}", number) for number, table in enumerate((one, other) * 3)
        ]
        await store.say(one, "bob", "not hers", 9)
        await store.hide_chat(said[2].id)
        found: list[ChatLine] = []
        while page := await store.lines_of("ann", found[-1].id if found else 0, 4):
            found += page
        assert found == said


@story
async def test_attack_10_lines_that_are_forgotten_leave_no_word(place: Place) -> None:
    one, other = new_id(), new_id()
    async with place.node() as store, place.node() as another:
        said = [await store.say(table, "ann", "a secret of Ann", 1) for table in (one, other) * 3]
        kept = await store.say(one, "bob", "a word of Bob", 2)
        await store.hide_chat(said[2].id)
        forgotten: list[tuple[int, str]] = []
        while page := await another.forget_lines("ann", 4):
            assert len(page) <= 4
            forgotten += page
        assert sorted(forgotten) == [(line.id, line.table) for line in said]
        assert (await store.chat(one), await store.chat(other)) == ([kept], [])
        assert await store.lines_of("ann") == []
        # The number of a line that is gone is given to no other: who looks on would take one for the other.
        assert (await store.say(other, "bob", "more", 3)).id > kept.id


@story
async def test_attack_10_what_is_forgotten_is_nowhere_in_the_database(sqlite_place: Place) -> None:
    async with sqlite_place.node() as store:
        await store.say(new_id(), "ann", "a secret of Ann", 1)
        assert await store.forget_lines("ann")
    assert await sqlite_place.execute("SELECT actor, text, hidden FROM chat") == [("", "", 1)]


@story
async def test_attack_10_a_line_keeps_the_room_in_which_it_was_said(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        seated = [await store.say(table, "ann", f"seated {number}", number) for number in range(3)]
        aside = await store.say(table, "wim", "she has the orange card", 4, spectator=True)
        more = await store.say(table, "ann", "more", 5)
        assert aside.spectator
        assert await other.chat(table) == [*seated, aside, more]
        assert await other.chat(table, limit=2, spectators=False) == [seated[-1], more]


@story
async def test_lines_around_one_are_read_with_the_hidden_ones_and_those_of_spectators(place: Place) -> None:
    table = new_id()
    async with place.node() as store, place.node() as other:
        said = []
        for number in range(9):
            await store.say(new_id(), "eve", "elsewhere", START)
            said.append(await store.say(table, "ann", f"line {number}", START, spectator=number == 3))
        await store.hide_chat(said[4].id)
        around = await other.lines_around(table, said[4].id, 2)
        assert around == [(line, line is said[4]) for line in said[2:7]]
        assert await other.lines_around(table, said[0].id, 1) == [(said[0], False), (said[1], False)]
        await store.forget_lines("ann", 100)
        assert {line.text for line, _ in await other.lines_around(table, said[4].id, 2)} == {""}


@story
async def test_a_table_has_one_greeting_and_a_host_takes_all_of_theirs_along(place: Place) -> None:
    tables = sorted(new_id() for _ in range(3))
    async with place.node() as store, place.node() as other:
        assert await store.greeting(tables[0]) is None
        said = [Greeting(table, "ann", "tuesday, as always?", 5) for table in tables]
        for each in (said[0], said[1], Greeting(tables[2], "bob", "come", 6), said[2]):
            await store.greet(each)
        assert await other.greeting(tables[2]) == said[2]
        assert await other.greetings_of("ann", limit=2) == said[:2]
        assert await other.greetings_of("ann", tables[1]) == said[2:]
        assert await other.greetings_of("bob") == []
        await other.take_greeting_back(tables[1])
        assert await store.greetings_of("ann") == [said[0], said[2]]
        await store.forget_greetings("bob")
        await store.forget_greetings("ann")
        assert [await other.greeting(table) for table in tables] == [None] * 3
