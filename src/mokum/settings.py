"""What a host says of the server: every setting, what it means, and what cannot be."""

from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, FilePath, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from mokum.people import Site
from mokum.web.allowances import Allowances
from mokum.web.manners import Manners

LOCAL = "local:"


class Settings(Allowances, BaseSettings):
    """From the environment (`MOKUM_…`), from a file `.env`, or from the command line."""

    model_config = SettingsConfigDict(env_prefix="MOKUM_", env_file=".env", extra="ignore")

    database: SecretStr = SecretStr("sqlite:///mokum.db")
    """`sqlite:///path` or `postgresql://…`."""
    bus: SecretStr = SecretStr(LOCAL)
    """`local:` for one process, `nats://…` for many, with its user and password."""
    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """The addresses that people type, `https://play.example.org`, with commas. Without any: this machine only."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose `X-Forwarded-For` is believed, with commas."""
    key: SecretStr = SecretStr("")
    """32 bytes in base64 that encrypt running games. Without it a file beside the database is made."""
    other_keys: Annotated[tuple[SecretStr, ...], NoDecode] = ()
    """Further keys that open what they closed, with commas: while a site changes its key."""
    bots: Literal["here", "workers"] = "here"
    """Who computes the bots' moves: this process, or those of `mokum bots`."""
    bot_queue: str = Field("mokum-bots", pattern="^[A-Za-z0-9_-]{1,64}$")
    """The queue between nodes and workers; sites that share one NATS have different ones."""
    bot_threads: int = Field(1, ge=1, le=64)
    bots_at_once: int = Field(4, ge=1, le=64)
    """How many turns one process of `mokum bots` does at once: while one waits for the database, another thinks."""
    unwanted_names: FilePath | None = None
    """A file of names, one on each line, that nobody here may have, besides those that no server wants."""
    games: str = ""
    """Folders with further games. Only the environment may say it: it is read there before there are settings."""
    metrics: bool = True
    log_level: str = Field("info", pattern="(?i)^(debug|info|warning|error|critical)$")
    log_json: bool = True

    @field_validator("other_keys", mode="before")
    @classmethod
    def _other_keys(cls, said: str | Sequence[str]) -> tuple[str, ...]:
        parts = said.split(",") if isinstance(said, str) else said
        return tuple(part.strip() for part in parts if part.strip())

    @field_validator("origins", mode="before")
    @classmethod
    def _origins(cls, said: str | Sequence[str]) -> tuple[str, ...]:
        """As a browser says them: a scheme and a host, perhaps a port, and nothing else."""
        parts = said.split(",") if isinstance(said, str) else said
        origins = tuple(part.strip().rstrip("/") for part in parts if part.strip())
        for origin in origins:
            url = urlsplit(origin)
            if url.scheme not in {"http", "https"} or f"{url.scheme}://{url.netloc}" != origin or not url.hostname:
                raise ValueError(f"{origin!r} is not an origin such as https://play.example.org")
        return origins

    def addresses(self) -> frozenset[str]:
        """The origins; on the machine itself, the names that a browser there may use."""
        if self.origins:
            return frozenset(self.origins)
        return frozenset(f"http://{name}:{self.port}" for name in ("localhost", "127.0.0.1", "[::1]"))

    def manners(self) -> Manners:
        """Cookies are bound to https unless every page comes by plain http."""
        origins = self.addresses()
        secure = any(origin.startswith("https://") for origin in origins)
        here = not self.trusted_proxies
        return Manners(origins, secure=secure, metrics=self.metrics, connections_end_here=here, **self.allowed())

    def site(self) -> Site:
        """The site as passkeys know it."""
        origins = sorted(self.addresses())
        first = self.origins[0] if self.origins else f"http://localhost:{self.port}"
        return Site(domain=urlsplit(first).hostname or "localhost", origins=tuple(origins))


class BadSettings(ValueError):
    """The server cannot be opened with these settings."""
