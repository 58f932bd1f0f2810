"""What the moves would do that are one word or two."""

from mokum.games.harbour.agenda import Advance, PlaceGood, ReturnPieces
from mokum.games.harbour.board import MOUTH, SALE_FLORINS
from mokum.games.harbour.rules.river import RIVER_COST, TOLLS
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST
from mokum.games.harbour.view import View
from mokum.games.harbour.words.choices.prices import acting, asked
from mokum.games.harbour.words.phrases import GOOD_WORDS, card, count
from mokum.games.harbour.words.tiles import market_tile, task_points

_FIXED = {
    "end": "end the turn",
    "stop": "stop here",
    "no": "leave the river pawn where it is",
    "take none": "take no card",
    "draw artisan": "draw the top card of the artisans",
    "draw building": "draw the top card of the buildings",
    "shift none": "leave the cubes of both dice on their slots",
    "keep none": "keep no cube",
    "return none": "hand in nothing for this task",
}
_FLORINS, _CUBE = count(SALE_FLORINS, "florin"), "1 cube of choice"
_SALES = {"sell florins": _FLORINS, "sell cube": _CUBE, "sell both": f"{_FLORINS} and {_CUBE}"}
_PIECES = {"return one": 1, "return two": 2}


def describe_plain(word: str, view: View) -> str:
    """What it would do, as things stand."""
    if word in _FIXED:
        return _FIXED[word]
    if word in _PIECES:
        return _describe_pieces(_PIECES[word], view)
    if word == "store" or word in _SALES:
        return _describe_good(word, view)
    match word:
        case "market":
            return f"use market tile {market_tile(view.tiles[-1])}" if view.tiles else "use the market tile"
        case "river":
            first = count(RIVER_COST, "cube")
            return f"move on the river: {first} for {_next_space(view)}, {RIVER_STEP_COST} for each further one"
        case "on":
            return f"go on: {count(RIVER_STEP_COST, 'cube')} for {_next_space(view)}"
        case "yes":
            return f"move on the river to {_next_space(view)}{_by_card(view)}"
        case _:
            return _describe_stop(view)


def _next_space(view: View) -> str:
    """The space ahead of the river pawn, and what it pays."""
    there = view.sides[acting(view)].pawn + 1
    if there > MOUTH:
        return "nothing, since the pawn is in the mouth"
    points = TOLLS[there]
    if there == MOUTH:
        return f"the mouth ({count(points, 'point')})"
    return f"space {there} over a bridge ({count(points, 'point')})" if points else f"space {there}"


def _by_card(view: View) -> str:
    decision = asked(view)
    return f" with {card(decision.card)}" if isinstance(decision, Advance) else ""


def _describe_good(word: str, view: View) -> str:
    decision = asked(view)
    good = f"the {GOOD_WORDS[decision.good]}" if isinstance(decision, PlaceGood) else "the good"
    return f"store {good}" if word == "store" else f"sell {good} on the black market for {_SALES[word]}"


def _describe_pieces(pieces: int, view: View) -> str:
    decision = asked(view)
    dockers = f"hand in {count(pieces, 'docker')}"
    if not isinstance(decision, ReturnPieces):
        return dockers
    points = task_points(decision.task, view.seats)
    return f"{dockers} for {count(points[min(pieces, len(points)) - 1], 'point')}"


def _describe_stop(view: View) -> str:
    """Cubes of different colours are handed in one by one until somebody stops."""
    decision = asked(view)
    if isinstance(decision, ReturnPieces) and decision.given:
        points = task_points(decision.task, view.seats)
        return f"hand in no more: {count(points[min(decision.given, len(points)) - 1], 'point')}"
    return _FIXED["return none"]
