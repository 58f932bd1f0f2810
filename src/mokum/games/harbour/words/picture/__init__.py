"""The table in characters: the round, the river, the city, the harbour, the cards, and what each seat has."""

from collections.abc import Sequence

from mokum.games.harbour.view import View
from mokum.games.harbour.words.picture.city import draw_black_market, draw_city
from mokum.games.harbour.words.picture.offer import draw_offer
from mokum.games.harbour.words.picture.port import draw_harbour
from mokum.games.harbour.words.picture.river import draw_river
from mokum.games.harbour.words.picture.round import draw_round
from mokum.games.harbour.words.picture.seats import draw_seats
from mokum.games.harbour.words.picture.tasks import draw_tasks
from mokum.kernel.words import Picture


def draw(view: View, names: Sequence[str]) -> Picture:
    """All that this viewer sees, from what everybody shares to what is its own."""
    return (
        *draw_round(view, names),
        *draw_river(view),
        (),
        *draw_city(view),
        (),
        *draw_harbour(view),
        *draw_black_market(view),
        (),
        *draw_offer(view),
        *draw_seats(view, names),
        *draw_tasks(view),
    )


__all__ = ["draw"]
