"""Names that are taken away: another one is chosen, and the old one does not come back."""

import pytest

from mokum.people.errors import BadName, NameTaken, NoSuchPlayer, NotAsked
from mokum.people.moderation.values import NewMeasure
from people.order import a_case, a_guest, an_account, decide
from people.stage import HOME, PASSWORD, Stage, told


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_a_name_is_taken_away_and_another_one_chosen(stage: Stage, kind: str) -> None:
    async def story(stage: Stage) -> None:
        anna, judith = await a_guest(stage, "Anna"), await an_account(stage, "Judith")
        ruben = await (a_guest(stage, "Rude Ruben") if kind == "guest" else an_account(stage, "Rude Ruben"))
        with pytest.raises(NotAsked):
            await stage.people.renaming.choose(ruben.session, "Ruben")
        await decide(stage, judith, await a_case(stage, anna, ruben), NewMeasure("name"))
        assert (await stage.people.player(ruben.player.ref)).name == f"Guest {ruben.player.ref[:6]}"
        assert (await stage.people.moderation.own(ruben.player.ref)).must_rename
        if kind == "account":  # they still come in by the old one, and nobody else gets it
            await stage.people.sign_in("Rude Ruben", PASSWORD, HOME)
            with pytest.raises(NameTaken):
                await an_account(stage, "rude ruben")
        with pytest.raises(BadName):
            await stage.people.renaming.choose(ruben.session, "rude.ruben")
        assert (await stage.people.renaming.choose(ruben.session, "Ruben")).name == "Ruben"
        assert not (await stage.people.moderation.own(ruben.player.ref)).must_rename
        with pytest.raises(NotAsked):
            await stage.people.renaming.choose(ruben.session, "Ruby")
        if kind == "account":
            await stage.people.sign_in("ruben", PASSWORD, HOME)

    told(story)(stage)


@told
async def test_attack_a_name_that_was_taken_away_does_not_come_back_with_an_account(stage: Stage) -> None:
    anna, judith = await a_guest(stage, "Anna"), await an_account(stage, "Judith")
    ruben = await a_guest(stage, "Rude Ruben")
    await decide(stage, judith, await a_case(stage, anna, ruben), NewMeasure("name"))
    for typed in ("Rude Ruben", "RUDE.RUBEN"):
        with pytest.raises(BadName) as refused:
            await stage.people.become_account(ruben.session, typed, PASSWORD, HOME)
        assert refused.value.reason == "unwanted"
    assert (await stage.people.player(ruben.player.ref)).name == f"Guest {ruben.player.ref[:6]}"
    assert (await stage.people.player(ruben.player.ref)).kind == "guest"
    account = await stage.people.become_account(ruben.session, "Ruben", PASSWORD, HOME)
    assert (account.player.name, account.player.kind) == ("Ruben", "account")
    assert not (await stage.people.moderation.own(ruben.player.ref)).must_rename
    assert [deed.deed for deed in await stage.people.moderation.trail.since(0)][-1] == "renamed"
    with pytest.raises(NotAsked):
        await stage.people.renaming.choose(account.session, "Rude Ruben")


@told
async def test_a_guest_whose_name_was_given_back_takes_it_along(stage: Stage) -> None:
    ruben = await a_guest(stage, "Ruben")
    await stage.people.moderation.take_measure("", ruben.player.ref, NewMeasure("name"), "By mistake.")
    (measure,) = await stage.people.moderation.measures.of(ruben.player.ref)
    await stage.people.moderation.lift("", measure.id, "It is a fine name.")
    account = await stage.people.become_account(ruben.session, "Ruben", PASSWORD, HOME)
    assert account.player.name == "Ruben"
    assert not (await stage.people.moderation.own(ruben.player.ref)).must_rename


@pytest.mark.parametrize("kind", ["account", "bot"])
@told
async def test_who_is_shown_under_a_neutral_name_is_found_by_it(stage: Stage, kind: str) -> None:
    """Else their page is nowhere, and nobody can block them from there. Guests are found by no name, as ever."""
    people, judith = stage.people, await an_account(stage, "Judith")
    ruben, guest = await an_account(stage, "Rude Ruben"), await a_guest(stage, "Gast")
    ref = ruben.player.ref if kind == "account" else (await people.make_bot(ruben.session, "Rude Robot")).ref
    for player in (ref, guest.player.ref):
        await people.moderation.take_measure(judith.player.ref, player, NewMeasure("name"), "It is rude.")
    neutral = (await people.player(ref)).name
    assert (await people.named(neutral)).ref == ref
    assert (await people.named("Rude Ruben" if kind == "account" else "Rude Robot")).ref == ref
    of_others = [f"Guest {other.player.ref[:6]}" for other in (guest, judith)]
    for nobody in (*of_others, "Guest 1a2b3", "Guest ", "Guest \0"):
        with pytest.raises(NoSuchPlayer):
            await people.named(nobody)
    if kind == "account":
        await people.renaming.choose(ruben.session, "Ruben")
        with pytest.raises(NoSuchPlayer):
            await people.named(neutral)
