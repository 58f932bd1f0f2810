"""Parts that come with an extra: where one is not installed, a sentence says how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager

from mokum.cli.wrong import fail


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of what this extra brings: if a package is missing, the command ends here."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "mokum"):
            raise
        how = f'pip install "mokum[{name}]" (in a clone: pip install ".[{name}]")'
        fail(f"This command needs more packages ({package!r} is missing). Install them with: {how}.")
