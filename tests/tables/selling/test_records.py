"""A whole game with lots on the clock: its record says how each was sold, and `mokum verify` recomputes it."""

import asyncio
import hashlib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from coroutines import story
from mokum import catalog
from mokum.cli.app import app
from mokum.kernel.record import RecordFault
from mokum.kernel.verifying import verify
from mokum.lots.proving import check_lots
from mokum.lots.terms import Terms
from mokum.tables import Hall
from mokum.tables.log.standing import Phase
from mokum.tables.selling import sale
from store.places import Place
from tables.party import ANNA, WATCHING, a_hall, see
from tables.selling.lot_table import lot_table
from tables.watching import Watcher

FORGED = (
    ('"step":', '"step":1'),
    ('"claimed":', '"claimed":9'),
    ('"first":[', '"first":[3,'),
)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A path that takes no time: here only what is written matters."""
    monkeypatch.setattr(sale, "LEAD", 40)
    monkeypatch.setattr(sale, "ON_THE_WAY", 0)
    path = sale.Sale.path

    def short(self: sale.Sale) -> Terms:
        terms = path(self)
        return Terms(terms.opens, 3, 2, terms.steps, terms.mode, 5)

    monkeypatch.setattr(sale.Sale, "path", short)


async def play_out(hall: Hall, table: str) -> None:
    """Bots alone play on while somebody looks on."""
    watcher = await Watcher.at(hall, WATCHING, table)
    async with asyncio.timeout(120):
        while (await see(hall, WATCHING, table)).phase is not Phase.OVER:
            await asyncio.sleep(0.1)
    await watcher.close()


@pytest.mark.rule("MER-105", "MER-149", "MER-284", "MER-285")
@pytest.mark.parametrize("seats", [3, 4, 5])
@story
async def test_every_sale_recomputes(
    seats: int, memory_place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hurry(monkeypatch)
    async with a_hall(memory_place) as hall:
        table = await lot_table(hall, 0, bots=seats, bot="greedy")
        await play_out(hall, table)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
    game = catalog.game("merchants")
    record = verify(text, catalog.game)
    lots = check_lots(record, game)
    assert lots >= {3: 18, 4: 20, 5: 20}[seats]

    file = tmp_path / "game.txt"
    file.write_text(text)
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert told.exit_code == 0, told.output
    assert f"All {lots} lots" in told.output
    for forged in forgeries(text):
        with pytest.raises(RecordFault):
            check_lots(verify(forged, catalog.game), game)


def forgeries(text: str) -> list[str]:
    """Records with a broken lot and a whole seal."""
    body, _, _ = text.rpartition("Seal: ")
    head, _, log = body.partition('"lot":')
    made = []
    for true, false in FORGED:
        if true in log:
            changed = f'{head}"lot":{log.replace(true, false, 1)}'
            made.append(f"{changed}Seal: {hashlib.sha256(changed.encode()).hexdigest()}\n")
    assert made
    return made
