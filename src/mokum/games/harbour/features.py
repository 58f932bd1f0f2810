"""What a seat of `harbour` may know as bytes (`kernel/encoding.py`).

Left out are what no rule depends on (in which order cards, tiles and dockers came, what points were for, the lines of
the final scoring), and of what waits behind the present question all but its kind and the nearest gain and step.
"""

from functools import cache, lru_cache
from typing import get_args

from mokum.games.harbour import agenda as a
from mokum.games.harbour import goods
from mokum.games.harbour.board import (
    BLOCKS,
    COLOURS,
    DEPOT_SPACES,
    DISTRICTS,
    DOCKERS,
    GOODS,
    MOUTH,
    PONTOON_SPACES,
    ROOFS,
    ROUNDS,
    SEATS,
    SPACES,
    TILES_EACH,
)
from mokum.games.harbour.deck import CARDS, DISTRICT_OF_PLAN, KINDS, MARKET, TASKS
from mokum.games.harbour.state import NOTHING, SLOTS, State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import mask_of
from mokum.kernel.encoding import Field, Layout, NotSeated, group_names, lay_out, plane
from mokum.kernel.event import Seat

VERSION = 1

_KINDS: dict[type, int] = {kind: number for number, kind in enumerate(get_args(a.AnyPending), 1)}
_CARDS, _BLOCKS, _GOODS, _DOCKERS, _COLOURS = len(CARDS), len(BLOCKS), len(GOODS), len(DOCKERS), len(COLOURS)
_PLANS = tuple(DISTRICT_OF_PLAN)
_LAST_TILE = max(MARKET)
_MOST_DOCKERS, _MOST_CUBES, _EXTENSIONS, _FACES = 2, 127, 5, 6
_LEAST_POINTS, _MOST_POINTS, _MOST_FLORINS = -1_000, 9_000, 9_999


def _table(seats: int) -> tuple[Field, ...]:
    sides = max(seats, 2)
    return (
        *_ASKED,
        Field("tasks_each", "task tiles that were dealt to each seat", high=5),
        Field("tasks_open", "they lie open"),
        Field("round", "counted from 1", high=ROUNDS),
        Field("foreman", "the space where he stands; -1 nowhere", low=NOTHING, high=len(SPACES) - 1),
        Field("bailiff", "the block where he stands; -1 nowhere", low=NOTHING, high=_BLOCKS - 1),
        Field("pawn", "the good on which the pawn of the black market stands; -1 none", low=NOTHING, high=_GOODS - 1),
        Field("tile", "the market tile of this round; 0 none", high=_LAST_TILE),
        Field("tiles_left", "market tiles still to come", high=_LAST_TILE),
        *_TURN,
        Field("drawn", f"by kind ({', '.join(KINDS)}): cards drawn from its pile", len(KINDS), high=_CARDS),
        Field("plan_uses", "by district: uses of plans this turn", len(DISTRICTS), high=255),
        Field("depots", "by depot: the good; -1 none", len(DEPOT_SPACES), low=NOTHING, high=_GOODS - 1),
        Field("roofs", "by good: how many are in its warehouse", _GOODS, high=ROOFS),
        Field("goods_on", "by block: the good that lies there; -1 none", _BLOCKS, low=NOTHING, high=_GOODS - 1),
        Field("order", "of this round: who, counted from the viewer; -1 nobody", seats, low=-1, high=seats - 1),
        Field("river_stack", "whose pawns, each stack from its bottom up; -1 nobody", sides, low=-1, high=sides - 1),
        Field("berths", "the same in the mouth of the river, in order of arrival", sides, low=-1, high=sides - 1),
        Field("dice", "by colour: the face; 0 before they are rolled", _COLOURS, high=_FACES),
        Field("extensions", "by number from 1: it is played; last: the house cards", _EXTENSIONS),
        Field("sold", "by good: it lies on the black market", _GOODS),
        Field("pontoons", "by pontoon, by colour: dockers", len(PONTOON_SPACES) * _DOCKERS, high=_MOST_DOCKERS),
        Field("building", "by colour: dockers in their building", _DOCKERS, high=_MOST_DOCKERS),
        Field("districts", "by district: its tile lies face up", len(DISTRICTS)),
        Field("tiles", "by market tile: it was turned up", _LAST_TILE),
        Field("offer", "by card", _CARDS),
        Field("discards", "by card", _CARDS),
        Field("paid_plans", "by plan: how often it was paid for this turn", len(_PLANS), high=255),
    )  # fmt: skip


