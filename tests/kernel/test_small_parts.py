"""Ranks, outcomes, agendas, pictures, the codec's strictness, and events that must answer for themselves."""

from typing import ClassVar

import pytest

from mokum.kernel.agenda import Pending, awaited
from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.kernel.event import Event, Viewer, check_event
from mokum.kernel.outcome import Outcome, ScoreLine, ranks
from mokum.kernel.words import Run, plain


def test_ranks_are_shared_and_then_skipped() -> None:
    assert ranks([(5,), (9,), (5,), (1,)]) == (2, 1, 2, 4)
    assert ranks([(3, 1), (3, 2)]) == (2, 1)
    assert ranks([(3, 2), (3, 2)]) == (1, 1)


def test_an_outcome_adds_up() -> None:
    sheets = ((ScoreLine("X-1", "a", 4), ScoreLine("X-2", "b", -6)), (ScoreLine("X-1", "a", 0),), ())
    outcome = Outcome("X-9", sheets, (3, 1, 1))
    assert outcome.totals == (-2, 0, 0)
    assert outcome.winners == (1, 2)


def test_opponents_that_the_game_plays_come_after_the_seats() -> None:
    outcome = Outcome("X-9", ((), ()), (2, 1), others=("TOM",))
    assert outcome.winners == (1,)
    assert Outcome("X-9", (), ()).others == ()


def test_the_top_of_the_agenda_is_awaited() -> None:
    assert awaited((Pending((0,)), Pending((2, 3)))) == (2, 3)
    assert awaited(()) == ()


def test_a_picture_without_styles() -> None:
    assert plain(((Run("Dam", "strong"), Run("  "), Run("x ", "red")), (Run("   "),))) == "Dam  x\n"


def test_equal_values_are_equal_bytes() -> None:
    assert encode({"b": 1, "a": (2, 3)}) == encode({"a": [2, 3], "b": 1}) == b'{"a":[2,3],"b":1}'


def test_reading_is_strict() -> None:
    assert Reader(list[int])(b"[1, 2]") == [1, 2]
    for wrong in (b"[1.5]", b'["1"]', b"[1", b""):
        with pytest.raises(Unreadable):
            Reader(list[int])(wrong)


class Whole(Event[list[int]], frozen=True):
    """An event that says everything of itself."""

    reveals: ClassVar[bool] = False

    def apply(self, state: list[int], /) -> None:
        state.append(1)

    def seen_by(self, viewer: Viewer) -> "Whole":
        return self


class Inherits(Whole, frozen=True):
    """An event that leaves to another who sees it."""


def test_an_event_has_no_defaults() -> None:
    check_event(Whole)
    with pytest.raises(TypeError, match="Inherits must say for itself what 'reveals' is"):
        check_event(Inherits)
    with pytest.raises(NotImplementedError):
        Event[list[int]]().apply([])
    with pytest.raises(NotImplementedError):
        Event[list[int]]().seen_by(0)
