"""Every kind of decision: who may answer, what may be answered, what follows, and what is done for an absent seat."""

from typing import Any

from mokum.games.merchants.moves import MerchantsMove
from mokum.games.merchants.rules.decisions import auction, cards, squares
from mokum.games.merchants.rules.decisions.question import MerchantsQuestion
from mokum.games.merchants.state import State
from mokum.kernel.event import Seat

QUESTIONS: tuple[MerchantsQuestion[Any, Any], ...] = (*auction.QUESTIONS, *cards.QUESTIONS, *squares.QUESTIONS)
_BY_KIND = {question.asks: question for question in QUESTIONS}


def default(state: State, seat: Seat) -> MerchantsMove:
    """The move of a seat that is asked and does not answer, where its table allows it (MER-301)."""
    asked = state.agenda[-1]
    return _BY_KIND[type(asked)].default(state, asked, seat)
