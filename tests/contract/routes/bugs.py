"""Wrong rules planted in `routes`: the referee must find every one."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from contract.routes.leaks import Plant
from mokum.games.routes.board import ROUTE_TWIN, WILD
from mokum.games.routes.cards import market_cards
from mokum.games.routes.events import ContractsKept, RouteClaimed, TurnBegan
from mokum.games.routes.game import GAME, Routes
from mokum.games.routes.moves import CATALOGUE, CLAIMS, Draw, Pass, RoutesMove
from mokum.games.routes.payable import payable
from mokum.games.routes.rules import drawing, scoring
from mokum.games.routes.state import DrawSecondCard, State, TakeTurn
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import RuleId


class _Offering(Routes):
    """The game with more moves than the rules allow, offered and accepted alike."""

    def more(self, state: State, seat: Seat) -> int:
        raise NotImplementedError

    def moves(self, state: State, seat: Seat) -> MoveSet[RoutesMove]:
        bits = super().moves(state, seat).bits
        return CATALOGUE.choose(bits | self.more(state, seat) if bits else 0)

    def refusal(self, state: State, seat: Seat, move: RoutesMove) -> RuleId | None:
        return None if move in self.moves(state, seat) else super().refusal(state, seat, move)


def a_wild_may_be_the_second_card(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(_Offering):
        def more(self, state: State, seat: Seat) -> int:
            if not isinstance(state.agenda[-1], DrawSecondCard):
                return 0
            slots = enumerate(market_cards(state.market))
            return sum(CATALOGUE.bit(Draw(slot)) for slot, card in slots if card == WILD)

    return Planted()


def a_seat_may_claim_both_halves_of_a_double_route(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(_Offering):
        def more(self, state: State, seat: Seat) -> int:
            if not isinstance(state.agenda[-1], TakeTurn) or state.carts[seat] < 4:
                return 0
            taken = sum(state.claimed)
            own = [route for route in range(len(CLAIMS)) if state.claimed[seat] >> route & 1]
            twins = [
                ROUTE_TWIN[route] for route in own if ROUTE_TWIN[route] >= 0 and not taken >> ROUTE_TWIN[route] & 1
            ]
            return payable(state.hands[seat]) & sum(CATALOGUE.bit(claim) for twin in twins for claim in CLAIMS[twin])

    return Planted()


def passing_is_always_offered(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(_Offering):
        def more(self, state: State, seat: Seat) -> int:
            return CATALOGUE.bit(Pass()) if isinstance(state.agenda[-1], TakeTurn) else 0

    return Planted()


def three_wilds_may_lie_in_the_market(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(drawing, "TOO_MANY_WILDS", 4)
    return GAME


class _Telling(Routes):
    """The game with its stories retold."""

    def retold(self, event: Event[State]) -> Event[State]:
        raise NotImplementedError

    def play(self, state: State, seat: Seat, move: RoutesMove, chance: Chance) -> Iterator[Event[State]]:
        return map(self.retold, super().play(state, seat, move, chance))


def a_route_scores_a_point_too_many(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(_Telling):
        def retold(self, event: Event[State]) -> Event[State]:
            return replace(event, points=event.points + 1) if isinstance(event, RouteClaimed) else event

    return Planted()


def the_last_round_is_a_turn_short(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(_Telling):
        def retold(self, event: Event[State]) -> Event[State]:
            if isinstance(event, TurnBegan) and event.turns_left > 1:
                return replace(event, turns_left=event.turns_left - 1)
            return event

    return Planted()


def a_returned_contract_goes_on_top(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = ContractsKept.apply

    def apply(told: ContractsKept, state: State) -> None:
        usual(told, state)
        if told.returned:
            drawn, pile = state.contract_pile[: state.contract_next], state.contract_pile[state.contract_next : -1]
            state.contract_pile = (*drawn, *told.returned, *pile)

    plant.setattr(ContractsKept, "apply", apply)
    return GAME


def every_contract_counts_as_fulfilled(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(scoring, "is_fulfilled", lambda *_: True)
    return GAME


BUGS: tuple[Plant, ...] = (
    a_wild_may_be_the_second_card,
    a_seat_may_claim_both_halves_of_a_double_route,
    passing_is_always_offered,
    three_wilds_may_lie_in_the_market,
    a_route_scores_a_point_too_many,
    the_last_round_is_a_turn_short,
    a_returned_contract_goes_on_top,
    every_contract_counts_as_fulfilled,
)
