"""Every kind of decision: who may answer, what may be answered, and what follows."""

from mokum.games.harbour.rules.decisions import cards, goods, opening, phases, pieces, turn

QUESTIONS = (
    *opening.QUESTIONS,
    *phases.QUESTIONS,
    *turn.QUESTIONS,
    *cards.QUESTIONS,
    *goods.QUESTIONS,
    *pieces.QUESTIONS,
)
