"""Whose turn it is and what is asked."""

from collections.abc import Sequence

from mokum.games.harbour.agenda import Act
from mokum.games.harbour.view import View
from mokum.games.harbour.words.decisions import request


def ask(view: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, in one sentence."""
    if not view.waiting:
        return "The game is over."
    decision, seat = view.agenda[-1], view.waiting[0]
    if view.viewer != seat:
        return f"{names[seat]} is to {request(decision)}."
    turn = "it is your turn: " if isinstance(decision, Act) else ""
    return f"{names[seat]}, {turn}{request(decision)}."
