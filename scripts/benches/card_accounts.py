"""What every card of `harbour` cost and brought its owner in one game, read from the events as they come.

Events of gains name no source. Most effects give what their declaration says, so the source is the card that the event
before them names or that answers it; what answers is reckoned from the state just before the event. Where only the
order tells, it is said below. Read for games without extensions.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from card_roles import (
    ANSWERS,
    BLOCK_LIMIT,
    BLOCKS,
    CHEAPER,
    DELIVERIES,
    DICE,
    DIE_FLORINS,
    DISCOUNTS,
    DOCKERS,
    FOR_FLORINS,
    MORE,
    PLANS,
    RACK,
    RIVER_AT_THE_END,
    SALES,
    SECOND_MARKET,
    STEPS,
    answers_die,
)
from card_worth import Account, reckoned

from mokum.games.harbour.agenda import Advance
from mokum.games.harbour.board import BLOCK_COST
from mokum.games.harbour.deck import CARDS, COST_SIZE, KIND, MARKET
from mokum.games.harbour.effects import gains as g
from mokum.games.harbour.effects.occasions import Discount, Use
from mokum.games.harbour.events import (
    BlockTaken,
    CardActivated,
    CardsRevealed,
    CardTaken,
    CardUsed,
    CubesPaid,
    CubesPlaced,
    ExchangeUsed,
    FinalScored,
    FlorinsGained,
    FlorinsPaid,
    FreeStepsChanged,
    GameEnded,
    GoodDelivered,
    GoodSold,
    HarbourEvent,
    MarketUsed,
    PawnMoved,
    PlanDiscarded,
    PlanUsed,
    PointsScored,
    TurnBegan,
)
from mokum.games.harbour.events.gains import BRIDGE, DOCKER
from mokum.games.harbour.events.gains import CARD as OF_CARDS
from mokum.games.harbour.events.gains import MOUTH as OF_MOUTH
from mokum.games.harbour.knobs import value_of
from mokum.games.harbour.rules.city import block_cost
from mokum.games.harbour.rules.final import penalty
from mokum.games.harbour.rules.giving import gains_of
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat


class Ledger:
    """The cards of one game: which lay open, which were taken, and the accounts of those that became active."""

    def __init__(self) -> None:
        self.offered: Counter[int] = Counter()
        self.taken: dict[int, Seat] = {}
        self.accounts: dict[int, Account] = {}
        """By card. Each card is there once; one that is discarded does not come back without extensions."""
        self._before: HarbourEvent | None = None
        self._in_turn = False
        self._free_steps: list[int] = []
        """The cards that the free steps of this turn come from, in the order in which they are used up."""
        self._dice: list[int] = []
        """Cards whose cubes follow those of the die that was just placed."""
        self._free_activation = 0
        """The card that pays for the next activation."""
        self._trader = 0
        """The card that takes the next plan that is discarded."""

    def note(self, state: State, event: HarbourEvent) -> None:
        """Read an event that is about to be applied to this state."""
        handler = _HANDLERS.get(type(event))
        if handler:
            handler(self, state, event)
        self._before = event

    def turn_is_over(self) -> None:
        """What comes now, until somebody's turn begins, comes by itself."""
        self._in_turn = False

    def _active(self, state: State, seat: Seat, cards: int) -> Iterator[int]:
        return iter(members(state.tableaus[seat] & cards))

    def _enter(self, card: int, what: str, number: int) -> None:
        self.accounts[card].flows[what] += number

    def _give(self, state: State, seat: Seat, card: int, gains: Iterable[g.Gain], source: int = 0) -> None:
        """A card gives; other cards add to its florins and points (HAR-250)."""
        self.accounts[card].uses += 1
        given = Counter[str]()
        for gain in gains:
            for what, number in reckoned(gain, state, seat, source or card):
                given[what] += number
        self.accounts[card].flows.update(given)
        if source >= 0:
            self._add_more(seat, given)

    def _add_more(self, seat: Seat, given: Counter[str]) -> None:
        """The accounts know of a card that has become active just now; the state does not yet."""
        for what, more in MORE.items():
            account = self.accounts.get(more)
            if given[what] and account and account.seat == seat:
                account.uses += 1
                account.flows[what] += 1

    def _revealed(self, state: State, event: CardsRevealed) -> None:
        self.offered.update(event.cards)

    def _taken(self, state: State, event: CardTaken) -> None:
        self.taken[event.card] = event.seat

    def _turn_began(self, state: State, event: TurnBegan) -> None:
        self._in_turn = True
        self._free_steps.clear()

    def _activated(self, state: State, event: CardActivated) -> None:
        seat, card = event.seat, event.card
        account = self.accounts[card] = Account(seat, state.round)
        paid = sum(self._before.cubes) if isinstance(self._before, CubesPaid) else 0
        saved = COST_SIZE[card] - paid
        if self._free_activation:
            self._enter(self._free_activation, "cubes", COST_SIZE[card])
            self._free_activation = 0
        elif saved:
            for other in self._active(state, seat, DISCOUNTS):
                if value_of(other, Discount).kind == KIND[card]:
                    self.accounts[other].uses += 1
                    self._enter(other, "cubes", saved)
        account.flows["cost"] = paid
        for other in members((state.tableaus[seat] | 1 << card) & ANSWERS[KIND[card]]):
            free_use = isinstance(gains_of(other)[0], g.FreePlanUse)
            self._give(state, seat, other, gains_of(card if free_use else other))

    def _used(self, state: State, event: CardUsed | ExchangeUsed) -> None:
        if isinstance(CARDS[event.card].effect, Use):
            self._use(state, event.seat, event.card, event.card)

    def _plan_used(self, state: State, event: PlanUsed) -> None:
        if event.paid:  # a free use was reckoned with the activation
            self._use(state, event.seat, PLANS if event.card in state.paid_plans else event.card, event.card)

    def _use(self, state: State, seat: Seat, card: int, source: int) -> None:
        """A use counts for the card that allows it: a plan's second and third for another card than the plan."""
        effect = CARDS[source].effect
        assert isinstance(effect, Use)
        match effect.pay:
            case g.PayFlorins(florins):
                self._enter(card, "spent_florins", florins)
            case g.PayCubes():
                self._enter(card, "spent", 1)
            case g.PayAnyCubes(number):
                self._enter(card, "spare", number)
            case g.PayActivePlan():
                self._trader = card
        for gain in effect.gain:
            if isinstance(gain, g.FreeSteps):
                self._free_steps += [card] * gain.steps
            elif isinstance(gain, g.FreeActivations):
                self._free_activation = card
        self._give(state, seat, card, effect.gain, source)

    def _plan_discarded(self, state: State, event: PlanDiscarded) -> None:
        self._enter(self._trader, "spent", COST_SIZE[event.card])

    def _market_used(self, state: State, event: MarketUsed) -> None:
        if state.market_uses:
            tile = state.tiles[state.tile_next - 1]
            price = MARKET[tile].effect.pay
            assert isinstance(price, g.PayFlorins)
            self._enter(SECOND_MARKET, "spent_florins", price.florins)
            self._give(state, event.seat, SECOND_MARKET, gains_of(-tile), -tile)

    def _block_taken(self, state: State, event: BlockTaken) -> None:
        seat, block = event.side, event.block
        if isinstance(self._before, FlorinsPaid):
            self.accounts[FOR_FLORINS].uses += 1
            self._enter(FOR_FLORINS, "spent_florins", self._before.florins)
            self._enter(FOR_FLORINS, "cubes", block_cost(state, seat, block))
        elif event.bought:
            for card in self._active(state, seat, 1 << CHEAPER):
                self.accounts[card].uses += 1
                self._enter(card, "cubes", BLOCK_COST[block] - block_cost(state, seat, block))
        if event.bought and state.bought:
            self.accounts[BLOCK_LIMIT].uses += 1
        for card in self._active(state, seat, BLOCKS):
            self._give(state, seat, card, gains_of(card))

    def _delivered(self, state: State, event: GoodDelivered) -> None:
        for card in self._active(state, event.seat, DELIVERIES[event.good]):
            self._give(state, event.seat, card, gains_of(card))

    def _sold(self, state: State, event: GoodSold) -> None:
        """The florins come anyway, so what the card gives is the cube; more florins come with it (HAR-254)."""
        for card in self._active(state, event.side, 1 << SALES):
            self._give(state, event.side, card, (g.ChosenCubes(1),))
            self._add_more(event.side, Counter(florins=1))

    def _pawn_moved(self, state: State, event: PawnMoved) -> None:
        """A step by a card that answers a block is the first event after that question."""
        question = state.agenda[-1]
        if self._in_turn and isinstance(question, Advance):
            self.accounts[question.card].uses += 1
            self._enter(question.card, "river", 1)

    def _scored(self, state: State, event: PointsScored) -> None:
        """After the points of a docker come the card's; river points outside a turn come from one card."""
        before = self._before
        if event.tally == OF_CARDS and isinstance(before, PointsScored) and before.tally == DOCKER:
            self._give(state, event.side, DOCKERS, (g.Points(event.points),))
        elif event.tally in (BRIDGE, OF_MOUTH) and not self._in_turn:
            self._enter(RIVER_AT_THE_END, "points", event.points)

    def _cubes_placed(self, state: State, event: CubesPlaced) -> None:
        """First a die's own cubes, as many as it counts, then those of the cards that answer it."""
        if self._dice:
            card = self._dice.pop(0)
            self.accounts[card].uses += 1
            self._enter(card, "cubes", event.count)
        else:
            self._dice = [card for card in self._active(state, event.seat, DICE) if answers_die(card, event.count)]

    def _florins_gained(self, state: State, event: FlorinsGained) -> None:
        """Outside a turn the first florins after the cubes of dice come from the one card that pays for dice."""
        if not self._in_turn and isinstance(self._before, CubesPlaced):
            self._give(state, event.side, DIE_FLORINS, (g.Florins(event.florins),))

    def _free_steps_changed(self, state: State, event: FreeStepsChanged) -> None:
        """A step counts for its card when it is taken."""
        if event.by < 0:
            card = self._free_steps.pop(0)
            self._enter(card, "barge", 1)
        elif not isinstance(self._before, FlorinsPaid):
            self.accounts[STEPS].uses += 1
            self._free_steps += [STEPS] * event.by

    def _final_scored(self, state: State, event: FinalScored) -> None:
        if event.rule == "HAR-273":
            card = event.values["card"]
            self.accounts[card].uses += 1
            self._enter(card, "points", event.points)

    def _ended(self, state: State, event: GameEnded) -> None:
        """The tokens that cards left in the rack would have been."""
        for seat in range(state.seats):
            for card in self._active(state, seat, 1 << RACK):
                tokens = state.tokens[seat]
                self._enter(card, "points", penalty(tokens + len(state.racks[seat])) - penalty(tokens))


_HANDLERS: dict[type, Callable[[Ledger, State, Any], None]] = {
    CardsRevealed: Ledger._revealed,
    CardTaken: Ledger._taken,
    TurnBegan: Ledger._turn_began,
    CardActivated: Ledger._activated,
    CardUsed: Ledger._used,
    ExchangeUsed: Ledger._used,
    PlanUsed: Ledger._plan_used,
    PlanDiscarded: Ledger._plan_discarded,
    MarketUsed: Ledger._market_used,
    BlockTaken: Ledger._block_taken,
    GoodDelivered: Ledger._delivered,
    GoodSold: Ledger._sold,
    PawnMoved: Ledger._pawn_moved,
    PointsScored: Ledger._scored,
    CubesPlaced: Ledger._cubes_placed,
    FlorinsGained: Ledger._florins_gained,
    FreeStepsChanged: Ledger._free_steps_changed,
    FinalScored: Ledger._final_scored,
    GameEnded: Ledger._ended,
}
