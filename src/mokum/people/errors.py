"""Why people are refused something: one type a reason, each with a stable code for whoever answers the browser."""

from typing import ClassVar


class Refused(Exception):
    """The request is understood and not granted."""

    code: ClassVar[str] = "refused"


class BadName(Refused):
    """The name is not one that a player can have; `reason` is a word that a client can translate."""

    code = "bad_name"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NameTaken(Refused):
    """Somebody has this name, or one that looks like it."""

    code = "name_taken"


class BadPassword(Refused):
    """The password is too short, too long, unreadable or too easy to guess."""

    code = "bad_password"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WrongCredentials(Refused):
    """Name and password, or the passkey's answer, do not prove anything. Never says which part was wrong."""

    code = "wrong_credentials"


class TooManyAttempts(Refused):
    """Too many wrong guesses; the next one is heard at `again_at`."""

    code = "too_many_attempts"

    def __init__(self, again_at: int) -> None:
        super().__init__(again_at)
        self.again_at = again_at


class Busy(Refused):
    """So many passwords wait to be checked that this one would wait too long."""

    code = "busy"


class NotSignedIn(Refused):
    """The token belongs to no session, or to one that is over."""

    code = "not_signed_in"


class BadTicket(Refused):
    """The ticket was never issued, is used, too old, or somebody else's."""

    code = "bad_ticket"


class BadDeviceCode(Refused):
    """The code was never made, is used, too old, or of a session that has ended."""

    code = "bad_device_code"


class BadToken(Refused):
    """The token was never made, or is revoked."""

    code = "bad_token"


class NoSuchToken(Refused):
    """The bot has no such token."""

    code = "no_such_token"


class TooManyBots(Refused):
    """The player has as many bots as anybody may have here."""

    code = "too_many_bots"


class TooManyTokens(Refused):
    """The bot has as many tokens as a bot may have."""

    code = "too_many_tokens"


class TooManyTies(Refused):
    """The player follows or blocked as many people as anybody may."""

    code = "too_many_ties"


class NoSuchPlayer(Refused):
    """There is no such player, or not any more."""

    code = "no_such_player"


class NoSuchSession(Refused):
    """The player has no such session."""

    code = "no_such_session"


class NoSuchPasskey(Refused):
    """The player has no such passkey."""

    code = "no_such_passkey"


class BadPasskey(Refused):
    """The new passkey could not be verified, or is known already."""

    code = "bad_passkey"


class BadLink(Refused):
    """The link of a letter was not made here, is used, or too old."""

    code = "bad_link"


class OnlyGuests(Refused):
    """The player has an account already."""

    code = "only_guests"


class OnlyAccounts(Refused):
    """A guest needs an account for this."""

    code = "only_accounts"


class BadPreference(Refused):
    """We do not speak that language or have that theme."""

    code = "bad_preference"


class Banned(Refused):
    """The player may not do this until their ban ends; why is theirs to read."""

    code = "banned"


class AboutOneself(Refused):
    """Nobody complains of themselves or of their own bot."""

    code = "own"


class NoSuchCase(Refused):
    """There is no such case."""

    code = "no_such_case"


class NoSuchMeasure(Refused):
    """There is no such measure, or not any more."""

    code = "no_such_measure"


class InConflict(Refused):
    """Another moderator is to judge it; `reason` says why."""

    code = "conflict"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CaseTaken(Refused):
    """Another moderator has taken the case."""

    code = "taken"


class NotTaken(Refused):
    """Only who has taken a case decides it."""

    code = "not_taken"


class CaseDecided(Refused):
    """The case is decided."""

    code = "decided"


class BadVerdict(Refused):
    """The verdict does not fit the case; `reason` says what is wrong with it."""

    code = "bad_request"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Answered(Refused):
    """The measure was answered already."""

    code = "answered"


class TooLate(Refused):
    """The measure is older than may be answered, or has been lifted."""

    code = "too_late"


class NotAsked(Refused):
    """Nobody asked the player for another name."""

    code = "not_asked"
