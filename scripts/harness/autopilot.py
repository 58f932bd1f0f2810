"""Plays on for somebody who is signed in, over HTTP and as the bots would, until something is so."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import msgspec

from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.kernel.codec import Codec

Sight = dict[str, Any]
Ask = Callable[[str, str, object], Any]
"""A request in somebody's name: method, path and body; its answer as JSON values."""


class Autopilot:
    """One person's moves at one table."""

    def __init__(self, ask: Ask, table: str, bot: str = "greedy") -> None:
        self._ask = ask
        self._table = f"/api/tables/{table}"
        self._bot = bot

    def look(self) -> Sight:
        """How the table stands."""
        sight: Sight = self._ask("GET", self._table, None)
        return sight

    def play(self, move: str) -> None:
        """Make this move."""
        self.act(type="Play", move=move)

    def act(self, **do: object) -> None:
        """Give any command."""
        self._ask("POST", f"{self._table}/orders", {"command": str(uuid.uuid4()), "do": do})

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
