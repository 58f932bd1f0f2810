"""Everything that a viewer is sent while a plan is played, byte for byte, over sockets and HTTP."""

import asyncio
import json
import uuid
from pathlib import Path

import msgspec

from mokum.tables.deciding.commands import AnyCommand
from wire.nodes import Node
from wire.raw import Http, RawSocket
from wire.rehearsing import Plan
from wire.twins import Person, set_clock

PATIENCE = 20.0


class Leak(AssertionError):
    """A viewer can tell two servers apart that differ only in what it may not know."""


class Viewer:
    """Looks on at one table, comes and goes, and keeps all that it is sent."""

    def __init__(self, node: Node, plan: Plan, person: Person) -> None:
        self.sent: list[bytes] = []
        self._node = node
        self._plan = plan
        self._http = Http(node, person.token)
        self._stranger = Http(node)
        self._socket: RawSocket | None = None
        self._seq = 0
        self._asked = 0

    async def come(self, seq: int | None) -> None:
        """A new line, from a sequence number on or from a snapshot."""
        ticket = await self._http.ticket()
        self._socket = await RawSocket.open(self._node)
        self._socket.say(type="hello", ticket=ticket, version=1)
        await self._hear("welcome")
        self._socket.say(type="watch", table=self._plan.table, **({} if seq is None else {"seq": seq}))
        while "now" not in await self._hear("happened", "snapshot"):
            pass

    async def come_again(self, *, with_snapshot: bool) -> None:
        self.leave()
        await self.come(None if with_snapshot else self._seq)

    def leave(self) -> None:
        assert self._socket is not None
        self._socket.cut()

    async def act(self, do: object, **more: object) -> dict[str, object]:
        """The viewer's own command, whatever becomes of it."""
        assert self._socket is not None
        self._asked += 1
        command = str(uuid.uuid5(uuid.NAMESPACE_OID, f"{self._plan} {self._asked}"))
        self._socket.say(type="act", table=self._plan.table, command=command, do=do, **more)
        while True:
            message = await self._hear("answer", "refused")
            if message.get("command") == command:
                return message

    async def see(self, seq: int) -> None:
        """All up to a sequence number; behind the fence nothing else is on its way."""
        assert self._socket is not None
        while self._seq < seq:
            await self._hear("happened", "snapshot")
        self._socket.say(type="sync", nonce="fence", sent=seq)
        await self._hear("sync")

    async def chat(self, text: str) -> None:
        assert self._socket is not None
        self._socket.say(type="chat", table=self._plan.table, command=str(uuid.UUID(int=len(self.sent))), text=text)
        await self._hear("chat")

    async def ask_around(self) -> None:
        """What HTTP tells, to the viewer and to somebody whom nobody knows."""
        table = f"/api/tables/{self._plan.table}"
        for http in (self._http, self._stranger):
            for path in (table, f"{table}/record", f"{table}/chat", "/api/tables?which=running&limit=50"):
                self.sent += await http.ask("GET", path)
        self.sent += await self._http.ask("GET", "/api/tables?which=mine&limit=50")

    async def _hear(self, *kinds: str) -> dict[str, object]:
        """Keeps whatever comes until one of these has come."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                data = await self._socket.hear()
                self.sent.append(data)
                message: dict[str, object] = json.loads(data)
                if message["type"] in ("happened", "snapshot"):
                    self._seq = int(str(message["seq"]))
                if message["type"] in kinds:
                    return message

    def hang_up(self) -> None:
        self.leave()
        self._http.hang_up()
        self._stranger.hang_up()


async def transcript(
    node: Node, folder: Path, plan: Plan, people: tuple[Person, ...], *, at_other: bool
) -> list[bytes]:
    """Plays the plan at one of the servers; the viewer leaves and comes back twice on the way."""
    seated = plan.viewer >= 0
    viewer = Viewer(node, plan, people[plan.viewer if seated else -1])
    others = [Http(node, person.token) for person in people[: plan.seats]]
    set_clock(folder, 0)
    await viewer.come(0)
    for number, step in enumerate(plan.steps):
        set_clock(folder, number + 1)
        for probe in step.probes:
            await viewer.act({"type": "Play", "move": probe})
        await viewer.act({"type": "Play", "move": "nothing of the kind"}, version=1)
        command: AnyCommand = step.other if at_other else step.one
        do = msgspec.to_builtins(command)
        if step.seat == plan.viewer:
            answer = await viewer.act(do)
            seq = answer["seq"]
        else:
            order = {"command": str(uuid.uuid5(uuid.NAMESPACE_OID, f"{plan.table} {number}")), "do": do}
            seq = (await others[step.seat].json("POST", f"/api/tables/{plan.table}/orders", order))["version"]
        await viewer.see(int(str(seq)))
        if number == len(plan.steps) // 3:
            await viewer.come_again(with_snapshot=False)
        elif number == 2 * len(plan.steps) // 3:
            await viewer.come_again(with_snapshot=True)
    await viewer.chat(f"how do you do, {plan.viewer}?")
    await viewer.ask_around()
    viewer.hang_up()
    for other in others:
        other.hang_up()
    return viewer.sent


def compare(plan: Plan, one: list[bytes], other: list[bytes]) -> None:
    """Raises `Leak` unless all is the same: content, number, order and length."""
    for number, (sent, sent_too) in enumerate(zip(one, other, strict=False)):
        if sent != sent_too:
            raise Leak(f"viewer {plan.viewer} can tell by message {number}:\n{sent.decode()}\n{sent_too.decode()}")
    if len(one) != len(other):
        raise Leak(f"viewer {plan.viewer} can tell by the number of messages: {len(one)} and {len(other)}")
