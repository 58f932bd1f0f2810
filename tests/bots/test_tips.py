"""A tip is the strongest bot's move, and what it says of others is true: by the score sheets, or as expected."""

from typing import Any

import pytest

from choosing import decisions
from mokum.bots import make_bot
from mokum.bots.tips import CAUSES, CHOICES, OTHERS, WIN, tip
from mokum.bots.value import accounting, reckoning
from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import lookahead_of
from mokum.kernel.outcome import Outcome
from mokum.kernel.story import carry_out
from piles import ALL, HERE, PILES, Piles


def test_the_best_is_first_and_the_others_are_behind_by_what_they_bring_less() -> None:
    """Each pile is worth 10 more than the one before; luck and what the other seat takes are the same for all."""
    told = tip(Piles(), HERE, ALL, "seed")  # type: ignore[arg-type]
    assert [(choice.move, choice.behind, choice.doubt) for choice in told.choices] == [
        ("take 3", 0, 0),
        ("take 2", 10, 0),
        ("take 1", 20, 0),
    ]
    assert [(cause.source, cause.more) for cause in told.causes] == [("pile", 10)]


def test_whoever_asks_about_a_move_of_their_own_is_told_about_it() -> None:
    told = tip(Piles(), HERE, ALL, "seed", mine=0)  # type: ignore[arg-type]
    assert (told.choices[-1].move, told.choices[-1].behind) == ("take 0", 30)
    assert [(cause.source, cause.more) for cause in told.causes] == [("pile", 30)]
    best = tip(Piles(), HERE, ALL, "seed", mine=3)  # type: ignore[arg-type]
    assert len(best.choices) == CHOICES, "the best one is not told twice"
    assert [(cause.source, cause.more) for cause in best.causes] == [("pile", 10)], "then it is compared with the next"


def test_where_all_is_as_good_no_cause_is_told() -> None:
    class Equal(Piles):
        def outcome(self, table: Any) -> Outcome | None:
            found = super().outcome(table)
            return found and Outcome("end", ((), ()), (1, 1))

    told = tip(Equal(), HERE, ALL, "seed")  # type: ignore[arg-type]
    assert {choice.behind for choice in told.choices} == {0}
    assert told.causes == ()


def test_the_only_move_needs_no_thought() -> None:
    game = Piles()
    told = tip(game, HERE, PILES.choose(0b0100), "seed")  # type: ignore[arg-type]
    assert [choice.move for choice in told.choices] == ["take 2"]
    assert game.worlds == 0


@pytest.mark.parametrize("slug", games())
def test_the_first_is_what_the_expert_plays_and_the_same_seed_says_the_same(slug: str) -> None:
    game = games()[slug]
    for number, (state, seat) in enumerate(decisions(game, game.meta.seats[-1], f"tips|{slug}")):
        if number % 23 == 11:
            view, moves = game.view(state, seat), game.moves(state, seat)
            told = tip(game, view, moves, "same")
            assert told.choices[0].move == str(make_bot("expert", game, "same").choose(view, moves))
            assert told == tip(game, view, moves, "same")
            assert len(told.choices) == min(CHOICES, len(moves))
            assert len(told.causes) <= CAUSES
            return
    raise AssertionError("the game is too short")


@pytest.mark.parametrize("slug", games())
def test_points_by_source_add_up_to_what_a_position_is_worth(slug: str) -> None:
    """Before the end to the value that the bots play by, after it to the score sheet."""
    game, looked_at = games()[slug], 0
    lookahead = lookahead_of(game)
    account, reckon = accounting(lookahead), lookahead and reckoning(lookahead)
    for number, (state, _) in enumerate(decisions(game, game.meta.seats[-1], f"sources|{slug}")):
        if reckon and number % 5 == 0:
            assert [sum(one.values()) for one in account(game, state)] == pytest.approx(list(reckon(state)))
            looked_at += 1
        last = state
    assert looked_at > 5 or not reckon
    outcome = game.outcome(last)
    assert outcome is not None
    assert [sum(one.values()) for one in account(game, last)] == list(outcome.totals)


def test_at_the_last_decision_all_that_is_told_is_on_the_score_sheets() -> None:
    """Of moves that end the game nothing is estimated: each is made, and the sheets are compared line by line."""
    game, causes = games()["routes"], 0
    for number in range(60):
        for state, seat in decisions(game, 2, f"last|{number}"):
            ends = ended(game, state, seat)
            if len(ends) < 2:
                continue
            ahead = [outcome.totals[seat] - outcome.totals[1 - seat] for outcome in ends.values()]
            mine = ahead.index(min(ahead))
            moves = game.catalogue.choose(sum(game.catalogue.bit(game.catalogue.parse(move)) for move in ends))
            told = tip(game, game.view(state, seat), moves, "end", mine)
            best, asked = (by_line(ends[move], seat) for move in (told.choices[0].move, [*ends][mine]))
            for choice in told.choices[1:]:
                line = by_line(ends[choice.move], seat)
                behind = sum(best[key] - line.get(key, 0) for key in best if key not in (OTHERS, WIN))
                assert (choice.behind, choice.doubt) == (max(0, behind - best[OTHERS] + line[OTHERS]), 0)
            for cause in told.causes:
                assert cause.more == best.get(cause.source, 0) - asked.get(cause.source, 0)
            causes += len(told.causes)
        if causes >= 5:
            return
    raise AssertionError("never did anything follow from a last move")


def ended(game: AnyGame, state: Any, seat: int) -> dict[str, Outcome]:
    """By move: how the game ends after it, for those after which it surely does."""
    found = {}
    for move in game.moves(state, seat):
        worlds = [state.copy(), state.copy()]
        for number, world in enumerate(worlds):
            carry_out(world, game.play(world, seat, move, QuickChance(number)))
        one, other = map(game.outcome, worlds)
        if one is not None and one == other:
            found[str(move)] = one
    return found


def by_line(outcome: Outcome, seat: int) -> dict[str, float]:
    """A seat's points by the kinds of lines, the mean of the others' totals, and its share of the victory."""
    points: dict[str, float] = {}
    for line in outcome.sheets[seat]:
        points[line.key] = points.get(line.key, 0) + line.points
    others = [total for other, total in enumerate(outcome.totals) if other != seat]
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0
    return {**points, OTHERS: sum(others) / len(others), WIN: won}
