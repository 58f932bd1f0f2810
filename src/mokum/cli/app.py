"""The command `mokum`: one word for each thing that it does."""

import typer

from mokum.cli.bots import bots
from mokum.cli.migrate import migrate
from mokum.cli.play import play
from mokum.cli.replay import replay
from mokum.cli.serve import serve
from mokum.cli.simulate import simulate
from mokum.cli.verify import verify

app = typer.Typer(
    help="Amsterdam board games with their rules enforced.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (play, replay, verify, simulate, serve, bots, migrate):
    app.command()(command)
