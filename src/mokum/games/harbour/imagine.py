"""A state that somebody with this view could be looking at: piles, tiles and hidden tasks are drawn anew."""

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.board import DISTRICTS, MORE_TILES, TASKS_EXTENSION
from mokum.games.harbour.deck import KINDS, MARKET, TASKS, card_set, market_group, pile_of
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.bits import mask_of
from mokum.kernel.chance import Chance

_GROUPS = (("CA", "A"), ("CB", "B"))


def imagine(view: View, chance: Chance) -> State:
    """What is hidden is drawn anew, what lies open is kept."""
    extensions = mask_of(view.extensions)
    piles = [_pile(view, extensions, kind, chance) for kind in KINDS]
    districts = chance.shuffled("imagine", [d for d in range(len(DISTRICTS)) if d not in view.districts])
    tasks, task_pile = _tasks(view, chance)
    at, sides, turn = view.at, view.sides, view.turn
    return State(
        seats=view.seats,
        sides=len(sides),
        extensions=extensions,
        tasks_each=view.tasks_each,
        tasks_open=view.tasks_open,
        round=view.round,
        order=view.order,
        agenda=view.agenda,
        points=[side.points for side in sides],
        florins=[side.florins for side in sides],
        arms=[mask_of(side.arms) for side in sides],
        pawns=[side.pawn for side in sides],
        tally=[points for side in sides for points in side.tally],
        tokens=[seat.tokens for seat in at],
        pools=[cubes.pack(seat.pool) for seat in at],
        roses=[tuple(map(cubes.pack, seat.rose)) for seat in at],
        houses=[cubes.pack(seat.house) for seat in at],
        racks=[seat.rack for seat in at],
        tableaus=[card_set(seat.tableau) for seat in at],
        used=[card_set(seat.used) for seat in at],
        stores=[goods.pack(seat.store) for seat in at],
        holds=[goods.pack(seat.hold) for seat in at],
        aboard=[goods.pack(seat.aboard) for seat in at],
        barges=[seat.barge for seat in at],
        tasks=tasks,
        task_pile=task_pile,
        stack=view.stack,
        berths=view.berths,
        goods_on=list(view.goods_on),
        pontoons=[goods.pack(dockers) for dockers in view.pontoons],
        building=view.building,
        roofs=list(view.roofs),
        depots=list(view.depots),
        sold=mask_of(view.sold),
        foreman=view.foreman,
        bailiff=view.bailiff,
        pawn=view.pawn,
        artisans=piles[0],
        buildings=piles[1],
        plans=piles[2],
        drawn=list(view.drawn),
        offer=view.offer,
        discards=card_set(view.discards),
        tiles=_tiles(view, chance),
        tile_next=len(view.tiles),
        districts=(*view.districts, *districts),
        districts_up=len(view.districts),
        dice=view.dice,
        bought=turn.bought,
        river_taken=turn.river_taken,
        market_uses=turn.market_uses,
        market_points=turn.market_points,
        barge_steps=turn.barge_steps,
        river_steps=turn.river_steps,
        free_steps=turn.free_steps,
        docker_taken=turn.docker_taken,
        foreman_served=turn.foreman_served,
        plan_uses=list(turn.plan_uses),
        paid_plans=turn.paid_plans,
        many_plan=turn.many_plan,
        final=view.final,
        why_ended=view.why_ended,
    )


def _pile(view: View, extensions: int, kind: str, chance: Chance) -> tuple[int, ...]:
    """The cards of a kind that were seen, then the others in any order."""
    seen = {*view.offer, *view.discards, *(card for seat in view.at for card in (*seat.rack, *seat.tableau))}
    cards = pile_of(kind, extensions)
    hidden = chance.shuffled("imagine", [card for card in cards if card not in seen])
    return (*(card for card in cards if card in seen), *hidden)


def _tiles(view: View, chance: Chance) -> tuple[int, ...]:
    """The tiles that were turned, then others as the setup could have stacked them (HAR-024, HAR-315)."""
    half = (len(view.tiles) + view.tiles_left) // 2
    added = 3 if MORE_TILES in view.extensions else 0
    stack: tuple[int, ...] = ()
    for number, (extra, usual) in enumerate(_GROUPS):
        shown = view.tiles[number * half : (number + 1) * half]
        wanted = {extra: half - added, usual: added} if added else {usual: half}
        hidden: list[int] = []
        for group, count in wanted.items():
            seen = sum(MARKET[tile].group == group for tile in shown)
            others = chance.shuffled("imagine", [tile for tile in market_group(group) if tile not in shown])
            hidden += others[: count - seen]
        stack += (*shown, *chance.shuffled("imagine", hidden))
    return stack


def _tasks(view: View, chance: Chance) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """The tasks of every seat, and those that were not dealt."""
    if TASKS_EXTENSION not in view.extensions:
        return [() for _ in view.at], ()
    known = {task for tasks in view.tasks for task in tasks}
    others = chance.shuffled("imagine", [task for task in TASKS if task not in known])
    found = []
    for seat, tasks in enumerate(view.tasks):
        count = view.at[seat].tasks
        if len(tasks) == count:
            found.append(tasks)
        else:
            found.append(tuple(sorted(others[:count])))
            del others[:count]
    return found, tuple(others)
