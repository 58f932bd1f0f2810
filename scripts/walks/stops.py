"""Where a move comes by, from the click of the player who makes it to the boards of the others: the code's own names.

`tests/web/test_walk.py` lets a real move be made at one node and watched at another, and finds the Python stops of both
in this order.
"""

from typing import NamedTuple

PLAYER, NODE, OTHER_NODE, OPPONENT = range(4)
PLACES = ("the player's browser", "the node of the player", "the node of an opponent", "the opponent's browser")


class Stop(NamedTuple):
    """A function that the move comes by."""

    place: int
    where: str
    """A module of mokum, or a file of client/src."""
    name: str
    does: str
    crossing: str = ""
    """What it is carried by to the next place."""


STOPS = (
    Stop(PLAYER, "platform/sending.ts", "useSending", "one move at a time is on its way"),
    Stop(PLAYER, "platform/connection/client.ts", "Client.play", "says which version of the table was seen"),
    Stop(
        PLAYER,
        "platform/connection/pending.ts",
        "Pending.add",
        "asks again over each new connection until answered",
        "WebSocket",
    ),
    Stop(NODE, "web.conversation", "Conversation.hear", "takes messages in their order, counts them"),
    Stop(NODE, "web.strict", "MessageReader.__call__", "reads strictly: what is not of the protocol is refused"),
    Stop(NODE, "tables.serving.hall", "Hall.act", "any node takes any command"),
    Stop(NODE, "tables.node.clerk", "Clerk.commit", "decides again if another node was quicker"),
    Stop(NODE, "tables.deciding", "decide", "pure: a refusal with its rule, or what happens"),
    Stop(NODE, "kernel.story", "play_on_copy", "the game's rules yield events"),
    Stop(NODE, "tables.node.clerk", "Clerk.append", "log entries, timers and notices of one decision"),
    Stop(NODE, "tables.log.folding", "fold", "the table after it, never changed but replaced"),
    Stop(NODE, "store.postgres", "PostgresStore._commit", "one transaction, together with other tables'"),
    Stop(NODE, "tables.node.table", "Table.take", "swaps the state, wakes who looks on"),
    Stop(NODE, "tables.bus.post", "Post.close", "seals the hint with the key of the site", "NATS"),
    Stop(NODE, "web.conversation", "Conversation.tell", "answers: it is on disk"),
    Stop(OTHER_NODE, "tables.bus.post", "Post.open", "believes only what the site has sealed"),
    Stop(OTHER_NODE, "tables.node.table", "Table.hear", "folds what follows, reads the log if it missed one"),
    Stop(OTHER_NODE, "tables.log.folding", "fold", "the same fold: the same table"),
    Stop(OTHER_NODE, "tables.node.feed", "Feed.__anext__", "what is new behind the last version"),
    Stop(OTHER_NODE, "tables.showing.projecting", "own_sight", "its view, facts and legal moves"),
    Stop(OTHER_NODE, "tables.showing.seen_rows", "seen_row", "what this viewer may know of what happened"),
    Stop(OTHER_NODE, "web.watching", "Watching._update", "one message for each log entry"),
    Stop(OTHER_NODE, "web.outbox", "Outbox.put", "waits for a slow reader", "WebSocket"),
    Stop(OPPONENT, "platform/connection/state.ts", "hear", "finds a gap, tells everything once"),
    Stop(OPPONENT, "platform/connection/playback.ts", "Playback", "shows one thing after the other"),
    Stop(OPPONENT, "platform/table/TablePage.tsx", "Shown", "hands view, facts and moves to the game"),
)
