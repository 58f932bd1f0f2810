"""What a viewer sees of a table as it stands, built up from nothing."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.kernel.facts import facts_of
from mokum.kernel.game import AnyGame
from mokum.lots.terms import RUN_IN, STEP, Mode, Running
from mokum.tables.deciding.taking_back import way_back
from mokum.tables.log.block import on_clock
from mokum.tables.log.clocks import Clock
from mokum.tables.log.seat_states import SeatState
from mokum.tables.log.standing import Phase, Result, Standing
from mokum.tables.log.tried_from import TriedFrom


class SeatSight(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    player: str
    bot: str
    name: str
    stand_in: str
    why: str
    resigned: bool
    sealed: bool
    opened: bool
    vacation: int
    bank_ms: int
    """What was left when its clock last began or stopped."""
    since: int
    """Since when it is awaited; 0 if it is not."""


class Wish(msgspec.Struct, frozen=True):
    """Something that a seat asks of the others, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]
    clock: Clock | None = None
    to: int = 0


class LotSight(msgspec.Struct, frozen=True):
    """What is on the block, and the clock that it is sold on."""

    call: int
    """The version at which it was called: who presses names it. 0 while nobody has called it yet."""
    number: int
    seats: tuple[Seat, ...]
    prices: tuple[int, ...]
    steps: tuple[int, ...]
    """The steps at which the viewer may press."""
    mode: Mode
    run_in_ms: int
    step_ms: int
    owner: str
    """The run of the node that sells it."""
    opens: int
    """When it opens, by the owner's clock; 0 while it waits for everybody to be ready."""
    horizon_ms: int
    voided: int
    """How often it was begun in vain."""


class Sight(msgspec.Struct, frozen=True):
    """Everything that one viewer sees of a table at a version."""

    table: str
    version: int
    at: int
    viewer: Viewer
    game: str
    rules_version: int
    options: msgspec.Raw
    private: bool
    practice: bool
    """Its host may go back over anything."""
    host: str
    commitment: str
    invitation: str
    """Told to whoever sits here and to the host."""
    phase: Phase
    clock: Clock
    seats: tuple[SeatSight, ...]
    awaited: tuple[Seat, ...]
    view: msgspec.Raw | None
    """The game's own view; none before the game."""
    facts: msgspec.Raw | None
    """What follows from the view by the rules; none where the game tells none."""
    moves: tuple[str, ...]
    """The viewer's legal moves, in the game's notation."""
    take_back: str
    """`own`, `ask` or `no`."""
    take_back_why: str
    """Why not, where it is `no`: `not_moved`, `light`, `away`, `asked`, `lot`, `rated`; or nothing."""
    take_back_wish: Wish | None
    pace_wish: Wish | None
    result: Result | None
    rematch: str
    lots: Running | None = None
    """How this table sells lots; none where limits are sealed."""
    lot: LotSight | None = None
    rated: bool = False
    """How it ends changes the ratings of its players."""
    delay: int = 0
    """Moves by which spectators are shown the game late."""
    comes_by: int = 0
    """By when all must have come for whom a seat is kept, or the table closes; 0 where it waits for them."""
    fixed: str = ""
    """The name of the deal, where it is fixed for learning."""
    tried_from: TriedFrom | None = None
    """The game began from a position of a finished one, which was laid out: there is no deal to check."""


def sight(standing: Standing, viewer: Viewer, *, names: Mapping[str, str], is_host: bool = False) -> Sight:
    """What this viewer sees, with players called as in `names`. `is_host`: it is the host who looks, seated or not."""
    return own_sight(common_sight(standing, names), standing, viewer, is_host=is_host)


