"""Complaints, cases and measures, on both databases: what they do, what they do not tell, and what is left of them."""

import asyncio
from typing import Any

import msgspec
import pytest

from mokum.people.errors import (
    AboutOneself,
    Answered,
    BadVerdict,
    CaseDecided,
    CaseTaken,
    NoSuchMeasure,
    NoSuchPlayer,
    NotTaken,
    TooLate,
)
from mokum.people.moderation.measures import DAY
from mokum.people.moderation.moderation import APPEAL
from mokum.people.moderation.values import Measure, NewComplaint, NewMeasure, Verdict
from mokum.people.values import PasswordProof
from people.order import REASON, TABLE, a_case, a_guest, an_account, decide
from people.stage import HOME, PASSWORD, Stage, told


@told
async def test_what_several_complain_of_is_one_case_and_the_same_again_counts_once(stage: Stage) -> None:
    anna, bram, ruben = [await a_guest(stage, name) for name in ("Anna", "Bram", "Ruben")]
    cases = stage.people.moderation.cases
    complaint = NewComplaint(ruben.player.ref, "insult", "rude", TABLE, 7)
    first = await cases.complain(anna.player.ref, complaint, 12)
    assert await cases.complain(anna.player.ref, msgspec.structs.replace(complaint, words="again"), 13) == first
    assert await cases.complain(bram.player.ref, complaint, 12) != first
    assert await cases.complain(anna.player.ref, msgspec.structs.replace(complaint, line=9), 12) != first
    await stage.count(cases=1, complaints=3)
    await cases.complain(anna.player.ref, msgspec.structs.replace(complaint, reason="cheating"), 12)
    await stage.count(cases=2, complaints=4)


@told
async def test_who_complain_of_each_other_at_once_both_are_heard(stage: Stage) -> None:
    people = [await a_guest(stage, f"Anna {letter}") for letter in "abcd"]
    cases = stage.people.moderation.cases
    await asyncio.gather(
        *(
            cases.complain(by.player.ref, NewComplaint(about.player.ref, "left", "", TABLE), 1)
            for by in people
            for about in people
            if by is not about
        )
    )
    await stage.count(cases=4, complaints=12, trail=16)
    assert (await stage.people.moderation.trail.walk()).broken_at is None


@told
async def test_attack_nobody_complains_of_themselves_or_of_their_own_bot(stage: Stage) -> None:
    anna = await an_account(stage, "Anna")
    bot = await stage.people.make_bot(anna.session, "Clockwork")
    for about in (anna.player.ref, bot.ref):
        with pytest.raises(AboutOneself):
            await stage.people.moderation.cases.complain(anna.player.ref, NewComplaint(about, "other"), 0)


@told
async def test_a_case_is_decided_once_by_whoever_took_it(stage: Stage) -> None:
    anna, ruben = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben")
    judith, govert = await an_account(stage, "Judith"), await an_account(stage, "Govert")
    moderation, case = stage.people.moderation, await a_case(stage, anna, ruben)
    verdict = Verdict("act", REASON, (NewMeasure("mute", days=7),))
    with pytest.raises(NotTaken):
        await moderation.decide(judith.player.ref, case, verdict)
    await moderation.cases.take(judith.player.ref, case.id)
    with pytest.raises(CaseTaken):
        await moderation.cases.take(govert.player.ref, case.id)
    with pytest.raises(NotTaken):
        await moderation.decide(govert.player.ref, case, verdict)
    with pytest.raises(NotTaken):
        await moderation.cases.release(govert.player.ref, case.id)
    await asyncio.gather(
        *(moderation.decide(judith.player.ref, case, verdict) for _ in range(4)), return_exceptions=True
    )
    await stage.count(measures=1)
    with pytest.raises(CaseDecided):
        await moderation.cases.take(govert.player.ref, case.id)
    assert await moderation.cases.waiting(None) == []
    # The same thing again is a new case.
    assert (await a_case(stage, anna, ruben)).id != case.id


@told
async def test_attack_a_verdict_that_does_not_fit_does_nothing(stage: Stage) -> None:
    anna, ruben, judith = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben"), await an_account(stage, "Judith")
    case = await a_case(stage, anna, ruben)
    mute = NewMeasure("mute", days=1)
    for verdict in (
        Verdict("act", REASON),
        Verdict("reject", REASON, (mute,)),
        Verdict("act", "  ", (mute,)),
        Verdict("act", REASON, (mute, mute)),
        Verdict("lift", REASON),
        Verdict("keep", REASON),
    ):
        await stage.people.moderation.cases.take(judith.player.ref, case.id)
        with pytest.raises(BadVerdict):
            await stage.people.moderation.decide(judith.player.ref, case, verdict)
    await stage.count(measures=0)


