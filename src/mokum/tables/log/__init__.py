"""The log of a table: what happened, how it is kept, and the fold of it all: where the table stands."""
