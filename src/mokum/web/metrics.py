"""What the server counts, for Prometheus. No label ever names a person, a table or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class ByLabel(dict[str, Counter]):
    """A counter for each value of a label, looked up once: counting messages is done for every one of them."""

    def __init__(self, counter: Counter) -> None:
        super().__init__()
        self._counter = counter

    def __missing__(self, label: str) -> Counter:
        found = self[label] = self._counter.labels(label)
        return found


_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One registry a server, so that two servers in one process do not count together."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.requests = Counter("mokum_requests", "HTTP requests", ["method", "status"], registry=registry)
        self.database_errors = Counter(
            "mokum_database_errors", "HTTP requests that found no database", registry=registry
        )
        self.turned_away = Counter("mokum_turned_away", "Requests stopped at the gate", ["code"], registry=registry)
        self.sockets = Gauge("mokum_sockets", "Open sockets that said hello", registry=registry)
        self.watched = Gauge("mokum_watched_tables", "Tables that a socket watches, each time", registry=registry)
        self.streams = Gauge("mokum_streams", "Open streams of bots that people made", registry=registry)
        self.messages = ByLabel(Counter("mokum_messages", "Messages from clients", ["type"], registry=registry))
        self.bad_messages = Counter("mokum_bad_messages", "Messages that could not be read", ["why"], registry=registry)
        self.unasked_pongs = Counter("mokum_unasked_pongs", "Pongs without a ping", registry=registry)
        self.closed = Counter("mokum_sockets_closed", "Sockets that the server closed", ["code"], registry=registry)
        self.answered = ByLabel(Counter("mokum_commands_answered", "Commands carried out", ["type"], registry=registry))
        self.refused = Counter("mokum_commands_refused", "Commands refused", ["code"], registry=registry)
        self.answer_seconds = Histogram(
            "mokum_answer_seconds", "From reading a command to its answer", buckets=_SECONDS, registry=registry
        )
        self.snapshots = Counter("mokum_snapshots", "Snapshots sent", registry=registry)
        self.dropped = Counter("mokum_chatter_dropped", "Chat and presence that did not fit", registry=registry)
        self.round_trip = Histogram("mokum_round_trip_seconds", "Ping to pong", buckets=_SECONDS, registry=registry)
        self.loop_stalled = Histogram(
            "mokum_loop_stalled_seconds", "How long the event loop stood still", buckets=_SECONDS, registry=registry
        )

        self.hasty_bots = ByLabel(
            Counter("mokum_bots_in_haste", "Moves of bots that had no time to think", ["why"], registry=registry)
        )

    def note_haste(self, why: str) -> None:
        """A bot had no time to think."""
        self.hasty_bots[why].inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
