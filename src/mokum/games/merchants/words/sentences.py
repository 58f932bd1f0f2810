"""What happened, one sentence an event. An event that was redacted for a viewer has a sentence of its own."""

from collections.abc import Sequence
from functools import singledispatch

from mokum.games.merchants.auction import Mode
from mokum.games.merchants.board import CONTINENT_NAMES, GOODS, QUARTER_NAMES, START_MONEY
from mokum.games.merchants.cards import DISCS
from mokum.games.merchants.events import (
    AreaScored,
    AuctionBegan,
    Awaited,
    BonusEarned,
    BonusReturned,
    CardBought,
    CardDiscarded,
    CardDrawn,
    CardPassedOver,
    CardPlaced,
    ColonyFounded,
    ColonyRemoved,
    DeckMade,
    DeckShuffled,
    Declined,
    DialEnded,
    FirstPlayerChosen,
    GameEnded,
    GoodMoved,
    HouseBuilt,
    HouseRemoved,
    LimitHandedIn,
    LimitsBrought,
    LimitsBroughtIn,
    LimitSealed,
    LimitSealedAhead,
    LoansRepaid,
    LoanTaken,
    MarkerMoved,
    Pressed,
    RoundBegan,
    StartTaken,
    TurnBegan,
)
from mokum.games.merchants.moves import OPEN, PASS
from mokum.games.merchants.timeline import AREAS, EXCHANGE, QUARTERS, SQUARES
from mokum.games.merchants.words.asking import ASKED
from mokum.games.merchants.words.phrases import bonus, card, colony, house, listing, money
from mokum.kernel.event import WATCHER

Names = Sequence[str]


@singledispatch
def sentence(event: object, names: Names) -> str:
    """What happened, as a sentence."""
    raise TypeError(f"{type(event).__name__} is nothing that can happen in this game")


# The course of the game.


@sentence.register
def _(event: FirstPlayerChosen, names: Names) -> str:
    return f"{names[event.seat]} is the first player."


@sentence.register
def _(event: DeckShuffled | DeckMade, names: Names) -> str:
    return "The cards are shuffled into the deck."


@sentence.register
def _(event: StartTaken, names: Names) -> str:
    places = f"{house(event.house)} and {colony(event.colony)}"
    return f"{names[event.seat]} receives {money(START_MONEY)} and begins at {places}."


@sentence.register
def _(event: TurnBegan, names: Names) -> str:
    return f"{names[event.seat]} is the mayor of turn {event.turn}."


@sentence.register
def _(event: Awaited, names: Names) -> str:
    asked = event.agenda[-1]
    waiting = [names[seat] for seat in asked.seats]
    return f"{listing(waiting)} {'is' if len(waiting) == 1 else 'are'} to {ASKED[type(asked)]}."


@sentence.register
def _(event: Declined, names: Names) -> str:
    return f"{names[event.seat]} declines."


@sentence.register
def _(event: GameEnded, names: Names) -> str:
    return "The game is over: every seat has had its turns, and the last square is scored."


# Cards and the timeline.


@sentence.register
def _(event: CardDrawn, names: Names) -> str:
    return f"{names[event.seat]} draws {card(event.card)}."


@sentence.register
def _(event: CardPassedOver, names: Names) -> str:
    return "It is not used with three players and is discarded."


@sentence.register
def _(event: MarkerMoved, names: Names) -> str:
    square = SQUARES[event.square]
    return f"The year is {square.year}: {square.event}."


@sentence.register
def _(event: CardPlaced, names: Names) -> str:
    return f"{names[event.seat]} puts {card(event.card)} on the {DISCS[event.disc]} disc."


@sentence.register
def _(event: CardDiscarded, names: Names) -> str:
    return f"The card on the {DISCS[event.disc]} disc is discarded: {card(event.card)}."


# Tiles.


@sentence.register
def _(event: GoodMoved, names: Names) -> str:
    if not event.space:
        return f"{names[event.seat]}'s tile leaves the row of {GOODS[event.good]}."
    return f"{names[event.seat]}'s tile for {GOODS[event.good]} is now on space {event.space}."


