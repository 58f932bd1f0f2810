"""A finished game as one row: what was played, how it ended, and the deal that all its luck follows from."""

from collections.abc import Mapping

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.fair import Deal, SealedSeat
from mokum.kernel.outcome import Outcome, RuleId
from mokum.kernel.record import Record


class SoldLot(msgspec.Struct, frozen=True):
    """How a lot was sold on the clock, as JSON, and the first move that it came to."""

    move: int
    sold: str


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Seats and moves count from 0. Secrets of the deal are written in hexadecimal."""

    number: int
    game: str
    rules_version: int
    seats: int
    options: str
    players: tuple[str, ...]
    bots: tuple[str, ...] | None
    seed: str | None
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    why: RuleId
    movers: tuple[Seat, ...]
    moves: tuple[str, ...]
    lots: tuple[SoldLot, ...]
    practice: bool
    table: str
    commitment: str
    server_seed: str
    hashes: tuple[str, ...]
    contributions: tuple[str | None, ...]
    fixed: str = ""


class Column(msgspec.Struct, frozen=True):
    """A column of the file: its type, as SQL has it, and what it means."""

    type: str
    words: str


COLUMNS: Mapping[str, Column] = {
    "number": Column("INTEGER", "number of the game in this file, from 0"),
    "game": Column("VARCHAR", "which game"),
    "rules_version": Column("SMALLINT", "version of its rules"),
    "seats": Column("TINYINT", "number of players"),
    "options": Column("VARCHAR", "options of the game, as JSON"),
    "players": Column("VARCHAR[]", "by seat: the name"),
    "bots": Column("VARCHAR[]", "by seat: the bot, as `mokum arena` names it; null where people played"),
    "seed": Column("VARCHAR", "seed of the deal and of the bots' own luck; null where people played"),
    "scores": Column("SMALLINT[]", "by seat: points at the end"),
    "ranks": Column("TINYINT[]", "by seat: 1 for the winner; equal ranks share it"),
    "why": Column("VARCHAR", "the rule by which the game ended"),
    "movers": Column("TINYINT[]", "by move: the seat, from 0"),
    "moves": Column("VARCHAR[]", "by move: the move in words, as the record has it"),
    "lots": Column("STRUCT(move INTEGER, sold VARCHAR)[]", "lots sold on the clock: first move, and how, as JSON"),
    "practice": Column("BOOLEAN", "whether moves could be taken back over what came to light"),
    "table": Column("VARCHAR", "name of the table in the deal"),
    "commitment": Column("VARCHAR", "hash by which the server promised its seed"),
    "server_seed": Column("VARCHAR", "the server's seed"),
    "hashes": Column("VARCHAR[]", "by seat: hash by which the player's part was promised"),
    "contributions": Column("VARCHAR[]", "by seat: the player's part; null if it was never opened"),
    "fixed": Column("VARCHAR", "name of the deal where it was fixed for learning, or nothing"),
}


def row_of(
    record: Record, outcome: Outcome, number: int, bots: tuple[str, ...] | None = None, seed: str | None = None
) -> Row:
    """A finished game as a row. Bots and the seed are known only of games that were played for the data set."""
    seats, deal = len(record.names), record.deal
    return Row(
        number=number,
        game=record.game,
        rules_version=record.rules_version,
        seats=seats,
        options=encode(record.options).decode(),
        players=record.names,
        bots=bots,
        seed=seed,
        scores=outcome.totals[:seats],  # without opponents that the game itself plays
        ranks=outcome.ranks[:seats],
        why=outcome.why,
        movers=tuple(entry.seat for entry in record.entries),
        moves=tuple(entry.move for entry in record.entries),
        lots=tuple(SoldLot(move, entry.lot.decode()) for move, entry in enumerate(record.entries) if entry.lot),
        practice=record.practice,
        table=deal.table,
        commitment=deal.commitment.hex(),
        server_seed=deal.server_seed.hex(),
        hashes=tuple(sealed.hash.hex() for sealed in deal.seats),
        contributions=tuple(
            None if part is None else part.hex() for part in (sealed.contribution for sealed in deal.seats)
        ),
        fixed=deal.fixed,
    )


def deal_of(row: Row) -> Deal:
    """The deal of a row."""
    seats = tuple(
        SealedSeat(bytes.fromhex(hashed), None if part is None else bytes.fromhex(part))
        for hashed, part in zip(row.hashes, row.contributions, strict=True)
    )
    return Deal(row.table, bytes.fromhex(row.commitment), bytes.fromhex(row.server_seed), seats, row.fixed)
