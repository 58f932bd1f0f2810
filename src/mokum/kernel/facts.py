"""Facts: what follows from a view by the rules, so that clients need not work it out themselves."""

from typing import Any, Protocol, cast

from mokum.kernel.event import Viewer
from mokum.kernel.game import AnyGame


class Informed(Protocol):
    """A game that tells facts beside its view, of the type `types.facts`."""

    def facts(self, state: Any, viewer: Viewer) -> Any:
        """Figures that the rules give to whoever has this viewer's view, and nothing that it may not know."""


def facts_of(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """The facts for a viewer; None where the game tells none."""
    # By its types, and not by `isinstance`: that takes longer here than a view does to be made.
    return None if game.types.facts is None else cast("Informed", game).facts(state, viewer)
