"""A record out of a row: the moves are played again on the same deal."""

from mokum.catalog import game as find_game
from mokum.kernel.codec import Codec, Unreadable
from mokum.kernel.moves import UnknownMove
from mokum.kernel.record import Entry, Record, write
from mokum.kernel.story import IllegalMove, begin, play_on_copy
from mokum.lab.datasets.row import Row, deal_of


class CannotRebuild(ValueError):
    """A row that these rules do not lead to; the text says why."""


def rebuild(row: Row) -> str:
    """The record of a row, as text. It has the same moves, and ends with the same scores."""
    game = find_game(row.game)
    if row.rules_version != game.meta.rules_version:
        ours = game.meta.rules_version
        raise CannotRebuild(f"it was played by version {row.rules_version} of the rules; this program has {ours}")
    try:
        options, deal = Codec(game).options(row.options), deal_of(row)
    except (Unreadable, ValueError) as error:
        raise CannotRebuild(f"options or deal cannot be read: {error}") from error
    chance = deal.chance()
    state, setup = begin(game, row.seats, options, chance)
    sold = {lot.move: lot.sold.encode() for lot in row.lots}
    entries = []
    for number, (seat, text) in enumerate(zip(row.movers, row.moves, strict=True)):
        try:
            state, events = play_on_copy(game, state, seat, game.catalogue.parse(text), chance)
        except (UnknownMove, IllegalMove) as error:
            raise CannotRebuild(f"move {number + 1} ({text}): {error}") from error
        entries.append(Entry(seat, text, tuple(events), sold.get(number, b"")))
    outcome = game.outcome(state)
    if outcome is None or outcome.totals[: row.seats] != row.scores or outcome.why != row.why:
        raise CannotRebuild("its moves do not lead to its end")
    record = Record(row.game, row.rules_version, row.players, options, deal, tuple(setup), tuple(entries), row.practice)
    return write(record, game)
