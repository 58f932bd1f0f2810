"""The searching bot plays its candidates in the same imagined worlds, and leaves advice only for what is better."""

from collections.abc import Sequence
from typing import Any

import pytest

from mokum.bots.searching import SearchingBot
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.lookahead import Value, best_few
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import Outcome, ScoreLine
from piles import ALL, HERE, PILES, Piles, Table, Take


class Foreseen:
    """What the piles tell about looking ahead: a value that is certain, and one beat a move."""

    features = ("pile",)
    horizon = 1
    value = Value("by hand", ("pile",), ("pile",), {2: (((10.0, 0.0),),)})

    def __init__(self) -> None:
        self.reopened: list[Seat] = []

    def measure(self, table: Table) -> list[list[float]]:
        return [[float(pile)] for pile in (*table.taken, 0)[:2]]

    def stage(self, table: Table) -> int:
        return 7  # later than any that was fitted: the last one counts

    def beat(self, table: Table) -> int:
        return len(table.taken)

    def prospects(self, view: Table, moves: MoveSet[Take], worth: Sequence[int]) -> Sequence[int]:
        return best_few(worth, 3, near=10)

    def reopen(self, table: Table, seat: Seat) -> None:
        self.reopened.append(seat)


def searching(game: Any, seed: int | str = 0, **settings: Any) -> SearchingBot[Any, Take, Table]:
    return SearchingBot(game, seed, **settings)


def test_it_finds_what_advice_does_not_see() -> None:
    assert searching(Piles(), playouts=24).choose(HERE, ALL) == Take(3)


def test_the_luck_of_a_world_is_the_same_for_all_candidates() -> None:
    """Piles differ by 10 and luck by 100: with luck of its own for each, four worlds would tell nothing."""
    assert all(searching(Piles(), seed, playouts=16).choose(HERE, ALL) == Take(3) for seed in range(20))


def test_it_stays_with_advice_where_nothing_is_better() -> None:
    assert searching(Piles((0, 1, 2, 3)), playouts=24).choose(HERE, ALL) == Take(3)


def test_a_high_gate_stays_with_advice_unless_it_is_certain() -> None:
    class Unsure(Piles):
        def imagine(self, view: Table, chance: Chance) -> Table:
            self.worlds += 1
            return Table([], [0, 0], 1 - self.worlds % 2)

        def outcome(self, table: Table) -> Outcome | None:
            good = 3 if table.viewer else 0  # in every second world the other one is the best
            found = super().outcome(table)
            gain = 21 if table.taken[0] == good else 0
            return found and Outcome("end", ((ScoreLine("end", "pile", gain),), ()), (1, 1))

    assert searching(Unsure(), playouts=26, gate=5.0).choose(HERE, ALL) == Take(0)


def test_a_budget_is_kept() -> None:
    game = Piles()
    searching(game, playouts=12).choose(HERE, ALL)
    assert 3 <= game.worlds <= 6  # four candidates at first, two in the end


def test_a_budget_of_moves_is_kept_as_well() -> None:
    game = Piles()
    searching(game, playouts=1000, steps=16).choose(HERE, ALL)
    assert game.worlds == 3  # two moves a playout: of four candidates eight, then of two that are left four and four


def test_at_least_one_world_is_looked_at_and_one_alone_changes_nothing() -> None:
    game = Piles()
    assert searching(game, playouts=1).choose(HERE, ALL) == Take(0)
    assert game.worlds == 1
    with pytest.raises(ValueError, match="at least one playout, not 0"):
        searching(game, playouts=0)


def test_what_is_forced_is_not_thought_about() -> None:
    game = Piles()
    assert searching(game).choose(HERE, PILES.choose(0b0100)) == Take(2)
    assert game.worlds == 0


def test_a_game_says_what_to_try_and_how_far_to_look() -> None:
    game = Piles()
    game.lookahead = Foreseen()  # type: ignore[attr-defined]
    assert searching(game, playouts=24).choose(HERE, ALL) == Take(2), (
        "the third best by advice is the last that is tried"
    )
    assert set(game.lookahead.reopened) == {0}  # type: ignore[attr-defined]
    assert len(game.lookahead.reopened) == game.worlds  # type: ignore[attr-defined]


def test_the_same_seed_makes_the_same_choice() -> None:
    choices = [searching(Piles((0, 0, 0, 0)), seed, playouts=8, gate=0.0).choose(HERE, ALL) for seed in (1, 1)]
    assert choices[0] == choices[1]


def test_of_several_worlds_those_are_drawn_that_explain_what_the_others_did() -> None:
    class Telling(Foreseen):
        def likelihood(self, table: Table, seat: Seat) -> float:
            return 1.0 if table.luck[0] >= 50 else 0.0

    class Lucky(Piles):
        """The highest pile is the best if luck is with it, and costs more than it brings if not."""

        lookahead = Telling()

        def outcome(self, table: Table) -> Outcome | None:
            gain = (10 if table.luck[0] >= 50 else -10) if table.taken[:1] == [2] else 0
            return Outcome("end", ((ScoreLine("end", "pile", gain),), ()), (1, 1)) if len(table.taken) == 2 else None

    class Unweighed(Lucky):
        lookahead = Foreseen()  # type: ignore[assignment]

    never = searching(Unweighed(), playouts=60, gate=3.0, horizon=9).choose(HERE, ALL)
    always = searching(Lucky(), playouts=60, gate=3.0, horizon=9).choose(HERE, ALL)
    assert (never, always) == (Take(0), Take(2))


class Close(Piles):
    """The last pile brings a point less than the first, and wins."""

    def outcome(self, table: Table) -> Outcome | None:
        if self.waiting(table):
            return None
        won = table.taken[0] == 3
        sheets = ((ScoreLine("end", "pile", 9 if won else 10),), (ScoreLine("end", "pile", 5),))
        return Outcome("end", sheets, (1, 2) if won else (2, 1))


def test_a_win_can_be_worth_more_than_a_point() -> None:
    assert searching(Close(), playouts=24).choose(HERE, ALL) == Take(0)
    assert searching(Close(), playouts=24, win=0.5).choose(HERE, ALL) == Take(0)
    assert searching(Close(), playouts=24, win=4.0).choose(HERE, ALL) == Take(3)


def test_a_shared_win_is_worth_its_share() -> None:
    class Shared(Close):
        def outcome(self, table: Table) -> Outcome | None:
            found = super().outcome(table)
            return found and Outcome("end", found.sheets, (1, 1) if table.taken[0] == 3 else (2, 1))

    assert searching(Shared(), playouts=24, win=1.5).choose(HERE, ALL) == Take(0)
    assert searching(Shared(), playouts=24, win=2.5).choose(HERE, ALL) == Take(3)


def test_where_nothing_tells_worlds_apart_one_is_enough() -> None:
    class Silent(Foreseen):
        def likelihood(self, table: Table, seat: Seat) -> float | None:
            return None

    game = Piles()
    game.lookahead = Silent()  # type: ignore[attr-defined]
    searching(game, playouts=24).choose(HERE, ALL)
    assert game.worlds == len(game.lookahead.reopened)  # type: ignore[attr-defined]
