"""The command `mokum`: one word for each thing that it does."""

from importlib.metadata import version
from typing import Annotated

import typer

from mokum.cli.admin import admin
from mokum.cli.analyse import EXAMPLES as ANALYSES
from mokum.cli.analyse import analyse
from mokum.cli.arena import EXAMPLES as ARENAS
from mokum.cli.arena import arena
from mokum.cli.bots import bots
from mokum.cli.bridge import EXAMPLES as JOINING
from mokum.cli.bridge import bridge
from mokum.cli.dataset import dataset
from mokum.cli.fit import EXAMPLES as FITS
from mokum.cli.fit import fit
from mokum.cli.games import GameCommand
from mokum.cli.habits import EXAMPLES as HABITS
from mokum.cli.habits import habits
from mokum.cli.keys import keys
from mokum.cli.ladder import EXAMPLES as LADDERS
from mokum.cli.ladder import ladder
from mokum.cli.layout import EXAMPLES as LAYOUTS
from mokum.cli.layout import layout
from mokum.cli.migrate import migrate
from mokum.cli.play import EXAMPLES as PLAYS
from mokum.cli.play import play
from mokum.cli.projections import projections
from mokum.cli.replay import replay
from mokum.cli.schema import schema
from mokum.cli.serve import EXAMPLES as SERVERS
from mokum.cli.serve import serve
from mokum.cli.simulate import EXAMPLES as SIMULATIONS
from mokum.cli.simulate import simulate
from mokum.cli.verify import verify

PLAY, EXPERIMENT, RUN = "Play", "Experiment", "Run a server"

app = typer.Typer(
    help="Play three Amsterdam board games, run a server for them, and test bots.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(rich_help_panel=PLAY, cls=GameCommand, epilog=PLAYS)(play)
app.command(rich_help_panel=PLAY)(replay)
app.command(rich_help_panel=PLAY)(verify)
app.command(rich_help_panel=PLAY, epilog=ANALYSES)(analyse)
app.command(rich_help_panel=EXPERIMENT, cls=GameCommand, epilog=SIMULATIONS)(simulate)
app.command(rich_help_panel=EXPERIMENT, cls=GameCommand, epilog=ARENAS)(arena)
app.command(rich_help_panel=EXPERIMENT, epilog=FITS)(fit)
app.command(rich_help_panel=EXPERIMENT, epilog=HABITS)(habits)
app.command(rich_help_panel=EXPERIMENT, epilog=LADDERS)(ladder)
app.add_typer(dataset, name="dataset", rich_help_panel=EXPERIMENT)
app.command(rich_help_panel=EXPERIMENT, epilog=LAYOUTS)(layout)
app.command(rich_help_panel=EXPERIMENT)(schema)
app.command(rich_help_panel=PLAY, epilog=JOINING)(bridge)
app.command(rich_help_panel=RUN, epilog=SERVERS)(serve)
app.command(rich_help_panel=RUN)(bots)
app.command(rich_help_panel=RUN)(migrate)
app.add_typer(keys, name="keys", rich_help_panel=RUN)
app.add_typer(admin, name="admin", rich_help_panel=RUN)
app.add_typer(projections, name="projections", rich_help_panel=RUN)


def _say_version(*, asked: bool) -> None:
    if asked:
        typer.echo(f"mokum {version('mokum')}")
        raise typer.Exit


@app.callback()
def mokum(
    *,
    _: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Show the version and exit.",
            is_eager=True,
            callback=lambda asked: _say_version(asked=asked),
        ),
    ] = False,
) -> None:
    """What is common to all commands."""
