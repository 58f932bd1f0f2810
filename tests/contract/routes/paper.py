"""A game of `routes` kept on paper: plain lists, what is legal and who sees what, written from the rules page alone.

It shares with the engine only the data of the board. It is slow and simple on purpose: a second opinion.
"""

import json
from collections import Counter, deque
from importlib import resources
from typing import Any

from contract.checks import require
from mokum.kernel.event import Seat

DATA: dict[str, Any] = json.loads(resources.files("mokum.games.routes").joinpath("board.json").read_text("utf-8"))
CARDS = list(DATA["transport"])
WILD = CARDS.index("wild")
NO_CARD = len(CARDS)
ROUTES: dict[int, dict[str, Any]] = {route["id"]: route for route in DATA["routes"]}


class Paper:
    """All that lies on the table and in the hands. Routes are called by the numbers that people use."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first: Seat = 0
        self.asked = ""
        self.awaited: list[Seat] = []
        self.hands = [Counter[int]() for _ in range(seats)]
        self.market = [NO_CARD] * 5
        self.pile = deque[int]()
        self.discards = [CARDS.index(card) for card, copies in DATA["transport"].items() for _ in range(copies)]
        self.contract_pile = deque(range(len(DATA["contracts"])))
        self.contracts: list[list[int]] = [[] for _ in range(seats)]
        self.offers: list[list[int]] = [[] for _ in range(seats)]
        self.owner: dict[int, Seat] = {}
        self.carts: list[int] = [DATA["carts_per_seat"]] * seats
        self.points = [0] * seats
        self.trade = [0] * seats
        self.passes = 0
        self.turns_left = -1

    def legal(self, seat: Seat) -> set[str]:
        """Every move of the seat, in its notation."""
        if seat not in self.awaited:
            return set()
        if self.asked in ("first contracts", "contracts"):  # ROU-012, ROU-050
            return {"keep both"} | {f"keep {contract + 1}" for contract in self.offers[seat]}
        if self.asked == "second card":
            return self.draws(second=True)
        moves = self.draws(second=False) | self._claims(seat)
        if self.contract_pile:  # ROU-051
            moves.add("contracts")
        return moves or {"pass"}  # ROU-021

    def draws(self, second: bool) -> set[str]:
        """The cards that can be taken."""
        draws = {"draw deck"} if self.pile or self.discards else set()
        for slot, card in enumerate(self.market, start=1):
            if card != NO_CARD and not (second and card == WILD):  # ROU-033
                draws.add(f"draw {slot}")
        return draws

    def _claims(self, seat: Seat) -> set[str]:
        claims = set()
        for number, route in ROUTES.items():
            twins_owner = self.owner.get(route["twin"])
            shut = twins_owner is not None and (twins_owner == seat or self.seats == 2)  # ROU-045, ROU-046
            if number not in self.owner and not shut and route["length"] <= self.carts[seat]:  # ROU-043, ROU-044
                claims |= {f"claim {number}{paid}" for paid in self._payments(seat, route["colour"], route["length"])}
        return claims

    def _payments(self, seat: Seat, colour: str, length: int) -> set[str]:
        """ROU-041, ROU-042: one colour, and wilds in place of any number of its cards."""
        hand = self.hands[seat]
        payments = set()
        for wilds in range(min(length, hand[WILD]) + 1):
            coloured = length - wilds
            with_wilds = f" wild{wilds}" if wilds else ""
            if not coloured:
                payments.add(with_wilds)
            for card, name in enumerate(CARDS):
                if coloured and card != WILD and colour in (name, "grey") and hand[card] >= coloured:
                    payments.add(f" {name}{coloured}{with_wilds}")
        return payments

    def agree(self, view: Any) -> None:
        """What a viewer is shown is what is on paper (ROU-070, ROU-071)."""
        public, viewer = view.public, view.viewer
        shown = {
            "waiting": (tuple(self.awaited), public.waiting),
            "asked": (self.asked, str(public.asked)),
            "market": (tuple(self.market), public.market),
            "discards": (tuple(self.discards), public.discards),
            "piles": ((len(self.pile), len(self.contract_pile)), (public.pile, public.contract_pile)),
            "hand sizes": (tuple(hand.total() for hand in self.hands), public.hand_sizes),
            "owners": (tuple(self.owner.get(number, -1) for number in ROUTES), public.owners),
            "seats": ((*self.carts, *self.points, *self.trade), (*public.carts, *public.points, *public.trade)),
            "contract counts": (tuple(map(len, self.contracts)), public.contract_counts),
            "the last round": (self.turns_left, public.turns_left),
        }
        if viewer >= 0:
            shown["hand"] = (tuple(self.hands[viewer][card] for card in range(NO_CARD)), view.hand)
            shown["contracts"] = (tuple(sorted(self.contracts[viewer])), view.contracts)
            shown["offer"] = (tuple(self.offers[viewer]), view.offer)
        for name, (on_paper, in_view) in shown.items():
            require(on_paper == in_view, f"the view shows the {name} of the table", on_paper, in_view)
