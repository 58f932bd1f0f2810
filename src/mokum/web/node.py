"""The parts of the server that the network is let in to, and what it counts for all who come."""

import time
from collections.abc import Callable

from mokum.analysis.settings import USUAL
from mokum.analysis.settings import Settings as AnalysisSettings
from mokum.calling.calling import Calling
from mokum.people import People
from mokum.store import Store
from mokum.tables.bus import Bus
from mokum.tables.serving.analysing import Analysing
from mokum.tables.serving.careers import Careers
from mokum.tables.serving.greeting import Greetings
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.pairing import Pairing
from mokum.tables.serving.replaying import Replaying
from mokum.tables.serving.standings import Standings
from mokum.tables.serving.talking import Talking
from mokum.tables.serving.wording import Wording
from mokum.web.company import Company
from mokum.web.inviting import Inviting
from mokum.web.limits import Buckets, Connections
from mokum.web.manners import Manners
from mokum.web.metrics import Metrics
from mokum.web.moderating import Moderating
from mokum.web.noticing import Noticing
from mokum.web.presence import Presence
from mokum.web.previews import Previews
from mokum.web.sockets import Sockets
from mokum.web.strangers import Strangers
from mokum.web.tolls import Tolls
from mokum.web.unheard import Unheard
from mokum.web.wires import Connection


class Node:
    """One node. Whoever makes it starts and stops the parts."""

    def __init__(
        self,
        people: People,
        hall: Hall,
        store: Store,
        bus: Bus,
        manners: Manners,
        *,
        calling: Calling,
        now: Callable[[], int],
        analysis: AnalysisSettings = USUAL,
        rouse: Callable[[], None] | None = None,
    ) -> None:
        """`rouse` is called when an analysis waits to be worked on; without it nobody would."""
        self.people = people
        self.calling = calling
        self.hall = hall
        self.talking = Talking(hall)
        self.greetings = Greetings(hall)
        self.replaying = Replaying(hall)
        self.careers = Careers(store)
        self.pairing = Pairing(store, hall, now, people.ties.apart)
        self.standings = Standings(store, now)
        self.wording = Wording(hall, self.replaying)
        self.store = store
        self.bus = bus
        self.manners = manners
        self.now = now
        """Milliseconds since 1970."""
        self.metrics = Metrics()
        self.epoch = hall.lots.epoch
        """Names this run of the node."""
        self.requests = Buckets(manners.requests)
        self.handshakes = Buckets(manners.handshakes)
        self.folds = Buckets(manners.folds)
        self.requests_of_bot = Buckets(manners.requests_of_bot)
        self.streams = Connections(manners.streams_of_bot, manners.streams_in_all)
        self.previews = Previews(hall, people, self.greetings, manners)
        self.inviting = Inviting(people, store, manners)
        self.tolls = Tolls(people.budgets, manners)
        self.company = Company(people, hall, store, self.tolls, now)
        self.unheard = Unheard(people.ties, bus)
        self.analysing = Analysing(hall, analysis, toll=self.tolls.analysis, rouse=rouse)
        self.strangers = Strangers(manners.strangers_of_address, manners.sockets_of_strangers)
        self.addresses = Connections(manners.sockets_of_address, manners.sockets_in_all)
        self.players = Connections(manners.sockets_of_player)
        self.sockets = Sockets(bus, people)
        self.noticing = Noticing(people, store)
        self.moderating = Moderating(
            people, hall, store, talking=self.talking, sockets=self.sockets, tolls=self.tolls, now=now
        )
        self.presence = Presence(bus, self.epoch)
        hall.lots.tell_presence(self.presence.seats)
        hall.calling_back.tell_presence(self.presence.seats)

    async def bus_answers(self, within: float) -> bool:
        """Is there somebody who carries what we tell the other nodes?"""
        return await self.bus.answers(within)

    def milliseconds(self, at: float | None = None) -> int:
        """The server's own clock, now or at a `time.monotonic()` of the past: it only ever grows, within the epoch."""
        ago = 0 if at is None else int((time.monotonic() - at) * 1000)
        return self.hall.lots.clock() - ago

    def kernel_trip_of(self, connection: Connection) -> Callable[[], float | None]:
        """How to ask for the quickest answer of the peer's kernel. Behind a proxy that is not the player's."""
        return connection.kernel_trip if self.manners.connections_end_here else lambda: None
