"""The types that scripts/wire writes for the client are those of what the server sends: TypeScript compares them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from coroutines import story
from mokum.catalog import shipped
from tables.party import a_few
from web.browsers import Browser, Json
from web.servers import OpenServer

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
MOVES = 25


async def messages_of(server: OpenServer, slug: str) -> list[Json]:
    """What a person is sent who opens a table, plays some moves against bots, talks, errs and gives up."""
    anna = Browser(server).come_in()
    async with anna.socket() as socket:
        seats = a_few(slug)
        table = anna.open_table(slug, seats, clock={"type": "live", "bank_ms": 600_000, "increment_ms": 0})
        kept = [await socket.watch(table)]
        await socket.sit(table, 0)
        for seat in range(1, seats):
            await socket.done(table, {"type": "SeatBot", "seat": seat, "bot": "random"})
        await socket.done(table, {"type": "Start"})
        now = await socket.up_to(table, await socket.open_part(table, 0))
        for _ in range(MOVES):
            while not now["moves"]:
                now = await socket.up_to(table, now["version"] + 1)
            answer = await socket.act(table, {"type": "Play", "move": now["moves"][-1]})
            now = await socket.up_to(table, answer["seq"])
            kept.append(answer)
        kept.append(await socket.act(table, {"type": "Play", "move": "no such move"}))
        await socket.send(type="sync", nonce="a", sent=1)
        await socket.send(type="chat", table=table, command="0d5e1b0e-2a0f-4f0c-9a3e-6f1f7a0c2b11", text="Hello!")
        kept += [await socket.next("sync"), await socket.next("chat"), await socket.next("presence")]
        await socket.up_to(table, await socket.done(table, {"type": "Resign"}))
        return kept + socket.kept


def faults(folder: Path, source: str) -> str:
    """What TypeScript has to say against a file beside the client's."""
    folder.joinpath("sample.ts").write_text(source)
    settings = {
        "extends": str(CLIENT / "tsconfig.json"),
        "compilerOptions": {"noEmit": True, "types": [], "paths": {"@/*": [f"{CLIENT}/src/*"]}},
        "include": ["sample.ts"],
    }
    folder.joinpath("tsconfig.json").write_text(json.dumps(settings))
    compiler = CLIENT / "node_modules" / ".bin" / "tsc"
    return subprocess.run([compiler, "-p", folder], capture_output=True, text=True, check=False).stdout


def sample(slug: str, messages: list[Json]) -> str:
    """The messages as literals, each of the type that it must have."""
    views = [message["now"]["view"] for message in messages if message.get("now") and message["now"]["view"]]
    events = [event for message in messages for event in message.get("what", {}).get("events", ())]
    assert views
    assert len(events) > MOVES
    return (
        'import type { Told } from "@/wire/table";\n'
        f'import type {{ Event, View }} from "@/wire/{slug}";\n'
        f"export const told: readonly Told[] = {json.dumps(messages)};\n"
        f"export const views: readonly View[] = {json.dumps(views)};\n"
        f"export const events: readonly Event[] = {json.dumps(events)};\n"
    )


@pytest.mark.parametrize("slug", shipped())
@story
async def test_what_is_sent_has_the_types_of_the_client(server: OpenServer, slug: str, tmp_path: Path) -> None:
    messages = await messages_of(server, slug)
    assert {"snapshot", "happened", "answer", "refused", "chat", "presence", "sync"} <= {
        one["type"] for one in messages
    }
    source = sample(slug, messages)
    assert faults(tmp_path, source) == ""
    assert "TS" in faults(tmp_path, source.replace('"hash"', '"hush"'))


def test_the_files_are_those_that_the_types_give() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/wire", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