@told
async def test_a_measure_ends_by_itself_and_holds_for_the_bots_of_the_person(stage: Stage) -> None:
    anna, ruben, judith = (
        await a_guest(stage, "Anna"),
        await an_account(stage, "Ruben"),
        await an_account(stage, "Judith"),
    )
    bot = await stage.people.make_bot(ruben.session, "Clockwork")
    moderation = stage.people.moderation
    await decide(stage, judith, await a_case(stage, anna, ruben), NewMeasure("mute", days=1), NewMeasure("ban", days=7))
    for ref in (ruben.player.ref, bot.ref):
        assert (await moderation.is_muted(ref), await moderation.is_banned(ref)) == (True, True)
    assert not await moderation.is_muted(anna.player.ref)
    stage.now += 7 * DAY - 1
    assert await moderation.is_banned(bot.ref)
    stage.now += 1
    assert not await moderation.is_banned(bot.ref)
    own = await moderation.own(ruben.player.ref)
    assert [measure.in_force for measure in own.measures] == [False, False]


@told
async def test_the_person_reads_the_reason_and_nobody_s_name(stage: Stage) -> None:
    anna, ruben, judith = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben"), await an_account(stage, "Judith")
    await decide(stage, judith, await a_case(stage, anna, ruben), NewMeasure("mute", days=1))
    own = await stage.people.moderation.own(ruben.player.ref)
    assert own.measures[0].reason == REASON
    everything = (
        repr(own) + b"".join([part async for part in await stage.people.export(ruben.session, None, HOME)]).decode()
    )
    for secret in (anna.player.ref, judith.player.ref, "rude"):
        assert secret not in everything
    heard = await stage.people.moderation.own(anna.player.ref)
    assert [(one.words, one.state) for one in heard.complaints] == [("rude", "acted")]


@told
async def test_an_answer_is_given_once_within_fourteen_days_and_may_lift_the_measure(stage: Stage) -> None:
    anna, ruben = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben")
    judith, govert = await an_account(stage, "Judith"), await an_account(stage, "Govert")
    moderation = stage.people.moderation
    await decide(stage, judith, await a_case(stage, anna, ruben), NewMeasure("mute", days=30))
    measure = (await moderation.measures.of(ruben.player.ref))[0]
    with pytest.raises(NoSuchMeasure):
        await moderation.appeal(anna.player.ref, measure.id, "It is not mine.")
    stage.now += APPEAL
    with pytest.raises(TooLate):
        await moderation.appeal(ruben.player.ref, measure.id, "It was a joke.")
    stage.now -= 1
    await moderation.appeal(ruben.player.ref, measure.id, "It was a joke.")
    with pytest.raises(Answered):
        await moderation.appeal(ruben.player.ref, measure.id, "Once more.")
    appeal = (await moderation.cases.waiting(None))[0]
    assert (appeal.reason, appeal.measure) == ("appeal", measure.id)
    await decide(stage, govert, appeal, verdict="lift")
    assert not await moderation.is_muted(ruben.player.ref)
    told_so = (await moderation.own(ruben.player.ref)).measures[0].appeal
    assert told_so is not None
    assert (told_so.words, told_so.state) == ("It was a joke.", "lifted")


@told
async def test_erasure_takes_the_words_and_leaves_true_records(stage: Stage) -> None:
    anna, ruben, judith = (
        await a_guest(stage, "Anna"),
        await an_account(stage, "Ruben"),
        await an_account(stage, "Judith"),
    )
    await stage.people.moderation.roles.give(judith.player.ref, "moderator")
    case = await a_case(stage, anna, ruben)
    await decide(stage, judith, case, NewMeasure("mute", days=30))
    measure = (await stage.people.moderation.measures.of(ruben.player.ref))[0]
    await stage.people.moderation.appeal(ruben.player.ref, measure.id, "It was a joke.")
    await stage.people.erase(ruben.session, PasswordProof(PASSWORD), HOME)
    stored = await stage.stored()
    for words in (REASON, "It was a joke.", "rude", "Ruben"):
        assert words not in stored
    walk = await stage.people.moderation.trail.walk()
    assert walk.broken_at is None
    assert walk.forgotten > 0
    deeds = [deed.deed for deed in await stage.people.moderation.trail.of_case(case.id)]
    assert deeds == ["opened", "complained", "taken", "mute"]
    await stage.people.erase(judith.session, PasswordProof(PASSWORD), HOME)
    assert await stage.people.moderation.role_of(judith.player.ref) == "none"


