"""Sentences about the course of the game: rounds, dice, roses, turns, decisions and the end."""

from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.events import (
    Awaited,
    CubesPlaced,
    DiceRolled,
    FinalScored,
    GameEnded,
    PoolEmptied,
    RosesTurned,
    RoundBegan,
    TokenTaken,
    TurnBegan,
)
from mokum.games.harbour.words.decisions import request
from mokum.games.harbour.words.phrases import colours, count, listing, side_name
from mokum.games.harbour.words.scores import score
from mokum.games.harbour.words.sentences.telling import Names, sentence


@sentence.register
def _(event: Awaited, names: Names) -> str:
    return f"{names[event.agenda[-1].seats[0]]} is to {request(event.agenda)}."


@sentence.register
def _(event: RoundBegan, names: Names) -> str:
    order = listing(names[seat] for seat in event.order)
    return f"Round {event.number} begins; the order of play is {order}."


@sentence.register
def _(event: DiceRolled, names: Names) -> str:
    faces = listing(f"{colour} {face}" for colour, face in zip(COLOURS, event.faces, strict=True))
    return f"The dice show {faces}."


@sentence.register
def _(event: CubesPlaced, names: Names) -> str:
    return f"{names[event.seat]} puts {event.count} {COLOURS[event.colour]} on slot {event.slot} of the rose."


@sentence.register
def _(event: RosesTurned, names: Names) -> str:
    return "The roses turn."


@sentence.register
def _(event: TokenTaken, names: Names) -> str:
    return f"{names[event.seat]} takes {count(event.count, 'penalty token')}."


@sentence.register
def _(event: TurnBegan, names: Names) -> str:
    return f"It is {names[event.seat]}'s turn."


@sentence.register
def _(event: PoolEmptied, names: Names) -> str:
    kept = colours(event.kept) if any(event.kept) else "no cube"
    return f"{names[event.seat]}'s turn is over; {kept} is kept in the house."


@sentence.register
def _(event: FinalScored, names: Names) -> str:
    verb = "loses" if event.points < 0 else "scores"
    points = count(abs(event.points), "point")
    return f"{side_name(event.side, names)} {verb} {points}: {score(event.line).removesuffix('.')}."


_WHY_ENDED = {"HAR-270": "the last round has been played", "HAR-341": "the last round against TOM has been played"}


@sentence.register
def _(event: GameEnded, names: Names) -> str:
    return f"The game is over: {_WHY_ENDED[event.why]}."
