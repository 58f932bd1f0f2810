"""The secret of each table, closed with the key of the server, and the envelope that its log is kept in."""

from mokum.store.envelope import Envelope
from mokum.store.envelopes import Envelopes
from mokum.store.sealing import Seal
from mokum.store.sql.asking import Asking

FIRST_ID = "00000000-0000-0000-0000-000000000000"
"""Before every table."""
RESEALED_AT_ONCE = 500


class SqlSecrets(Asking):
    """A secret is kept once and stays; a game that is over has it in the open."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal
        self._envelopes = Envelopes()

    async def keep_secret(self, table: str, body: bytes) -> bytes:
        await self._tell(
            "INSERT INTO secrets (table_id, body, sealing) VALUES ($1, $2, 'closed') ON CONFLICT DO NOTHING",
            table,
            self._seal.close(table, body),
        )
        kept = await self.secret(table)
        assert kept is not None
        return kept

    async def secret(self, table: str) -> bytes | None:
        found = await self._ask("SELECT body, sealing FROM secrets WHERE table_id = $1", table)
        if not found:
            return None
        body, sealing = found[0]
        secret = bytes(body) if sealing == "open" else self._seal.open(table, body)
        self._envelopes.keep(table, None if sealing == "none" else Envelope(table, secret))
        return secret

    async def reseal(self) -> int:
        count, last = 0, FIRST_ID
        page = "SELECT table_id, body FROM secrets WHERE sealing <> 'open' AND table_id > $1 ORDER BY table_id LIMIT $2"
        while found := await self._ask(page, last, RESEALED_AT_ONCE):
            for record in found:
                table, sealed = str(record[0]), record[1]
                if not self._seal.is_newest(table, sealed):
                    new = self._seal.close(table, self._seal.open(table, sealed))
                    # A game that ended meanwhile has been opened, and stays so.
                    await self._tell(
                        "UPDATE secrets SET body = $2 WHERE table_id = $1 AND body = $3", table, new, sealed
                    )
                    count += 1
            last = str(found[-1][0])
        return count

    async def _envelope(self, table: str) -> Envelope | None:
        """How the table is encrypted; None where it is not, or where there is no such table."""
        if table not in self._envelopes and await self.secret(table) is None:
            return None
        return self._envelopes.get(table)
