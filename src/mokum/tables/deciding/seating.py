"""Before the game: sitting down, getting up, and bots."""

import re

from mokum.bots import BOTS, name_at_table
from mokum.bots.levels import strength
from mokum.kernel.event import Seat
from mokum.kernel.fair import contribution_hash
from mokum.tables.deciding.commands import Actor, CloseTable, Invite, RenewInvitation, SeatBot, Sit, Unseat
from mokum.tables.deciding.context import (
    GONE,
    INVITATION_BYTES,
    NOT_HOST,
    NOT_OPEN,
    Context,
    Decision,
    bad_request,
    bot_part,
    derived,
    not_allowed,
)
from mokum.tables.deciding.dealing import call_deal
from mokum.tables.log.happenings import (
    Abandoned,
    AnyHappening,
    BotSeated,
    InvitationRenewed,
    PartSealed,
    SeatLeft,
    SeatTaken,
)
from mokum.tables.log.standing import Phase, Standing

NOT_RATED = not_allowed("The table is rated: it is for players with an account, and bots whose strength is known.")
_HASH = re.compile("[0-9a-f]{64}")


def sit(standing: Standing, actor: Actor, command: Sit, context: Context) -> Decision:
    """Take a free seat and seal one's part of the deal."""
    if standing.phase is not Phase.OPEN:
        return NOT_OPEN
    if not 0 <= command.seat < len(standing.places) or not _HASH.fullmatch(command.part_hash):
        return bad_request("There is no such seat, or the part of the deal is not sealed.")
    kept = standing.seat_of(actor.player)
    if kept is not None:
        if kept != command.seat or standing.places[kept].sealed:
            return not_allowed("You sit at this table already.")
        return _say_yes(standing, kept, command.part_hash, context)
    if standing.made.practice and actor.player != standing.made.host:
        return not_allowed("This is a practice table: its host plays alone or with bots.")
    if standing.made.rated and actor.is_bot:
        return NOT_RATED
    if actor.is_bot and actor.player != standing.made.host:
        return not_allowed("A bot sits down where it is invited.")
    if not standing.places[command.seat].is_free:
        return not_allowed("Somebody sits there.")
    return SeatTaken(command.seat, actor.player), PartSealed(command.seat, command.part_hash)


def _say_yes(standing: Standing, seat: Seat, part_hash: str, context: Context) -> Decision:
    """After a game the seat was kept: to seal one's part is to go on, and the last who does so begins the game."""
    yes = PartSealed(seat, part_hash)
    others = (place for other, place in enumerate(standing.places) if other != seat)
    return (yes, *call_deal(standing, context)) if all(place.sealed for place in others) else (yes,)


def seat_bot(table: str, seat: Seat, bot: str, name: str, seed: bytes) -> tuple[AnyHappening, ...]:
    """A bot sits down, and the server seals its part of the deal."""
    sealed = contribution_hash(table, seat, bot_part(seed, seat)).hex()
    return BotSeated(seat, bot, name), PartSealed(seat, sealed)


def ask_bot(standing: Standing, actor: Actor, command: SeatBot, context: Context) -> Decision:
    """The host gives a free seat to a bot."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if standing.phase is not Phase.OPEN:
        return NOT_OPEN
    if command.bot not in BOTS or not 0 <= command.seat < len(standing.places):
        return bad_request("There is no such bot, or no such seat.")
    if standing.made.rated and strength(standing.game, command.bot) is None:
        return NOT_RATED
    if not standing.places[command.seat].is_free:
        return not_allowed("Somebody sits there.")
    name = name_at_table(command.bot, [place.name for place in standing.places])
    return seat_bot(standing.table, command.seat, command.bot, name, context.seed)


def invite(standing: Standing, actor: Actor, command: Invite, bot: str) -> Decision:
    """The host keeps a seat for the bot of this reference; without one: for any that might be meant."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if standing.phase is not Phase.OPEN:
        return NOT_OPEN
    if not 0 <= command.seat < len(standing.places):
        return bad_request("There is no such seat.")
    if standing.made.practice:
        return not_allowed("This is a practice table: its host plays alone or with bots of the server.")
    if standing.made.rated:
        return NOT_RATED
    if standing.made.lots is not None:
        return not_allowed("Here lots are sold on a clock, and a bot that somebody made cannot press.")
    if not standing.places[command.seat].is_free:
        return not_allowed("Somebody sits there.")
    if bot and standing.seat_of(bot) is not None:
        return not_allowed("This bot has a seat here.")
    return (SeatTaken(command.seat, bot),)


def unseat(standing: Standing, actor: Actor, command: Unseat, context: Context) -> Decision:
    """The host frees a seat."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if standing.phase is not Phase.OPEN:
        return NOT_OPEN
    if not 0 <= command.seat < len(standing.places) or standing.places[command.seat].is_free:
        return bad_request("Nobody sits there.")
    put_out = standing.places[command.seat].player
    left = SeatLeft(command.seat)
    if not standing.made.private or put_out in ("", actor.player):
        return (left,)
    # Else the one who was put out would come back by the way that they came.
    return left, _new_invitation(standing, context, put_out)


def renew_invitation(standing: Standing, actor: Actor, command: RenewInvitation, context: Context) -> Decision:
    """The host closes the old way into a private table."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if not standing.made.private:
        return not_allowed("Only a private table needs an invitation.")
    if standing.is_over:
        return GONE
    return (_new_invitation(standing, context),)


def _new_invitation(standing: Standing, context: Context, put_out: str = "") -> InvitationRenewed:
    """It follows from the seed and the version: the same command decides the same, and nobody foresees it."""
    invitation = derived(context.seed, f"invitation|{standing.version}")[:INVITATION_BYTES].hex()
    return InvitationRenewed(invitation, put_out)


def close_table(standing: Standing, actor: Actor, command: CloseTable, context: Context) -> Decision:
    """The host gives up; the seed is opened all the same."""
    if actor.player != standing.made.host:
        return NOT_HOST
    if standing.phase is not Phase.OPEN:
        return NOT_OPEN
    return (Abandoned("closed", context.seed.hex()),)
