"""The data card: a page beside a data set that says what it is, how it was made, and what one may do with it."""

import msgspec

from mokum.lab.datasets.row import COLUMNS


class Card(msgspec.Struct, frozen=True):
    """What the page tells beyond what is the same for all data sets."""

    file: str
    games: str
    """Which games, in words: `routes` or `harbour, routes`."""
    count: int
    command: str
    version: str
    """Of Mokum."""
    players: str
    """Who played, and what is told of them."""
    licence: str
    left_out: int = 0


def tell(card: Card) -> str:
    """The page, as Markdown."""
    columns = "\n".join(f"| `{name}` | {column.type} | {column.words} |" for name, column in COLUMNS.items())
    files = "1 file was" if card.left_out == 1 else f"{card.left_out} files were"
    left_out = f" {files} left out: unfinished, untrue, or by older rules." if card.left_out else ""
    games = "1 finished game" if card.count == 1 else f"{card.count:,} finished games"
    return f"""# {card.file}

{games} of {card.games}, one row a game. Licence: {card.licence}.

## How it was made

By Mokum {card.version}, with the command

```
{card.command}
```

{card.players}{left_out}

It is Parquet with Zstandard, and rows are in the order of `number`.

## Columns

| column | type | what it is |
|---|---|---|
{columns}

## Reading it

```
polars.read_parquet("{card.file}").explode("players", "scores", "ranks")
duckdb.read_parquet("{card.file}").aggregate("why, count(*), avg(len(moves))")
```

A row holds all that its record follows from. `mokum dataset record {card.file} 0 --out game.mokum` plays the moves
again on the same deal and writes the record; `mokum verify game.mokum` checks it, `mokum replay game.mokum` tells it.

## Limits

A row has moves, not positions: play them again to see what each seat saw. Whoever played did so by their own habits:
what is rare here may be good, and what is frequent may be bad.
"""
