"""Which rule says what a move is."""

from mokum.games.harbour.agenda import (
    DiscardPlan,
    FreeActivate,
    PlaceBailiff,
    PlaceForeman,
    PlacePawn,
    StartCard,
    SwapIn,
    SwapOut,
    TomDiscard,
)
from mokum.games.harbour.board import DEPOT_AT
from mokum.games.harbour.deck import CARDS
from mokum.games.harbour.moves import HarbourMove, OfCard, OfGood, Plain, Shift
from mokum.games.harbour.view import View
from mokum.games.harbour.words.choices.prices import acting, asked
from mokum.kernel.outcome import RuleId

_BY_VERB: dict[str, RuleId] = {
    "cube": "HAR-030",
    "take": "HAR-061",
    "take none": "HAR-062",
    "discard": "HAR-063",
    "die": "HAR-073",
    "shift": "HAR-076",
    "shift none": "HAR-076",
    "end": "HAR-085",
    "activate": "HAR-100",
    "waive": "HAR-102",
    "buy": "HAR-120",
    "buy with florins": "HAR-122",
    "store": "HAR-124",
    "claim": "HAR-126",
    "sell florins": "HAR-131",
    "sell cube": "HAR-131",
    "sell both": "HAR-132",
    "load": "HAR-140",
    "step": "HAR-145",
    "jump": "HAR-148",
    "docker": "HAR-150",
    "river": "HAR-170",
    "on": "HAR-171",
    "stop": "HAR-171",
    "market": "HAR-180",
    "keep": "HAR-190",
    "keep none": "HAR-190",
    "gain": "HAR-222",
    "yes": "HAR-244",
    "no": "HAR-244",
    "foreman": "HAR-293",
    "bailiff": "HAR-297",
    "return": "HAR-303",
    "return good": "HAR-303",
    "return docker": "HAR-303",
    "return none": "HAR-303",
    "return stop": "HAR-303",
    "return one": "HAR-303",
    "return two": "HAR-303",
    "pawn": "HAR-312",
    "draw artisan": "HAR-317",
    "draw building": "HAR-317",
    "pay": "HAR-382",
}

_BY_DECISION: dict[tuple[str, type], RuleId] = {
    ("take", StartCard): "HAR-029",
    ("take", SwapIn): "HAR-317",
    ("discard", SwapOut): "HAR-317",
    ("discard", DiscardPlan): "HAR-236",
    ("discard", TomDiscard): "HAR-326",
    ("activate", FreeActivate): "HAR-105",
    ("foreman", PlaceForeman): "HAR-290",
    ("bailiff", PlaceBailiff): "HAR-291",
    ("pawn", PlacePawn): "HAR-310",
}
"""The same words answer several decisions; these are other rules than usual."""


def _verb(move: HarbourMove) -> str:
    match move:
        case Plain(word):
            return word
        case Shift():
            return "shift"
        case _:
            return move.verb


def rule(move: HarbourMove, view: View) -> RuleId:
    """The rule that says what the move is, as things stand in this view."""
    match move:
        case OfCard("use", card):
            return _rule_of_use(card)
        case OfGood("deliver"):
            return "HAR-161" if view.at[acting(view)].barge in DEPOT_AT else "HAR-160"
    verb = _verb(move)
    return _BY_DECISION.get((verb, type(asked(view))), _BY_VERB[verb])


def _rule_of_use(card: int) -> RuleId:
    """Plans, cards without limit, and the others."""
    if CARDS[card].kind == "plan":
        return "HAR-230"
    return "HAR-208" if CARDS[card].timing == "permanent" else "HAR-203"
