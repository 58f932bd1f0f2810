"""A round of an auction as a lot on the live clock: its price path, who may press where, and what a press comes to."""

import pytest

from games.merchants.build import auction_off, kinds, only, play, refused, table
from games.scripted_luck import ScriptedChance
from mokum.games.merchants.agenda import DoubleLimit, SingleLimit
from mokum.games.merchants.events import CardBought, DialEnded, LimitSealed, Pressed, RoundBegan
from mokum.games.merchants.game import GAME
from mokum.games.merchants.state import State
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.lot import Auctioning, Lot, lot_on_block
from mokum.kernel.story import begin, carry_out
from mokum.lots.presses import AnyPress, Heard, Link
from mokum.lots.proving import moves_of
from mokum.lots.resolving import resolve
from mokum.lots.terms import RUN_IN, STEP, Mode, Running, Tempo, Terms

OPENS, HORIZON = 100_000, 400
NEAR = Link(rtt_ms=8, best_ms=6, samples=16)
SINGLE = tuple(range(200, 49, -10))
DOUBLE = tuple(range(400, 219, -20))


def on_block(state: State) -> Lot:
    lot = GAME.lot(state)
    assert lot is not None
    return lot


def path(lot: Lot, running: Running) -> Terms:
    """The price path as the house announces it."""
    tempo = running.tempo
    return Terms(OPENS, RUN_IN[tempo], STEP[tempo], len(lot.prices), running.mode, HORIZON)


def press(terms: Terms, seat: Seat, step: int, after: int = 100) -> Heard:
    """A press at so many milliseconds after its step began; seats count from 1 as in the vectors."""
    at = terms.start(step) + after
    return Heard(seat - 1, step, at, at + 3, NEAR)


def play_lot(
    state: State, presses: list[AnyPress], running: Running, chance: Chance | None = None
) -> list[Event[State]]:
    """The lot on the block is sold, and everybody makes the move that it comes to for them."""
    lot = on_block(state)
    moves = moves_of(lot, resolve(path(lot, running), tuple(presses)))
    events: list[Event[State]] = []
    for seat, move in zip(lot.seats, moves, strict=True):
        events += play(state, seat, move, chance)
    return events


def open_doubled(state: State, opener: int) -> None:
    """The auction begins, and this seat, counted from 1, presses before 200."""
    auction_off(state)
    for seat in on_block(state).seats:
        play(state, seat, "open" if seat == opener - 1 else "pass")


def bought(events: list[Event[State]]) -> tuple[int, int]:
    (sale,) = only(events, CardBought)
    return sale.seat + 1, sale.price


@pytest.mark.rule("MER-126", "MER-130", "MER-133")
def test_a_single_round_has_seventeen_steps() -> None:
    state = table(3)
    auction_off(state)
    lot = on_block(state)
    assert lot.prices == (200, *SINGLE)
    assert lot.moves == ("open", *(f"limit {price}" for price in SINGLE))
    assert lot.silence == "pass"
    assert (lot.number, lot.seats) == (1, (0, 1, 2))


@pytest.mark.rule("MER-110", "MER-126", "MER-130", "MER-133")
def test_a_doubled_round_has_eleven_steps_and_is_a_lot_of_its_own() -> None:
    state = table(3)
    open_doubled(state, opener=3)
    lot = on_block(state)
    assert lot.prices == (400, *DOUBLE)
    assert lot.moves == tuple(f"limit {price}" for price in lot.prices)
    assert (lot.number, lot.seats) == (2, (0, 1, 2))


@pytest.mark.rule("MER-133")
@pytest.mark.parametrize("step", range(17))
def test_a_press_at_a_step_of_a_single_round_reaches_the_machine_as_its_needle(step: int) -> None:
    state = table(3)
    auction_off(state)
    running = Running(Tempo.BRISK)
    events = play_lot(state, [press(path(on_block(state), running), 2, step)], running)
    (pressed,) = only(events, Pressed)
    assert (pressed.seat, pressed.needle) == (1, 210 - 10 * step if step else 250)


@pytest.mark.rule("MER-107", "MER-133")
@pytest.mark.parametrize("step", range(11))
def test_a_press_at_a_step_of_a_doubled_round_reaches_the_machine_as_its_needle(step: int) -> None:
    state = table(3)
    open_doubled(state, opener=3)
    running = Running(Tempo.BRISK)
    events = play_lot(state, [press(path(on_block(state), running), 2, step)], running)
    (pressed,) = only(events, Pressed)
    needle = 210 - 10 * max(step, 1)
    assert (pressed.seat, pressed.needle) == (1, needle)
    assert bought(events) == (2, 2 * needle)


@pytest.mark.rule("MER-133", "MER-134", "MER-146")
@pytest.mark.parametrize("doubled", [False, True])
def test_a_seat_may_press_where_it_can_pay(doubled: bool) -> None:
    cash = (40, 50, 210, 230, 400)
    state = table(5, cash=cash)
    if doubled:
        open_doubled(state, opener=5)
    else:
        auction_off(state)
    lot = on_block(state)
    assert lot.seats == ((3, 4) if doubled else (1, 2, 3, 4))
    for seat in lot.seats:
        allowed = [refused(state, seat, move) is None for move in lot.moves]
        assert allowed == [price <= cash[seat] for price in lot.prices]
        assert refused(state, seat, lot.silence) is None


