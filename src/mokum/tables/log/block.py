"""What is on the block of a table, and whether it is sold on a clock."""

from mokum.kernel.lot import Lot, lot_on_block
from mokum.tables.log.clocks import Days
from mokum.tables.log.standing import Phase, Standing

MOST_VOIDED = 3
"""A lot that was begun in vain so often is sold by sealed limits: the clock cannot be trusted just now."""


def on_clock(standing: Standing) -> Lot | None:
    """The lot that is to be sold on a clock now; a table that plays by days seals limits instead."""
    if standing.made.lots is None or standing.phase is not Phase.PLAYING or isinstance(standing.clock, Days):
        return None
    lot = lot_on_block(standing.game, standing.position)
    return None if lot is None or standing.voided.of(lot.number) >= MOST_VOIDED else lot
