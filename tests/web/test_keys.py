"""Attack 12: a key that can be guessed, or read by others, opens no server; and a good one is made by one command."""

import asyncio
import base64
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from mokum.bootstrap import _open_database, _open_store, check, rotate_keys
from mokum.cli.app import app
from mokum.keyring import keys_of
from mokum.settings import BadSettings, Settings
from mokum.store import Entry, Store
from mokum.store.keys import KEY_BYTES, weakness
from mokum.store.sealing import Seal

ZEROS = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
GOOD = sha256(b"a key of the tests").digest()
WEAK = {
    "zeros": bytes(32),
    "ones": b"\xff" * 32,
    "two bytes in turn": b"\x00\xff" * 16,
    "few different bytes": bytes(number % 11 for number in range(32)),
    "counted up": bytes(range(32)),
    "counted down by threes": bytes((200 - 3 * number) % 256 for number in range(32)),
    "a word again and again": b"correct-horse" * 2 + b"correc",
    "a sentence": b"nine herons on a barge at dawn!!",
    "half of a key twice": GOOD[:16] * 2,
}


def told(**settings: Any) -> Settings:
    return Settings(**{"_env_file": None, **settings})


def site(key: str) -> Settings:
    return told(database="postgresql://mokum@nowhere/mokum", key=key)


@pytest.mark.parametrize("key", WEAK.values(), ids=WEAK.keys())
def test_attack_12_a_weak_key_opens_no_server(key: bytes) -> None:
    assert len(key) == KEY_BYTES
    with pytest.raises(BadSettings, match="mokum keys new"):
        check(site(base64.b64encode(key).decode()))


def test_attack_12_the_key_that_was_once_the_example_is_refused_and_not_repeated() -> None:
    with pytest.raises(BadSettings) as refused:
        check(site(ZEROS))
    assert ZEROS not in str(refused.value)


@pytest.mark.parametrize("key", ["", "c2hvcnQ=", "not base64", "change-me"])
def test_whoever_has_no_key_is_told_how_to_make_one(key: str) -> None:
    with pytest.raises(BadSettings, match="mokum keys new"):
        check(site(key))


def test_keys_by_chance_are_all_good() -> None:
    """Ten thousand of them, the same ones every time."""
    for number in range(10_000):
        assert weakness(sha256(number.to_bytes(4, "big")).digest()) is None


def test_the_command_makes_a_key_that_opens_a_server_and_another_the_next_time() -> None:
    first, second = (CliRunner().invoke(app, ["keys", "new"]) for _ in range(2))
    assert first.exit_code == second.exit_code == 0
    assert first.stdout != second.stdout
    assert first.stdout.count("\n") == 1
    check(site(first.stdout.strip()))


def beside(folder: Path, content: bytes, mode: int) -> tuple[Settings, Path]:
    """A server in a file whose key is there already."""
    key = folder / "a.db.key"
    key.write_bytes(content)
    key.chmod(mode)
    return told(database=f"sqlite:///{folder / 'a.db'}"), key


@pytest.mark.parametrize("content", [b"", GOOD[:31], GOOD + b"\n", bytes(32)], ids=["empty", "short", "long", "zeros"])
def test_attack_12_a_file_that_holds_no_good_key_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    settings, key = beside(tmp_path, content, 0o600)
    with pytest.raises(BadSettings, match=r"a\.db\.key"):
        check(settings)
    assert key.read_bytes() == content


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o606, 0o660])
def test_attack_12_a_key_that_others_may_read_is_closed_to_them_and_that_is_said(tmp_path: Path, mode: int) -> None:
    settings, key = beside(tmp_path, GOOD, mode)
    with capture_logs() as lines:
        check(settings)
        check(settings)
    assert key.stat().st_mode & 0o777 == 0o600
    (line,) = lines
    assert (line["log_level"], line["mode"]) == ("warning", f"{mode:03o}")
    assert not {"key", GOOD, str(key)} & set(line.values())


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_attack_12_an_open_key_that_is_not_ours_to_close_is_refused(tmp_path: Path) -> None:
    settings, key = beside(tmp_path, GOOD, 0o644)
    os.chown(key, 12345, -1)
    with pytest.raises(BadSettings, match="chmod 600"):
        check(settings)


def test_attack_5_a_file_gets_a_new_key_and_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings, table = told(), "00000000-0000-4000-8000-000000000001"
    asyncio.run(in_store(settings, lambda store: store.append(table, 0, [Entry(table, "", "made", b"dealt")])))
    before = (tmp_path / "mokum.db.key").read_bytes()
    rotated = CliRunner().invoke(app, ["keys", "rotate"])
    assert rotated.exit_code == 0, rotated.output
    assert "1 had another one" in rotated.output
    after = (tmp_path / "mokum.db.key").read_bytes()
    assert after != before
    assert not (tmp_path / "mokum.db.key.next").exists()
    assert (tmp_path / "mokum.db.key").stat().st_mode & 0o777 == 0o600
    [row] = asyncio.run(in_store(settings, lambda store: store.read(table)))
    assert row.body == b"dealt"


def test_attack_5_a_change_of_keys_that_was_interrupted_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings, tables = told(), [f"00000000-0000-4000-8000-00000000000{number}" for number in range(3)]
    for table in tables:
        asyncio.run(in_store(settings, append_to(table)))
    (tmp_path / "mokum.db.key.next").write_bytes(GOOD)
    asyncio.run(in_store(settings, append_to(tables[0], 1)))
    asyncio.run(reseal_one(settings, tables[1]))
    for table in tables:
        assert asyncio.run(in_store(settings, reading(table)))
    assert asyncio.run(rotate_keys(settings)) == 2
    assert (tmp_path / "mokum.db.key").read_bytes() == GOOD
    for table in tables:
        assert asyncio.run(in_store(settings, reading(table)))


def test_attack_5_a_change_of_keys_that_was_interrupted_before_its_key_was_written_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings, table = told(), "00000000-0000-4000-8000-000000000001"
    asyncio.run(in_store(settings, append_to(table)))
    (tmp_path / "mokum.db.key.next").write_bytes(b"")
    assert asyncio.run(in_store(settings, reading(table)))
    assert asyncio.run(rotate_keys(settings)) == 1
    assert asyncio.run(in_store(settings, reading(table)))


def append_to(table: str, after: int = 0) -> Callable[[Store], Awaitable[Any]]:
    command = f"{table[:-12]}{after:012d}"
    return lambda store: store.append(table, after, [Entry(command, "", "made", b"dealt")])


def reading(table: str) -> Callable[[Store], Awaitable[Any]]:
    return lambda store: store.read(table)


async def in_store(settings: Settings, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """With the store as a server opens it."""
    async with AsyncExitStack() as stack:
        return await work(await _open_store(await _open_database(settings), keys_of(settings), stack))


async def reseal_one(settings: Settings, table: str) -> None:
    """What a change of keys does first, before something stops it."""
    old = (Path("mokum.db.key")).read_bytes()
    with closing(sqlite3.connect("mokum.db")) as database, database:
        [(sealed,)] = database.execute("SELECT body FROM secrets WHERE table_id = ?", (table,)).fetchall()
        new = Seal(GOOD).close(table, Seal(old).open(table, sealed))
        database.execute("UPDATE secrets SET body = ? WHERE table_id = ?", (new, table))
