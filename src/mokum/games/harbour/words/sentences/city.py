"""Sentences about the city, the black market, and what is paid and gained."""

from mokum.games.harbour.events import (
    BailiffMoved,
    BlockTaken,
    CubesGained,
    CubesPaid,
    FlorinsGained,
    FlorinsPaid,
    GoodSold,
    GoodStored,
    MarketPawnMoved,
    MarketUsed,
    PointsScored,
)
from mokum.games.harbour.state import NOTHING
from mokum.games.harbour.words.phrases import GOOD_WORDS, block, colours, count, side_name
from mokum.games.harbour.words.scores import TALLY_WORDS
from mokum.games.harbour.words.sentences.telling import Names, sentence


@sentence.register
def _(event: BlockTaken, names: Names) -> str:
    return f"{side_name(event.side, names)} {'buys' if event.bought else 'takes'} {block(event.block)}."


@sentence.register
def _(event: GoodStored, names: Names) -> str:
    return f"{names[event.seat]} stores the {GOOD_WORDS[event.good]}."


@sentence.register
def _(event: GoodSold, names: Names) -> str:
    return f"{side_name(event.side, names)} sells the {GOOD_WORDS[event.good]} on the black market."


@sentence.register
def _(event: BailiffMoved, names: Names) -> str:
    if event.block == NOTHING:
        return "The Bailiff leaves the game."
    return f"The Bailiff now stands on {block(event.block)}."


@sentence.register
def _(event: MarketPawnMoved, names: Names) -> str:
    if event.good == NOTHING:
        return "The pawn of the black market leaves the game."
    return f"The pawn of the black market now stands on {GOOD_WORDS[event.good]}."


@sentence.register
def _(event: MarketUsed, names: Names) -> str:
    return f"{names[event.seat]} uses the market tile."


@sentence.register
def _(event: CubesPaid, names: Names) -> str:
    return f"{names[event.seat]} pays {colours(event.cubes)}."


@sentence.register
def _(event: CubesGained, names: Names) -> str:
    return f"{names[event.seat]} gains {colours(event.cubes)}."


@sentence.register
def _(event: FlorinsPaid, names: Names) -> str:
    return f"{side_name(event.side, names)} pays {count(event.florins, 'florin')}."


@sentence.register
def _(event: FlorinsGained, names: Names) -> str:
    return f"{side_name(event.side, names)} gains {count(event.florins, 'florin')}."


@sentence.register
def _(event: PointsScored, names: Names) -> str:
    return f"{side_name(event.side, names)} scores {count(event.points, 'point')} for {TALLY_WORDS[event.tally]}."