@pytest.mark.rule("MER-133", "MER-284")
def test_a_lot_is_on_the_block_exactly_while_limits_are_asked_for() -> None:
    chance, numbers = QuickChance("lots"), set[int]()
    state, _ = begin(GAME, 4, None, chance)
    while waiting := GAME.waiting(state):
        lot, moves = lot_on_block(GAME, state), GAME.moves(state, waiting[0])
        assert (lot is not None) == isinstance(state.agenda[-1], SingleLimit | DoubleLimit)
        if lot is not None:
            assert (lot.seats, lot.number) == (waiting, state.lot)
            numbers.add(lot.number)
        carry_out(state, GAME.play(state, waiting[0], moves[chance.below(len(moves))], chance))
    assert numbers == set(range(1, max(numbers) + 1)), "each round has one, without a gap"
    assert GAME.lot(state) is None, "the game is over"
    assert isinstance(GAME, Auctioning)


@pytest.mark.rule("MER-137")
def test_the_presets() -> None:
    assert {str(tempo): (RUN_IN[tempo], STEP[tempo]) for tempo in Tempo} == {
        "calm": (4_000, 1_000),
        "normal": (3_000, 500),
        "brisk": (2_000, 300),
    }
    assert Running() == Running(Tempo.NORMAL, Mode.PHOTO)


@pytest.mark.rule("MER-119", "MER-132", "MER-133", "MER-284", "MER-E70")
@pytest.mark.parametrize("drawn", [0, 1])
def test_presses_of_one_step_are_decided_by_lot(drawn: int) -> None:
    state, running = table(3), Running(mode=Mode.DRAW)
    auction_off(state)
    terms = path(on_block(state), running)
    presses: list[AnyPress] = [press(terms, 1, 9, 5), press(terms, 3, 9, 490), press(terms, 2, 10, 5)]
    events = play_lot(state, presses, running, ScriptedChance({"tie|1": drawn}))
    winner = (1, 3)[drawn]
    (pressed,) = only(events, Pressed)
    assert (pressed.seat + 1, pressed.needle, pressed.between) == (winner, 120, (0, 2))
    assert bought(events) == (winner, 120)


@pytest.mark.rule("MER-106", "MER-110", "MER-133", "MER-E71")
@pytest.mark.parametrize("step", [0, 1])
def test_a_press_in_the_run_in_opens_and_in_the_doubled_round_pays_the_first_mark(step: int) -> None:
    state, running = table(3), Running()
    auction_off(state)
    opening = play_lot(state, [press(path(on_block(state), running), 1, 0)], running)
    assert only(opening, Pressed)[0].needle == 250
    assert only(opening, RoundBegan)[0].lot == 2
    events = play_lot(state, [press(path(on_block(state), running), 2, step)], running)
    assert only(events, Pressed)[0].needle == 200
    assert bought(events) == (2, 400)


@pytest.mark.rule("MER-134", "MER-E72")
def test_a_press_that_cannot_be_paid_is_refused_and_another_one_counts() -> None:
    state, running = table(3, cash=(100, 400, 400)), Running()
    auction_off(state)
    lot, before = on_block(state), state.copy()
    assert lot.prices[5] == 160
    assert refused(state, 0, lot.moves[5]) == "MER-118"
    assert refused(state, 0, lot.moves[11]) is None
    assert state == before
    events = play_lot(state, [press(path(lot, running), 1, 11)], running)
    assert bought(events) == (1, 100)
    assert state.money[0] == 0


@pytest.mark.rule("MER-108", "MER-131", "MER-133", "MER-E73")
def test_without_a_press_in_a_doubled_round_the_opener_buys() -> None:
    state, running = table(3), Running()
    open_doubled(state, opener=3)
    terms = path(on_block(state), running)
    beyond = Heard(1, 11, terms.end(10), terms.end(10) + 3, NEAR)
    assert resolve(terms, (beyond,)).step is None
    events = play_lot(state, [beyond], running)
    assert kinds(events)[:4] == ["LimitSealed"] * 3 + ["DialEnded"]
    assert bought(events) == (3, 200)


@pytest.mark.rule("MER-105", "MER-131")
def test_without_a_press_in_a_single_round_the_card_is_unsold() -> None:
    state = table(3)
    auction_off(state)
    events = play_lot(state, [], Running())
    assert only(events, DialEnded)
    assert not only(events, CardBought)


@pytest.mark.rule("MER-132", "MER-147")
def test_only_the_winning_press_reaches_the_machine() -> None:
    state, running = table(3), Running()
    auction_off(state)
    terms = path(on_block(state), running)
    events = play_lot(state, [press(terms, 1, 8), press(terms, 2, 7)], running)
    assert [(sealed.seat, sealed.limit) for sealed in only(events, LimitSealed)] == [(0, 0), (1, 140), (2, 0)]
    assert bought(events) == (2, 140)
