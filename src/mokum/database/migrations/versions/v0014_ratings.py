"""Ratings: the ends of rated games, what they did to ratings, and the ratings. Lists tell which tables are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

IDENTITY = sa.Uuid().with_variant(sa.Text(), "sqlite")


def upgrade() -> None:
    """Brings the tables, which are empty: no table was rated so far. A constant default is no rewrite of the lists."""
    op.add_column("listings", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        # Who sat there and how it ended, as JSON.
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("rated_in_order", "rated", ["done", "ended_at", "table_id"])
    op.create_table(
        "rating_steps",
        sa.Column("table_id", IDENTITY, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("old_mean", sa.Double, nullable=False),
        sa.Column("old_deviation", sa.Double, nullable=False),
        # 0 where it is the first.
        sa.Column("old_at", sa.BigInteger, nullable=False),
    )
    op.create_index("rating_course", "rating_steps", ["player", "game", "pace", "ended_at", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pace", sa.Text, primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.BigInteger, nullable=False),
        # Whose last game is long ago: they are not looked at where leaders are.
        sa.Column("resting", sa.Boolean, nullable=False),
    )
    counted = ["games", "rated_at", "deviation"]
    # Of those whose rating is told and who still play: most people play a few rated games and no more, or ten and go.
    told = sa.text("games >= 10 AND resting = false")
    of_leaders = ["game", "pace", "mean", "player"]
    op.create_index(
        "leaders", "ratings", of_leaders, postgresql_include=counted, postgresql_where=told, sqlite_where=told
    )
    op.create_index("who_may_rest", "ratings", ["rated_at"], postgresql_where=told, sqlite_where=told)
    # One row: whoever changes ratings takes a turn.
    turn = op.create_table("rating_turn", sa.Column("turn", sa.BigInteger, primary_key=True))
    op.bulk_insert(turn, [{"turn": 0}])
