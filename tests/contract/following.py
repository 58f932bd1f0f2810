"""Follows a random game from the empty table to its outcome and checks every promise on the way."""

from itertools import count
from typing import Any

from contract.checks import Contract, require
from contract.playing import Temper, luck, random_game, viewers
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Event
from mokum.kernel.story import begin, play_on_copy

EVERY_REFUSAL = 25
"""At every so many steps the whole catalogue is tried for a seat that is awaited, and at the end for everybody."""
_STRIDE = 23
"""At each step every so manyth move is tried, beginning with another one; the seats take turns."""
IMAGINE = 3
"""At every so many steps a viewer imagines a state; which viewer goes round."""
TOLD_TWICE = 4
"""One in so many games is played again from its seed."""


class Follower:
    """One game on its way. The shadow is a second table that only ever gets events that went through the codec."""

    def __init__(self, contract: Contract, seats: int, seed: str, options: Any) -> None:
        self._contract = contract
        self._seats = seats
        self._seed = seed
        self._chance = QuickChance(f"checks {seed}")
        self._viewers = viewers(seats)
        self._shadow = contract.game.new(seats, options)
        self._keepsakes: list[tuple[Any, bytes]] = []
        self.log: list[list[Event[Any]]] = []

    def heard(self, state: Any, events: list[Event[Any]]) -> None:
        """The log alone rebuilds the state."""
        self.log.append(events)
        for event in self._contract.logged(events):
            event.apply(self._shadow)
        require(self._shadow == state, "the log alone rebuilds the state", state, self._shadow)

    def untouched(self, state: Any) -> None:
        """A move was played on a copy: the state itself still stands where the log had left it."""
        require(self._shadow == state, "a move on a copy leaves the state as it was", state, self._shadow)

    def look(self, state: Any, step: int) -> None:
        """Every promise about one moment; what costs most takes turns."""
        contract, viewer = self._contract, self._viewers[step % len(self._viewers)]
        contract.standing(state, self._seats)
        contract.shown(self.log[-1], viewer)
        catalogue, waiting = len(contract.game.catalogue), contract.game.waiting(state)
        contract.refusals(state, step % self._seats, range(step % _STRIDE, catalogue, _STRIDE), self._chance)
        if step % EVERY_REFUSAL == 0 or not waiting:
            self._keepsakes.append((state, encode(state)))
            contract.kept(state)
            for seat in waiting[:1] or range(self._seats):
                contract.refusals(state, seat, range(catalogue), self._chance)
                contract.lacking(state, seat, range(catalogue))
        if step % IMAGINE == 0:
            viewer = self._viewers[step // IMAGINE % len(self._viewers)]
            contract.knowledge(state, self._seats, viewer, self._chance)

    def end(self) -> None:
        """Nothing that was played later has changed a state that was kept."""
        for state, written in self._keepsakes:
            require(encode(state) == written, "a copy is independent of what it was copied from", state)


def follow(contract: Contract, seats: int, seed: str, options: Any = None) -> int:
    """One game with every check. Gives back how many moves it had."""
    game = contract.game
    chance, temper = luck(seed), Temper(game, seats, seed)
    follower = Follower(contract, seats, seed, options)
    state, events = begin(game, seats, options, chance)
    follower.heard(state, events)
    for step in count():
        follower.look(state, step)
        if not game.waiting(state):
            break
        seat, move = temper.choose(game, state)
        after, events = play_on_copy(game, state, seat, move, chance)
        contract.foreseen(state, seat, move, events)
        follower.untouched(state)
        follower.heard(after, events)
        state = after
    follower.end()
    if QuickChance(f"twice {seed}").below(TOLD_TWICE) == 0:
        again = [told.events for told in random_game(game, seats, seed, options)]
        require(again == follower.log[1:], "the same seed gives the same game", seed)
    return step
