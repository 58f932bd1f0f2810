"""Calls are tested with the people of both databases."""

from people.conftest import empty_file, own_database, stage

__all__ = ["empty_file", "own_database", "stage"]
