"""The machine of the tests may be busy, and that is no fault of the clock; what a stall does has a test of its own."""

import pytest

from mokum.tables.selling import sale, stalls
from tables.conftest import (
    durable_place,
    memory_place,
    migrated_file,
    migrated_schema,
    place,
    postgres_place,
    sqlite_place,
)

BUSY = 5_000
LATE = 1_500


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalls, "LONGEST", BUSY)
    monkeypatch.setattr(sale, "ON_THE_WAY", LATE)


__all__ = [
    "durable_place",
    "memory_place",
    "migrated_file",
    "migrated_schema",
    "place",
    "postgres_place",
    "sqlite_place",
]
