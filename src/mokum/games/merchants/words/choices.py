"""What can be done: the texts of a menu, and the rule that says what each move is."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants import moves
from mokum.games.merchants.auction import FIRST_MARK, OPENING_PRICE
from mokum.games.merchants.board import COLONY_GOOD, GOODS, LAST_SPACE
from mokum.games.merchants.cards import DISCS
from mokum.games.merchants.events.money import LOAN, REPAID
from mokum.games.merchants.view import View
from mokum.games.merchants.words.phrases import colony, house, listing, money
from mokum.kernel.outcome import RuleId

_DISC_WORDS = ("throw the card away", "keep the card for yourself", "put the card up for auction")


def describe(move: moves.MerchantsMove, view: View) -> str:
    """What a move would do, short enough for a menu."""
    match move:
        case moves.Cover(disc):
            return f"{_DISC_WORDS[disc]} ({DISCS[disc]} disc)"
        case moves.TakeGoods(goods):
            return f"receive {listing(GOODS[good] for good in goods)}"
        case moves.Advance(good):
            return f"advance {GOODS[good]}{_space(view, good)}"
        case moves.Found(site):
            return f"found a colony in {colony(site)}, which advances {GOODS[COLONY_GOOD[site]]}"
        case moves.Build(site):
            return f"build a house at {house(site)}"
        case moves.Abandon(site):
            return f"remove the colony in {colony(site)}"
        case moves.Demolish(site):
            return f"remove the house at {house(site)}"
        case moves.Withdraw(good):
            return f"move {GOODS[good]} back by one"
        case moves.Borrow():
            return f"borrow {money(LOAN)} and repay {money(REPAID)} at the end"
        case moves.Decline():
            return "decline"
        case _:
            return _limit(move, view)


def _limit(move: moves.Limit | moves.Ahead, view: View) -> str:
    if isinstance(move, moves.Ahead):
        when = "if you open the doubled round" if move.opener else "if another opens the doubled round"
        return f"{when}: {f'press at {move.price}' if move.price else 'do not press'}"
    match move.price:
        case 0:
            doubled = bool(view.agenda) and isinstance(view.agenda[-1], a.DoubleLimit)
            if doubled and view.auction.opener == view.viewer:
                return f"do not press: the card is yours for {OPENING_PRICE} if nobody else does"
            return "do not press"
        case 250:
            return f"press before {FIRST_MARK}: offer {OPENING_PRICE}, and the clock runs again for doubled prices"
        case _:
            return f"press at {move.price}"


assert (moves.PASS, moves.OPEN) == (0, 250), "the menu knows them by their numbers"


def _space(view: View, good: int) -> str:
    """Where the tile of somebody with a seat stands, and that it is of no use on the last space (MER-302)."""
    if not 0 <= view.viewer < view.seats:
        return ""
    space = view.at[view.viewer].exchange[good]
    if space == LAST_SPACE:
        return " (it is on the last space: no effect)"
    return f" (now on space {space})" if space else " (not in its row yet)"


_RULES: dict[type, RuleId] = {
    moves.Cover: "MER-044",
    moves.TakeGoods: "MER-063",
    moves.Advance: "MER-081",
    moves.Found: "MER-072",
    moves.Build: "MER-080",
    moves.Abandon: "MER-160",
    moves.Demolish: "MER-159",
    moves.Withdraw: "MER-161",
    moves.Borrow: "MER-158",
    moves.Decline: "MER-060",
    moves.Limit: "MER-141",
    moves.Ahead: "MER-144",
}

_BY_DECISION: dict[type, RuleId] = {
    a.Ship: "MER-155",
    a.Globe: "MER-156",
    a.Arms: "MER-157",
    a.Credit: "MER-158",
    a.FreeHouse: "MER-230",
    a.ReturnHouse: "MER-236",
    a.DoubleLimit: "MER-143",
}
"""Decisions whose answers are moves of another one too."""


def rule(move: moves.MerchantsMove, view: View) -> RuleId:
    """The rule that says what the move is, as things stand in this view."""
    if view.agenda and type(view.agenda[-1]) in _BY_DECISION:
        return _BY_DECISION[type(view.agenda[-1])]
    return _RULES[type(move)]