@sentence.register
def _(event: ColonyFounded, names: Names) -> str:
    return f"{names[event.seat]} founds a colony in {colony(event.site)}."


@sentence.register
def _(event: ColonyRemoved, names: Names) -> str:
    return f"{names[event.seat]} loses the colony in {colony(event.site)}."


@sentence.register
def _(event: HouseBuilt, names: Names) -> str:
    return f"{names[event.seat]} builds a {'free ' if event.free else ''}house at {house(event.site)}."


@sentence.register
def _(event: HouseRemoved, names: Names) -> str:
    return f"{names[event.seat]} loses the house at {house(event.site)}."


# Money.


@sentence.register
def _(event: BonusEarned, names: Names) -> str:
    paid = f" and receives {money(event.money)}" if event.money else ""
    return f"{names[event.seat]} earns {bonus(event.bonus)}{paid}."


@sentence.register
def _(event: BonusReturned, names: Names) -> str:
    paid = f" and pays {money(event.money)}" if event.money else ""
    return f"{names[event.seat]} loses {bonus(event.bonus)}{paid}."


@sentence.register
def _(event: LoanTaken, names: Names) -> str:
    return f"{names[event.seat]} {'must take' if event.forced else 'takes'} a loan."


@sentence.register
def _(event: LoansRepaid, names: Names) -> str:
    return f"{names[event.seat]} repays {money(event.money)}."


@sentence.register
def _(event: AreaScored, names: Names) -> str:
    sectors = GOODS if event.area == EXCHANGE else QUARTER_NAMES if event.area == QUARTERS else CONTINENT_NAMES
    paid = [f"{names[seat]} {money(amount)} for {sectors[sector]}" for seat, sector, _, amount in event.payments]
    return (
        f"The {AREAS[event.area]} {'is' if event.area == EXCHANGE else 'are'} scored: {', '.join(paid) or 'nothing'}."
    )


# The auction.


@sentence.register
def _(event: AuctionBegan, names: Names) -> str:
    nobody = ": nobody can pay" if event.auction.mode is Mode.UNSOLD else ""
    return f"The card on the clock is auctioned, {card(event.card)}{nobody}."


@sentence.register
def _(event: RoundBegan, names: Names) -> str:
    return f"Round {event.lot} of the clock begins."


@sentence.register
def _(event: LimitSealed, names: Names) -> str:
    if event.limit == PASS:
        return f"{names[event.seat]} will not press."
    at = "before 200" if event.limit == OPEN else f"at {event.limit}"
    return f"{names[event.seat]} will press {at}."


@sentence.register
def _(event: LimitHandedIn, names: Names) -> str:
    return f"{names[event.seat]} has sealed a limit."


@sentence.register
def _(event: LimitSealedAhead, names: Names) -> str:
    who = names[event.seat]
    press = f"press at {event.limit}" if event.limit else "not press"
    return f"If {who if event.opener else 'another seat'} opens the doubled round, {who} will {press}."


@sentence.register
def _(event: LimitsBrought, names: Names) -> str:
    return sentence(event.seen_by(WATCHER), names)


@sentence.register
def _(event: LimitsBroughtIn, names: Names) -> str:
    return f"{listing(names[seat] for seat in event.handed_in)} had sealed a limit ahead."


@sentence.register
def _(event: Pressed, names: Names) -> str:
    lot = f" A lot decided between {listing(names[seat] for seat in event.between)}." if event.between else ""
    match event.auction.mode:
        case Mode.SOLD:
            return f"{names[event.seat]} stops the clock.{lot}"
        case Mode.DOUBLE:
            return f"{names[event.seat]} presses before 200, and the clock runs for doubled prices.{lot}"
        case _:
            return f"{names[event.seat]} stops the clock and cannot pay.{lot}"


@sentence.register
def _(event: DialEnded, names: Names) -> str:
    return "Nobody presses." if event.auction.mode is Mode.SOLD else "Nobody presses, and the card is not sold."


@sentence.register
def _(event: CardBought, names: Names) -> str:
    return f"{names[event.seat]} buys {card(event.card)} for {money(event.price)}."
