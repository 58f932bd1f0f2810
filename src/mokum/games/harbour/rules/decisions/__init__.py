"""Every kind of decision: its options, and what an answer brings about."""

from mokum.games.harbour.rules.decisions import opening, phases, pieces, turn
from mokum.games.harbour.rules.decisions.registry import ALWAYS_ASKED, ANSWERS, OPTIONS

__all__ = ["ALWAYS_ASKED", "ANSWERS", "OPTIONS", "opening", "phases", "pieces", "turn"]
