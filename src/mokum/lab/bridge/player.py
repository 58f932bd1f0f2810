"""A bot at one table of a server: says yes, opens its part of the deal, and answers each turn."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from mokum.bots import Bot
from mokum.bots.attending import Attentive, Place
from mokum.bots.greedy import GreedyBot
from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.kernel.codec import Reader
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome
from mokum.lab.bridge.door import Door, Line, Now, TurnedAway
from mokum.lab.naming import make_bot

SPARED = 2.0
"""Seconds of a clock that are kept for the way to the server and back."""
_outcome = Reader(Outcome | None)


class Player:
    """What a line asks is done before the next one is read."""

    def __init__(self, door: Door, table: str, named: str, secret: bytes, say: Callable[[str], None]) -> None:
        self._door, self._table, self._named, self._say = door, table, named, say
        # It follows from the token and the table: whoever starts again in the middle of a deal still knows it.
        self._part = hmac.digest(secret, f"part|{table}".encode(), hashlib.sha256)[:CONTRIBUTION_BYTES]
        self._game: AnyGame | None = None
        self._bot: Bot[Any, Any] | None = None
        self._answered = 0
        """The last turn that the server took an answer to."""

    def take(self, line: Line) -> bool:
        """Does what a line asks; is there more to come?"""
        try:
            self._do(line)
        except TurnedAway as no:  # the table has moved on, or the server does not want it
            self._say(f"{self._table}: {line.type}: {no}")
        return line.type not in {"over", "left"}

    def leave(self) -> None:
        """The bot is let go."""
        if isinstance(self._bot, Attentive):
            self._bot.leave()
        self._bot = None

    def _do(self, line: Line) -> None:
        now = line.now
        match line.type:
            case "invited" if now is not None:
                self._say_yes(line, now)
            case "dealing":
                self._order("OpenPart", part=self._part.hex())
            case "awaited" if now is not None and line.turn > self._answered:
                self._order("Play", move=self._choose(line.seat, now))
                self._answered = line.turn
            case "asked":
                self._order("AnswerTakeBack" if line.what == "take_back" else "AnswerPace", agree=True)
            case "replaced" if line.why != "resigned":
                self._order("ComeBack")
            case "over" if now is not None:
                self._hear_end(now)
            case _:
                return

    def _say_yes(self, line: Line, now: Now) -> None:
        try:
            known = find_game(now.game).meta.rules_version == now.rules_version
        except NoSuchGame:
            known = False
        if not known:
            self._say(f"{self._table}: no game {now.game} with these rules here, so the bot says no")
            self._order("Leave")
            return
        self._say(f"{self._table}: a game of {now.game} with {len(now.seats)} seats")
        sealed = contribution_hash(self._table, line.seat, self._part).hex()
        self._order("Sit", seat=line.seat, part_hash=sealed)

    def _choose(self, seat: int, now: Now) -> str:
        game, bot = self._sit_down(seat, now)
        bits = 0
        for text in now.moves:
            bits |= game.catalogue.bit(game.catalogue.parse(text))
        view, moves = Reader(game.types.view)(bytes(now.view)), game.catalogue.choose(bits)
        try:
            if isinstance(bot, Attentive):
                facts = None if game.types.facts is None else Reader(game.types.facts)(bytes(now.facts))
                bot.hear(facts, _left(now, seat))
            return str(bot.choose(view if bot.looks else None, moves))
        except Exception as error:  # a bot's own trouble costs it this turn and nothing else
            self._say(f"{self._table}: the bot failed ({type(error).__name__}: {error}), so greedy plays this turn")
            return str(GreedyBot(game, 0).choose(view, moves))

    def _sit_down(self, seat: int, now: Now) -> tuple[AnyGame, Bot[Any, Any]]:
        """The game and its bot, made when it is first asked: a bridge may be started in the middle of a game."""
        game = self._game = self._game or find_game(now.game)
        if self._bot is None:
            self._bot = make_bot(self._named, game, f"{self._table}|{seat}")
            if isinstance(self._bot, Attentive):
                self._bot.begin(Place(seat, len(now.seats), Reader(game.types.options)(bytes(now.options))))
        return game, self._bot

    def _hear_end(self, now: Now) -> None:
        if now.result is None:
            return
        self._say(f"{self._table}: over, by seat {', '.join(map(str, now.result.ranks)) or 'nobody'}")
        outcome = _outcome(bytes(now.result.outcome))
        if isinstance(self._bot, Attentive) and outcome is not None:
            self._bot.over(outcome)

    def _order(self, kind: str, **fields: Any) -> None:
        self._door.order(self._table, {"type": kind, **fields})


def _left(now: Now, seat: int) -> float | None:
    """Seconds that a clock leaves the bot for this turn; None where there is none, or days."""
    if now.clock.get("type") != "live":
        return None
    mine = now.seats[seat]
    gone = now.at - mine.since if mine.since else 0
    return max(0.1, (mine.bank_ms - gone) / 1000 - SPARED)
