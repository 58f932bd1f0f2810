"""A game under way, as environments need it: whom it waits for, what a seat may do and what it sees."""

from typing import Any

from numpy import frombuffer, uint8

from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.kernel.story import IllegalMove, begin
from mokum.kernel.words import plain
from mokum.research.arrays import Observation, masker
from mokum.research.setting import Rewards, Setting


class Course:
    """One game after the other at one table. An observation is only made when it is asked for, and once."""

    __slots__ = (
        "_chance",
        "_encode",
        "_legal",
        "_mask",
        "_moves",
        "_moves_of",
        "_play",
        "_seen",
        "_table",
        "_waiting",
        "state",
        "waiting",
    )

    def __init__(self, table: Setting) -> None:
        game = table.game
        self._table = table
        # Looked up at every step.
        self._moves_of, self._play, self._waiting = game.moves, game.play, game.waiting
        self._moves = game.catalogue.moves
        self._encode, self._mask = table.encoding.encode, masker(game)
        self.waiting: tuple[Seat, ...] = ()
        """The seats that may move now; none once the game is over."""

    def begin(self, luck: str) -> None:
        """A new game. All its luck follows from this."""
        table = self._table
        self._chance = QuickChance(luck)
        self.state: Any
        self.state, _ = begin(table.game, table.seats, table.options, self._chance)
        self._moved()

    def _moved(self) -> None:
        self.waiting = self._waiting(self.state)
        self._legal: dict[Seat, int] = {}
        self._seen: dict[Seat, Observation] = {}

    def legal(self, seat: Seat) -> int:
        """The legal moves of a seat, as bits over the catalogue."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = self._moves_of(self.state, seat).bits if seat in self.waiting else 0
        return legal

    def observe(self, seat: Seat) -> Observation:
        """The encoding of what a seat may know, and the mask of its legal moves."""
        seen = self._seen.get(seat)
        if seen is None:
            data = bytearray(self._encode(self.state, seat))  # so that the array can be written to, as others can
            mask = self._mask(self.legal(seat))
            seen = self._seen[seat] = {"observation": frombuffer(data, uint8), "action_mask": mask}
        return seen

    def play(self, seat: Seat, number: int) -> bool:
        """Makes a move by its number in the catalogue; False if it is not legal, and nothing happened."""
        if number < 0 or not self.legal(seat) >> number & 1:
            return False
        state = self.state
        for event in self._play(state, seat, self._moves[number], self._chance):
            event.apply(state)
        self._moved()
        return True

    def refusal(self, seat: Seat, number: int) -> str:
        """The rule that forbids a move; raised as `IllegalMove` where the setting says so."""
        if not 0 <= number < len(self._moves):
            raise ValueError(f"there is no move with the number {number}")
        rule = str(self._table.game.refusal(self.state, seat, self._moves[number]))
        if self._table.illegal_reward is None:
            raise IllegalMove(rule)
        return rule

    def rewards(self) -> Rewards:
        """By seat, once the game is over."""
        outcome = self._table.game.outcome(self.state)
        assert outcome is not None, "nobody is awaited, so the game is over"
        return self._table.reward(outcome, self._table.seats)

    def forfeit(self, seat: Seat) -> Rewards:
        """By seat, if this one made an illegal move. The game goes no further: nobody is awaited."""
        self._moved()
        self.waiting = ()
        fine = self._table.illegal_reward
        assert fine is not None, "otherwise it was raised"
        return [fine if other == seat else 0.0 for other in range(self._table.seats)]

    def picture(self, viewer: Viewer = WATCHER) -> str:
        """What a viewer sees, in words."""
        game = self._table.game
        names = [f"player_{seat}" for seat in range(self._table.seats)]
        return plain(game.words.board(game.view(self.state, viewer), names))
