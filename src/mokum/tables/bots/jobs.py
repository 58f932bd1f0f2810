"""A bot's turn as a job that anybody can do, in this process or on another machine: it holds a view, never a state."""

from functools import cache

import msgspec
from msgspec.structs import replace

from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.fair import fixed_seed
from mokum.tables.deciding.context import derived
from mokum.tables.log.standing import Standing, codec_of

HASTY = "greedy"
"""The bot that answers where there is no time to think."""


class Job(msgspec.Struct, frozen=True, tag="move"):
    """What a bot is asked, and all that it may know."""

    table: str
    turn: int
    """The version since which the seat is asked: the same question has the same number, whoever puts it."""
    seat: Seat
    bot: str
    game: str
    luck: str
    """The seed of the bot's own luck; nobody can foresee it who has not the server's seed.

    Where the deal is fixed, its luck is fixed too: who learns again meets the same opponents."""
    view: bytes
    moves: tuple[int, ...]
    """The numbers of its legal moves."""
    is_of_bots: bool = False
    """No person plays at its table."""
    owner: str = ""
    """The player who made the table: on their budget it is thought about. The bot is not told."""

    @property
    def ponders(self) -> bool:
        """Its bot thinks for longer than a moment."""
        return ponders(self.bot, self.game)

    def in_haste(self) -> "Job":
        """The same for a bot that does not think for long."""
        return replace(self, bot=HASTY)


@cache
def ponders(bot: str, game: str) -> bool:
    """Whether a bot of this name thinks for longer than a moment."""
    return make_bot(bot, find_game(game), 0).ponders


def job_for(standing: Standing, seat: Seat, seed: bytes) -> Job:
    """What the bot of a seat is asked now."""
    game, turn, fixed = standing.game, standing.turns[seat], standing.made.fixed
    return Job(
        table=standing.table,
        turn=turn,
        seat=seat,
        bot=standing.places[seat].driver,
        game=standing.made.game,
        luck=derived(fixed_seed(fixed) if fixed else seed, f"bot|{turn}|{seat}").hex(),
        view=encode(game.view(standing.position, seat)),
        moves=tuple(game.catalogue.number(move) for move in game.moves(standing.position, seat)),
        is_of_bots=standing.is_of_bots,
        owner=standing.made.host,
    )


def choose(job: Job) -> str:
    """The bot's move, in the game's notation. Takes as long as the bot thinks."""
    game = find_game(job.game)
    moves = game.catalogue.choose(sum(1 << number for number in job.moves))
    bot = make_bot(job.bot, game, job.luck)
    return str(bot.choose(codec_of(job.game).view(job.view), moves))
