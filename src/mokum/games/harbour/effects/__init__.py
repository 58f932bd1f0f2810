"""The verbs of cards and tiles: words that say when something happens, what is tested, paid and given."""
