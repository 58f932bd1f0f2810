"""What becomes of a lot: it is called, armed, closed with the moves that it comes to, or void."""

from collections.abc import Iterable

import msgspec

from mokum.kernel.chance import LateChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.lot import Lot
from mokum.kernel.story import play_on_copy
from mokum.lots.presses import AnyPress, Heard
from mokum.lots.proving import moves_of
from mokum.lots.resolving import Resolution, resolve
from mokum.lots.terms import Terms
from mokum.tables.deciding.context import Context, Decision, not_allowed
from mokum.tables.log.block import MOST_VOIDED, on_clock
from mokum.tables.log.happenings import AnyHappening, Ended, LotArmed, LotCalled, LotClosed, LotVoided, Played
from mokum.tables.log.standing import Selling, Standing
from mokum.tables.log.timing import lot_due

NOT_OURS = not_allowed("Another node sells this lot.")


def call_lot(standing: Standing, context: Context) -> Decision:
    """The node that brought it on the block sells it, unless somebody was quicker."""
    lot = on_clock(standing)
    if lot is None or standing.lot is not None:
        return NOT_OURS
    return (LotCalled(lot.number, context.epoch),)


def ring_lot(standing: Standing, context: Context) -> tuple[AnyHappening, ...]:
    """Nobody has seen to the lot in time: this node does. Nothing was revealed, so it begins anew."""
    lot = on_clock(standing)
    if lot is None or context.now < lot_due(standing):
        return ()
    return (LotCalled(lot.number, context.epoch),) if standing.lot is None else _begin_anew(standing, lot, context)


def take_over(standing: Standing, call: int, context: Context) -> Decision:
    """The node that sells it does not answer: this one does it instead. Only one of them can write what comes next."""
    lot, selling = on_clock(standing), standing.lot
    if lot is None or selling is None or selling.call != call or selling.owner == context.epoch:
        return NOT_OURS
    return _begin_anew(standing, lot, context)


def _begin_anew(standing: Standing, lot: Lot, context: Context) -> tuple[AnyHappening, ...]:
    voided = LotVoided("crash")
    is_last = standing.voided.of(lot.number) + 1 >= MOST_VOIDED
    return (voided,) if is_last else (voided, LotCalled(lot.number, context.epoch))


def ours(standing: Standing, call: int, context: Context) -> Selling | None:
    """The lot that was called at this version, if it is still on the block and this node's to sell."""
    lot = standing.lot
    return lot if lot is not None and lot.call == call and lot.owner == context.epoch else None


def arm_lot(
    standing: Standing, call: int, terms: Terms, waited: tuple[tuple[Seat, int], ...], context: Context
) -> Decision:
    """Announce the price path."""
    lot = ours(standing, call, context)
    return NOT_OURS if lot is None or lot.terms is not None else (LotArmed(terms, waited),)


def void_lot(standing: Standing, call: int, why: str, context: Context) -> Decision:
    """The clock of this node did not run as it should; after that the lot is called again, or limits are sealed."""
    return NOT_OURS if ours(standing, call, context) is None else (LotVoided(why),)


def close_lot(standing: Standing, call: int, presses: Iterable[AnyPress], context: Context) -> Decision:
    """Open what was sealed, and make the moves that it comes to."""
    selling, lot = ours(standing, call, context), on_clock(standing)
    if selling is None or selling.terms is None or lot is None:
        return NOT_OURS
    shown = published(selling.terms, tuple(presses))
    resolution = resolve(selling.terms, shown)
    closed = LotClosed(lot.number, shown, resolution)
    return (closed, *_moves(standing, lot, resolution, context))


def published(terms: Terms, presses: tuple[AnyPress, ...]) -> tuple[AnyPress, ...]:
    """What everybody sees afterwards, as one sees the hands at a table: all that pressed before the close.

    What is left out changes nothing: presses that came late, and whatever would have pressed after the close.
    """
    closes = resolve(terms, presses).closes
    kept = [
        press for press in presses if (press.heard if isinstance(press, Heard) else terms.end(press.step)) <= closes
    ]
    return tuple(sorted(kept, key=lambda press: (press.step, press.seat)))


def _moves(standing: Standing, lot: Lot, resolution: Resolution, context: Context) -> tuple[AnyHappening, ...]:
    game, position = standing.game, standing.position
    chance = LateChance(lambda: standing.deal(context.seed).chance())
    played: list[AnyHappening] = []
    for seat, text in zip(lot.seats, moves_of(lot, resolution), strict=True):
        position, events = play_on_copy(game, position, seat, game.catalogue.parse(text), chance)
        by_bot = bool(standing.places[seat].driver)
        played.append(Played(seat, text, msgspec.Raw(encode(events)), by_bot))
    outcome = game.outcome(position)
    if outcome is not None:
        played.append(Ended("played", outcome.ranks[: len(standing.places)], outcome, context.seed.hex()))
    return tuple(played)
