"""Plays games of an arena: all luck follows from the seed, so they are the same wherever they are played."""

import msgspec

from mokum.bots.attending import lost_turns
from mokum.catalog import game as find_game
from mokum.kernel.game import AnyGame, Broken
from mokum.lab.arena.arranging import Arrangement, deal_seed, seated
from mokum.lab.arena.recording import Recorded
from mokum.lab.dealing import seeded_deal
from mokum.lab.naming import make_bot
from mokum.lab.playing import Result, play_out


class Piece(msgspec.Struct, frozen=True):
    """Some games of an arena, by number."""

    arrangement: Arrangement
    start: int
    stop: int
    check: bool = False
    record: bool = False


class Played(msgspec.Struct, frozen=True):
    """A game that was played, with its record if that was asked for."""

    result: Result
    record: str | None


def play_piece(piece: Piece) -> list[Played]:
    """Play these games one after the other."""
    game = find_game(piece.arrangement.game)
    return [_play(game, piece, number) for number in range(piece.start, piece.stop)]


def _play(game: AnyGame, piece: Piece, number: int) -> Played:
    arrangement = piece.arrangement
    at = seated(arrangement, number)
    # A bot's own luck goes with the seat and not with the game: bots that play alike then get exactly the same.
    seed = deal_seed(arrangement, at.round)
    bots = [make_bot(name, game, f"{seed}|{seat}") for seat, name in enumerate(at.bots)]
    options = msgspec.convert(arrangement.options, game.types.options)
    deal = seeded_deal(arrangement.seats, seed)
    recorded = Recorded(game) if piece.record else None
    try:
        outcome, decisions = play_out(recorded or game, bots, options, deal.chance(), check=piece.check)
    except Broken as broken:
        raise Broken(f"round {at.round}, rotation {at.rotation} of seed {arrangement.seed}: {broken}") from broken
    seats = arrangement.seats
    scores, ranks = outcome.totals[:seats], outcome.ranks[:seats]  # without opponents that the game itself plays
    result = Result(number, None, at.bots, scores, ranks, decisions, outcome.why, lost_turns(bots))
    return Played(result, recorded.text(at.bots, options, deal) if recorded else None)
