"""Two tables that differ only in what a viewer may not know, and moves for both that must look the same to the viewer.

What is played is chosen here, before the servers open, with the same pure decisions that the servers take.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from contract.resampling import DictatedChance, resampler_of
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat, Viewer
from mokum.kernel.story import begin
from mokum.store import Entry
from mokum.store.chain import forge
from mokum.tables import Actor, Refusal
from mokum.tables.deciding import dealing, decide
from mokum.tables.deciding.commands import AnyCommand, OpenPart, Play, Start, TakeBack
from mokum.tables.deciding.context import Context
from mokum.tables.deciding.taking_back import way_back
from mokum.tables.log.bodies import Body, kind_of, write_body
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import Played, Started
from mokum.tables.log.standing import Phase, Standing, codec_of, options_of
from store.places import new_id

TICK = 1_000
"""Milliseconds between two commands."""
_TRIES = 12
_SELDOM = 4
"""Every so manyth move is taken back, where it may be."""

Luck = dict[str, list[Any]]
"""By table: what the luck of its setup gives, one draw after the other."""


class Step(NamedTuple):
    """A command of a seat: at the one table, and what looks the same at the other. Probes are refused to the viewer."""

    seat: Seat
    one: AnyCommand
    other: AnyCommand
    probes: tuple[str, ...]


class Plan(NamedTuple):
    """What is played while somebody looks on."""

    table: str
    viewer: Viewer
    seats: int
    steps: tuple[Step, ...]


@contextmanager
def dictated(luck: Luck) -> Iterator[None]:
    """While this lasts, the setup of these tables gets its luck from here. All other luck is that of the deal."""
    honest = dealing.begin_game

    def begin_game(standing: Standing, places: Any, context: Context) -> Started:
        if standing.table not in luck:
            return honest(standing, places, context)
        chance = DictatedChance(luck[standing.table])
        _, events = begin(standing.game, len(places), options_of(standing.made), chance)
        return Started(msgspec.Raw(encode(events)))

    dealing.begin_game = begin_game
    try:
        yield
    finally:
        dealing.begin_game = honest


class Stage:
    """One of the tables, decided and folded as a server does it, with rows that nobody keeps."""

    def __init__(self, standing: Standing, actors: tuple[Actor, ...], seed: bytes, luck: Luck | None = None) -> None:
        self.standing = standing
        self._actors = actors
        self._seed = seed
        self._luck = luck or {}

    def act(self, seat: Seat, command: AnyCommand) -> list[Any]:
        """The events of the game that come of it; a refusal has none."""
        before = self.standing
        now = before.at + TICK
        with dictated(self._luck):
            decision = decide(before, self._actors[seat], command, Context(now, self._seed))
        if isinstance(decision, Refusal):
            raise AssertionError(f"refused: {decision}")
        entries = [Entry(new_id(), "", kind_of(what), write_body(Body("", 1, what))) for what in decision]
        for row in forge(before.hash, before.table, before.version, entries, now):
            self.standing = fold(self.standing, row)
        codec = codec_of(before.made.game)
        return [event for what in decision if isinstance(what, Played) for event in codec.events(bytes(what.events))]


def opening(one: Stage, other: Stage, parts: tuple[bytes, ...]) -> list[Step]:
    """The deal is called and everybody opens their part."""
    commands: list[tuple[Seat, AnyCommand]] = [(0, Start())]
    commands += [(seat, OpenPart(part.hex())) for seat, part in enumerate(parts)]
    for seat, command in commands:
        one.act(seat, command)
        other.act(seat, command)
    return [Step(seat, command, command, ()) for seat, command in commands]


def rehearse(one: Stage, other: Stage, viewer: Viewer, count: int, chance: QuickChance) -> list[Step]:
    """Moves that the rules let look alike to the viewer; fewer, if there are no more."""
    steps: list[Step] = []
    for number in range(count):
        step = _step(one, other, viewer, chance)
        if step is None:
            break
        steps.append(step)
        seat = step.seat
        if number % _SELDOM == 1 and all(way_back(stage.standing, seat).way == "own" for stage in (one, other)):
            one.act(seat, TakeBack())
            other.act(seat, TakeBack())
            steps.append(Step(seat, TakeBack(), TakeBack(), ()))
    return steps


def _step(one: Stage, other: Stage, viewer: Viewer, chance: QuickChance) -> Step | None:
    before = one.standing, other.standing
    game, positions = before[0].game, (before[0].position, before[1].position)
    resampler, awaited = resampler_of(game), before[0].awaited
    for _ in range(_TRIES if awaited else 0):
        seat = awaited[chance.below(len(awaited))]
        moves = game.moves(positions[0], seat)
        move = moves[chance.below(len(moves))]
        partner = move if seat == viewer else resampler.counterpart(*positions, seat, move)
        if seat != viewer and game.refusal(positions[1], seat, partner) is not None:
            continue
        probes = _probes(before[0], viewer, move, chance)
        events = one.act(seat, Play(str(move))) + other.act(seat, Play(str(partner)))
        alike = not any(event.reveals for event in events) or resampler.tells_the_same(*positions, viewer, seat, move)
        if alike and one.standing.phase is other.standing.phase is Phase.PLAYING:
            return Step(seat, Play(str(move)), Play(str(partner)), probes)
        one.standing, other.standing = before
    return None


def _probes(standing: Standing, viewer: Viewer, move: Any, chance: QuickChance) -> tuple[str, ...]:
    """Moves that the viewer may not make at the one table: what it is told about them must not tell anything."""
    game, catalogue = standing.game, standing.game.catalogue.moves
    tried = [move, *(catalogue[chance.below(len(catalogue))] for _ in range(2))]
    may_move = viewer in standing.awaited
    return tuple(
        str(each) for each in tried if not may_move or game.refusal(standing.position, viewer, each) is not None
    )


def redealt(standing: Standing, viewer: Viewer, chance: QuickChance) -> Standing:
    """The same table with other hidden things: if possible with some that another seat sees, and not only in piles."""
    game, position = standing.game, standing.position
    others = [seat for seat in range(len(standing.places)) if seat != viewer]
    found = position
    for _ in range(_TRIES):
        found = resampler_of(game).resample(position, viewer, chance)
        if any(encode(game.view(found, seat)) != encode(game.view(position, seat)) for seat in others):
            break
    return replace(standing, position=found)
