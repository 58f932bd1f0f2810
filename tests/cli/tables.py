"""Tables for the tests of the terminal: sessions that are dealt from a seed, and whole games as they would be typed."""

from functools import cache

from mokum.bots import make_bot
from mokum.catalog import game as find_game
from mokum.cli.luck import bot_seeds, fair_deal
from mokum.cli.session import Session
from mokum.kernel.event import Seat
from mokum.kernel.moves import Move

GAME = find_game("routes")
NAMES = ("Anna", "Ben", "Cees", "Daan")


def session(seats: int = 2, seed: str = "1", first: Seat = 0) -> Session:
    """A new table at which this seat is the first player."""
    return Session(GAME, NAMES[:seats], GAME.types.options(first=first), fair_deal(seats, seed))


def play(table: Session, *moves: str) -> None:
    """Play moves in their notation, each by the first seat that is awaited."""
    for move in moves:
        table.play(table.waiting[0], GAME.catalogue.parse(move))


def some_claim(table: Session) -> Move:
    """A claim that the awaited seat can pay."""
    (seat,) = table.waiting
    claim: Move = next(move for move in GAME.moves(table.state, seat) if str(move).startswith("claim"))
    return claim


@cache
def typed_game(seats: int, seed: str) -> tuple[str, ...]:
    """A whole game against bots, as the player at the terminal types it: every move, and Enter where it is asked."""
    seeds = bot_seeds(seats - 1, seed)
    bots = [make_bot("greedy", GAME, f"{seed}|player"), *(make_bot("greedy", GAME, own) for own in seeds)]
    table = Session(GAME, NAMES[:seats], GAME.types.options(), fair_deal(seats, seed))
    typed = []
    while waiting := table.waiting:
        seat = waiting[0]
        step = table.play(seat, bots[seat].choose(table.view(seat), GAME.moves(table.state, seat)))
        if seat == 0:
            typed.append(str(step.move))
            if table.waiting and 0 not in table.waiting and not any(event.reveals for event in step.events):
                typed.append("")
    return tuple(typed)
