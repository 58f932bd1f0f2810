"""Data sets: finished games as rows of a table, each with all that its record can be rebuilt from."""
