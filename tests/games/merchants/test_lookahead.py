"""Looking ahead: what is measured, which moves are tried, and that rivals choose their sealed limits again."""

from math import isfinite

import pytest

from games.merchants.build import auction_off, offered, play, table
from games.merchants.sealing import hand_in
from mokum.games.merchants import agenda as a
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.moves import MerchantsMove
from mokum.games.merchants.state import NO_LIMIT, State
from mokum.games.merchants.view import View
from mokum.kernel.chance import QuickChance
from mokum.kernel.lookahead import Lookahead
from mokum.kernel.story import begin, carry_out

LOOKAHEAD = GAME.lookahead


def measured(state: State, seat: int) -> dict[str, float]:
    return dict(zip(LOOKAHEAD.features, LOOKAHEAD.measure(state)[seat], strict=True))


def first_auction(chance: QuickChance) -> State:
    """A game of four up to its first auction."""
    state, _ = begin(GAME, 4, None, chance)
    while not isinstance(state.agenda[-1], a.SingleLimit):
        (seat,) = GAME.waiting(state)
        carry_out(state, GAME.play(state, seat, GAME.moves(state, seat)[0], chance))
    return state


def finish(state: State, chance: QuickChance) -> None:
    """Somebody plays anything to the end."""
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        carry_out(state, GAME.play(state, waiting[0], moves[chance.below(len(moves))], chance))
        GAME.invariants(state)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [None, Options(ahead=True)])
def test_every_step_of_a_game_can_be_looked_at(seats: int, options: Options | None) -> None:
    lookahead: Lookahead[State, MerchantsMove, View] = LOOKAHEAD
    chance, before = QuickChance(f"{seats} {options}"), (0, 0)
    state, _ = begin(GAME, seats, options, chance)
    while waiting := GAME.waiting(state):
        rows = lookahead.measure(state)
        assert [len(row) for row in rows] == [len(lookahead.features)] * seats
        assert all(isfinite(value) for row in rows for value in row)
        now = lookahead.stage(state), lookahead.beat(state)
        assert (0, 0) <= before <= now <= (7, 20)
        assert before[1] <= now[1]
        before, seat = now, waiting[chance.below(len(waiting))]
        moves, view = GAME.moves(state, seat), GAME.view(state, seat)
        worth = list(GAME.advise(view, moves))
        found = list(lookahead.prospects(view, moves, worth))
        assert worth[found[0]] == max(worth)
        assert len(set(found)) == len(found) <= 5
        assert set(found) <= set(range(len(moves)))
        carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
    assert all(isfinite(value) for row in lookahead.measure(state) for value in row)


def test_what_a_scoring_would_pay_is_measured() -> None:
    state = table(ex={0: (3, 0, 0, 0), 1: (1, 2, 0, 0)}, year="1609")
    first, second, third = (measured(state, seat) for seat in range(3))
    assert (first["exchange_next"], second["exchange_next"], third["exchange_next"]) == (90, 50 + 70, 0)
    assert first["exchange_sure"] == 90 + 130 + 180 + 200
    assert second["exchange_hoped"] > first["exchange_hoped"] / 3 > third["exchange_hoped"] == 0


def test_what_was_scored_is_promised_no_more() -> None:
    state = table(ex={0: (3, 0, 0, 0)}, year="1666")
    assert measured(state, 0)["exchange_next"] == measured(state, 0)["exchange_sure"] == 0


def test_a_bonus_is_near_until_it_is_held() -> None:
    near = table(colonies={0: "AM01 AF01 EU01", 1: "AM02"}, houses={0: "NZ05"})
    assert measured(near, 0)["near_continents"] > measured(near, 1)["near_continents"] > 0
    assert measured(near, 0)["near_bridges"] == 1
    held = table(colonies={0: "AM01 AF01 EU01 FE01"}, ex={0: (5, 5, 5, 5)})
    assert measured(held, 0)["near_continents"] == measured(held, 0)["near_goods"] == 0


def test_a_mayors_turns_are_counted() -> None:
    state = table(mayor=2)
    state.turn = 18  # of 20
    assert [measured(state, seat)["mayor"] for seat in range(4)] == [1, 0, 1, 1]


@pytest.mark.parametrize(
    ("advised", "others"),
    [
        ("limit 120", ["limit 130", "limit 140", "limit 110", "pass"]),
        ("limit 200", ["open", "limit 190", "pass"]),
        ("open", ["limit 200", "pass"]),
        ("limit 50", ["limit 60", "limit 70", "pass"]),
        ("pass", ["limit 50", "limit 60"]),
    ],
)
def test_limits_beside_the_advised_one_are_tried_and_a_pass(advised: str, others: list[str]) -> None:
    state = table()
    auction_off(state)
    texts = offered(state, 1)
    worth = [int(text == advised) for text in texts]
    found = LOOKAHEAD.prospects(GAME.view(state, 1), GAME.moves(state, 1), worth)
    assert [texts[index] for index in found] == [advised, *others]


@pytest.mark.parametrize("doubled", [False, True])
def test_rivals_choose_their_limits_again(doubled: bool) -> None:
    state = first_auction(QuickChance("limits"))
    if doubled:
        hand_in(state, {2: "open"})
    play(state, 0, "limit 240" if doubled else "limit 90")
    play(state, 3, "pass")
    kind = a.DoubleLimit if doubled else a.SingleLimit
    for seat in (0, 2):
        chance = QuickChance(seat)
        imagined = GAME.imagine(GAME.view(state, seat), chance)
        LOOKAHEAD.reopen(imagined, seat)
        GAME.invariants(imagined)
        own = state.limits[seat]
        assert imagined.limits == [own if other == seat else NO_LIMIT for other in range(4)]
        asked = tuple(other for other in range(4) if other != seat or own == NO_LIMIT)
        assert imagined.agenda[-1] == kind(asked)
        assert all(GAME.moves(imagined, other) for other in asked)
        finish(imagined, chance)


def test_what_is_not_sealed_stays_as_it_is() -> None:
    chance = QuickChance(3)
    state, _ = begin(GAME, 4, None, chance)
    imagined = GAME.imagine(GAME.view(state, 0), chance)
    kept = imagined.copy()
    LOOKAHEAD.reopen(imagined, 0)
    assert imagined == kept
    finish(imagined, chance)
    LOOKAHEAD.reopen(imagined, 0)
