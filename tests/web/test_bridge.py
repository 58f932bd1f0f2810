"""`mokum bridge`: bots of this machine play at a real server, and whatever they do costs them a turn at most."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.processes import PATIENCE
from coroutines import story
from mokum.catalog import game as find_game
from mokum.kernel.verifying import verify
from mokum.lab.bridge import Bridge, Door, Revoked
from mokum.lab.bridge.player import Player
from web.browsers import Browser, Json, Socket
from web.nodes import serving
from web.programs import Program, owner_at
from web.servers import OpenServer
from web.test_playing import play_to_the_end

EXAMPLES = Path(__file__).parents[2] / "examples/bots"
FALLIBLE = """
import json, sys, time
turns = int(open("turns").read() or 0)
for line in sys.stdin:
    if json.loads(line)["type"] == "turn":
        turns += 1
        print(turns, file=open("turns", "w"))
        if turns == 3: print("rubbish", flush=True); continue
        if turns == 4: time.sleep(600)
        if turns == 6: raise SystemExit("I give up")
        print('{"move": 0}', flush=True)
"""


class Bridged:
    """A bridge in a thread, and what it said."""

    def __init__(self, program: Program, named: str) -> None:
        self.said: list[str] = []
        self.ended: list[BaseException] = []
        address = f"http://localhost:{program.server.port}"
        door = Door(address, program.token)
        make = lambda table: Player(door, table, named, program.token.encode(), self.said.append)  # noqa: E731
        self._bridge = Bridge(door, make, self.said.append)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self._bridge.run()
        except Revoked as error:
            self.ended.append(error)


@contextmanager
def bridged(program: Program, named: str) -> Iterator[Bridged]:
    """Stopped by its owner in the end."""
    bridge = Bridged(program, named)
    try:
        yield bridge
    finally:
        program.owner.ask("DELETE", f"/api/bots/{program.ref}")
        bridge.thread.join(10)
        assert not bridge.thread.is_alive()
        assert bridge.ended


async def until_over(host: Socket, table: str) -> Json:
    now = await host.up_to(table, 0)
    while now["phase"] != "over":
        now = await host.up_to(table, now["version"] + 1)
    return now


@story
async def test_programs_in_three_languages_finish_a_game_at_a_server(server: OpenServer) -> None:
    host, owner = Browser(server).come_in(), owner_at(server)
    commands = ("python3 longest.py", "node busy.mjs", "first.sh")
    named = [f"exec:{' '.join((*words[:-1], str(EXAMPLES / words[-1])))}" for words in map(str.split, commands)]
    programs = [Program(server, owner) for _ in named]
    table = host.open_table(seats=3)
    with (
        bridged(programs[0], named[0]) as first,
        bridged(programs[1], named[1]),
        bridged(programs[2], named[2]),
    ):
        async with host.socket() as one:
            await one.watch(table)
            for seat, program in enumerate(programs):
                await one.done(table, {"type": "Invite", "seat": seat, "name": program.bot["name"]})
            now = await until_over(one, table)
        assert [seat["name"] for seat in now["seats"]] == [program.bot["name"] for program in programs]
        record = host.ask("GET", f"/api/tables/{table}/record").body.decode()
        assert verify(record, find_game).names == tuple(program.bot["name"] for program in programs)
        assert not [said for said in first.said if "fail" in said or "Not connected" in said]


@story
async def test_a_program_that_lies_hangs_and_dies_loses_turns_and_nothing_else(
    server: OpenServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started again each time, and remembers in a file how far it is."""
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text(FALLIBLE)
    Path("turns").touch()
    anna, program = Browser(server).come_in(), Program(server, owner_at(server))
    table = anna.open_table(seats=2)
    with bridged(program, f"exec[seconds=0.5]:{sys.executable} bad.py"):
        async with anna.socket() as one:
            await one.watch(table)
            await one.sit(table, 0)
            await one.done(table, {"type": "Invite", "seat": 1, "name": program.bot["name"]})
            now = await one.up_to(table, 0)
            while now["phase"] != "dealing":
                now = await one.up_to(table, now["version"] + 1)
            await one.open_part(table, 0)
            now = await play_to_the_end(one, table, 0)
    assert int(Path("turns").read_text()) > 10, "it went on after each of its three faults"
    assert not now["seats"][1]["stand_in"]
    assert now["result"]["outcome"]


@pytest.mark.long
@story
async def test_a_bridge_comes_back_to_a_server_that_was_away(tmp_path: Path) -> None:
    """The server is closed in the middle of a game and opened again at the same place."""
    with serving("--file", "mokum.db", folder=tmp_path) as server:
        host, owner = Browser(server).come_in(), owner_at(server)
        program = Program(server, owner)
        table = host.open_table(seats=2)
        bridge = Bridged(program, "greedy")
        async with host.socket() as one:
            await one.watch(table)
            await one.sit(table, 0)
            await one.done(table, {"type": "Invite", "seat": 1, "name": program.bot["name"]})
            now = await one.up_to(table, 0)
            while now["phase"] != "dealing":
                now = await one.up_to(table, now["version"] + 1)
            await one.open_part(table, 0)
            while now["awaited"] != [0]:
                now = await one.up_to(table, now["version"] + 1)
        server.terminate()
    with serving("--file", "mokum.db", folder=tmp_path, port=server.port):
        async with host.socket() as one:
            await one.watch(table)
            now = await one.up_to(table, 0)
            while 1 not in now["awaited"]:
                seq = await one.done(table, {"type": "Play", "move": now["moves"][0]})
                now = await one.up_to(table, seq)
            async with asyncio.timeout(PATIENCE):
                while 1 in now["awaited"]:
                    now = await one.up_to(table, now["version"] + 1)
        owner.ask("DELETE", f"/api/bots/{program.ref}")
        bridge.thread.join(10)
        assert bridge.ended
    assert [said for said in bridge.said if "Not connected" in said]


def test_the_command_says_what_is_wrong_and_stops_when_told(server: OpenServer) -> None:
    program = Program(server, owner_at(server))
    address = f"http://localhost:{server.port}"

    def run(*words: str, token: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", "from mokum.cli.app import app; app()", "bridge", *words]
        environment = {**os.environ, "MOKUM_TOKEN": token}
        return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)

    stopped = run(address, "--bot", "greedy", token=program.token)
    assert stopped.stderr is not None
    assert stopped.stderr.readline() == f"Connected as {program.bot['name']}.\n"
    stopped.send_signal(signal.SIGINT)
    assert "Stopped." in stopped.communicate(timeout=PATIENCE)[1]
    assert stopped.returncode == 0
    refused = run(address, "--bot", "greedy", token="mokum_x")
    assert "does not know this token" in refused.communicate(timeout=PATIENCE)[1]
    assert refused.returncode == 1


@pytest.mark.parametrize("words", [("play.example.org", "--bot", "greedy"), ("http://localhost", "--bot", "nobody")])
def test_the_command_refuses_what_cannot_be(words: tuple[str, ...]) -> None:
    from typer.testing import CliRunner

    from mokum.cli.app import app

    result = CliRunner().invoke(app, ["bridge", *words, "--token", "mokum_x"])
    assert result.exit_code == 2
    assert "mokum_x" not in result.output
