"""The steps of the schema, oldest first. Alembic finds them in `versions`."""
