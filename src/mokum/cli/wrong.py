"""What is said when a command cannot be carried out: one sentence on the error stream, and never a traceback."""

from pathlib import Path
from typing import NoReturn

import typer


class Wrong(typer.BadParameter):
    """Something that was typed cannot be: exit code 2, with a hint at the help."""

    def format_message(self) -> str:
        return self.message


def sentence(reason: object) -> str:
    """A reason that begins small and has no full stop, as a sentence."""
    text = str(reason)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def fail(text: str) -> NoReturn:
    """The work failed: say why, and end with exit code 1."""
    typer.echo(text, err=True)
    raise typer.Exit(1)


def because(error: OSError) -> str:
    """Why the system refused something, in its own words."""
    return error.strerror or str(error)


def write_file(file: Path, content: bytes) -> None:
    """Writes what a command has made, or says why that failed."""
    try:
        file.write_bytes(content)
    except OSError as error:
        fail(f"Cannot write {file}: {because(error)}.")
