"""Bots of people that do wrong on order, each with a token and a `mokum bridge` in a process of its own."""

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cli.processes import environment
from web.browsers import Browser
from web.programs import Program
from web.servers import OpenServer

HERE = Path(__file__).parent
LANGUAGES = {"faulty.py": (sys.executable, "-S"), "faulty.mjs": (shutil.which("node") or "node",), "faulty.sh": ()}
FAULTS = {
    "killed": "it was killed",
    "hung": "it did not answer in time",
    "rubbish": "its answer 'I think that I pass' cannot be read",
    "illegal": "is not a number from 0 to",
    "endless": "its answer is longer than 65536 bytes",
}
"""What the bridge says of each of them."""
BRIDGE = "bridge"
"""An order to end the bridge itself."""


class BridgedBot:
    """A bot, its orders by the number of its turn, and what came of them. It is started again when it was killed."""

    def __init__(self, server: OpenServer, owner: Browser, folder: Path, file: str, orders: Mapping[int, str]) -> None:
        self.orders = orders
        self.started = 0
        self._address = server.origin
        self._account = Program(server, owner)
        self._folder = folder
        folder.mkdir()
        turns = (orders.get(turn, "") for turn in range(1, max(orders) + 1))
        (folder / "orders").write_text("".join(f"{order}\n" for order in turns))
        (folder / "said").touch()
        self._named = "exec:" + " ".join((*LANGUAGES[file], str(HERE / file), str(folder)))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def name(self) -> str:
        name: str = self._account.bot["name"]
        return name

    def start(self) -> None:
        command = [sys.executable, "-c", "from mokum.cli.app import app; app()"]
        words = ["bridge", self._address, "--bot", self._named]
        told = environment({"MOKUM_TOKEN": self._account.token})
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen([*command, *words], env=told, stdout=log, stderr=log)
        self.started += 1

    def start_again_if_killed(self) -> None:
        assert self._process is not None
        code = self._process.poll()
        if code is not None:
            assert code == -signal.SIGKILL, self.log()
            self.start()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(20)

    def log(self) -> str:
        """What the bridge has said, each time that it was started."""
        return (self._folder / "log").read_text()

    def said(self) -> list[str]:
        """What it answered at each turn that it was asked, or what it was told to do instead."""
        return (self._folder / "said").read_text().splitlines()

    def over(self) -> Any:
        """How it was told that the game ended."""
        return json.loads((self._folder / "over").read_text())
