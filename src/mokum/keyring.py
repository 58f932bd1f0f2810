"""The keys of a server, as its settings say: given by the host, or in a file beside the database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import structlog

from mokum.database import Kind, read_address
from mokum.settings import BadSettings, Settings
from mokum.store.keys import new_key, read_key, weakness

OTHERS = 0o077
"""The rights of everybody but a file's owner."""
MAKE_ONE = "`mokum keys new` makes one."

_log = structlog.get_logger()


def keys_of(settings: Settings) -> tuple[bytes, ...]:
    """The key of the store, and those that only open."""
    others = [_read_key("MOKUM_OTHER_KEYS", key.get_secret_value()) for key in settings.other_keys]
    following = _following_key(settings)
    if following is not None and following.exists():  # a change of keys was interrupted
        others += [key for key in (following.read_bytes(),) if not weakness(key)]  # perhaps before it was written
    return _key(settings), *others


@contextmanager
def changing_keys(settings: Settings) -> Iterator[tuple[bytes, ...]]:
    """The keys with which everything is closed anew, the newest first; the newest stays if it could be done.

    Of a file this makes the new key itself, in steps that may be interrupted: until it has taken the place of the old
    one, both are there.
    """
    following = _following_key(settings)
    if following is None:
        yield keys_of(settings)
        return
    old = _key(settings)
    if following.exists() and weakness(following.read_bytes()):
        following.unlink()  # interrupted before it was written: nothing was closed with it
    _make_key(following)
    yield following.read_bytes(), old
    following.replace(following.with_suffix(""))


def _key(settings: Settings) -> bytes:
    """The key of the store: from the settings, or from a file that only its owner may read."""
    written = settings.key.get_secret_value()
    if not written:
        address = read_address(settings.database.get_secret_value())
        if address.kind is Kind.POSTGRESQL:
            raise BadSettings(f"MOKUM_KEY is needed with PostgreSQL, the same on all nodes. {MAKE_ONE}")
        return new_key() if address.kind is Kind.MEMORY else _key_beside(Path(address.place))
    return _read_key("MOKUM_KEY", written)


def _read_key(name: str, written: str) -> bytes:
    key = read_key(written)
    if why := weakness(key):
        raise BadSettings(f"{name} {why}, so it is no secret. {MAKE_ONE}")
    return key


def _following_key(settings: Settings) -> Path | None:
    """Where the next key of a file is, while it takes the place of the one before."""
    address = read_address(settings.database.get_secret_value())
    if settings.key.get_secret_value() or address.kind is not Kind.SQLITE:
        return None
    return Path(f"{address.place}.key.next")


def _make_key(path: Path) -> None:
    """A file that only its owner may read, on disk; one that is there already stays."""
    with suppress(FileExistsError):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "wb") as made:
            made.write(new_key())
            made.flush()
            os.fsync(file)


def _key_beside(database: Path) -> bytes:
    path = database.with_name(database.name + ".key")
    try:
        _make_key(path)
        with path.open("rb") as kept:
            _keep_to_ourselves(kept.fileno(), path)
            key = kept.read()
    except OSError as error:
        raise BadSettings(f"cannot write {path}: {error.strerror}") from error
    if why := weakness(key):
        raise BadSettings(f"{path} {why}: put the key of this database there again, from where you keep it")
    return key


def _keep_to_ourselves(file: int, path: Path) -> None:
    """A key that others may read is closed to them if it is ours; whoever has read it before still has it."""
    found = os.fstat(file)
    if os.name != "posix" or not found.st_mode & OTHERS:
        return
    if found.st_uid != os.geteuid():
        raise BadSettings(f"others may read {path}: its owner closes it with chmod 600")
    os.fchmod(file, 0o600)
    _log.warning("others could read the key beside the database", mode=f"{found.st_mode & 0o777:03o}")
