"""Every kind of decision: its options, and what an answer brings about."""

from mokum.games.harbour.rules.decisions import opening, phases, pieces, turn
from mokum.games.harbour.rules.decisions.registry import answer, options

__all__ = ["answer", "opening", "options", "phases", "pieces", "turn"]
