"""The nouns: every card, market tile and task tile, declared in the words of `effects`."""
