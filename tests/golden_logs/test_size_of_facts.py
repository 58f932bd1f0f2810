"""Facts come with every view, so they must be small: a message with them is at most a fifth longer than one without."""

from collections.abc import Iterator

import pytest

from golden_logs.logs import folded, names, rows_of
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER
from mokum.tables.showing.projecting import Sight, sight

MOST = 1.2
EVERY = 5
"""Every so manyth row is looked at."""


def sights(slug: str) -> Iterator[Sight]:
    """What everybody at the kept tables of a game was shown."""
    for name in names():
        if f"/{slug}-" in name:
            for row, standing in folded(rows_of(name)):
                if standing.position is not None and row.version % EVERY == 0:
                    for viewer in (WATCHER, *range(len(standing.places))):
                        yield sight(standing, viewer, names={})


@pytest.mark.parametrize("slug", games())
def test_a_message_with_facts_is_at_most_a_fifth_longer(slug: str) -> None:
    whole = facts = 0
    for seen in sights(slug):
        whole += len(encode(seen))
        facts += len(encode(seen.facts))
    assert whole <= MOST * (whole - facts), f"{whole / (whole - facts):.3f} times as long"
