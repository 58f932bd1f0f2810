"""What can happen in `merchants`: each event, its consequence and who sees it."""

from mokum.games.merchants.events.bidding import (
    AuctionBegan,
    CardBought,
    DialEnded,
    LimitHandedIn,
    LimitsBrought,
    LimitsBroughtIn,
    LimitSealed,
    LimitSealedAhead,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.events.cards import CardDiscarded, CardDrawn, CardPassedOver, CardPlaced, MarkerMoved
from mokum.games.merchants.events.money import AreaScored, BonusEarned, BonusReturned, LoansRepaid, LoanTaken
from mokum.games.merchants.events.table import (
    Awaited,
    DeckMade,
    DeckShuffled,
    Declined,
    FirstPlayerChosen,
    GameEnded,
    StartTaken,
    TurnBegan,
)
from mokum.games.merchants.events.tiles import ColonyFounded, ColonyRemoved, GoodMoved, HouseBuilt, HouseRemoved

MerchantsEvent = (
    FirstPlayerChosen
    | DeckShuffled
    | StartTaken
    | TurnBegan
    | CardDrawn
    | CardPassedOver
    | MarkerMoved
    | CardPlaced
    | CardDiscarded
    | Awaited
    | Declined
    | GoodMoved
    | ColonyFounded
    | ColonyRemoved
    | HouseBuilt
    | HouseRemoved
    | BonusEarned
    | BonusReturned
    | LoanTaken
    | LoansRepaid
    | AreaScored
    | AuctionBegan
    | RoundBegan
    | LimitSealed
    | LimitSealedAhead
    | LimitsBrought
    | Pressed
    | DialEnded
    | CardBought
    | GameEnded
)

MerchantsRedacted = DeckMade | LimitHandedIn | LimitsBroughtIn

__all__ = [
    "AreaScored",
    "AuctionBegan",
    "Awaited",
    "BonusEarned",
    "BonusReturned",
    "CardBought",
    "CardDiscarded",
    "CardDrawn",
    "CardPassedOver",
    "CardPlaced",
    "ColonyFounded",
    "ColonyRemoved",
    "DeckMade",
    "DeckShuffled",
    "Declined",
    "DialEnded",
    "FirstPlayerChosen",
    "GameEnded",
    "GoodMoved",
    "HouseBuilt",
    "HouseRemoved",
    "LimitHandedIn",
    "LimitSealed",
    "LimitSealedAhead",
    "LimitsBrought",
    "LimitsBroughtIn",
    "LoanTaken",
    "LoansRepaid",
    "MarkerMoved",
    "MerchantsEvent",
    "MerchantsRedacted",
    "Pressed",
    "RoundBegan",
    "StartTaken",
    "TurnBegan",
]
