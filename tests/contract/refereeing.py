"""Plays random games under the eyes of a game's referee, if it brings one: a second, plain account of its rules."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from contract.checks import require
from contract.playing import Temper, luck, viewers
from mokum.catalog import games
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin, play_on_copy


def with_referee() -> list[str]:
    """The games that bring a referee."""
    return [slug for slug in games() if find_spec(f"contract.{slug}") and find_spec(f"contract.{slug}.referee")]


def referee_game(game: AnyGame, seats: int, seed: str) -> int:
    """One game in which the referee says what is legal and what must happen. Gives back how many moves it had."""
    referee: Any = import_module(f"contract.{game.meta.slug}.referee").Referee(seats)
    chance, temper = luck(seed), Temper(game, seats, seed)
    state, events = begin(game, seats, None, chance)
    referee.follow_setup(events)
    steps = 0
    while game.waiting(state):
        for seat in range(seats):
            offered, legal = {str(move) for move in game.moves(state, seat)}, referee.legal(seat)
            require(offered == legal, "what is offered is what is legal", offered - legal, legal - offered)
        for viewer in viewers(seats):
            referee.agree(game.view(state, viewer))
        seat, move = temper.choose(game, state)
        state, events = play_on_copy(game, state, seat, move, chance)
        referee.follow(seat, str(move), events)
        steps += 1
    referee.agree(game.view(state, 0))
    referee.agree_on_the_end(game.outcome(state))
    return steps
