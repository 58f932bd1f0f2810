"""The stores of tests/store, handed to each test empty."""

from store.conftest import (
    durable_place,
    memory_place,
    migrated_file,
    migrated_schema,
    place,
    postgres_place,
    sqlite_place,
)

__all__ = [
    "durable_place",
    "memory_place",
    "migrated_file",
    "migrated_schema",
    "place",
    "postgres_place",
    "sqlite_place",
]
