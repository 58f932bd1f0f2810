"""What holds for every lot, whatever is pressed, said, claimed and heard, and in whatever order it comes."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lots.clock import DOUBLED_STEPS, OPENS, lot
from mokum.lots.checking import refusal
from mokum.lots.presses import AnyPress, Heard, Link, Preset
from mokum.lots.resolving import Resolution, closes, resolve
from mokum.lots.terms import Mode, Terms

UNHURRIED = settings(deadline=None)
"""On a busy machine anything may take a while."""
SEATS = st.integers(0, 4)
STEPS = st.integers(-1, DOUBLED_STEPS)
TIMES = st.integers(OPENS - 100, lot(steps=DOUBLED_STEPS).last_close + 300)
LINKS = st.builds(Link, st.integers(0, 900), st.integers(0, 500), st.integers(0, 30))
PRESETS = st.builds(Preset, SEATS, STEPS)


def lots(*modes: Mode) -> st.SearchStrategy[Terms]:
    horizons = st.integers(350, 600)
    return st.builds(lambda mode, horizon: lot(mode, DOUBLED_STEPS, horizon=horizon), st.sampled_from(modes), horizons)


@st.composite
def heards(draw: st.DrawFn, seats: st.SearchStrategy[int] = SEATS) -> Heard:
    """Mostly what a client could send: near the step that is shown, and claimed shortly before it was heard."""
    heard = draw(TIMES)
    shown = lot(steps=DOUBLED_STEPS).step_at(heard)
    step = draw(st.integers(shown - 2, shown + 2) | STEPS)
    return Heard(draw(seats), step, draw(st.integers(heard - 300, heard + 50) | TIMES), heard, draw(LINKS))


@st.composite
def contests(draw: st.DrawFn) -> tuple[AnyPress, ...]:
    """Several presses around one moment, so that they matter to each other, and what was said beforehand."""
    about = draw(TIMES)
    near = st.builds(
        lambda press, heard: msgspec.structs.replace(
            press, heard=heard, claimed=heard - (press.heard - press.claimed), step=lot().step_at(heard)
        ),
        heards(),
        st.integers(about, about + 700),
    )
    return tuple(draw(st.lists(near | heards() | PRESETS, max_size=8)))


ANY_LOT = lots(*Mode)


@UNHURRIED
@given(ANY_LOT, contests(), st.randoms())
def test_neither_order_nor_repetition_matters(terms: Terms, presses: tuple[AnyPress, ...], luck: Random) -> None:
    mixed = [*presses, *luck.choices(presses, k=3)] if presses else []
    luck.shuffle(mixed)
    assert resolve(terms, tuple(mixed)) == resolve(terms, presses)


@UNHURRIED
@given(ANY_LOT, contests())
def test_the_close_never_moves_back_once_it_has_passed(terms: Terms, presses: tuple[AnyPress, ...]) -> None:
    """Whoever closes the lot on time, knowing only what was heard until then, closes it as everybody will check it."""
    said = [press for press in presses if isinstance(press, Preset)]
    known: list[AnyPress] = [*said]
    for press in sorted((press for press in presses if isinstance(press, Heard)), key=lambda press: press.heard):
        if press.heard > closes(terms, tuple(known)):
            break
        known.append(press)
        assert closes(terms, tuple(known)) >= press.heard
    at_close, after = resolve(terms, tuple(known)), resolve(terms, presses)
    assert (at_close.step, at_close.first, at_close.closes) == (after.step, after.first, after.closes)


@UNHURRIED
@given(ANY_LOT, contests())
def test_what_counts_was_heard_in_time_and_within_its_step(terms: Terms, presses: tuple[AnyPress, ...]) -> None:
    found = resolve(terms, presses)
    counted = [judged for judged in found.judged if judged.counts]
    assert all(terms.start(judged.step) <= judged.at <= terms.end(judged.step) for judged in counted)
    assert found.step == min((judged.step for judged in counted), default=None)
    assert set(found.first) <= {judged.seat for judged in counted if judged.step == found.step}
    assert bool(found.first) == bool(counted)
    assert found.closes <= terms.last_close


@UNHURRIED
@given(ANY_LOT, contests())
def test_what_is_refused_at_once_changes_nothing(terms: Terms, presses: tuple[AnyPress, ...]) -> None:
    final = closes(terms, presses)
    kept = tuple(press for press in presses if refusal(terms, press, final) is None)
    whole, less = resolve(terms, presses), resolve(terms, kept)
    assert (whole.step, whole.first, whole.closes) == (less.step, less.first, less.closes)


def wins(found: Resolution, seat: int) -> float:
    """The chance of a seat, when the game draws."""
    return found.first.count(seat) / len(found.first) if found.first else 0.0


LIAR = 5
OTHERS = st.lists(heards() | PRESETS, max_size=4).map(tuple)


@UNHURRIED
@given(lots(Mode.DRAW), OTHERS, heards(st.just(LIAR)), TIMES, LINKS)
def test_in_a_draw_no_claim_and_no_line_matters(
    terms: Terms, others: tuple[AnyPress, ...], press: Heard, claimed: int, link: Link
) -> None:
    lie = msgspec.structs.replace(press, claimed=claimed, link=link)
    assert resolve(terms, (*others, lie)) == resolve(terms, (*others, press))


@UNHURRIED
@given(lots(Mode.DRAW), OTHERS, st.integers(0, DOUBLED_STEPS - 1), st.integers(0, 3_600), LINKS)
def test_in_a_draw_to_wait_with_a_claim_gains_nothing(
    terms: Terms, others: tuple[AnyPress, ...], step: int, waited: int, link: Link
) -> None:
    """Whenever it is handed in, the same step has at most the chance that it had at once, at the same price."""
    prompt = Heard(LIAR, step, terms.start(step), terms.start(step), link)
    waiting = msgspec.structs.replace(prompt, heard=min(prompt.heard + waited, terms.end(step) + terms.horizon_ms))
    at_once, later = resolve(terms, (*others, prompt)), resolve(terms, (*others, waiting))
    assert wins(later, LIAR) <= wins(at_once, LIAR)


@UNHURRIED
@given(lots(Mode.PHOTO), OTHERS, heards(st.just(LIAR)), TIMES)
def test_an_early_stamp_with_a_cheaper_step_gains_nothing(
    terms: Terms, others: tuple[AnyPress, ...], press: Heard, claimed: int
) -> None:
    """It beats nobody who pressed before that step began."""
    lie = msgspec.structs.replace(press, claimed=claimed)
    found = resolve(terms, (*others, lie))
    before = [
        judged for judged in found.judged if judged.counts and judged.seat != LIAR and judged.at < terms.start(lie.step)
    ]
    assert not (before and LIAR in found.first)


@UNHURRIED
@given(lots(Mode.PHOTO), heards(st.just(LIAR)), TIMES)
def test_no_claim_reaches_further_back_than_the_line_allows(terms: Terms, press: Heard, claimed: int) -> None:
    (judged,) = resolve(terms, (msgspec.structs.replace(press, claimed=claimed),)).judged
    if judged.counts:
        assert judged.at >= min(press.heard - min(press.link.rtt_ms + 15, 150), terms.end(press.step))


@UNHURRIED
@given(lots(Mode.PHOTO), OTHERS, heards(st.just(LIAR)), st.integers(0, 300))
def test_to_claim_later_than_one_pressed_is_harmless(
    terms: Terms, others: tuple[AnyPress, ...], press: Heard, later: int
) -> None:
    """At the same step and heard at the same time, a later claim never does better than an earlier one that counts."""
    early, late = (
        resolve(terms, (*others, lie)) for lie in (press, msgspec.structs.replace(press, claimed=press.claimed + later))
    )
    if press.link.samples >= 3 and any(judged.seat == LIAR and judged.counts for judged in early.judged):
        assert not (LIAR in late.first and LIAR not in early.first)


@pytest.mark.parametrize("mode", Mode)
def test_it_is_the_same_after_it_was_kept(mode: Mode) -> None:
    presses = (Heard(1, 2, OPENS, OPENS + 9_999, Link(9, 9, 9)), Preset(0, 4), Preset(3, 99))
    found = resolve(lot(mode), presses)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Resolution) == found
