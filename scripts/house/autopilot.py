"""Plays on for somebody whose session is open in a browser, over HTTP and as the bots would, until something is so."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext

from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.kernel.codec import Codec

Sight = dict[str, Any]


TRIES = 3
"""A line may be cut, by a test or because nothing was said on it for long: then it is asked again, on another."""


class Autopilot:
    """One person's moves at one table."""

    def __init__(self, context: BrowserContext, address: str, table: str, bot: str = "greedy") -> None:
        self._ask = context.request
        self._address = address
        self._table = f"{address}/api/tables/{table}"
        self._bot = bot

    def look(self) -> Sight:
        """How the table stands."""
        answer = self._ask.get(self._table, max_retries=TRIES)
        assert answer.ok, answer.text()
        sight: Sight = answer.json()
        return sight

    def play(self, move: str) -> None:
        """Make this move."""
        body = {"command": str(uuid.uuid4()), "do": {"type": "Play", "move": move}}
        answer = self._ask.post(
            f"{self._table}/orders", data=body, headers={"Origin": self._address}, max_retries=TRIES
        )
        assert answer.ok, answer.text()

    def best(self, sight: Sight) -> str:
        """The move that the bot would make."""
        game = find_game(sight["game"])
        moves = game.catalogue.choose(sum(game.catalogue.bit(game.catalogue.parse(text)) for text in sight["moves"]))
        bot = make_bot(self._bot, game, f"{sight['table']}|{sight['version']}")
        return str(bot.choose(Codec(game).view(msgspec.json.encode(sight["view"])), moves))

    def play_until(self, done: Callable[[Sight], bool], seconds: float = 120.0) -> Sight:
        """Move whenever it is one's turn, until `done` holds, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sight = self.look()
            if sight["phase"] == "over" or (sight["moves"] and done(sight)):
                return sight
            if sight["moves"]:
                self.play(self.best(sight))
            else:
                time.sleep(0.02)
        raise TimeoutError("the table did not get there in time")
