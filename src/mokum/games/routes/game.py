"""`routes` as the kernel sees it: one object that ties the rooms of this folder together."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from mokum.games.routes.advice import advise
from mokum.games.routes.board import BOARD
from mokum.games.routes.career import RoutesCareer
from mokum.games.routes.events import RoutesEvent, RoutesRedacted
from mokum.games.routes.facts import Facts, facts_of
from mokum.games.routes.features import RoutesEncoding
from mokum.games.routes.imagine.world import imagine
from mokum.games.routes.invariants import check
from mokum.games.routes.lookahead import RoutesLookahead
from mokum.games.routes.moves import CATALOGUE, Claim, Draw, Keep, KeepBoth, Pass, RoutesMove, TakeContracts
from mokum.games.routes.rules.claiming import claim
from mokum.games.routes.rules.contracts import keep, take
from mokum.games.routes.rules.drawing import draw
from mokum.games.routes.rules.legality import legal
from mokum.games.routes.rules.passing import do_pass
from mokum.games.routes.rules.prices import lacks, price
from mokum.games.routes.rules.refusals import reason
from mokum.games.routes.rules.scoring import outcome
from mokum.games.routes.rules.setup import setup
from mokum.games.routes.state import NO_SEAT, State, empty_table
from mokum.games.routes.view import View, view_of
from mokum.games.routes.words import RoutesWords
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.game import Meta, Types
from mokum.kernel.moves import ChosenMoves, MoveSet
from mokum.kernel.opponents import read_opponents
from mokum.kernel.outcome import Outcome, RuleId


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    first: Seat = NO_SEAT
    """The first player, if the host names one; otherwise it is drawn (ROU-014)."""


_RULES: dict[type, Callable[..., Iterator[RoutesEvent]]] = {
    Draw: draw,
    Claim: claim,
    TakeContracts: take,
    Keep: keep,
    KeepBoth: keep,
    Pass: do_pass,
}


class Routes:
    """The rules of *Ticket to Ride: Amsterdam*."""

    meta = Meta(
        slug="routes",
        plays="Ticket to Ride: Amsterdam",
        seats=BOARD.seats,
        rules_version=1,
        rule_prefix="ROU",
        minutes_each=10,
    )
    types = Types(state=State, options=Options, event=RoutesEvent, redacted=RoutesRedacted, view=View, facts=Facts)
    catalogue = CATALOGUE
    words = RoutesWords()
    lookahead = RoutesLookahead()
    encoding = RoutesEncoding()
    opponents = read_opponents("mokum.games.routes")
    career = RoutesCareer()
    # Functions as they are: they are called for every viewer, and a call around each would be felt.
    view, facts = staticmethod(view_of), staticmethod(facts_of)

    def new(self, seats: int, options: Any) -> State:
        if seats not in BOARD.seats:
            raise ValueError(f"routes is for {BOARD.seats[0]} to {BOARD.seats[-1]} seats")
        chosen = options or Options()
        if not isinstance(chosen, Options) or not NO_SEAT <= chosen.first < seats:
            raise ValueError("the first player must be one of the seats")
        state = empty_table(seats)
        state.first = chosen.first
        return state

    def setup(self, state: State, chance: Chance) -> Iterator[Event[State]]:
        return setup(state, chance)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        agenda = state.agenda
        return agenda[-1].seats if agenda else NOBODY

    def moves(self, state: State, seat: Seat) -> MoveSet[RoutesMove]:
        return ChosenMoves(CATALOGUE, legal(state, seat))

    def refusal(self, state: State, seat: Seat, move: RoutesMove) -> RuleId | None:
        if legal(state, seat) & CATALOGUE.bit(move):
            return None
        return reason(state, seat, move)

    def play(self, state: State, seat: Seat, move: RoutesMove, chance: Chance) -> Iterator[Event[State]]:
        return _RULES[type(move)](state, seat, move, chance)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def price(self, state: State, seat: Seat, move: RoutesMove) -> tuple[Amount, ...]:
        return price(move)

    def lacks(self, state: State, seat: Seat, move: RoutesMove, rule: RuleId) -> tuple[Lack, ...]:
        return lacks(state, seat, move, rule)

    def invariants(self, state: State) -> None:
        check(state)

    def advise(self, view: View, moves: MoveSet[RoutesMove]) -> Sequence[int]:
        return advise(view, moves)


GAME = Routes()
