"""Reads a data set by polars and by DuckDB: how often each bot wins, and how long games are.

    mokum dataset play routes --games 1000 --bots greedy,random --out games.parquet
    python examples/datasets/read.py games.parquet

It needs `pip install "mokum[data]" polars`.
"""

import sys

import duckdb
import polars


def by_polars(file: str) -> list[tuple[str, int, float, float]]:
    """By bot: games, mean score, share of games won (a shared win counts as a part)."""
    seats = polars.read_parquet(file, columns=["bots", "scores", "ranks"]).with_columns(
        winners=polars.col("ranks").list.count_matches(1)
    )
    return (
        seats.explode("bots", "scores", "ranks")
        .group_by("bots")
        .agg(
            polars.len(),
            polars.col("scores").mean().alias("score"),
            (polars.col("ranks").eq(1) / polars.col("winners")).mean().alias("won"),
        )
        .sort("bots")
        .rows()
    )


def by_duckdb(file: str) -> list[tuple[str, int, float, float]]:
    """The same in SQL."""
    query = """
        WITH seats AS (
            SELECT unnest(bots) AS bot, unnest(scores) AS score, unnest(ranks) AS rank,
                   len(list_filter(ranks, lambda each: each = 1)) AS winners
            FROM read_parquet(?)
        )
        SELECT bot, count(*), avg(score), avg(CASE WHEN rank = 1 THEN 1 / winners ELSE 0 END)
        FROM seats GROUP BY bot ORDER BY bot
    """
    return duckdb.execute(query, [file]).fetchall()


def main(file: str) -> None:
    """Prints both, and the longest game as `mokum dataset record` takes it."""
    for name, found in (("polars", by_polars(file)), ("DuckDB", by_duckdb(file))):
        print(f"By {name}:")
        for bot, games, score, won in found:
            print(f"  {bot:<12}{games:>6} games, {score:6.2f} points, wins {won:.1%}")
    query = "SELECT number, len(moves) FROM read_parquet(?) ORDER BY 2 DESC, 1 LIMIT 1"
    for number, moves in duckdb.execute(query, [file]).fetchall():
        print(f"The longest game is number {number}, with {moves} moves.")


if __name__ == "__main__":
    main(sys.argv[1])
