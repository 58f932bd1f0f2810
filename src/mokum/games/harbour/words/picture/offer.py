"""The offer, the discards and the piles."""

from collections.abc import Iterator

from mokum.games.harbour.deck import KINDS, pile_of
from mokum.games.harbour.view import View
from mokum.games.harbour.words.picture.cards import draw_cards
from mokum.games.harbour.words.picture.marks import heading
from mokum.kernel.bits import mask_of
from mokum.kernel.words import Line, Run


def draw_offer(view: View) -> Iterator[Line]:
    """The cards that can be taken, and how many lie elsewhere."""
    if view.offer:
        yield from draw_cards("Offer", view.offer)
    extensions = mask_of(view.extensions)
    left = (len(pile_of(kind, extensions)) - drawn for kind, drawn in zip(KINDS, view.drawn, strict=True))
    piles = [f"{kind}s {number}" for kind, number in zip(KINDS, left, strict=True)]
    yield heading("Piles"), Run("   ".join((*piles, f"discards {len(view.discards)}")))
