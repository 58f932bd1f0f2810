"""Games of bots as records, to be analysed."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from mokum.catalog import game as find_game
from mokum.kernel.event import Seat
from mokum.lab.arena.recording import Recorded
from mokum.lab.dealing import seeded_deal
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out
from mokum.lab.seating import options_of

Instead = Callable[[int, Any, Any, Any], Any]
"""May play another move: is told how many decisions were made before, the view, the moves, and what the bot chose."""


class Minded:
    """A bot over whose shoulder somebody looks."""

    looks, ponders = True, False

    def __init__(self, bot: Any, instead: Instead) -> None:
        self._bot, self._instead = bot, instead
        self._made = 0

    def choose(self, view: Any, moves: Any) -> Any:
        self._made += 1
        return self._instead(self._made - 1, view, moves, self._bot.choose(view, moves))


@lru_cache(32)
def played(slug: str, bots: Sequence[str], seed: str, minded: Seat = -1, instead: Instead | None = None) -> str:
    """The record of a game between these."""
    game = find_game(slug)
    recorded: Any = Recorded(game)
    seated: list[Any] = [make_bot(bot, game, f"{seed}|{seat}") for seat, bot in enumerate(bots)]
    if instead is not None:
        seated[minded] = Minded(seated[minded], instead)
    deal, options = seeded_deal(len(bots), seed), options_of(game, {}, 0)
    play_out(recorded, seated, options, deal.chance(), check=False)
    text: str = recorded.text(bots, options, deal)
    return text
