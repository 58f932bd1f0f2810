"""Reads the stream of a bot, hands each table's lines to a thread of its own, and comes back when it is cut off."""

import queue
import random
import threading
import time
from collections.abc import Callable

from mokum.lab.bridge.door import AGAIN, LOST, Door, Line, Revoked, TurnedAway
from mokum.lab.bridge.player import Player

LONGEST_WAIT = 30.0
"""Seconds between two tries to reach the server, at most."""
REVOKED = 4003
MakePlayer = Callable[[str], Player]


class Bridge:
    """Runs until it is stopped, or its token is revoked."""

    def __init__(self, door: Door, make_player: MakePlayer, say: Callable[[str], None]) -> None:
        self._door, self._make_player, self._say = door, make_player, say
        self._tables: dict[str, queue.SimpleQueue[Line | None]] = {}
        self._threads: set[threading.Thread] = set()

    def run(self) -> None:
        """Raises `Revoked` when the token opens nothing any more."""
        wait = 1.0
        try:
            while True:
                try:
                    for line in self._door.lines():
                        wait = 1.0
                        self._take(line)
                    why = "the stream has ended"
                except Revoked:
                    raise
                except (*LOST, TurnedAway) as error:
                    why = str(error) or type(error).__name__
                self._say(f"Not connected: {why}. Trying again.")
                time.sleep(wait * random.uniform(0.5, 1))
                wait = min(wait * 2, LONGEST_WAIT)
        finally:
            self._stop()

    def _take(self, line: Line) -> None:
        if line.type == "hello":
            self._say(f"Connected as {line.name}.")
        elif line.type == "closing" and line.code == REVOKED:
            raise Revoked(401, "bad_token", "The token was revoked.")
        elif line.table:
            if line.table not in self._tables:
                self._open(line.table)
            self._tables[line.table].put(line)
            if line.type in {"over", "left"}:
                del self._tables[line.table]

    def _open(self, table: str) -> None:
        lines = self._tables[table] = queue.SimpleQueue()
        thread = threading.Thread(target=self._play, args=(table, lines), daemon=True, name=f"table {table}")
        self._threads.add(thread)
        thread.start()

    def _play(self, table: str, lines: "queue.SimpleQueue[Line | None]") -> None:
        player = self._make_player(table)
        try:
            while (line := lines.get()) is not None:
                try:
                    if not player.take(line):
                        return
                except LOST as error:
                    self._say(f"{table}: {error}")
                    time.sleep(AGAIN)
                    lines.put(line)
        finally:
            player.leave()
            self._threads.discard(threading.current_thread())

    def _stop(self) -> None:
        for lines in self._tables.values():
            lines.put(None)
        for thread in list(self._threads):
            thread.join(1.0)
