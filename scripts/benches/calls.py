"""Whether everybody is called exactly once while nodes die: `scripts/bench calls [--notices 2000] [--kills 200]`.

Nodes on a database of their own on the PostgreSQL of `MOKUM_TEST_POSTGRESQL` are killed (SIGKILL) at random instants
of a fixed seed, while a mail server is away, slow and refuses, and a push service falters (`tests/calling/killing.py`).
They rate games and forget people who leave at the same time. It fails if a call is lost or comes under two ids, if a
game counts otherwise than once and in its order, or if anything still tells of those who left.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

import asyncpg

from mokum.database import migrate

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tests"))

from calling.killing import run

SERVER = os.environ.get("MOKUM_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
NAME = f"mokum_calls_{os.getpid()}"


async def on_server(statement: str) -> None:
    connection = await asyncpg.connect(SERVER)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def main() -> int:
    """Kill, and count."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--notices", type=int, default=2_000)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--ratings", type=int, default=500)
    asked.add_argument("--leavers", type=int, default=50)
    asked.add_argument("--nodes", type=int, default=3)
    asked.add_argument("--seed", type=int, default=2026)
    said = asked.parse_args()
    url = f"{SERVER.rsplit('/', 1)[0]}/{NAME}"
    asyncio.run(on_server(f"CREATE DATABASE {NAME}"))
    try:
        asyncio.run(migrate(url))
        report = run(
            url,
            notices=said.notices,
            kills=said.kills,
            seed=said.seed,
            nodes=said.nodes,
            ratings=said.ratings,
            leaving=said.leavers,
        )
    finally:
        asyncio.run(on_server(f"DROP DATABASE {NAME} WITH (FORCE)"))
    print(report)
    wrong = report.lost or report.doubled or report.wrongly_rated or report.traces
    return int(bool(wrong or {report.letters, report.pushes} != {said.notices}))


if __name__ == "__main__":
    sys.exit(main())
