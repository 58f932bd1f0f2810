"""`harbour` as the kernel sees it, one object that ties the rooms of this folder together."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.games.harbour.advice import advise
from mokum.games.harbour.board import HOUSE_CARDS, SEATS, SHORT_GAME_BEGINS
from mokum.games.harbour.career import HarbourCareer
from mokum.games.harbour.events import HarbourEvent, HarbourRedacted
from mokum.games.harbour.events.gains import TALLY_KEYS, TALLY_RULES
from mokum.games.harbour.events.older import OLDER
from mokum.games.harbour.facts import Facts, facts_of
from mokum.games.harbour.features import HarbourEncoding
from mokum.games.harbour.imagine import imagine
from mokum.games.harbour.invariants import check
from mokum.games.harbour.lookahead import HarbourLookahead
from mokum.games.harbour.moves import CATALOGUE, HarbourMove
from mokum.games.harbour.rules.machine import MACHINE, start
from mokum.games.harbour.rules.prices import lacks, price
from mokum.games.harbour.rules.river import river_order
from mokum.games.harbour.state import TALLIES, TOM, State, empty_table, is_solo
from mokum.games.harbour.view import View, view_of
from mokum.games.harbour.words import HarbourWords
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.game import Meta, Types
from mokum.kernel.moves import MoveSet
from mokum.kernel.opponents import read_opponents
from mokum.kernel.outcome import Outcome, RuleId, ScoreLine

TASK_DEALS = {"three hidden": (3, False), "five hidden": (5, False), "one open": (1, True), "two open": (2, True)}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose (HAR-015 to HAR-019)."""

    short: bool = False
    """Ten rounds instead of twelve."""
    extensions: tuple[int, ...] = ()
    tasks: str = "three hidden"
    house_cards: bool = False
    """Cards that we invented are shuffled in."""


class Harbour:
    """The rules of Stefan Feld's *Amsterdam*."""

    meta = Meta(
        slug="harbour",
        plays="Amsterdam by Stefan Feld",
        seats=SEATS,
        rules_version=1,
        rule_prefix="HAR",
        minutes_each=20,
    )
    types = Types(
        state=State,
        options=Options,
        event=HarbourEvent,
        redacted=HarbourRedacted,
        view=View,
        facts=Facts,
        older=OLDER,
    )
    catalogue = CATALOGUE
    words = HarbourWords()
    lookahead = HarbourLookahead()
    encoding = HarbourEncoding()
    opponents = read_opponents("mokum.games.harbour")
    career = HarbourCareer()
    setup = staticmethod(start)
    # Functions as they are: they are called for every decision and every viewer, and a call around each would be felt.
    waiting, moves, refusal, play = MACHINE.waiting, MACHINE.moves, MACHINE.refusal, MACHINE.play
    view, facts = staticmethod(view_of), staticmethod(facts_of)

    def new(self, seats: int, options: Any) -> State:
        if seats not in SEATS:
            raise ValueError("harbour is for 1 to 4 seats")
        chosen = options or Options()
        extensions = chosen.extensions
        if tuple(sorted(set(extensions) & {1, 2, 3, 4})) != extensions or (extensions and seats == 1):
            raise ValueError("extensions are some of 1 to 4 in order, and none in the solo game")
        if chosen.tasks not in TASK_DEALS:
            raise ValueError(f"tasks are dealt in one of these ways: {', '.join(TASK_DEALS)}")
        each, laid_open = TASK_DEALS[chosen.tasks]
        if 2 not in extensions:
            each, laid_open = 0, False
        bits = sum(1 << extension for extension in extensions) | chosen.house_cards << HOUSE_CARDS
        return empty_table(seats, bits, each, laid_open, SHORT_GAME_BEGINS if chosen.short else 1)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def price(self, state: State, seat: Seat, move: HarbourMove) -> tuple[Amount, ...]:
        return price(state, seat, move)

    def lacks(self, state: State, seat: Seat, move: HarbourMove, rule: RuleId) -> tuple[Lack, ...]:
        return lacks(state, seat, move, rule)

    def invariants(self, state: State) -> None:
        check(state)

    def advise(self, view: View, moves: MoveSet[HarbourMove]) -> Sequence[int]:
        return advise(view, moves)


def outcome(state: State) -> Outcome | None:
    """The score sheets; in the solo game TOM's comes second (HAR-280, HAR-341)."""
    if not state.why_ended:
        return None
    sheets = []
    for side in range(state.sides):
        tally = state.tally[side * TALLIES : (side + 1) * TALLIES]
        lines = [
            ScoreLine(rule, key, points)
            for rule, key, points in zip(TALLY_RULES, TALLY_KEYS, tally, strict=False)
            if points
        ]
        lines += [line for who, line in state.final if who == side]
        sheets.append(tuple(lines))
    if is_solo(state):
        won = state.points[0] > state.points[TOM]
        return Outcome(state.why_ended, tuple(sheets), (1, 2) if won else (2, 1), others=("TOM",))
    order = river_order(state)
    placing = sorted(range(state.seats), key=lambda seat: (-state.points[seat], order.index(seat)))
    return Outcome(state.why_ended, tuple(sheets), tuple(placing.index(seat) + 1 for seat in range(state.seats)))
