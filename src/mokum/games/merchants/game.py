"""`merchants` as the kernel sees it: one object that ties the rooms of this folder together."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from mokum.games.merchants.advice import OLDER_HABITS, advise
from mokum.games.merchants.auction import NO_SEAT
from mokum.games.merchants.board import SEATS
from mokum.games.merchants.career import MerchantsCareer
from mokum.games.merchants.events import MerchantsEvent, MerchantsRedacted
from mokum.games.merchants.facts import Facts, facts_of
from mokum.games.merchants.features import MerchantsEncoding
from mokum.games.merchants.imagine import imagine
from mokum.games.merchants.invariants import check
from mokum.games.merchants.lookahead import LOOKAHEAD
from mokum.games.merchants.lots import lot_of
from mokum.games.merchants.moves import CATALOGUE, MerchantsMove
from mokum.games.merchants.rules.machine import MACHINE, start
from mokum.games.merchants.rules.prices import lacks, price
from mokum.games.merchants.rules.scoring import outcome
from mokum.games.merchants.state import State, empty_table, no_limits_ahead
from mokum.games.merchants.view import View, view_of
from mokum.games.merchants.words import MerchantsWords
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack
from mokum.kernel.game import Meta, Types
from mokum.kernel.lot import Lot
from mokum.kernel.moves import MoveSet
from mokum.kernel.opponents import read_opponents
from mokum.kernel.outcome import Outcome, RuleId


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    first: Seat = NO_SEAT
    """The first player, if the host names one; otherwise it is drawn (MER-021)."""
    ahead: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether limits for a doubled round may be sealed before it is opened, which saves waiting (MER-144).

    It is not written where nobody has chosen it: records from before there was this choice stay as they are.
    """


class Merchants:
    """The rules of Reiner Knizia's *Merchants of Amsterdam*."""

    meta = Meta(
        slug="merchants",
        plays="Merchants of Amsterdam by Reiner Knizia",
        seats=SEATS,
        rules_version=1,
        rule_prefix="MER",
        minutes_each=15,
    )
    types = Types(
        state=State, options=Options, event=MerchantsEvent, redacted=MerchantsRedacted, view=View, facts=Facts
    )
    catalogue = CATALOGUE
    words = MerchantsWords()
    lookahead = LOOKAHEAD
    encoding = MerchantsEncoding()
    opponents = read_opponents("mokum.games.merchants")
    career = MerchantsCareer()
    apart: Mapping[str, Any] = MappingProxyType({"ahead": True})
    setup = staticmethod(start)
    # Functions as they are: they are called for every decision and every viewer, and a call around each would be felt.
    waiting, moves, refusal, play = MACHINE.waiting, MACHINE.moves, MACHINE.refusal, MACHINE.play
    view, facts = staticmethod(view_of), staticmethod(facts_of)

    def new(self, seats: int, options: Any) -> State:
        if seats not in SEATS:
            raise ValueError(f"merchants is for {SEATS[0]} to {SEATS[-1]} seats")
        chosen = options or Options()
        if not isinstance(chosen, Options) or not NO_SEAT <= chosen.first < seats:
            raise ValueError("the first player must be one of the seats")
        state = empty_table(seats)
        state.first = chosen.first
        if chosen.ahead is True:
            state.ahead = no_limits_ahead(seats)
        return state

    def lot(self, state: State) -> Lot | None:
        return lot_of(state)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def price(self, state: State, seat: Seat, move: MerchantsMove) -> tuple[Amount, ...]:
        return price(move)

    def lacks(self, state: State, seat: Seat, move: MerchantsMove, rule: RuleId) -> tuple[Lack, ...]:
        return lacks(state, seat, move, rule)

    def invariants(self, state: State) -> None:
        check(state)

    def advise(self, view: View, moves: MoveSet[MerchantsMove]) -> Sequence[int]:
        return advise(view, moves)

    def older_advise(self, view: View, moves: MoveSet[MerchantsMove]) -> Sequence[int]:
        """What was advised before bidding was fixed: somebody else to measure bots against."""
        return advise(view, moves, OLDER_HABITS)


GAME = Merchants()
