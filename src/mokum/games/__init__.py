"""The games, one folder each, blind to each other. `mokum.catalog` finds them here."""
