"""Views without what an encoding leaves out: two views that differ in anything else must not be encoded alike."""

from typing import Any

from msgspec.structs import asdict, replace

from mokum.games.harbour import agenda as in_harbour
from mokum.games.harbour.view import View as HarbourView
from mokum.games.merchants.view import View as MerchantsView
from mokum.games.routes.view import View as RoutesView


def blurred(view: Any) -> Any:
    """What remains of a view, as a value to compare."""
    if isinstance(view, RoutesView):
        return _routes(view)
    return _merchants(view) if isinstance(view, MerchantsView) else _harbour(view)


def _routes(view: RoutesView) -> Any:
    public = view.public
    cards = tuple(sorted(public.discards))
    public = replace(public, discards=cards, shuffles=0, takings=(), opened=(), why_ended="")
    return replace(view, public=public, positions=())


def _merchants(view: MerchantsView) -> Any:
    told = asdict(view)
    top = view.agenda[-1:]
    return told | {
        "drawn": sorted(view.drawn),
        "lot": 0,
        "why_ended": "",
        "at": tuple(replace(seat, tally=()) for seat in view.at),
        "auction": replace(view.auction, eligible=tuple(sorted(view.auction.eligible))),
        "agenda": (top, sorted(type(pending).__name__ for pending in view.agenda)),
    }


def _harbour(view: HarbourView) -> Any:
    told = asdict(view)
    for name in ("building", "offer", "districts"):
        told[name] = sorted(told[name])
    return told | {
        "why_ended": "",
        "final": (),
        "tiles": (view.tiles[-1:], sorted(view.tiles)),
        "sides": tuple(replace(side, tally=()) for side in view.sides),
        "at": tuple(replace(seat, rack=tuple(sorted(seat.rack))) for seat in view.at),
        "turn": replace(view.turn, paid_plans=tuple(sorted(view.turn.paid_plans))),
        "agenda": _harbour_agenda(view.agenda),
    }


def _harbour_agenda(agenda: in_harbour.Agenda) -> Any:
    top: Any = agenda[-1] if agenda else None
    if isinstance(top, in_harbour.TomDiscard):
        top = replace(top, plans=())  # the legal moves name them
    if isinstance(top, in_harbour.ChooseDie | in_harbour.ShiftDie):
        top = replace(top, chosen=tuple(sorted(top.chosen)))
    giving = [(pending.card, pending.at) for pending in agenda if isinstance(pending, in_harbour.Give)][-1:]
    barge = [pending.space for pending in agenda if isinstance(pending, in_harbour.MoveBarge)][-1:]
    return top, giving, barge, sorted(type(pending).__name__ for pending in agenda)
