"""The one statement that writes a batch of appends to PostgreSQL: one round trip, one transaction.

The first row of every append is inserted with ON CONFLICT DO NOTHING; whoever gets it in has its table to itself until
the commit, because any other append must begin with that same version. So the first rows alone decide, and everything
else in the statement follows for the tables that they returned: one table's conflict costs the others nothing, and an
append of several rows is never written in part.
"""

from collections.abc import Iterable, Sequence

from mokum.store.append import Append, sitting
from mokum.store.sql.finishes import FINISH, FINISH_CHANGES, finish_records
from mokum.store.sql.listings import LISTING, listing_record
from mokum.store.sql.log import EVENT
from mokum.store.sql.ratings import RATED, RATED_CHANGES, rated_record
from mokum.store.values import Row

EVENT_TYPES = "uuid, int, uuid, text, text, bytea, bigint, bytea"
FINISH_TYPES = "uuid, int, text, text, text, int, int, int, text, bool, text, bigint"
RATED_TYPES = "uuid, text, text, text, bigint, bool"
LISTING_TYPES = "uuid, text, int, text, bool, bool, text, text, text, text, bool, bigint, bigint, int"
LISTING_CHANGES = ", ".join(
    f"{name} = excluded.{name}" for name in LISTING.split(", ") if name not in ("table_id", "created_at")
)

# A row goes behind the very row that its hash was chained to.
FIRST = f"""written AS (
    INSERT INTO events ({EVENT}) SELECT {EVENT} FROM first
    WHERE (version = 1 OR EXISTS (
        SELECT FROM events e
        WHERE e.table_id = first.table_id AND e.version = first.version - 1 AND e.hash = first.previous))
    ON CONFLICT DO NOTHING RETURNING table_id)"""

# Only where a batch has appends of several rows: none of their commands may be in the log.
FIRST_OF_SEVERAL = FIRST.replace(
    "ON CONFLICT",
    """AND NOT EXISTS (
        SELECT FROM further JOIN events e USING (table_id, command) WHERE further.table_id = first.table_id)
    ON CONFLICT""",
)
FURTHER = f"more AS (INSERT INTO events ({EVENT}) SELECT {EVENT} FROM further JOIN written USING (table_id))"

SET_TIMERS = """timers_set AS (
    INSERT INTO timers (table_id, name, due_at, version, wake_at)
    SELECT table_id, name, due_at, version, due_at FROM timed JOIN written USING (table_id)
    ON CONFLICT (table_id, name) DO UPDATE
    SET due_at = excluded.due_at, version = excluded.version, wake_at = excluded.wake_at)"""

CLEAR_TIMERS = """timers_cleared AS (
    DELETE FROM timers t USING untimed JOIN written USING (table_id)
    WHERE t.table_id = untimed.table_id AND t.name = untimed.name)"""

OPEN_SECRETS = """opened AS (
    UPDATE secrets s SET body = ended.body, sealing = 'open' FROM ended JOIN written USING (table_id)
    WHERE s.table_id = ended.table_id)"""

FINISH_GAMES = f"""games_finished AS (
    INSERT INTO finished ({FINISH}) SELECT {FINISH} FROM finishers JOIN written USING (table_id)
    ON CONFLICT (table_id, seat) DO UPDATE SET {FINISH_CHANGES})"""

RATE_LATER = f"""rated_later AS (
    INSERT INTO rated ({RATED}) SELECT {RATED} FROM raters JOIN written USING (table_id)
    ON CONFLICT (table_id) DO UPDATE SET {RATED_CHANGES})"""

LIST = f"""listed AS (
    INSERT INTO listings ({LISTING}) SELECT {LISTING} FROM told JOIN written USING (table_id)
    ON CONFLICT (table_id) DO UPDATE SET {LISTING_CHANGES})"""

# Those who stay seated are not touched: a statement cannot delete a row and insert it again.
STAND_UP = """stood_up AS (
    DELETE FROM sitting s USING told JOIN written USING (table_id)
    WHERE s.table_id = told.table_id AND NOT EXISTS (
        SELECT FROM seated WHERE seated.table_id = s.table_id AND seated.player = s.player))"""

SIT_DOWN = """sat_down AS (
    INSERT INTO sitting (player, table_id) SELECT player, table_id FROM seated JOIN written USING (table_id)
    ON CONFLICT DO NOTHING)"""


class Statement:
    """Grows by what the batch needs, so that a batch of plain moves is a plain statement."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self.values: list[list[object]] = []

    @property
    def text(self) -> str:
        """It returns the tables whose appends were written."""
        return f"WITH {', '.join(self._parts)} SELECT table_id FROM written"

    def data(self, name: str, columns: str, types: str, records: Iterable[Sequence[object]]) -> None:
        """Records under a name, handed over as an array for each column."""
        kinds = types.split(", ")
        begin = len(self.values) + 1
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, begin))
        self._parts.append(f"{name} AS MATERIALIZED (SELECT * FROM unnest({arrays}) AS u ({columns}))")
        self.values.extend([list(column) for column in zip(*records, strict=True)] or [[] for _ in kinds])

    def step(self, *steps: str) -> None:
        """Something to be done."""
        self._parts.extend(steps)


def _record(row: Row) -> tuple[object, ...]:
    return row.table, row.version, row.command, row.actor, row.kind, row.body, row.at, row.hash


def writing(batch: Sequence[tuple[Append, bytes, tuple[Row, ...]]]) -> Statement:
    """The statement for appends, each with the hash before it and its rows as they are kept, in the order of tables."""
    statement = Statement()
    first = [(*_record(rows[0]), previous) for _, previous, rows in batch]
    statement.data("first", f"{EVENT}, previous", f"{EVENT_TYPES}, bytea", first)
    further = [_record(row) for _, _, rows in batch for row in rows[1:]]
    if further:
        statement.data("further", EVENT, EVENT_TYPES, further)
        statement.step(FIRST_OF_SEVERAL, FURTHER)
    else:
        statement.step(FIRST)
    appends = [append for append, _, _ in batch]
    timers = [timer for append in appends for timer in append.set_timers()]
    if timers:
        records = [(timer.table, timer.name, timer.due_at, timer.version) for timer in timers]
        statement.data("timed", "table_id, name, due_at, version", "uuid, text, bigint, int", records)
        statement.step(SET_TIMERS)
    cleared = [(append.table, name) for append in appends for name in append.cleared_timers()]
    if cleared:
        statement.data("untimed", "table_id, name", "uuid, text", cleared)
        statement.step(CLEAR_TIMERS)
    opened = [(append.table, secret) for append in appends if (secret := append.opened()) is not None]
    if opened:
        statement.data("ended", "table_id, body", "uuid, bytea", opened)
        statement.step(OPEN_SECRETS)
    finished = [record for append in appends for record in finish_records(append.table, append.at, append.finished)]
    if finished:
        statement.data("finishers", FINISH, FINISH_TYPES, finished)
        statement.step(FINISH_GAMES)
    rated = [record for append in appends if (record := rated_record(append)) is not None]
    if rated:
        statement.data("raters", RATED, RATED_TYPES, rated)
        statement.step(RATE_LATER)
    listings = [listing for append in appends if (listing := append.listing())]
    if listings:
        statement.data("told", LISTING, LISTING_TYPES, [listing_record(listing) for listing in listings])
        seated = [(listing.table, player) for listing in listings for player in sitting(listing.notice)]
        statement.data("seated", "table_id, player", "uuid, text", seated)
        statement.step(LIST, STAND_UP, SIT_DOWN)
    return statement
