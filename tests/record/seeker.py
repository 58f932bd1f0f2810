"""Players of `harbour` who seek something: they follow the game's advice, but do first what may bring it about."""

from collections.abc import Iterator
from typing import Any

from mokum.games.harbour.agenda import PlaceGood
from mokum.games.harbour.board import (
    BLOCKS,
    COLOURS,
    DISTRICT_COLOUR,
    DISTRICTS,
    GOODS,
    ROUNDS,
    SPACE_DISTANCE,
    SPACES,
    START,
)
from mokum.games.harbour.deck import CARDS, PLANS, TASKS, mask
from mokum.games.harbour.effects import counts, occasions
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame

_WHIM = 24
"""One move in so many is made on a whim."""


def _that_raise(count: counts.Count) -> Iterator[str]:
    """Beginnings of moves that tend to raise a count."""
    match count:
        case counts.Arms(district=district) if district:
            yield from (f"{verb} {district[0]}" for verb in ("buy", "buy with florins", "claim"))
            yield f"die {COLOURS[DISTRICT_COLOUR[DISTRICTS.index(district)]]}"
        case counts.Arms():
            yield from ("buy", "claim")
        case counts.Roofs(good=good):
            yield from (f"deliver {good}", f"load {good}")
        case counts.Depots() | counts.HoldTypes() | counts.Hold():
            yield from ("load", "deliver")
        case counts.DockerBuilding(colour=colour):
            yield f"docker {colour}"
        case counts.BlackMarket():
            yield "sell"
        case counts.PlanUses(district=district):
            yield from (f"use {plan} " for plan in members(mask("plan", district) if district else PLANS))
        case counts.Tableau(kind=kind, of_type=of_type, district=district, timing=timing):
            for card in members(mask(kind, of_type or district, timing)):
                yield from (f"take {card} ", f"activate {card} ")
        case counts.AtMouth() | counts.Bridges():
            yield from ("river", "on ", "yes")


def _that_please(effect: occasions.Effect | occasions.Task) -> Iterator[str]:
    """Beginnings of moves on which an effect depends."""
    for test in getattr(effect, "when", ()):
        if isinstance(test, counts.AtLeast):
            yield from _that_raise(test.count)
    match effect:
        case occasions.Task(pay=pay) if pay is not None:
            yield from (f"docker {pieces.colour}" for pieces in pay.pieces if pieces.what == "docker")
            yield "return"
        case occasions.OnDelivery(good=good):
            yield from (f"deliver {good}", f"load {good}")
        case occasions.OnBlockTaken() | occasions.Knob(name="block_limit"):
            yield from ("buy", "claim", "yes")
        case occasions.Knob(name="block_price"):
            yield "buy with florins"
        case (
            occasions.OnActivation(kind=kind)
            | occasions.Knob(name="activate_discount", value=occasions.Discount(kind=kind))
        ):
            yield from (f"activate {card} " for card in members(mask(kind)))
        case occasions.Knob(name="sale_reward"):
            yield "sell"
        case occasions.Knob(name="take_card"):
            yield "take none"
        case occasions.Knob(name="docker_factor"):
            yield "docker"


def _delivered(effect: occasions.Task) -> str:
    """The good of which a task wants a warehouse full, if it wants that."""
    goods = [test.count.good for test in effect.when if isinstance(test.count, counts.Roofs)]
    return goods[0] if goods else ""


_OF_CARD = {number: tuple(_that_please(card.effect)) for number, card in CARDS.items()}
_OF_TASK = {number: tuple(_that_please(tile.effect)) for number, tile in TASKS.items()}


_GOOD_OF = {number: _delivered(tile.effect) for number, tile in TASKS.items()}
_OF_THE_TABLE = {
    number
    for number, tile in TASKS.items()
    if any(
        isinstance(test.count, counts.Roofs | counts.Depots | counts.DockerBuilding | counts.BlackMarket)
        for test in tile.effect.when
    )
}
"""Tasks that everybody can help with."""
_TO_START = {number for number, tile in TASKS.items() if counts.AtLeast(1, counts.AtStart()) in tile.effect.when}


class Seekers:
    """All seats of a table. Each follows its cards and the tasks of the table, some more steadily than others."""

    def __init__(self, game: AnyGame, seats: int, wanted: frozenset[str], seed: str) -> None:
        self._game, self._wanted = game, wanted
        self._below = QuickChance(f"seekers {seed}").below
        self._steadiness = [2 + self._below(8) for _ in range(seats)]

    def choose(self, state: State) -> tuple[Seat, Any]:
        """The seat that is asked, and its move."""
        (seat,) = self._game.waiting(state)
        offered = self._game.moves(state, seat)
        among = list(range(len(offered)))
        if self._below(_WHIM):
            if self._below(self._steadiness[seat]):
                liked = self._likes(state, seat)
                among = [index for index in among if f"{offered[index]} ".startswith(liked)] or among
            worth = self._game.advise(self._game.view(state, seat), offered)
            best = max(worth[index] for index in among)
            among = [index for index in among if worth[index] == best]
        return seat, offered[among[self._below(len(among))]]

    def _likes(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Beginnings of the moves that this seat likes."""
        found: list[str] = []
        for card in (*state.offer, *state.racks[seat]):
            if f"card {card}" in self._wanted:
                found += (f"take {card} ", f"activate {card} ")
        for card in members(state.tableaus[seat]):
            if f"card {card}" in self._wanted:
                found += (f"use {card} ", *_OF_CARD[card])
        for owner, tasks in enumerate(state.tasks):
            for task in tasks:
                if f"task {task}" in self._wanted and (owner == seat or task in _OF_THE_TABLE):
                    found += (*_OF_TASK[task], *_now(state, seat, task))
        if f"market tile {state.tiles[state.tile_next - 1]}" in self._wanted:
            found.append("market")
        return tuple(found)


def _now(state: State, seat: Seat, task: int) -> Iterator[str]:
    """Moves for a task that depend on where things are."""
    good = _GOOD_OF[task]
    if good:
        blocks = [name for name, lies in zip(BLOCKS, state.goods_on, strict=True) if lies == GOODS.index(good)]
        yield from (f"{verb} {name.lower()} " for name in blocks for verb in ("buy", "buy with florins", "claim"))
        top = state.agenda[-1]
        if isinstance(top, PlaceGood) and GOODS[top.good] == good:
            yield "store"
    if task in _TO_START and state.round == ROUNDS:
        here = SPACE_DISTANCE[START][state.barges[seat]]
        yield from (f"step {name} " for space, name in enumerate(SPACES) if SPACE_DISTANCE[START][space] < here)


def promise(state: State, wanted: frozenset[str]) -> int:
    """How much of what is wanted a deal may bring to the table: its market tiles, its tasks, the tops of its piles."""
    tasks = state.task_pile[: state.seats * state.tasks_each]
    shown = len(CARDS) * state.seats // 8
    piles = ((state.artisans, 2), (state.buildings, 2), (state.plans, 4))
    names = [f"task {task}" for task in tasks] + [f"market tile {tile}" for tile in state.tiles]
    names += [f"card {card}" for pile, share in piles for card in pile[: shown // share]]
    return sum(name in wanted for name in names)
