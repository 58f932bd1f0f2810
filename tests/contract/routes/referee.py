"""Follows a game of `routes` and says, one event after the other, what the rules ask for."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from contract.checks import require
from contract.routes.paper import CARDS, DATA, NO_CARD, ROUTES, WILD, Paper
from contract.routes.reckoning import reckon
from mokum.kernel.event import Event, Seat
from mokum.kernel.outcome import Outcome


class Referee(Paper):
    """Keeps the game on paper by the moves alone, and compares what must happen with what was told."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._chosen: dict[Seat, list[int]] = {}
        self._story: Iterator[Event[Any]] = iter(())

    def _must(self, kind: str, **fields: object) -> None:
        """The next event that was told is this one."""
        told = self._luck(kind)
        require(msgspec.structs.asdict(told) == fields, f"the rules ask for another {kind}", fields, told)

    def _luck(self, kind: str) -> Any:
        """The next event that was told is of this kind; what luck gave is in it."""
        told = next(self._story, None)
        require(type(told).__name__ == kind, f"the rules ask for {kind}", told)
        return told

    def _nothing_more(self) -> None:
        told = next(self._story, None)
        require(told is None, "the rules ask for nothing more", told)

    def _in_turn(self) -> list[Seat]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def follow_setup(self, story: Sequence[Event[Any]]) -> None:
        """ROU-010 to ROU-016."""
        self._story = iter(story)
        self.first = self._luck("FirstPlayerChosen").seat
        self._shuffle()
        order = self._luck("ContractsShuffled").order
        require(sorted(order) == sorted(self.contract_pile), "a shuffle loses nothing", order)
        self.contract_pile = deque(order)
        for seat in self._in_turn():
            for _ in range(2):
                card = self.pile.popleft()
                self._must("CardDealt", seat=seat, card=card)
                self.hands[seat][card] += 1
        self._fill_market()
        for seat in self._in_turn():
            self._offer(seat, "ContractsDealt")
        self._must("FirstChoiceBegan")
        self.asked, self.awaited = "first contracts", list(range(self.seats))
        self._nothing_more()

    def follow(self, seat: Seat, move: str, story: Sequence[Event[Any]]) -> None:
        """What must come of a legal move."""
        self._story = iter(story)
        passes, self.passes = self.passes, 0
        match move.split():
            case ["draw", where]:
                self._draw(seat, where)
            case ["claim", number, *paid]:
                self._claim(seat, int(number), {CARDS.index(part[:-1]): int(part[-1]) for part in paid})
            case ["contracts"]:
                self._take_contracts(seat)
            case ["keep", which]:
                kept = self.offers[seat] if which == "both" else [int(which) - 1]
                (self._choose_first if self.asked == "first contracts" else self._keep)(seat, kept)
            case _:
                self.passes = passes + 1
                self._must("TurnPassed", seat=seat)
                self._end_turn(seat)
        self._nothing_more()

    def _shuffle(self) -> None:
        order = self._luck("DiscardsShuffled").order
        require(sorted(order) == sorted(self.discards), "a shuffle takes all discards", order, self.discards)
        self.pile, self.discards = deque(order), []

    def _fill_market(self) -> None:
        """ROU-011, ROU-031, ROU-034, ROU-035."""
        while True:
            for slot, card in enumerate(self.market):
                if card == NO_CARD and not self.pile and self.discards:
                    self._shuffle()
                if card == NO_CARD and self.pile:
                    self.market[slot] = self.pile.popleft()
                    self._must("MarketFilled", slot=slot, card=self.market[slot])
            outside = [*self.market, *self.pile, *self.discards]
            if self.market.count(WILD) < 3 or sum(card not in (WILD, NO_CARD) for card in outside) < 3:
                return
            self._must("MarketSwept", cards=tuple(self.market))
            self.discards += self.market
            self.market = [NO_CARD] * 5

    def _draw(self, seat: Seat, where: str) -> None:
        """ROU-030 to ROU-036."""
        done = self.asked == "second card"
        if where == "deck":
            if not self.pile:
                self._shuffle()
            card = self.pile.popleft()
            self._must("CardDrawn", seat=seat, card=card)
            self.hands[seat][card] += 1
        else:
            slot = int(where) - 1
            card, self.market[slot] = self.market[slot], NO_CARD
            self._must("CardTaken", seat=seat, slot=slot, card=card)
            self.hands[seat][card] += 1
            self._fill_market()
            done |= card == WILD
        if done or not self.draws(second=True):
            self._end_turn(seat)
        else:
            self.asked = "second card"

    def _claim(self, seat: Seat, number: int, paid: dict[int, int]) -> None:
        """ROU-040, ROU-047 to ROU-049."""
        route, wilds = ROUTES[number], paid.get(WILD, 0)
        points = DATA["route_points"][str(route["length"])]
        cards = {"colour": max(paid), "coloured": route["length"] - wilds, "wilds": wilds}
        self._must("RouteClaimed", seat=seat, route=number - 1, points=points, **cards)
        for card, count in paid.items():
            self.hands[seat][card] -= count
            self.discards += [card] * count
        self.owner[number] = seat
        self.carts[seat] -= route["length"]
        self.points[seat] += points
        if route["cart"] and sum(self.trade) < DATA["trade_cards"]:
            self._must("TradeCardTaken", seat=seat)
            self.trade[seat] += 1
        self._fill_market()
        self._end_turn(seat)

    def _offer(self, seat: Seat, kind: str) -> None:
        self.offers[seat] = [self.contract_pile.popleft() for _ in range(min(2, len(self.contract_pile)))]
        self._must(kind, seat=seat, contracts=tuple(self.offers[seat]))

    def _take_contracts(self, seat: Seat) -> None:
        """ROU-050, ROU-051."""
        self._offer(seat, "ContractsDrawn")
        self.asked = "contracts"
        if len(self.offers[seat]) == 1:
            self._keep(seat, self.offers[seat])

    def _keep(self, seat: Seat, kept: list[int]) -> None:
        self._return_others(seat, kept)
        self._end_turn(seat)

    def _choose_first(self, seat: Seat, kept: list[int]) -> None:
        """ROU-013: what is returned goes under when all have chosen."""
        self._must("FirstContractsChosen", seat=seat, kept=tuple(kept))
        self._chosen[seat] = kept
        self.awaited.remove(seat)
        if not self.awaited:
            self._must("FirstChoiceEnded")
            for chooser in self._in_turn():
                self._return_others(chooser, self._chosen[chooser])
            self._begin_turn(self.first)

    def _return_others(self, seat: Seat, kept: list[int]) -> None:
        returned = [contract for contract in self.offers[seat] if contract not in kept]
        self._must("ContractsKept", seat=seat, kept=tuple(kept), returned=tuple(returned))
        self.contracts[seat] += kept
        self.contract_pile += returned
        self.offers[seat] = []

    def _end_turn(self, seat: Seat) -> None:
        """ROU-022, ROU-023, ROU-060."""
        if self.passes == self.seats or self.turns_left == 1:
            why = "ROU-022" if self.passes == self.seats else "ROU-060"
            self._must("GameEnded", why=why, contracts=tuple(tuple(sorted(held)) for held in self.contracts))
            self.asked, self.awaited, self.turns_left = "nothing", [], 0
            return
        if self.turns_left > 0:
            self.turns_left -= 1
        elif self.carts[seat] <= 2:
            self.turns_left = self.seats
            self._must("LastRoundBegan", seat=seat, turns=self.seats)
        self._begin_turn((seat + 1) % self.seats)

    def _begin_turn(self, seat: Seat) -> None:
        self._must("TurnBegan", seat=seat, turns_left=self.turns_left)
        self.asked, self.awaited = "turn", [seat]

    def agree_on_the_end(self, outcome: Outcome) -> None:
        """Everybody scored what the rules give (ROU-061 to ROU-066)."""
        totals, ranks = reckon(self)
        require(outcome.totals == totals, "the totals are those of the rules", outcome, totals)
        require(outcome.ranks == ranks, "the ranks are those of the rules", outcome, ranks)
