"""Why the server closes a socket: what a client does about each stands in `docs/protocol.md`."""

from enum import IntEnum


class Closing(IntEnum):
    """The codes up to 1015 are those of the WebSocket standard; from 4000 on they are ours."""

    BINARY = 1003
    NOT_JSON = 1007
    POLICY = 1008
    TOO_LONG = 1009
    RESTART = 1012
    TRY_AGAIN = 1013
    NO_HELLO = 4000
    NEWER_SOCKET = 4001
    BAD_TICKET = 4002
    SESSION_ENDED = 4003
    OTHER_VERSION = 4005
    TOO_MANY_SOCKETS = 4006
    TOO_SLOW = 4008
    NO_PONG = 4009
    BANNED = 4010

    @property
    def words(self) -> str:
        """For people who read along."""
        return _WORDS[self]


_WORDS = {
    Closing.BINARY: "messages are text",
    Closing.NOT_JSON: "messages are JSON",
    Closing.POLICY: "too many faults",
    Closing.TOO_LONG: "the message is too long",
    Closing.RESTART: "the server restarts: come back",
    Closing.TRY_AGAIN: "the server cannot reach its database: come back in a moment",
    Closing.NO_HELLO: "the first message is a hello, within a few seconds",
    Closing.NEWER_SOCKET: "you look at this table from somewhere newer",
    Closing.BAD_TICKET: "the ticket is used, too old, or not yours",
    Closing.SESSION_ENDED: "you are signed out",
    Closing.OTHER_VERSION: "this server speaks another version of the protocol",
    Closing.TOO_MANY_SOCKETS: "you have too many sockets",
    Closing.TOO_SLOW: "you read too slowly",
    Closing.NO_PONG: "you do not answer",
    Closing.BANNED: "you are banned",
}
