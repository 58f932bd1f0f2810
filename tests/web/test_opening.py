"""Whoever comes first waits no longer than the next: everything is loaded before the doors open."""

import subprocess
import sys
from pathlib import Path

OPEN = """
import asyncio, sys
from mokum.bootstrap import open_node
from mokum.settings import Settings

async def main():
    async with open_node(Settings(database=sys.argv[1], _env_file=None)):
        loaded = set(sys.modules)
        from mokum.catalog import games
        print(len(games()), sorted(set(sys.modules) - loaded))

asyncio.run(main())
"""


def test_games_are_loaded_before_anybody_comes_in(tmp_path: Path) -> None:
    """Loading them takes a third of a second, for which the loop would stand still."""
    database = f"sqlite:///{tmp_path / 'mokum.db'}"
    opened = subprocess.run([sys.executable, "-c", OPEN, database], capture_output=True, text=True, check=True)
    count, _, late = opened.stdout.strip().partition(" ")
    assert int(count) >= 3
    assert late == "[]"
