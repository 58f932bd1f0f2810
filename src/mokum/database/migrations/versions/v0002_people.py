"""What is kept of people: players and the looks of their names, sessions, tickets, passkeys and wrong guesses."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

REF = sa.String(32)
TIME = sa.BigInteger


def upgrade() -> None:
    """Brings the tables."""
    _players()
    _sessions()
    _passkeys()
    op.create_table(
        "sign_in_attempts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sign_in_attempts"),
    )
    _index("sign_in_attempts", "at")
    _index("sign_in_attempts", "account", "network")
    _index("sign_in_attempts", "network", "at")


def _index(table: str, *columns: str) -> None:
    op.create_index("_".join(("ix", table, *columns)), table, list(columns))


def _of_a_player(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["player"], ["players.ref"], name=f"fk_{table}_player")


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("ref", REF, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("look", sa.String(64), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("theme", sa.String(8), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("ref", name="pk_players"),
    )
    _index("players", "look")
    op.create_table(
        "looks",
        sa.Column("look", sa.String(64), nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_looks"),
        _of_a_player("looks"),
    )
    _index("looks", "player")


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token", name="uq_sessions_token"),
        _of_a_player("sessions"),
    )
    _index("sessions", "player")
    _index("sessions", "seen_at")
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.LargeBinary(32), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_tickets"),
    )
    _index("tickets", "session")
    _index("tickets", "expires_at")


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(1023), nullable=False),
        sa.Column("player", REF, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("used_at", TIME),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        _of_a_player("passkeys"),
    )
    _index("passkeys", "player")
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("challenge", sa.LargeBinary(64), nullable=False),
        sa.Column("player", REF),
        sa.Column("expires_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ceremonies"),
        _of_a_player("ceremonies"),
    )
    _index("ceremonies", "player")
    _index("ceremonies", "expires_at")
