"""Whose turn it is and what is asked."""

from collections.abc import Sequence

from mokum.games.harbour.agenda import Act
from mokum.games.harbour.view import View
from mokum.games.harbour.words.decisions import request


def ask(view: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, in one sentence."""
    if not view.waiting:
        return "The game is over."
    seat = view.waiting[0]
    if view.viewer != seat:
        return f"{names[seat]} is to {request(view.agenda)}."
    turn = "it is your turn: " if isinstance(view.agenda[-1], Act) else ""
    return f"{names[seat]}, {turn}{request(view.agenda)}."
