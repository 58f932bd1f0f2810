"""`bridges` as the kernel sees it: one object that ties the files of this folder together."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bridges.advice import advise
from bridges.board import SEATS
from bridges.events import BridgesEvent, BridgesRedacted
from bridges.facts import Facts, facts_of
from bridges.invariants import check
from bridges.moves import CATALOGUE, Send
from bridges.rules import legal, outcome, reason, send, setup
from bridges.state import State, empty_table
from bridges.view import View, imagine, view_of
from bridges.words import BridgesWords
from mokum.kernel.agenda import awaited
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat, Viewer
from mokum.kernel.game import Meta, Types
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import Outcome, RuleId


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: nothing."""


class Bridges:
    """The rules of `rules.md`."""

    meta = Meta(slug="bridges", plays="Bridges, a game of our own", seats=SEATS, rules_version=1, rule_prefix="BRI")
    types = Types(state=State, options=Options, event=BridgesEvent, redacted=BridgesRedacted, view=View, facts=Facts)
    catalogue = CATALOGUE
    words = BridgesWords()

    def new(self, seats: int, options: Any) -> State:
        if seats not in SEATS:
            raise ValueError(f"bridges is for {SEATS[0]} to {SEATS[-1]} seats")
        return empty_table(seats)

    def setup(self, state: State, chance: Chance) -> Iterator[Event[State]]:
        return setup(state, chance)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return awaited(state.agenda)

    def moves(self, state: State, seat: Seat) -> MoveSet[Send]:
        return CATALOGUE.choose(legal(state, seat))

    def refusal(self, state: State, seat: Seat, move: Send) -> RuleId | None:
        return None if legal(state, seat) & CATALOGUE.bit(move) else reason(state, seat)

    def play(self, state: State, seat: Seat, move: Send, chance: Chance) -> Iterator[Event[State]]:
        return send(state, seat, move)

    def view(self, state: State, viewer: Viewer) -> View:
        return view_of(state, viewer)

    def facts(self, state: State, viewer: Viewer) -> Facts:
        return facts_of(state, viewer)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def invariants(self, state: State) -> None:
        check(state)

    def advise(self, view: View, moves: MoveSet[Send]) -> Sequence[int]:
        return advise(view, moves)


GAME = Bridges()
