"""One whole game between bots: the loop that everything in the laboratory runs."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from mokum.bots import Bot
from mokum.bots.attending import attending, lost_turns
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.facts import facts_of
from mokum.kernel.game import AnyGame, Broken
from mokum.kernel.outcome import Outcome, RuleId
from mokum.kernel.story import begin
from mokum.lab.naming import make_bot
from mokum.lab.seating import Seating, names_first, options_of


class Result(msgspec.Struct, frozen=True, gc=False):
    """What is kept of a game."""

    number: int
    first: Seat | None
    """Who began, if the game lets a host say who does."""
    bots: tuple[str, ...]
    """By seat, as are the scores and the ranks."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    why: RuleId
    """The rule by which it ended."""
    lost: tuple[int, ...] = ()
    """By seat: turns that `greedy` played because a program failed; nothing where there is no program."""


def play_out(
    game: AnyGame, bots: Sequence[Bot[Any, Any]], options: object, chance: Chance, *, check: bool
) -> tuple[Outcome, int]:
    """Play a game to its end, if asked with a check after every move: how it ended, and after how many decisions."""
    waiting, legal_moves, play, view_of, invariants = game.waiting, game.moves, game.play, game.view, game.invariants
    state, _ = begin(game, len(bots), options, chance)
    decisions = 0
    with attending(dict(enumerate(bots)), len(bots), options) as attentive:
        while seats := waiting(state):
            seat = seats[0]
            bot = bots[seat]
            moves = legal_moves(state, seat)
            if seat in attentive:
                attentive[seat].hear(facts_of(game, state, seat))
            move = bot.choose(view_of(state, seat) if bot.looks else None, moves)
            for event in play(state, seat, move, chance):
                event.apply(state)
            decisions += 1
            if check:
                invariants(state)
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is awaited, so the game is over"
        for follower in attentive.values():
            follower.over(outcome)
    return outcome, decisions


def play_seated(
    game: AnyGame, seating: Seating, seed: int | str, *, check: bool, chosen: Mapping[str, Any] = MappingProxyType({})
) -> Result:
    """A game of a series. All its luck follows from the seed and its number, wherever it is played."""
    luck = f"{seed}|{seating.number}"
    bots = [make_bot(name, game, f"{luck}|{seat}") for seat, name in enumerate(seating.bots)]
    options = options_of(game, dict(chosen), seating.first)
    try:
        outcome, decisions = play_out(game, bots, options, QuickChance(luck), check=check)
    except Broken as broken:
        raise Broken(f"game {seating.number} of seed {seed}: {broken}") from broken
    seats = len(seating.bots)
    scores, ranks = outcome.totals[:seats], outcome.ranks[:seats]  # without opponents that the game itself plays
    first = options.first if names_first(game) else None
    return Result(seating.number, first, seating.bots, scores, ranks, decisions, outcome.why, lost_turns(bots))
