"""Every kind of decision: who may answer, what may be answered, and what follows."""

from mokum.games.harbour.rules.decisions import goods, opening, phases, pieces, turn

QUESTIONS = (*opening.QUESTIONS, *phases.QUESTIONS, *turn.QUESTIONS, *goods.QUESTIONS, *pieces.QUESTIONS)
