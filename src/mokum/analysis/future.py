"""How a state goes on: a turn is finished, a game is played out, and what every seat may expect to have in the end."""

from collections.abc import Sequence
from typing import Any

from mokum.bots.value import reckoning
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import hurry_of, lookahead_of, luck_shows_in
from mokum.kernel.outcome import Outcome

NOBODY: Seat = -1


class Future:
    """Plays imagined states on, every seat by what it would know there."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._lookahead = lookahead_of(game)
        self._reckon = reckoning(self._lookahead) if self._lookahead else None
        self._luck_shows = luck_shows_in(game)
        self._next = hurry_of(game) or self._advised

    def step(self, state: Any, seat: Seat, move: Any, chance: Chance) -> None:
        """A move and what it brings about."""
        for event in self.game.play(state, seat, move, chance):
            event.apply(state)

    def step_advised(self, state: Any, seat: Seat, chance: Chance) -> None:
        """What the seat would be advised to do."""
        self.step(state, seat, self._next(state, seat), chance)

    def play_out(self, state: Any, chance: Chance) -> tuple[Outcome, int]:
        """The end of the game, and after how many moves."""
        moves = 0
        while waiting := self.game.waiting(state):
            self.step_advised(state, waiting[0], chance)
            moves += 1
        outcome = self.game.outcome(state)
        assert outcome is not None, "nobody is awaited, so the game is over"
        return outcome, moves

    def scores(self, state: Any, actor: Seat, chance: Chance) -> Sequence[float]:
        """By seat: the points to be expected, once the turn of whoever just moved has been finished."""
        waiting, lookahead = self.game.waiting, self._lookahead
        if lookahead is None or self._reckon is None:
            return self.play_out(state, chance)[0].totals
        beat = lookahead.beat(state)
        later = max(self._luck_shows, actor == NOBODY)  # a deal is outside of what the value was fitted on
        while seats := waiting(state):
            now = lookahead.beat(state) - beat
            if now >= later and (now > later or later or (len(seats) == 1 and seats[0] != actor)):
                break
            self.step_advised(state, seats[0], chance)
        if not seats:
            outcome = self.game.outcome(state)
            assert outcome is not None, "nobody is awaited, so the game is over"
            return outcome.totals
        return self._reckon(state)

    def _advised(self, state: Any, seat: Seat) -> Any:
        moves = self.game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        worth = self.game.advise(self.game.view(state, seat), moves)
        return moves[worth.index(max(worth))]


def ahead(scores: Sequence[float], seat: Seat, seats: int) -> float:
    """How far a seat is ahead of the mean of the others; alone at the table, what it has."""
    own = scores[seat]
    return own - (sum(scores[:seats]) - own) / (seats - 1) if seats > 1 else own
