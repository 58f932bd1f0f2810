"""What is measured of a position: numbers that mean what their names say."""

from math import isfinite

import pytest

from games.routes_lookahead.games import positions
from mokum.games.routes import GAME
from mokum.games.routes.board import CONTRACT_VALUE
from mokum.games.routes.lookahead.measure import FEATURES, measure
from mokum.games.routes.rules.scoring import is_fulfilled, networks
from mokum.games.routes.state import State
from mokum.kernel.bits import members
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat

GAMES = [(bot, seats) for bot in ("greedy", "random") for seats in (2, 3, 4)]


def named(state: State, seat: Seat) -> dict[str, float]:
    return dict(zip(FEATURES, measure(state)[seat], strict=True))


@pytest.mark.parametrize(("bot", "seats"), GAMES)
def test_every_seat_has_every_feature_at_every_step(bot: str, seats: int) -> None:
    for state in positions(bot, seats, "every step"):
        measured = measure(state)
        assert len(measured) == seats
        for features in measured:
            assert len(features) == len(FEATURES) == len(GAME.lookahead.features)
            assert all(map(isfinite, features))


@pytest.mark.parametrize(("bot", "seats"), GAMES)
def test_the_same_state_is_measured_alike_and_stays_as_it_was(bot: str, seats: int) -> None:
    for state in positions(bot, seats, "the same"):
        before = state.copy()
        assert measure(state) == measure(state.copy())
        assert state == before


@pytest.mark.parametrize(("bot", "seats"), GAMES)
def test_contracts_are_divided_into_fulfilled_hoped_for_doubted_and_given_up(bot: str, seats: int) -> None:
    seen = set()
    for state in positions(bot, seats, "divided"):
        for seat in range(seats):
            features = named(state, seat)
            network = networks(state.claimed[seat])
            held = (*members(state.contracts[seat]), *state.offers[seat])
            done = sum(CONTRACT_VALUE[contract] for contract in held if is_fulfilled(contract, network))
            assert features["contracts fulfilled"] == done
            parts = [features[f"contracts {part}"] for part in ("fulfilled", "hoped for", "in doubt", "given up")]
            assert min(parts) >= 0
            assert sum(parts) == pytest.approx(sum(CONTRACT_VALUE[contract] for contract in held))
            if parts[0] == sum(parts):
                assert features["claims to make"] == features["cards lacking"] == 0
            seen.add(tuple(part > 0 for part in parts))
    assert len(seen) > 1


@pytest.mark.parametrize(("bot", "seats"), GAMES)
def test_what_a_sheet_lists_is_measured_at_the_end(bot: str, seats: int) -> None:
    *_, state = positions(bot, seats, "the end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, sheet in enumerate(outcome.sheets):
        features = named(state, seat)
        assert features["route points"] == sum(line.points for line in sheet if line.key == "route")
        assert features["trade bonus now"] == sum(line.points for line in sheet if line.key == "trade")
        assert features["contracts fulfilled"] == sum(line.points for line in sheet if line.key == "contract")
        missed = -sum(line.points for line in sheet if line.key == "contract_missed")
        assert features["contracts given up"] == missed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stages_and_beats_go_up_one_by_one(seats: int) -> None:
    stages, beats = [], []
    for state in positions("greedy", seats, "stages"):
        stages.append(GAME.lookahead.stage(state))
        beats.append(GAME.lookahead.beat(state))
    assert stages == sorted(stages)
    assert beats == sorted(beats)
    assert (stages[0], stages[-1]) == (0, 5)
    assert set(beats) == set(range(beats[-1] + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_an_imagined_state_a_beat_is_over_when_the_same_seat_has_its_next_turn(seats: int) -> None:
    chance = QuickChance("beat")
    for state in positions("greedy", seats, "beat"):
        if state.turns < 0 or not state.agenda:
            continue
        (seat,) = GAME.waiting(state)
        imagined = GAME.imagine(GAME.view(state, seat), chance)
        turns = 0
        while GAME.lookahead.beat(imagined) == 0 and imagined.agenda:
            (now,) = GAME.waiting(imagined)
            before = imagined.turns
            for event in GAME.play(imagined, now, GAME.moves(imagined, now)[0], chance):
                event.apply(imagined)
            turns += imagined.turns - before
        if imagined.agenda:
            assert turns == seats
            assert GAME.waiting(imagined) == (seat,)
