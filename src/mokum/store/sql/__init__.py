"""Everything that SQLite and PostgreSQL are asked in the same words; how to ask, and how to append, is their own."""
