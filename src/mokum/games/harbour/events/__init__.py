"""What can happen in `harbour`: each event, its consequence and who sees it."""

from collections.abc import Generator

from mokum.games.harbour.agenda import AnyPending
from mokum.games.harbour.events.cards import (
    CardActivated,
    CardUsed,
    DiscardTaken,
    ExchangeUsed,
    PileCardTaken,
    PlanDiscarded,
    PlanUsed,
    RackCardDiscarded,
)
from mokum.games.harbour.events.city import (
    BlockTaken,
    GoodSold,
    GoodStored,
)
from mokum.games.harbour.events.end import (
    DockerReturned,
    FinalScored,
    GameEnded,
    GoodReturned,
    TasksRevealed,
)
from mokum.games.harbour.events.figures import (
    BailiffMoved,
    ForemanMoved,
    MarketPawnMoved,
)
from mokum.games.harbour.events.gains import (
    CubesGained,
    CubesPaid,
    FlorinsGained,
    FlorinsPaid,
    PointsScored,
)
from mokum.games.harbour.events.offer import (
    CardsRevealed,
    CardTaken,
    OfferDiscarded,
)
from mokum.games.harbour.events.port import (
    BargeMoved,
    DockerHoused,
    DockerTaken,
    FreeStepsChanged,
    GoodDelivered,
    GoodLoaded,
)
from mokum.games.harbour.events.river import (
    MouthReached,
    PawnMoved,
    PawnRaised,
    RiverTaken,
)
from mokum.games.harbour.events.round import (
    Awaited,
    CubesPlaced,
    DiceRolled,
    RosesTurned,
    RoundBegan,
    TileTurned,
    TokenTaken,
)
from mokum.games.harbour.events.setup import (
    DistrictsDrawn,
    DistrictsShown,
    DockersPlaced,
    GoodsLaid,
    PawnsStacked,
    PileMade,
    PileShuffled,
    TasksDealt,
    TasksShuffled,
    TilesStacked,
    UnseenTasksDealt,
)
from mokum.games.harbour.events.tom import (
    TomDelivered,
    TomHoused,
)
from mokum.games.harbour.events.turn import (
    MarketUsed,
    PoolEmptied,
    TurnBegan,
)

HarbourEvent = (
    CardActivated
    | CardUsed
    | ExchangeUsed
    | PlanUsed
    | RackCardDiscarded
    | PlanDiscarded
    | DiscardTaken
    | PileCardTaken
    | BlockTaken
    | GoodStored
    | GoodSold
    | FinalScored
    | TasksRevealed
    | GoodReturned
    | DockerReturned
    | GameEnded
    | CubesPaid
    | CubesGained
    | FlorinsPaid
    | FlorinsGained
    | PointsScored
    | GoodLoaded
    | FreeStepsChanged
    | BargeMoved
    | DockerTaken
    | DockerHoused
    | GoodDelivered
    | PawnMoved
    | PawnRaised
    | MouthReached
    | RiverTaken
    | Awaited
    | GoodsLaid
    | DockersPlaced
    | DistrictsDrawn
    | PileShuffled
    | TilesStacked
    | TileTurned
    | PawnsStacked
    | TasksShuffled
    | TasksDealt
    | ForemanMoved
    | BailiffMoved
    | MarketPawnMoved
    | CardsRevealed
    | CardTaken
    | OfferDiscarded
    | CubesPlaced
    | RoundBegan
    | DiceRolled
    | RosesTurned
    | TokenTaken
    | TomHoused
    | TomDelivered
    | TurnBegan
    | MarketUsed
    | PoolEmptied
)

Story = Generator[HarbourEvent, None, tuple[AnyPending, ...]]
"""A rule: it yields what happens, reads the state again after each event, and returns what comes next on the stack."""
Events = Generator[HarbourEvent, None, None]
"""A rule, or a part of one, that leaves nothing to come."""
"""What happens one after the other: a generator where a rule reads the state in between, or else the events at once."""

HarbourRedacted = DistrictsShown | PileMade | UnseenTasksDealt

__all__ = [
    "Awaited",
    "BailiffMoved",
    "BargeMoved",
    "BlockTaken",
    "CardActivated",
    "CardTaken",
    "CardUsed",
    "CardsRevealed",
    "CubesGained",
    "CubesPaid",
    "CubesPlaced",
    "DiceRolled",
    "DiscardTaken",
    "DistrictsDrawn",
    "DistrictsShown",
    "DockerHoused",
    "DockerReturned",
    "DockerTaken",
    "DockersPlaced",
    "Events",
    "ExchangeUsed",
    "FinalScored",
    "FlorinsGained",
    "FlorinsPaid",
    "ForemanMoved",
    "FreeStepsChanged",
    "GameEnded",
    "GoodDelivered",
    "GoodLoaded",
    "GoodReturned",
    "GoodSold",
    "GoodStored",
    "GoodsLaid",
    "HarbourEvent",
    "HarbourRedacted",
    "MarketPawnMoved",
    "MarketUsed",
    "MouthReached",
    "OfferDiscarded",
    "PawnMoved",
    "PawnRaised",
    "PawnsStacked",
    "PileCardTaken",
    "PileMade",
    "PileShuffled",
    "PlanDiscarded",
    "PlanUsed",
    "PointsScored",
    "PoolEmptied",
    "RackCardDiscarded",
    "RiverTaken",
    "RosesTurned",
    "RoundBegan",
    "Story",
    "TasksDealt",
    "TasksRevealed",
    "TasksShuffled",
    "TileTurned",
    "TilesStacked",
    "TokenTaken",
    "TomDelivered",
    "TomHoused",
    "TurnBegan",
    "UnseenTasksDealt",
]
