"""What happened, one sentence an event. An event that was redacted for a viewer has a sentence of its own."""

from mokum.games.harbour.words.sentences import cards, city, course, port, setup
from mokum.games.harbour.words.sentences.telling import sentence

__all__ = ["cards", "city", "course", "port", "sentence", "setup"]
