"""A message calls a table as the pages do."""

import re
from pathlib import Path

from mokum.calling.table_names import STREETS

PAGES = Path(__file__).parents[2] / "client" / "src" / "platform" / "start" / "tableName.ts"


def test_the_streets_are_those_of_the_pages_in_their_order() -> None:
    streets = re.findall(r'^  "(.+)",$', PAGES.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(streets) == STREETS
