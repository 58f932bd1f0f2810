"""What can happen in `routes`: each event, its consequence and who sees it."""

from mokum.games.routes.events.claims import (
    RouteClaimed,
    TradeCardTaken,
)
from mokum.games.routes.events.contracts import (
    ContractPileShuffled,
    ContractsDealt,
    ContractsDrawn,
    ContractsKept,
    ContractsShuffled,
    FirstChoiceBegan,
    FirstChoiceEnded,
    FirstChoiceMade,
    FirstContractsChosen,
    UnseenContractsDealt,
    UnseenContractsDrawn,
    UnseenContractsKept,
)
from mokum.games.routes.events.course import (
    FirstPlayerChosen,
    GameEnded,
    LastRoundBegan,
    TurnBegan,
    TurnPassed,
)
from mokum.games.routes.events.transport import (
    CardDealt,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    MarketFilled,
    MarketSwept,
    PileShuffled,
    UnseenCardDealt,
    UnseenCardDrawn,
)

RoutesEvent = (
    FirstPlayerChosen
    | DiscardsShuffled
    | ContractsShuffled
    | CardDealt
    | CardDrawn
    | CardTaken
    | MarketFilled
    | MarketSwept
    | RouteClaimed
    | TradeCardTaken
    | ContractsDealt
    | FirstChoiceBegan
    | FirstContractsChosen
    | FirstChoiceEnded
    | ContractsDrawn
    | ContractsKept
    | TurnPassed
    | LastRoundBegan
    | TurnBegan
    | GameEnded
)

RoutesRedacted = (
    PileShuffled
    | ContractPileShuffled
    | UnseenCardDealt
    | UnseenCardDrawn
    | UnseenContractsDealt
    | FirstChoiceMade
    | UnseenContractsDrawn
    | UnseenContractsKept
)

__all__ = [
    "CardDealt",
    "CardDrawn",
    "CardTaken",
    "ContractPileShuffled",
    "ContractsDealt",
    "ContractsDrawn",
    "ContractsKept",
    "ContractsShuffled",
    "DiscardsShuffled",
    "FirstChoiceBegan",
    "FirstChoiceEnded",
    "FirstChoiceMade",
    "FirstContractsChosen",
    "FirstPlayerChosen",
    "GameEnded",
    "LastRoundBegan",
    "MarketFilled",
    "MarketSwept",
    "PileShuffled",
    "RouteClaimed",
    "RoutesEvent",
    "RoutesRedacted",
    "TradeCardTaken",
    "TurnBegan",
    "TurnPassed",
    "UnseenCardDealt",
    "UnseenCardDrawn",
    "UnseenContractsDealt",
    "UnseenContractsDrawn",
    "UnseenContractsKept",
]
