"""Recorded games with exact scores, one for each way in which a game can end."""

import pytest

from games.routes.build import LEAVING, play, table
from games.routes.look import contract_pile, contracts, market, public
from mokum.games.routes.game import GAME, Options
from mokum.kernel.chance import KeyedChance
from mokum.kernel.outcome import ScoreLine
from mokum.kernel.story import begin

TWO_SEATS = """
1 keep 4 · 2 keep 21
2 claim 23 red1 wild1
1 draw 5 · 2 draw 4 · 2 draw 5
1 claim 15 pink1 wild1 · 2 draw 3 · 2 draw 5
1 draw 4 · 1 draw 4 · 2 draw 5 · 2 draw 1
1 contracts · 1 keep 14 · 2 claim 37 black2
1 draw 1 · 1 draw 1 · 2 claim 2 green2
1 claim 17 orange2 · 2 contracts · 2 keep 12
1 draw deck · 1 draw 5 · 2 draw 1 · 2 draw 4
1 draw 5 · 1 draw deck · 2 claim 10 blue2
1 claim 30 pink2 · 2 draw 5
1 claim 38 red2 · 2 claim 20 red1 wild1
1 draw 2 · 1 draw 2 · 2 draw 5 · 2 draw 4
1 claim 31 black2 · 2 claim 22 orange2
1 draw 5 · 1 draw deck · 2 contracts · 2 keep 13
1 claim 44 pink2 · 2 contracts · 2 keep both
1 draw 1 · 2 draw 2 · 2 draw 4
1 claim 7 green1 wild1 · 2 draw 3 · 2 draw deck
1 draw 4 · 1 draw deck
"""
"""Seats as people count them. Seat 2 begins; one reshuffle; seat 1 begins the last round with its seventh route."""


@pytest.mark.rule("ROU-013", "ROU-014", "ROU-016", "ROU-060", "ROU-061", "ROU-062", "ROU-065", "ROU-066", "ROU-072")
def test_a_game_that_ends_with_the_last_round() -> None:
    luck = KeyedChance(b"recorded")
    state, _ = begin(GAME, 2, Options(), luck)
    turns_left = []
    for step in TWO_SEATS.replace("\n", " · ").strip(" ·").split(" · "):
        seat, move = step.split(maxsplit=1)
        play(state, move, int(seat) - 1, luck)
        turns_left.append(public(state).turns_left)
    assert turns_left == [-1] * 49 + [2, 2, 1, 1, 0]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.why == "ROU-060"
    assert outcome.totals == (20, 2)
    assert outcome.ranks == (1, 2)
    assert outcome.winners == (0,)
    assert outcome.sheets[0][-3:] == (
        ScoreLine("ROU-061", "contract_missed", -3, {"contract": 3}),
        ScoreLine("ROU-061", "contract", 5, {"contract": 13}),
        ScoreLine("ROU-062", "trade", 4, {"count": 2}),
    )
    assert [line.points for line in outcome.sheets[1]] == [2, 2, 2, 2, 2, 2, 4, -4, -5, -5, -8, 8]
    seen = public(state)
    assert (seen.first, seen.shuffles, seen.carts, seen.hand_sizes) == (1, 3, (2, 4), (4, 5))
    assert seen.opened == tuple(tuple(contract - 1 for contract in contracts(state, seat)) for seat in range(2))


@pytest.mark.rule("ROU-021", "ROU-022", "ROU-061", "ROU-062", "ROU-V13")
def test_a_game_that_ends_because_nobody_can_do_anything() -> None:
    state = table(
        3,
        turn=2,
        market="- - - - -",
        rest=1,
        contract_pile="",
        claimed={0: [15, 11, 7], 1: LEAVING[0]},
        contracts=["2", " ".join(map(str, range(3, 24))), "1 24"],
    )
    for _ in range(3):
        assert GAME.outcome(state) is None
        play(state, "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.why == "ROU-022"
    lost = 3 + 3 + 4 + 4 + 4 + 4 + 4 + 5 + 5 + 5 + 5 + 5 + 7 + 7 + 7 + 7 + 8 + 8 + 8 + 10 + 10
    assert outcome.totals == (2 + 1 + 2 + 3 + 5, 3 * 7 + 2 * 2 - lost + 8, -3 - 11)
    assert outcome.ranks == (1, 3, 2)
    assert (contract_pile(state), market(state)) == ([], "- - - - -")