_ASKED = (
    Field("asked", f"0 nothing, then {', '.join(f'{n} {k.__name__}' for k, n in _KINDS.items())}", high=len(_KINDS)),
    Field("asked_card", "the card that it is about; below 0 a market tile, 0 none", low=-_LAST_TILE, high=_CARDS),
    Field("asked_count", "its slot, how many, or how many were given; 0 none", high=255),
    Field("asked_good", "the good that it is about; -1 none", low=NOTHING, high=_GOODS - 1),
    Field("asked_task", "the task that it is about; 0 none", high=max(TASKS)),
    Field(
        "giving", "the card that goes on giving afterwards; below 0 a market tile, 0 none", low=-_LAST_TILE, high=_CARDS
    ),
    Field("giving_at", "from which of its gains on", high=255),
    Field("barge_to", "the space to which the barge goes afterwards; -1 nowhere", low=NOTHING, high=len(SPACES) - 1),
    Field("asked_colours", "by colour: dice that were chosen, or cubes that were handed in", _COLOURS, high=255),
    Field("waits", "by kind, as above from 1: how many of what waits, the question among them", len(_KINDS), high=255),
)
_TURN = (
    Field("bought", "blocks bought this turn", high=255),
    Field("river_taken", "the river action was taken this turn"),
    Field("market_uses", "uses of the market tile this turn", high=255),
    Field("market_points", "points that it gave this turn", high=255),
    Field("barge_steps", "steps of the barge this turn", high=255),
    Field("river_steps", "steps on the river this turn", high=255),
    Field("free_steps", "steps of the barge that are free", high=255),
    Field("docker_taken", "a docker came aboard this turn"),
    Field("foreman_served", "the Foreman has given this turn"),
    Field("many_plan", "the plan that is used more than once this turn; 0 none", high=_CARDS),
)
_SIDE = (
    Field("points", "so far", low=_LEAST_POINTS, high=_MOST_POINTS),
    Field("florins", "how many", high=_MOST_FLORINS),
    Field("river", "the space of its pawn", high=MOUTH),
    Field("arms", "by block: it has its arms", _BLOCKS),
)
_SEAT = (
    *_SIDE,
    Field("awaited", "the game waits for this seat"),
    Field("tokens", "how many", high=255),
    Field("barge", "the space of its barge", high=len(SPACES) - 1),
    Field("task_count", "task tiles that it has", high=5),
    Field("pool", "by colour: cubes", _COLOURS, high=_MOST_CUBES),
    Field("house", "by colour: cubes", _COLOURS, high=_MOST_CUBES),
    Field("rose", "by slot, by colour: cubes", SLOTS * _COLOURS, high=_MOST_CUBES),
    Field("rack", "by card: in its rack", _CARDS),
    Field("tableau", "by card: active", _CARDS),
    Field("used", "by card: used", _CARDS),
    Field("store", "by good: how many", _GOODS, high=TILES_EACH),
    Field("hold", "by good: how many", _GOODS, high=TILES_EACH),
    Field("aboard", "by colour: dockers", _DOCKERS, high=_MOST_DOCKERS),
    Field("tasks", "by task: it has it, as far as the viewer may see", max(TASKS)),
)

# Most of a position is what it was before the move, and each of these is asked for by every viewer. Cards, tiles and
# tasks are numbered from 1, so that the lowest bit of such a set is not used.
_card_set = lru_cache(1 << 13)(lambda cards: plane(cards >> 1, _CARDS))
_card_list = lru_cache(1 << 13)(lambda cards: plane(mask_of(cards) >> 1, _CARDS))
_task_list = lru_cache(1 << 10)(lambda tasks: plane(mask_of(tasks) >> 1, max(TASKS)))
_arms = lru_cache(1 << 12)(lambda arms: plane(arms, _BLOCKS))
_goods = lru_cache(1 << 12)(lambda packed: bytes(goods.counts(packed, _GOODS)))
_dockers = lru_cache(1 << 12)(lambda packed: bytes(goods.counts(packed, _DOCKERS)))
_sold = lru_cache(1 << 9)(lambda sold: plane(sold, _GOODS))
_rose = lru_cache(1 << 12)(lambda rose: b"".join([cubes.to_bytes(_COLOURS, "little") for cubes in rose]))
_colours_in = lru_cache(1 << 8)(lambda building: bytes(map(building.count, range(_DOCKERS))))
_paid = lru_cache(1 << 8)(lambda plans: bytes(map(plans.count, _PLANS)))
_NO_TASKS = bytes(max(TASKS))


