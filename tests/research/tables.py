"""The tables at which environments are tested: those of the contract tests, all seat counts and sets of options."""

from typing import Any

import msgspec

from contract.tables import Table, tables_of
from mokum.catalog import shipped

TABLES = [table for slug in shipped() for table in tables_of(slug)]


def chosen(table: Table) -> dict[str, Any]:
    """Game, seats and options as an environment takes them."""
    options = {} if table.options is None else msgspec.to_builtins(table.options)
    return {"game": table.slug, "seats": table.seats, "options": options}


def name(table: Table) -> str:
    return f"{table.slug} {table.seats} {table.choice}"


def first_of_each_size() -> list[Table]:
    """Every number of seats of every game, with its usual options."""
    return list({(table.slug, table.seats): table for table in reversed(TABLES)}.values())[::-1]
