"""Moderation: roles, complaints, cases, measures, and a trail of every deed."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

NUMBERED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Brings the tables, which are empty."""
    op.create_table(
        "roles",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("role", sa.String(9), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_roles"),
        sa.ForeignKeyConstraint(["player"], ["players.ref"], name="fk_roles_player"),
    )
    _cases()
    _measures()
    _trail()


def _cases() -> None:
    op.create_table(
        "cases",
        sa.Column("id", NUMBERED, autoincrement=True, nullable=False),
        sa.Column("reason", sa.String(11), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(36), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("subject", sa.String(128)),
        sa.Column("measure", NUMBERED),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(7), nullable=False),
        sa.Column("taken_by", sa.String(32), nullable=False),
        sa.Column("decided_at", sa.BigInteger),
        sa.Column("verdict", sa.String(6), nullable=False),
        sa.Column("tell", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
        sa.UniqueConstraint("subject", name="uq_cases_subject"),
        sa.ForeignKeyConstraint(["about"], ["players.ref"], name="fk_cases_about"),
    )
    for column in ("about", "opened_at", "state"):
        op.create_index(f"ix_cases_{column}", "cases", [column])
    op.create_table(
        "complaints",
        sa.Column("id", NUMBERED, autoincrement=True, nullable=False),
        sa.Column("case_id", NUMBERED, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(11), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("line", sa.BigInteger, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
        sa.ForeignKeyConstraint(["case_id"], ["cases.id"], name="fk_complaints_case_id"),
        sa.ForeignKeyConstraint(["by"], ["players.ref"], name="fk_complaints_by"),
    )
    for column in ("case_id", "by"):
        op.create_index(f"ix_complaints_{column}", "complaints", [column])


def _measures() -> None:
    op.create_table(
        "measures",
        sa.Column("id", NUMBERED, autoincrement=True, nullable=False),
        sa.Column("case_id", NUMBERED),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("table_id", sa.String(36), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("days", sa.Integer),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger),
        sa.Column("lifted_at", sa.BigInteger),
        sa.Column("appeal", sa.Text, nullable=False),
        sa.Column("appealed_at", sa.BigInteger),
        sa.Column("appeal_state", sa.String(7), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_measures"),
        sa.ForeignKeyConstraint(["case_id"], ["cases.id"], name="fk_measures_case_id"),
        sa.ForeignKeyConstraint(["about"], ["players.ref"], name="fk_measures_about"),
    )
    for column in ("case_id", "about"):
        op.create_index(f"ix_measures_{column}", "measures", [column])


def _trail() -> None:
    op.create_table(
        "trail",
        sa.Column("number", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("case_id", sa.BigInteger, nullable=False),
        sa.Column("measure", sa.BigInteger, nullable=False),
        sa.Column("text_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_trail"),
    )
    for column in ("about", "case_id"):
        op.create_index(f"ix_trail_{column}", "trail", [column])
    op.create_table(
        "trail_texts",
        sa.Column("number", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_trail_texts"),
    )
    op.create_table(
        "trail_end",
        sa.Column("one", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_trail_end"),
    )
