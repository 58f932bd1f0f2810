"""An analysis in pieces: each can be worked on by itself, anywhere and in any order, and all together make it up."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from mokum.analysis.chances import Outlook, moments_of, outlook
from mokum.analysis.judging import Choice, judge
from mokum.analysis.luck import Deal, Gift, deals, gift
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import Course, course_of

Finding = Deal | Gift | Choice | Outlook
"""One thing that was found out."""

Kind = Literal["deal", "luck", "choices", "outlooks"]

STEPS = 2
"""Steps that are one piece of luck; a choice and an outlook are a piece each. A piece takes a second or two: whoever
waits for the same processor, perhaps with a bot to think about, waits no longer."""


class Share(msgspec.Struct, frozen=True, array_like=True):
    """What is a piece: moves, steps, or outlooks, from one number on."""

    kind: Kind
    begin: int = 0
    end: int = 0


class Piece(msgspec.Struct, frozen=True):
    """A part of the work. It travels to other processes, so it holds the record as text."""

    text: str
    settings: Settings
    share: Share


def pieces_of(text: str, settings: Settings) -> list[Piece]:
    """All pieces: choices first, because they are what takes longest, and what people ask for first."""
    course = course_of(text)
    outlooks = len(moments_of(course, settings.points)) * course.seats
    counts: list[tuple[Kind, int, int]] = [
        ("choices", len(course.record.entries), 1),
        ("outlooks", outlooks, 1),
        ("luck", len(course.steps), STEPS),
        ("deal", 1, 1),
    ]
    return [
        Piece(text, settings, Share(kind, begin, min(begin + at_once, count)))
        for kind, count, at_once in counts
        for begin in range(0, count, at_once)
    ]


def work(piece: Piece) -> list[Finding]:
    """What a piece brings to light."""
    return work_on(course_of(piece.text), piece)


def work_on(course: Course, piece: Piece) -> list[Finding]:
    """The same, for whoever has the course already."""
    settings, share, seats = piece.settings, piece.share, range(course.seats)
    numbers = range(share.begin, share.end)
    match share.kind:
        case "deal":
            return [*deals(course, settings)]
        case "luck":
            gifts = [gift(course, course.steps[number], seat, settings) for number in numbers for seat in seats]
            return [each for each in gifts if each is not None]
        case "choices":
            choices = [judge(course, number, settings) for number in numbers]
            return [each for each in choices if each is not None]
        case "outlooks":
            asked = [(moves, seat) for moves in moments_of(course, settings.points) for seat in seats]
            return [outlook(course, *asked[number], settings) for number in numbers]


READERS: dict[Kind, Callable[[bytes], Sequence[Finding]]] = {
    "deal": msgspec.msgpack.Decoder(list[Deal]).decode,
    "luck": msgspec.msgpack.Decoder(list[Gift]).decode,
    "choices": msgspec.msgpack.Decoder(list[Choice]).decode,
    "outlooks": msgspec.msgpack.Decoder(list[Outlook]).decode,
}
"""How the findings of each kind of piece are read that were kept or sent."""