def common_sight(standing: Standing, names: Mapping[str, str]) -> Sight:
    """What everybody sees alike, whoever looks on: made once for all of them."""
    made, take_back, pace = standing.made, standing.take_back, standing.pace
    is_pressed = on_clock(standing) is not None
    return Sight(
        table=standing.table,
        version=standing.version,
        at=standing.at,
        viewer=WATCHER,
        game=made.game,
        rules_version=made.rules_version,
        options=made.options,
        private=made.private,
        practice=made.practice,
        rated=made.rated,
        host=made.host,
        commitment=made.commitment,
        invitation="",
        phase=standing.phase,
        clock=standing.clock,
        seats=tuple(
            [_seat(standing, seat, place, names, is_pressed=is_pressed) for seat, place in enumerate(standing.places)]
        ),
        awaited=standing.awaited,
        view=None,
        facts=None,
        moves=(),
        take_back="no",
        take_back_why="",
        take_back_wish=None if take_back is None else Wish(take_back.seat, take_back.agreed, to=take_back.to),
        pace_wish=None if pace is None else Wish(pace.seat, pace.agreed, clock=pace.clock),
        result=standing.result,
        rematch=standing.rematch,
        lots=made.lots,
        lot=_lot(standing),
        delay=made.delay,
        comes_by=made.comes_by,
        fixed=made.fixed,
        tried_from=made.tried_from,
    )


def own_sight(common: Sight, standing: Standing, viewer: Viewer, *, is_host: bool) -> Sight:
    """What everybody sees, and what is this viewer's own."""
    game, position = standing.game, standing.position
    seated = viewer >= 0
    may_move = seated and viewer in standing.awaited and standing.places[viewer].is_person
    moves = game.moves(position, viewer).texts() if may_move else ()
    lot = common.lot
    if lot is not None:  # what could be played is pressed instead, at the steps where it could
        moves, lot = (), replace(lot, steps=_steps(standing, moves))
    back = way_back(standing, viewer)
    return replace(
        common,
        viewer=viewer,
        invitation=standing.made.invitation if seated or is_host else "",
        view=None if position is None else msgspec.Raw(encode(game.view(position, viewer))),
        facts=None if position is None else told_facts(game, position, viewer),
        moves=moves,
        lot=lot,
        take_back=back.way,
        take_back_why=back.why,
    )


def told_facts(game: AnyGame, position: Any, viewer: Viewer) -> msgspec.Raw | None:
    """The facts beside a view, as they are sent."""
    facts = facts_of(game, position, viewer)
    return None if facts is None else msgspec.Raw(encode(facts))


def _seat(standing: Standing, seat: Seat, place: SeatState, names: Mapping[str, str], *, is_pressed: bool) -> SeatSight:
    return SeatSight(
        player=place.player,
        bot=place.bot,
        name=place.name or names.get(place.player, ""),
        stand_in=place.stand_in,
        why=place.why,
        resigned=place.resigned,
        sealed=bool(place.sealed),
        opened=bool(place.part),
        vacation=place.vacation,
        bank_ms=standing.banks[seat],
        since=standing.since[seat] if seat in standing.awaited and not is_pressed else 0,
    )


def _lot(standing: Standing) -> LotSight | None:
    lot, chosen, selling = on_clock(standing), standing.made.lots, standing.lot
    if lot is None or chosen is None:
        return None
    terms = None if selling is None else selling.terms
    return LotSight(
        call=0 if selling is None else selling.call,
        number=lot.number,
        seats=lot.seats,
        prices=lot.prices,
        steps=(),
        mode=chosen.mode,
        run_in_ms=RUN_IN[chosen.tempo],
        step_ms=STEP[chosen.tempo],
        owner="" if selling is None else selling.owner,
        opens=0 if terms is None else terms.opens,
        horizon_ms=0 if terms is None else terms.horizon_ms,
        voided=standing.voided.of(lot.number),
    )


def _steps(standing: Standing, moves: tuple[str, ...]) -> tuple[int, ...]:
    """The steps of the lot on the block that are one of these moves."""
    lot = on_clock(standing)
    return () if lot is None else tuple(step for step, move in enumerate(lot.moves) if move in moves)
