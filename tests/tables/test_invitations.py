"""The way into a private table: the host can close it, and whoever is put out does not come back by it (attack 11)."""

import pytest

from coroutines import story
from mokum.kernel.fair import contribution_hash
from mokum.tables import Actor, Code, Hall, LocalBus, Refusal, Sight
from mokum.tables.deciding.commands import AskRematch, Leave, OpenPart, RenewInvitation, Resign, Sit, Start, Unseat
from mokum.tables.showing.seen_rows import InvitationRenewedShown
from store.places import Place
from tables.party import ANNA, BERT, CLEO, DAAN, a_hall, ask, do, make, part_of, refused, see, sit
from tables.watching import Watcher


async def _with_bert(hall: Hall) -> tuple[str, str]:
    """A private table where Anna and Bert sit, and the invitation by which Bert came."""
    table = await make(hall, "routes", 3, private=True)
    invitation = (await see(hall, ANNA, table)).invitation
    await sit(hall, table, 0)
    await sit(hall, table, 1, BERT, invitation)
    return table, invitation


def _sitting(table: str, seat: int, invitation: str) -> Sit:
    return Sit(seat, contribution_hash(table, seat, part_of(seat)).hex(), invitation)


async def _is_shut(hall: Hall, actor: Actor, table: str, invitation: str) -> None:
    for answer in (
        await hall.look(actor.player, table, invitation),
        await hall.watch(actor.player, table, invitation=invitation),
        await hall.record(actor.player, table, invitation),
        await ask(hall, actor, table, _sitting(table, 1, invitation)),
    ):
        assert isinstance(answer, Refusal)
        assert answer.code is Code.NOT_FOUND


@story
async def test_attack_11_who_is_put_out_does_not_come_back_with_the_old_invitation(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, bus) as hall, a_hall(sqlite_place, bus) as other:
        table, old = await _with_bert(hall)
        await sit(hall, table, 2, CLEO, old)
        await do(hall, ANNA, table, Unseat(1))
        for door in (hall, other):
            await _is_shut(door, BERT, table, old)
        seated = await see(hall, CLEO, table)
        assert seated.seats[2].player == CLEO.player, "who sits there is not affected"
        new = seated.invitation
        assert new == (await see(hall, ANNA, table)).invitation != old
        await sit(other, table, 1, DAAN, new)


@story
async def test_attack_11_who_was_invited_to_the_next_game_and_is_put_out_is_not_invited_any_more(
    memory_place: Place,
) -> None:
    async with a_hall(memory_place) as hall:
        first = await make(hall, "routes", 2, private=True)
        old = (await see(hall, ANNA, first)).invitation
        await sit(hall, first, 0)
        await sit(hall, first, 1, BERT, old)
        for actor, command in ((ANNA, Start()), (ANNA, Resign())):
            await do(hall, actor, first, command)
            for seat, player in enumerate((ANNA, BERT)):
                if isinstance(command, Start):
                    await do(hall, player, first, OpenPart(part_of(seat).hex()))
        await do(hall, ANNA, first, AskRematch())
        table = (await see(hall, ANNA, first)).rematch
        assert (await see(hall, BERT, table)).seats[1].player == BERT.player
        await do(hall, ANNA, table, Unseat(1))
        for invitation in ("", old):
            await _is_shut(hall, BERT, table, invitation)


@story
async def test_the_host_renews_the_invitation_and_the_old_one_opens_nothing(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, old = await _with_bert(hall)
        invited = await Watcher.at(hall, CLEO, table, invitation=old)
        player = await Watcher.at(hall, BERT, table)
        await invited.until(await hall.store.version(table))
        assert (await refused(hall, BERT, table, RenewInvitation())).code is Code.NOT_ALLOWED
        answer = await do(hall, ANNA, table, RenewInvitation())
        await player.until(answer.version)
        assert isinstance(player.rows[-1].what, InvitationRenewedShown), "the log does not tell the way in"
        await invited.until_gone()
        await _is_shut(hall, CLEO, table, old)
        new = (await see(hall, BERT, table)).invitation
        assert new != old
        assert isinstance(await hall.look(CLEO.player, table, new), Sight)
        await do(hall, ANNA, table, RenewInvitation())
        await _is_shut(hall, CLEO, table, new)
        for watcher in (invited, player):
            await watcher.close()


@story
async def test_who_leaves_of_their_own_accord_may_come_back(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, invitation = await _with_bert(hall)
        await do(hall, BERT, table, Leave())
        await sit(hall, table, 1, BERT, invitation)


@pytest.mark.parametrize("seat", [0, 1])
@story
async def test_a_public_table_has_no_invitation_to_renew(memory_place: Place, seat: int) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        await sit(hall, table, 0)
        await sit(hall, table, 1, BERT)
        before = (await see(hall, ANNA, table)).invitation
        assert (await refused(hall, ANNA, table, RenewInvitation())).code is Code.NOT_ALLOWED
        await do(hall, ANNA, table, Unseat(seat))
        await sit(hall, table, seat, BERT if seat else ANNA)
        assert (await see(hall, ANNA, table)).invitation == before