@pytest.mark.parametrize("verdict", ["act", "reject", "keep", "lift"])
@told
async def test_attack_nothing_is_written_about_somebody_who_has_left_meanwhile(stage: Stage, verdict: Any) -> None:
    """A moderator had the case open. What is done is kept, and no words that nobody would forget."""
    anna, ruben = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben")
    judith, govert = await an_account(stage, "Judith"), await an_account(stage, "Govert")
    moderation, case = stage.people.moderation, await a_case(stage, anna, ruben)
    if verdict in ("keep", "lift"):
        await decide(stage, judith, case, NewMeasure("mute", days=30))
        measure = (await moderation.measures.of(ruben.player.ref))[0]
        await moderation.appeal(ruben.player.ref, measure.id, "It was a joke.")
        case = (await moderation.cases.waiting(None))[0]
    await moderation.cases.take(govert.player.ref, case.id)
    await stage.people.erase(ruben.session, None, HOME)
    measures = (NewMeasure("mute", days=1), NewMeasure("ban", days=7)) if verdict == "act" else ()
    await moderation.decide(govert.player.ref, case, Verdict(verdict, REASON, measures))
    assert REASON not in await stage.stored()
    assert (await moderation.cases.by_id(case.id)).verdict == verdict
    assert (await moderation.trail.walk()).broken_at is None


@told
async def test_attack_nothing_is_written_where_a_measure_is_lifted_from_somebody_who_leaves(stage: Stage) -> None:
    """Before it, or at the same moment."""
    moderation, other = stage.people.moderation, await stage.node()
    for number in range(6):
        ruben = await a_guest(stage, f"Ruben {number}")
        await moderation.take_measure("", ruben.player.ref, NewMeasure("mute", days=30), REASON)
        measure = (await moderation.measures.of(ruben.player.ref))[0]
        leaving, lifting = other.erase(ruben.session, None, HOME), moderation.lift("", measure.id, REASON)
        if number:
            await asyncio.gather(leaving, lifting)
        else:
            await leaving
            await lifting
        assert REASON not in await stage.stored()
        assert not await moderation.is_muted(ruben.player.ref)


@told
async def test_whoever_made_a_bot_reads_what_was_done_about_it_and_answers(stage: Stage) -> None:
    anna, ruben, judith = (
        await a_guest(stage, "Anna"),
        await an_account(stage, "Ruben"),
        await an_account(stage, "Judith"),
    )
    bot = await stage.people.make_bot(ruben.session, "Clockwork")
    moderation = stage.people.moderation
    await moderation.cases.complain(anna.player.ref, NewComplaint(bot.ref, "name"), 0)
    await decide(stage, judith, (await moderation.cases.about(bot.ref))[0], NewMeasure("name"))
    assert (await stage.people.player(bot.ref)).name == f"Guest {bot.ref[:6]} [bot]"
    own = await moderation.own(ruben.player.ref)
    assert ([measure.kind for measure in own.measures], own.must_rename) == (["name"], False)
    await moderation.appeal(ruben.player.ref, own.measures[0].id, "It is the name of a clock.")
    assert [case.reason for case in await moderation.cases.waiting(None)] == ["appeal"]


@told
async def test_attack_nothing_is_answered_for_a_bot_that_is_forgotten_meanwhile(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruben, moderation = await an_account(stage, "Ruben"), stage.people.moderation
    bot = await stage.people.make_bot(ruben.session, "Clockwork")
    await moderation.take_measure("", bot.ref, NewMeasure("name"), REASON)
    read = await moderation.measures.concerning(ruben.player.ref)

    async def as_it_was(_: str) -> list[Measure]:
        return read

    monkeypatch.setattr(moderation.measures, "concerning", as_it_was)
    await stage.people.remove_bot(ruben.session, bot.ref)
    with pytest.raises(NoSuchPlayer):
        await moderation.appeal(ruben.player.ref, read[0].id, "It is the name of a clock.")
    assert "clock." not in await stage.stored()


@told
async def test_what_somebody_had_taken_is_free_when_they_decide_no_more(stage: Stage) -> None:
    anna, ruben, judith = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben"), await an_account(stage, "Judith")
    moderation = stage.people.moderation
    await moderation.roles.give(judith.player.ref, "moderator")
    case = await a_case(stage, anna, ruben)
    await moderation.cases.take(judith.player.ref, case.id)
    await moderation.roles.give(judith.player.ref, "none")
    assert (await moderation.cases.by_id(case.id)).state == "open"


@told
async def test_a_look_is_written_down_once_an_hour(stage: Stage) -> None:
    anna, ruben, judith = await a_guest(stage, "Anna"), await a_guest(stage, "Ruben"), await an_account(stage, "Judith")
    case, moderation = await a_case(stage, anna, ruben), stage.people.moderation
    for _ in range(3):
        await moderation.note_look(judith.player.ref, case)
    stage.now += 2 * 60 * 60_000
    await moderation.note_look(judith.player.ref, case)
    deeds = [deed.deed for deed in await moderation.trail.of_case(case.id)]
    assert deeds == ["opened", "complained", "looked", "looked"]
