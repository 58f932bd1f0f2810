"""What tables ask about people. Where it cannot be known right now, the store is as good as away."""

from collections.abc import Collection

from mokum.people import People
from mokum.store import StoreUnavailable
from mokum.web.outages import AWAY


class AboutPeople:
    """Answers by reference, which is all that tables know of anybody."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def names(self, players: Collection[str]) -> dict[str, str]:
        """How they are called."""
        return {ref: player.name for ref, player in (await self._people.players(players)).items()}

    async def has_account(self, player: str) -> bool:
        """Whether it is more than a guest."""
        try:
            return (await self._people.player(player)).kind == "account"
        except AWAY as error:
            raise StoreUnavailable(str(error)) from error

    async def shuts_out(self, there: Collection[str], player: str) -> bool:
        """Whether one of those who are there blocked this player."""
        try:
            return bool(there) and await self._people.ties.is_blocked(player, there)
        except AWAY as error:
            raise StoreUnavailable(str(error)) from error

    async def still_invites(self, sender: str, player: str, table: str) -> bool:
        """Whether an invitation still stands: it was not declined, and who sent it was not blocked meanwhile."""
        standing = await self._people.ties.invitations.to(player)
        return any((each.sender.ref, each.table) == (sender, table) for each in standing)
