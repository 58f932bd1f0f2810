"""The smaller questions of a game: what each answer promises."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour.advice.barge import jump_worth
from mokum.games.harbour.advice.cards import activation_worth, card_worth, wish
from mokum.games.harbour.advice.cargo import sale_worth, stored_worths
from mokum.games.harbour.advice.city import block_worths, city_of
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import CUBE, CUBE_OF_CHOICE, POINT
from mokum.games.harbour.advice.river import step_worth
from mokum.games.harbour.advice.rose import die_worths, keep_worths, shift_worths, start_worths
from mokum.games.harbour.advice.spending import best_spending
from mokum.games.harbour.advice.turn import Turn, cube_worths
from mokum.games.harbour.advice.wants import wants_of
from mokum.games.harbour.cubes import ONE, covers
from mokum.games.harbour.deck import COST, COST_SIZE
from mokum.games.harbour.moves import HarbourMove, OfBlock, OfCard, OfColour, OfSpace, Shift
from mokum.games.harbour.state import NOTHING
from mokum.kernel.moves import MoveSet

Moves = MoveSet[HarbourMove]


def cards_to_take(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """A card for the rack, or none, which promises nothing."""
    return [wish(position, move.card) if isinstance(move, OfCard) else 0 for move in moves]


def cards_to_lose(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The card that is wished for least goes."""
    return [-wish(position, move.card) for move in moves if isinstance(move, OfCard)]


def plans_to_lose(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The active plan that has least to give goes."""
    return [-card_worth(position, move.card, position.round) for move in moves if isinstance(move, OfCard)]


def cards_for_nothing(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """What a card brings, and the cubes that it would have cost."""
    cards = [move.card for move in moves if isinstance(move, OfCard)]
    return [activation_worth(position, card) + COST_SIZE[card] * CUBE for card in cards]


def _by_colour(worths: list[int], moves: Moves) -> list[int]:
    """A worth for each colour, and zero for none of them."""
    return [worths[move.colour] if isinstance(move, OfColour) else 0 for move in moves]


def start_cubes(position: Position, moves: Moves, decision: a.StartCube) -> list[int]:
    """The colour that the first cards and blocks ask for."""
    return _by_colour(start_worths(position, decision.slot), moves)


def dice(position: Position, moves: Moves, decision: a.ChooseDie) -> list[int]:
    """The die whose cubes buy most when they come."""
    return _by_colour(die_worths(position, decision.chosen), moves)


def shifts(position: Position, moves: Moves, decision: a.ShiftDie) -> list[int]:
    """The slots for which the cubes of both dice are worth most."""
    wanted = [(move.colour, move.by) if isinstance(move, Shift) else (NOTHING, 0) for move in moves]
    return shift_worths(position, decision.chosen, wanted)


def cubes_to_keep(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The cube that helps most next round."""
    return _by_colour(keep_worths(position), moves)


def cubes_to_pay(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The cube without which the rest buys most; among equals the one that the next round misses least."""
    wants = wants_of(position, in_turn=True)
    pool = position.pool
    worths = [best_spending(pool - one, wants).worth if covers(pool, one) else 0 for one in ONE]
    missed = keep_worths(position)
    return _by_colour([worth * 10 - keep // 10 for worth, keep in zip(worths, missed, strict=True)], moves)


def cubes_to_gain(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The cube with which the pool buys most."""
    return _by_colour(cube_worths(position, wants_of(position, in_turn=True)), moves)


def cubes_to_waive(position: Position, moves: Moves, decision: a.WaiveCube) -> list[int]:
    """The cube of a cost that is worth most to those who keep it."""
    wants, cost = wants_of(position, in_turn=True), COST[decision.card]
    found = []
    for one in ONE:
        enough = covers(position.pool + one, cost)
        found.append(best_spending(position.pool + one - cost, wants).worth if enough else 0)
    return _by_colour(found, moves)


def good_to_place(position: Position, moves: Moves, decision: a.PlaceGood) -> list[int]:
    """Store it, or sell it for florins, for a cube or for both."""
    cube = CUBE_OF_CHOICE if position.rounds_left else CUBE
    florins = sale_worth(position.port, decision.good)
    worths = {
        "store": stored_worths(position.port, position.mine.barge)[decision.good],
        "sell florins": florins,
        "sell cube": cube,
        "sell both": florins + cube,
    }
    return [worths[str(move)] for move in moves]


def river_on(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """Another space for two cubes, if it is worth more than they are."""
    turn = Turn(position)
    further = step_worth(position, turn.left // 2) - 2 * turn.cube
    return [further if str(move) == "on" else 0 for move in moves]


def yes_please(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """A step on the river for nothing."""
    return [int(str(move) == "yes") for move in moves]


def blocks_to_take(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """The block that brings most."""
    worths = block_worths(city_of(position))
    return [worths.get(move.block, 0) for move in moves if isinstance(move, OfBlock)]


def spaces_to_jump_to(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """Where most is to be had."""
    return [jump_worth(position.port, move.space) for move in moves if isinstance(move, OfSpace)]


def pieces_to_return(position: Position, moves: Moves, decision: a.AnyPending) -> list[int]:
    """A task pays more than what is left over does: as many pieces as it takes."""
    modest = {"return none": -POINT, "return stop": -POINT, "return one": 0}
    return [modest.get(str(move), POINT) for move in moves]
