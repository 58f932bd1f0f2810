"""Puts together what a moderator is shown: the desk, and the file of one case, with names as they are now."""

from collections.abc import Iterable
from typing import Literal, TypedDict

from mokum.people.moderation.cases import PAGE
from mokum.people.moderation.measures import DAY
from mokum.people.moderation.values import Case, Conflict, Measure
from mokum.people.values import Player
from mokum.web.http import desk_shapes as shapes
from mokum.web.node import Node

DUE = DAY
"""So long after it was opened a case should have an answer."""


class Called:
    """The people of a page, by reference."""

    def __init__(self, players: dict[str, Player]) -> None:
        self._players = players

    def __call__(self, ref: str) -> shapes.Person:
        """Somebody; whoever is not known any more has no name."""
        player = self._players.get(ref)
        return shapes.Person(player=ref, name=player.name if player else "", kind=player.kind if player else "deleted")

    def unless_nobody(self, ref: str) -> shapes.Person | None:
        """The same; nobody where it was done on the server's own machine, or not yet."""
        return self(ref) if ref else None


async def _called(node: Node, refs: Iterable[str]) -> Called:
    return Called(await node.people.players({ref for ref in refs if ref}))


async def desk_of(
    node: Node, moderator: str, which: Literal["waiting", "all", "decided"], mark: int | None
) -> shapes.Desk:
    """A page of cases."""
    kept = node.people.moderation.cases
    if which == "decided":
        cases = await kept.decided(mark)
    else:
        cases = await kept.waiting(moderator if which == "waiting" else None, mark or 0)
    waiting, oldest = await kept.count()
    conflicts = await node.moderating.conflicts(moderator, cases)
    return shapes.Desk(
        cases=await _cards(node, cases, conflicts),
        next=cases[-1].id if len(cases) == PAGE else None,
        waiting=waiting,
        oldest_at=oldest,
    )


async def _cards(node: Node, cases: list[Case], conflicts: dict[int, Conflict | None]) -> list[shapes.CaseCard]:
    complaints = await node.people.moderation.cases.complaints_in(*(case.id for case in cases))
    called = await _called(node, (ref for case in cases for ref in (case.about, case.taken_by)))
    cards = []
    for case in cases:
        closed = conflicts[case.id]
        listing = await node.store.listing(case.table) if case.table and closed is None else None
        cards.append(
            shapes.CaseCard(
                id=case.id,
                reason=case.reason,
                about=called(case.about) if closed is None else None,
                table=case.table or None if closed is None else None,
                game=None if listing is None else listing.notice.game,
                complaints=sum(one.case == case.id for one in complaints),
                opened_at=case.opened_at,
                due_at=case.opened_at + DUE,
                state=case.state,
                taken_by=called.unless_nobody(case.taken_by),
                closed=closed,
            )
        )
    return cards


async def file_of(node: Node, moderator: str, number: int) -> shapes.CaseFile:
    """A case that this moderator may see."""
    case = await node.people.moderation.cases.by_id(number)
    return shapes.CaseFile(
        card=(await _cards(node, [case], {case.id: None}))[0],
        name=case.name,
        table=await _table(node, case),
        signs=await _signs(node, case),
        appeal=await _appeal(node, case),
        may_decide=case.state == "taken" and case.taken_by == moderator,
        history=await _history(node, case),
        alike=[
            shapes.CaseAlike(kind=kind, days=days, count=count)
            for kind, days, count in await node.people.moderation.measures.alike(case.reason)
        ],
        **await _told(node, case),
    )


class _Told(TypedDict):
    complaints: list[shapes.CaseComplaint]
    lines: list[shapes.CaseLine]
    trail: list[shapes.CaseDeed]


async def _told(node: Node, case: Case) -> _Told:
    """What was complained of, said and done."""
    complaints = await node.people.moderation.cases.complaints_in(case.id)
    lines = await node.moderating.lines_of(case)
    trail = await node.people.moderation.trail.of_case(case.id)
    refs = [one.by for one in complaints] + [line.actor for line, _ in lines]
    called = await _called(node, [*refs, *(ref for deed in trail for ref in (deed.by, deed.about))])
    return {
        "complaints": [
            shapes.CaseComplaint(
                id=one.id,
                at=one.at,
                by=called(one.by),
                reason=one.reason,
                words=one.words,
                line=one.line or None,
                version=one.version or None,
            )
            for one in complaints
        ],
        "lines": [
            shapes.CaseLine(
                id=line.id,
                at=line.at,
                by=called(line.actor),
                text=line.text,
                hidden=hidden,
                spectator=line.spectator,
                complaints=[one.id for one in complaints if one.line == line.id],
            )
            for line, hidden in lines
        ],
        "trail": [
            shapes.CaseDeed(
                number=deed.number,
                at=deed.at,
                by=called.unless_nobody(deed.by),
                deed=deed.deed,
                about=called.unless_nobody(deed.about),
                text=deed.text,
            )
            for deed in trail
        ],
    }


async def _table(node: Node, case: Case) -> shapes.CaseTable | None:
    """From the listing alone, which holds nothing that is hidden."""
    listing = await node.store.listing(case.table) if case.table else None
    if listing is None:
        return None
    notice = listing.notice
    called = await _called(node, notice.players)
    seats = [
        shapes.CaseSeat(seat=seat, by=called(player) if player else shapes.Person(player="", name=name, kind="bot"))
        for seat, (player, name) in enumerate(zip(notice.players, notice.names, strict=True))
    ]
    return shapes.CaseTable(
        table=case.table,
        game=notice.game,
        status=notice.status,
        rated=notice.rated,
        private=notice.private,
        seats=seats,
    )


async def _history(node: Node, case: Case) -> shapes.CaseHistory:
    moderation = node.people.moderation
    others = [other for other in await moderation.cases.about(case.about) if other.id != case.id]
    return shapes.CaseHistory(
        games=sum(places.games for places in await node.store.places(case.about)),
        acted=sum(other.verdict == "act" for other in others),
        rejected=sum(other.verdict == "reject" for other in others),
        complaints_made=len(await moderation.cases.complaints_by(case.about)),
        measures=await _measures(node, await moderation.measures.of(case.about)),
    )


async def _measures(node: Node, measures: list[Measure]) -> list[shapes.CaseMeasure]:
    called = await _called(node, (measure.by for measure in measures))
    return [
        shapes.CaseMeasure(
            id=measure.id,
            case=measure.case,
            kind=measure.kind,
            reason=measure.reason,
            by=called.unless_nobody(measure.by),
            begun_at=measure.begun_at,
            ends_at=measure.ends_at,
            in_force=measure.is_in_force(node.now()),
        )
        for measure in measures
    ]


async def _signs(node: Node, case: Case) -> list[shapes.CaseSign]:
    signs = await node.noticing.signs_of(case.about)
    called = await _called(node, (sign.other for sign in signs))
    return [
        shapes.CaseSign(kind=sign.kind, other=called.unless_nobody(sign.other), count=sign.count, of=sign.of)
        for sign in signs
    ]


async def _appeal(node: Node, case: Case) -> shapes.CaseAppeal | None:
    if case.measure is None:
        return None
    measure = await node.people.moderation.measures.by_id(case.measure)
    return shapes.CaseAppeal(measure=(await _measures(node, [measure]))[0], words=measure.appeal)
