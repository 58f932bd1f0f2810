"""The store, proved alike over memory, SQLite and PostgreSQL."""
