"""Lots for the check in the browser: single ones, and a whole game on the clock; running this file writes them."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mokum import catalog
from mokum.kernel.codec import encode
from mokum.kernel.lot import Lot, lot_on_block
from mokum.kernel.record import Entry, Record, read, write
from mokum.kernel.story import begin, play_on_copy
from mokum.lots.presses import AnyPress, Heard, Link, Preset
from mokum.lots.proving import Sold, check_lots, moves_of
from mokum.lots.resolving import resolve
from mokum.lots.terms import RUN_IN, STEP, Mode, Tempo, Terms
from record.games import NAMES, fair_deal

CLIENT = Path(__file__).parents[2] / "client" / "src"
VECTORS = CLIENT / "platform" / "verify" / "lots" / "vectors.json"
LIVE = CLIENT / "games" / "merchants" / "testing" / "live.mokum"
SEATS = 4
LOTS = 120


def _terms(luck: Random, steps: int, mode: Mode) -> Terms:
    tempo = luck.choice(list(Tempo))
    return Terms(luck.randrange(10**6, 10**9), RUN_IN[tempo], STEP[tempo], steps, mode, luck.randrange(350, 600))


def _press(luck: Random, terms: Terms, seat: int, steps: range) -> AnyPress:
    """Mostly honest; some come too early or late, some claim what cannot be, some name a step that they cannot see."""
    if luck.random() < 0.05:
        return Heard(seat, 0, terms.opens - 150, terms.opens - 100, Link(60, 50, 30))
    if luck.random() < 0.3:
        return Preset(seat, luck.choice(steps))
    step = luck.choice(steps)
    at = luck.randrange(terms.start(step) - 20, terms.end(step))
    trip = luck.randrange(4, 400)
    heard = at + trip // 2 + luck.randrange(0, 700 if luck.random() < 0.1 else 20)
    claimed = at + luck.choice((0, 0, 0, -200, 90))
    named = step + luck.choice((0, 0, 0, 0, 1, -1))
    return Heard(seat, named, claimed, heard, Link(trip + luck.randrange(30), trip, luck.choice((0, 5, 30))))


def _near(luck: Random, terms: Terms, press: AnyPress, seat: int) -> AnyPress:
    """Another seat's press a few milliseconds after this one: what a photo finish is for."""
    if isinstance(press, Preset):
        return Preset(seat, press.step)
    return msgspec.structs.replace(press, seat=seat, claimed=press.claimed + luck.randrange(45))


def _presses(luck: Random, terms: Terms) -> tuple[AnyPress, ...]:
    steps = range(max(0, luck.randrange(terms.steps) - 2), terms.steps)[:4]
    share = luck.choice((0, 0.8, 0.8, 0.8, 0.8, 0.8))
    presses = [_press(luck, terms, seat, steps) for seat in range(SEATS) if luck.random() < share]
    if presses and luck.random() < 0.5:
        presses.append(_near(luck, terms, luck.choice(presses), luck.randrange(SEATS)))
    return tuple(presses)


def vectors() -> list[Any]:
    """Terms, presses and what they come to, of both modes and all tempos."""
    luck = Random(7)
    lots = []
    for number in range(LOTS):
        terms = _terms(luck, luck.choice((11, 17)), (Mode.PHOTO, Mode.DRAW)[number % 2])
        presses = _presses(luck, terms)
        lots.append(Sold(number, terms, presses, resolve(terms, presses)))
    return json.loads(msgspec.json.encode(lots))  # type: ignore[no-any-return]


def _sell(luck: Random, lot: Lot, legal: dict[int, list[str]]) -> Sold:
    """A lot on the clock: each seat presses where it can pay, or not at all."""
    terms = _terms(luck, len(lot.moves), luck.choice((Mode.PHOTO, Mode.DRAW)))
    presses: list[AnyPress] = []
    for seat in lot.seats:
        steps = [step for step, move in enumerate(lot.moves) if move in legal[seat]]
        if steps and luck.random() < 0.7:
            step = luck.choice(steps[-9:])
            at = terms.end(step) - luck.randrange(1, 40)
            pressed = Heard(seat, step, at, at + 20, Link(45, 40, 30))
            presses.append(pressed if luck.random() < 0.7 else Preset(seat, step))
    return Sold(lot.number, terms, tuple(presses), resolve(terms, tuple(presses)))


def _entries(luck: Random, state: Any, chance: Any) -> Iterator[Entry]:
    """A whole game in which every round is sold on the clock; all else is decided at random."""
    game = catalog.game("merchants")
    while waiting := game.waiting(state):
        lot = lot_on_block(game, state)
        if lot is None:
            made = [(waiting[0], str(luck.choice(list(game.moves(state, waiting[0])))))]
            sold = b""
        else:
            legal = {seat: [str(move) for move in game.moves(state, seat)] for seat in lot.seats}
            result = _sell(luck, lot, legal)
            made = list(zip(lot.seats, moves_of(lot, result.resolution), strict=True))
            sold = encode(result)
        for seat, move in made:
            state, events = play_on_copy(game, state, seat, game.catalogue.parse(move), chance)
            yield Entry(seat, move, tuple(events), sold)
            sold = b""


def live_game() -> Record:
    game = catalog.game("merchants")
    deal, options = fair_deal(SEATS, 11), game.types.options()
    chance = deal.chance()
    state, setup = begin(game, SEATS, options, chance)
    entries = tuple(_entries(Random(11), state, chance))
    return Record("merchants", game.meta.rules_version, NAMES[:SEATS], options, deal, tuple(setup), entries)


def test_the_vectors_are_what_the_house_decides() -> None:
    assert json.loads(VECTORS.read_text()) == vectors()


def test_the_game_on_the_clock_is_true_to_the_house_too() -> None:
    game = catalog.game("merchants")
    text = LIVE.read_text()
    assert text == write(live_game(), game)
    assert check_lots(read(text, catalog.game), game) > 15


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
    LIVE.write_text(write(live_game(), catalog.game("merchants")))
