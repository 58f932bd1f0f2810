"""What TOM would do at the next roll, for each face of a die: his rules, applied before the dice are there."""

import msgspec

from mokum.games.harbour import agenda as a
from mokum.games.harbour import goods
from mokum.games.harbour.board import BRIDGE_INTO, COLOURS, MOUTH, ROUNDS, SOLO_PONTOON
from mokum.games.harbour.deck import MARKET
from mokum.games.harbour.effects.gains import OnTheRiver, PayFlorins, Points
from mokum.games.harbour.rules.port import docker_place
from mokum.games.harbour.rules.river import TOLLS
from mokum.games.harbour.rules.tom import brought_by_good, next_block
from mokum.games.harbour.state import NOTHING, TOM, State

Counts = tuple[int, ...]


class NextBlock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The block that a six of a colour brings TOM, and what becomes of its good."""

    block: int = -1
    """-1 if none of the colour is free."""
    florins: int = 0
    """Its good is sold for so many."""
    points: int = 0
    """Its good is delivered for so many instead."""


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next space of the river that pays TOM's pawn."""

    steps: int
    points: int
    space: int


class TomsMarket(msgspec.Struct, frozen=True, omit_defaults=True):
    """What TOM does with the market tile of the roll that comes."""

    cost: int
    pays: bool = False
    """Else he takes a florin."""
    points: int = 0
    steps: int = 0


class TomsPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What each face would make TOM do at the next roll."""

    round: int
    docker_points: int
    """For the docker of three alike."""
    docker_by_face: Counts
    """By face from 1: the docker that three of it bring to the building; -1 for none."""
    blocks: tuple[NextBlock, ...]
    """By colour, each as if it were the first six."""
    ahead: Ahead | None = None
    market: TomsMarket | None = None
    """None as long as the tile is not known."""


def toms_plan(state: State) -> TomsPlan | None:
    """At the next roll, as things are; None if no roll comes any more (HAR-330 to HAR-337)."""
    rolls = any(isinstance(step, a.RollDice) for step in state.agenda)
    number = state.round if rolls else state.round + 1
    if number > ROUNDS or state.why_ended:
        return None
    pontoons = [state.pontoons[SOLO_PONTOON[face]] for face in range(1, 7)]
    return TomsPlan(
        number,
        docker_place(state),
        tuple([goods.members(there)[0] if there else -1 for there in pontoons]),
        tuple([_next_block(state, colour, number) for colour in range(len(COLOURS))]),
        _ahead(state.pawns[TOM]),
        _market(state) if rolls and state.tile_next else None,
    )


def _next_block(state: State, colour: int, number: int) -> NextBlock:
    block = next_block(state, colour)
    good = state.goods_on[block] if block >= 0 else NOTHING
    if good == NOTHING:
        return NextBlock(block)
    florins, roof, fast = brought_by_good(state, good, number)
    return NextBlock(block, florins, roof + fast)


def _ahead(space: int) -> Ahead | None:
    there = next((ahead for ahead in range(space + 1, MOUTH + 1) if ahead in BRIDGE_INTO or ahead == MOUTH), None)
    return None if there is None else Ahead(there - space, TOLLS[there], there)


def _market(state: State) -> TomsMarket:
    """Of the tile that lies open (HAR-337)."""
    effect = MARKET[state.tiles[state.tile_next - 1]].effect
    assert isinstance(effect.pay, PayFlorins)
    cost = effect.pay.florins
    if state.florins[TOM] < cost:
        return TomsMarket(cost)
    points = sum(gain.amount for gain in effect.gain if isinstance(gain, Points) and isinstance(gain.amount, int))
    steps = sum(gain.steps for gain in effect.gain if isinstance(gain, OnTheRiver))
    return TomsMarket(cost, pays=True, points=points, steps=steps)
