"""What a host says of the server: every setting, what it means, and what cannot be."""

from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, FilePath, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from mokum.analysis.settings import BRISK, USUAL
from mokum.analysis.settings import Settings as AnalysisSettings
from mokum.calling.values import ServiceKind
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
    bot_processes: int = Field(1, ge=0, le=64)
    """Processes in which bots think, of a node or of `mokum bots`; without any, all bots play as the greedy one."""
    bots_at_once: int = Field(0, ge=0, le=64)
    """How many turns `mokum bots` has in hand at once; 0: one more than it has processes."""
    bot_seconds: int = Field(60, ge=1, le=60)
    """Seconds a minute that each process thinks at most."""
    bot_seconds_of_player: int = Field(30, ge=1, le=3600)
    """Seconds a minute that bots think at the tables of one player while tables of others wait."""
    bot_pace: float = Field(0.6, ge=0, le=3)
    """Seconds from a question to a bot to its move, where people play; a bot that thinks longer is not held back."""
    analyses: Literal["usual", "quick"] = "usual"
    """How thoroughly finished games are analysed: a minute or two of one processor each, or some seconds."""
    push: bool = True
    """Whether browsers may be called that show no page. They want https, or the machine itself."""
    mail: SecretStr = SecretStr("")
    """The server that letters are handed to: `smtp://name:password@host`, `smtps://…`, `smtp+plain://…`."""
    mail_from: str = ""
    """The sender of letters: `Mokum <mokum@example.org>`."""
    services: Annotated[tuple[ServiceKind, ...], NoDecode] = ()
    """Kinds of people's own services that calls may go to: `ntfy,discord,matrix,webhook`."""
    calls_inside: bool = False
    """Whether calls may go to addresses of the network inside, too: for a table at home, and for tests."""
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

    @field_validator("services", mode="before")
    @classmethod
    def _services(cls, said: str | Sequence[str]) -> tuple[str, ...]:
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

    @property
    def home(self) -> str:
        """What links in letters begin with."""
        return self.origins[0] if self.origins else f"http://localhost:{self.port}"

    def manners(self) -> Manners:
        """Cookies are bound to https unless every page comes by plain http."""
        origins = self.addresses()
        secure = any(origin.startswith("https://") for origin in origins)
        here = not self.trusted_proxies
        return Manners(origins, secure=secure, metrics=self.metrics, connections_end_here=here, **self.allowed())

    @property
    def size_of_analyses(self) -> AnalysisSettings:
        """The same in figures."""
        return BRISK if self.analyses == "quick" else USUAL

    def site(self) -> Site:
        """The site as passkeys know it."""
        origins = sorted(self.addresses())
        return Site(domain=urlsplit(self.home).hostname or "localhost", origins=tuple(origins))


class BadSettings(ValueError):
    """The server cannot be opened with these settings."""
