"""Pairs of games that differ only in what a viewer may not know, played side by side and compared byte for byte."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from contract.messages import Messages
from contract.playing import Told
from contract.resampling import DictatedChance, RecordedChance, resampler_of
from contract.tables import Table
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Event, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.story import begin, play_on_copy

LOCKSTEP = 10
"""Moves that a pair is played on for."""
_TRIES = 6
"""Other moves that are tried when a wished one would not look the same in both games."""


def _roles(kind: type) -> tuple[str, ...]:
    """An event of one seat has three kinds of onlookers; one of the whole table has two."""
    return ("self", "other", "watcher") if "seat" in kind.__struct_fields__ else ("seated", "watcher")  # type: ignore[attr-defined]


class Coverage:
    """How often what was compared: by kind of event, and by what the viewer was to it."""

    def __init__(self, game: AnyGame) -> None:
        self.pairs = Counter[str]()
        self.compared: Counter[tuple[str, str]] = Counter(
            {(kind.__name__, role): 0 for kind in get_args(game.types.event) for role in _roles(kind)}
        )

    def count(self, events: Sequence[Event[Any]], viewer: Viewer) -> None:
        """These events were compared for this viewer."""
        for event in events:
            roles = _roles(type(event))
            own = len(roles) == 2 or getattr(event, "seat", None) == viewer
            role = roles[-1] if viewer == WATCHER else roles[0] if own else roles[1]
            self.compared[type(event).__name__, role] += 1

    def below(self, least: int) -> dict[tuple[str, str], int]:
        """What was compared less often than that."""
        return {what: times for what, times in self.compared.items() if times < least}

    def rarity(self, events: Sequence[Event[Any]]) -> int:
        """How often the least compared of these events was compared."""
        return min(self.compared[type(event).__name__, role] for event in events for role in _roles(type(event)))


class Pairs:
    """Compares pairs of games at one table for one viewer."""

    def __init__(self, game: AnyGame, table: Table, viewer: Viewer, coverage: Coverage, seed: str) -> None:
        self._game = game
        self._seats = table.seats
        self._options = table.options
        self._viewer = viewer
        self._coverage = coverage
        self._messages = Messages(game, table.seats, viewer)
        self._resampler = resampler_of(game)
        self._chance = QuickChance(f"pairs {viewer} {seed}")

    def set_up(self, seed: str) -> None:
        """Two setups in which luck gave the viewer the same."""
        game, messages = self._game, self._messages
        recorded = RecordedChance(QuickChance(f"luck {seed}"))
        one, events = begin(game, self._seats, self._options, recorded)
        drawn = self._resampler.resample_setup(one, recorded.drawn, self._viewer, self._chance)
        other, other_events = begin(game, self._seats, self._options, DictatedChance(drawn))
        if one != other:
            self._coverage.pairs["set up"] += 1
            messages.compare(messages.told(events), messages.told(other_events))
            messages.compare(messages.now(one), messages.now(other))
            self._coverage.count(events, self._viewer)

    def imagine(self, told: Told) -> None:
        """The game, and one that the viewer imagines; then some moves on each, one step deep."""
        game, one = self._game, told.state
        other = game.imagine(game.view(one, self._viewer), self._chance)
        if one != other:
            self._coverage.pairs["imagined"] += 1
            self._messages.compare(self._messages.now(one), self._messages.now(other))
            for seat, move in self._wishes(one, told):
                self._step(one, other, seat, move, f"imagined {self._chance.below(256)}")

    def lockstep(self, record: Sequence[Told]) -> None:
        """The game, and one that is redealt behind the viewer's back; then both play on, if possible as recorded."""
        one: Any = record[0].state
        other = self._resampler.resample(one, self._viewer, self._chance)
        if one == other:
            return
        self._coverage.pairs["redealt"] += 1
        self._game.invariants(other)
        self._messages.compare(self._messages.now(one), self._messages.now(other))
        for step in range(LOCKSTEP):
            script = record[step] if step < len(record) else None
            for seat, move in self._wishes(one, script):
                after = self._step(one, other, seat, move, f"lockstep {step}")
                if after is not None:
                    break
            else:
                return
            one, other = after

    def _wishes(self, state: Any, script: Told | None) -> Iterator[tuple[Seat, Any]]:
        """The move of the script, if the game came this far as it was recorded, and some others."""
        game, wishes = self._game, dict[tuple[Seat, Any], None]()
        if script is not None and game.refusal(state, script.seat, script.move) is None:
            wishes[script.seat, script.move] = None
        waiting = game.waiting(state)
        for _ in range(_TRIES if waiting else 0):
            seat = waiting[self._chance.below(len(waiting))]
            moves = game.moves(state, seat)
            wishes[seat, moves[self._chance.below(len(moves))]] = None
        return iter(wishes)

    def _step(self, one: Any, other: Any, seat: Seat, move: Any, luck: str) -> tuple[Any, Any] | None:
        """Play the move in both and compare; None if the rules let the viewer see a difference, or forbid it in one."""
        game, messages, viewer = self._game, self._messages, self._viewer
        partner = move if seat == viewer else self._resampler.counterpart(one, other, seat, move)
        if seat != viewer and game.refusal(other, seat, partner) is not None:
            return None
        after, events = play_on_copy(game, one, seat, move, QuickChance(luck))
        other_after, other_events = play_on_copy(game, other, seat, partner, QuickChance(luck))
        if any(event.reveals for event in (*events, *other_events)) and not self._resampler.tells_the_same(
            one, other, viewer, seat, move
        ):
            return None
        messages.compare(messages.told(events), messages.told(other_events))
        offset = self._chance.below(256)
        messages.compare(messages.now(after, offset), messages.now(other_after, offset))
        self._coverage.count(events, viewer)
        return after, other_after
