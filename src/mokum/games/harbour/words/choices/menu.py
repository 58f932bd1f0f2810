"""What each move would do, short enough for a menu, with what it costs and gives."""

from mokum.games.harbour.agenda import DiscardPlan, FreeActivate, StartCube, TomDiscard, WaiveCube
from mokum.games.harbour.board import COLOURS, DOCKER_FLORINS
from mokum.games.harbour.deck import CARDS
from mokum.games.harbour.moves import (
    HarbourMove,
    OfBlock,
    OfCard,
    OfColour,
    OfDocker,
    OfGood,
    OfSpace,
    Plain,
    Shift,
)
from mokum.games.harbour.state import NOTHING
from mokum.games.harbour.view import View
from mokum.games.harbour.words.choices.plain import describe_plain
from mokum.games.harbour.words.choices.prices import (
    asked,
    block_price,
    block_price_in_florins,
    card_price,
    delivery,
    face,
    price_without,
)
from mokum.games.harbour.words.choices.ways import describe_way
from mokum.games.harbour.words.phrases import DOCKER_WORDS, GOOD_WORDS, a, block, card, clause, count


def describe(move: HarbourMove, view: View) -> str:
    """What a move would do."""
    match move:
        case Plain(word):
            return describe_plain(word, view)
        case OfCard(verb, number):
            return _describe_card(verb, number, view)
        case OfColour(verb, colour):
            return _describe_colour(verb, colour, view)
        case OfBlock(verb, number):
            return _describe_block(verb, number, view)
        case OfGood(verb, good):
            return _describe_good(verb, good, view)
        case OfDocker(verb, docker):
            name = a(f"{DOCKER_WORDS[docker]} docker")
            florins = count(DOCKER_FLORINS, "florin")
            return f"take {name} aboard and gain {florins}" if verb == "docker" else f"hand in {name}"
        case OfSpace(verb, space):
            return describe_way(verb, space, view)
        case Shift(colour, by):
            return _describe_shift(colour, by, view)


def _describe_card(verb: str, number: int, view: View) -> str:
    does = f"– {clause(CARDS[number].text)}"
    if verb == "use":
        return f"use {card(number)} {does}"
    if verb == "activate":
        price = "free of charge" if isinstance(asked(view), FreeActivate) else f"for {card_price(view, number)}"
        return f"activate {card(number)} {price} {does}"
    if verb == "take":
        return f"take {card(number)}, which costs {card_price(view, number)} {does}"
    match asked(view):
        case TomDiscard():
            return f"let TOM discard {card(number)} {does}"
        case DiscardPlan():
            return f"discard the active {card(number)} {does}"
        case _:
            return f"discard {card(number)} {does}"


def _describe_colour(verb: str, colour: int, view: View) -> str:
    name = COLOURS[colour]
    cube = a(f"{name} cube")
    match verb, asked(view):
        case "cube", StartCube(slot=slot):
            return f"put {count(slot, f'{name} cube')} on slot {slot}"
        case "waive", WaiveCube(card=number):
            return f"leave out 1 {name} and pay {price_without(number, colour)} for {card(number)}"
        case "die", _:
            return _describe_die(colour, view)
        case "keep", _:
            return f"keep {cube} in the house"
        case "return", _:
            return f"hand in {cube}"
        case _:
            return f"{_COLOUR_VERBS[verb]} {cube}"


_COLOUR_VERBS = {"cube": "put", "waive": "leave out", "pay": "pay", "gain": "gain"}


def _describe_die(colour: int, view: View) -> str:
    cubes = face(view, colour)
    if not cubes:
        return f"choose the {COLOURS[colour]} die"
    shows = f", which counts as {cubes}" if cubes != view.dice[colour] else ""
    return f"choose the {COLOURS[colour]} die{shows}: {count(cubes, 'cube')} on slot {cubes}"


def _describe_shift(colour: int, by: int, view: View) -> str:
    cubes = face(view, colour)
    where = f"slot {cubes + by} instead of {cubes}" if cubes else f"a slot one {'lower' if by < 0 else 'higher'}"
    return f"put the {COLOURS[colour]} cubes on {where}"


def _describe_block(verb: str, number: int, view: View) -> str:
    good = view.goods_on[number]
    with_good = f"{block(number)}, with {GOOD_WORDS[good]}," if good != NOTHING else block(number)
    match verb:
        case "buy":
            return f"buy {with_good} for {block_price(view, number)}"
        case "buy with florins":
            return f"buy {with_good} for {block_price_in_florins()}"
        case "claim":
            return f"take {with_good} free of charge"
        case _:
            return f"put the Bailiff on {block(number)}"


def _describe_good(verb: str, good: int, view: View) -> str:
    match verb:
        case "load":
            return f"load {GOOD_WORDS[good]}"
        case "deliver":
            return f"deliver {GOOD_WORDS[good]} here ({delivery(view, good)})"
        case "pawn":
            return f"put the pawn of the black market on {GOOD_WORDS[good]}"
        case _:
            return f"hand in {GOOD_WORDS[good]}"