@lru_cache(1 << 10)
def _agenda(agenda: a.Agenda) -> bytes:
    kinds = [type(pending) for pending in agenda]
    top = agenda[-1] if agenda else a.Act(NOBODY)
    given, many = getattr(top, "given", 0), getattr(top, "count", 0) or getattr(top, "slot", 0)
    handing_in = isinstance(top, a.ReturnPieces)
    card = getattr(top, "card", 0) or (0 if handing_in else given)
    colours = getattr(top, "chosen", ()) or getattr(top, "colours", ())
    giving = next((pending for pending in reversed(agenda) if isinstance(pending, a.Give)), a.Give(NOBODY))
    barge = next((pending.space for pending in reversed(agenda) if isinstance(pending, a.MoveBarge)), NOTHING)
    return bytes((
        _KINDS[kinds[-1]] if kinds else 0, card + _LAST_TILE, given if handing_in else many,
        getattr(top, "good", NOTHING) + 1, getattr(top, "task", 0), giving.card + _LAST_TILE, giving.at, barge + 1,
        *map(colours.count, range(_COLOURS)), *map(kinds.count, _KINDS),
    ))  # fmt: skip


@lru_cache(1 << 10)
def _order(order: tuple[Seat, ...], viewer: Seat, places: int) -> bytes:
    """Whoever they are as seen by the viewer, counted from 1; 0 for nobody."""
    return bytes([(seat - viewer) % places + 1 for seat in order]).ljust(places, b"\0")


@lru_cache(1 << 10)
def _tiles(shown: tuple[int, ...]) -> bytes:
    return plane(mask_of(shown) >> 1, _LAST_TILE)


@lru_cache(1 << 10)
def _setting(extensions: int, districts: tuple[int, ...]) -> tuple[bytes, bytes]:
    return plane(extensions >> 1, _EXTENSIONS), plane(mask_of(districts), len(DISTRICTS))


class HarbourEncoding:
    """The encoding of `harbour`. In the solo game TOM comes second."""

    @staticmethod
    @cache
    def layout(seats: int) -> Layout:
        each = [(name, _SEAT) for name in group_names(seats)]
        tom = [] if seats > min(SEATS) else [("tom", _SIDE)]
        return lay_out(VERSION, [("table", _table(seats)), *each, *tom])

    @staticmethod
    def encode(state: State, viewer: Seat) -> bytes:
        if viewer < 0:
            raise NotSeated
        parts = _encoded_table(state, viewer)
        seats, agenda, tasks_open = state.seats, state.agenda, state.tasks_open
        waiting = agenda[-1].seats if agenda else NOBODY
        tokens, barges, tasks = state.tokens, state.barges, state.tasks
        pools, houses, roses = state.pools, state.houses, state.roses
        for step in range(viewer, viewer + seats):
            seat = step % seats
            own = tasks[seat]
            parts += (
                *_encoded_side(state, seat),
                bytes((seat in waiting, tokens[seat], barges[seat], len(own))),
                pools[seat].to_bytes(_COLOURS, "little"), houses[seat].to_bytes(_COLOURS, "little"), _rose(roses[seat]),
                _card_list(state.racks[seat]), _card_set(state.tableaus[seat]), _card_set(state.used[seat]),
                _goods(state.stores[seat]), _goods(state.holds[seat]), _dockers(state.aboard[seat]),
                _task_list(own) if own and (tasks_open or seat == viewer) else _NO_TASKS,
            )  # fmt: skip
        for side in range(seats, state.sides):
            parts += _encoded_side(state, side)
        return b"".join(parts)


def _encoded_side(state: State, side: int) -> tuple[bytes, ...]:
    return (
        (state.points[side] - _LEAST_POINTS).to_bytes(2),
        state.florins[side].to_bytes(2),
        state.pawns[side].to_bytes(),
        _arms(state.arms[side]),
    )


def _encoded_table(state: State, viewer: Seat) -> list[bytes]:
    shown, sides = state.tiles[: state.tile_next], state.sides
    extensions, districts = _setting(state.extensions, state.districts[: state.districts_up])
    return [
        _agenda(state.agenda),
        bytes((
            state.tasks_each, state.tasks_open, state.round, state.foreman + 1, state.bailiff + 1, state.pawn + 1,
            shown[-1] if shown else 0, len(state.tiles) - state.tile_next,
            state.bought, state.river_taken, state.market_uses, state.market_points, state.barge_steps,
            state.river_steps, state.free_steps, state.docker_taken, state.foreman_served, state.many_plan,
            *state.drawn, *state.plan_uses,
        )),
        bytes([good + 1 for good in state.depots]), bytes(state.roofs), bytes([good + 1 for good in state.goods_on]),
        _order(state.order, viewer, state.seats),
        _order(state.stack, viewer, sides), _order(state.berths, viewer, sides),
        bytes(state.dice) if state.dice else bytes(_COLOURS),
        extensions, _sold(state.sold), *map(_dockers, state.pontoons), _colours_in(state.building),
        districts, _tiles(shown),
        _card_list(state.offer), _card_set(state.discards), _paid(state.paid_plans),
    ]  # fmt: skip
