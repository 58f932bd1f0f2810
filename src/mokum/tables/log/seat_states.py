"""A place at a table: who sits there, who plays there, and its part of the deal."""

import msgspec


class SeatState(msgspec.Struct, frozen=True):
    """An empty place has neither a player nor a bot."""

    player: str = ""
    bot: str = ""
    name: str = ""
    """A bot's; what a player is called is not known here."""
    sealed: str = ""
    """The hash of its part of the deal."""
    part: str = ""
    stand_in: str = ""
    """The bot that plays for the player at present."""
    why: str = ""
    """Why it does."""
    resigned: bool = False
    vacation: int = 0
    """Days of vacation that are left."""

    @property
    def is_free(self) -> bool:
        return not self.player and not self.bot

    @property
    def driver(self) -> str:
        """The bot that moves here, or "" where a person does."""
        return self.bot or self.stand_in

    @property
    def is_person(self) -> bool:
        """A person sits and plays here."""
        return bool(self.player) and not self.stand_in


FREE = SeatState()
