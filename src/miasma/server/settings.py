"""What whoever runs a server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask of the server; rates are tokens a second and a burst."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    socket_rate: tuple[float, float] = (40.0, 160.0)
    """Messages of one person over all sockets; what takes longer costs more."""
    address_rate: tuple[float, float] = (160.0, 640.0)
    """The same for everybody at one address together."""
    http_rate: tuple[float, float] = (40.0, 200.0)
    """Requests and new sockets of one address."""
    picture_rate: tuple[float, float] = (16.0, 100.0)
    """Whole tables read over HTTP from one address: each is drawn, an earlier one replayed."""
    health_rate: tuple[float, float] = (5.0, 50.0)
    guest_rate: tuple[float, float] = (0.5, 60.0)
    """New guests from one address."""
    table_rate: tuple[float, float] = (0.5, 40.0)
    """New tables of one person."""
    login_rate: tuple[float, float] = (0.2, 10.0)
    """Passwords tried from one address, and for one name."""
    chat_rate: tuple[float, float] = (1.0, 8.0)
    think_rate: tuple[float, float] = (2.0, 20.0)
    """Hints and analyses of one person."""
    sockets_per_address: int = 64
    watched_per_socket: int = 16
    sockets: int = 10_000
    """All of them."""

    def times(self, factor: float) -> Limits:
        """The same limits, wider: for load tests and trusted networks."""
        if factor == 1.0:
            return self

        def wider(rate: tuple[float, float]) -> tuple[float, float]:
            return rate[0] * factor, rate[1] * factor

        return Limits(
            socket_rate=wider(self.socket_rate),
            address_rate=wider(self.address_rate),
            health_rate=wider(self.health_rate),
            http_rate=wider(self.http_rate),
            picture_rate=wider(self.picture_rate),
            guest_rate=wider(self.guest_rate),
            table_rate=wider(self.table_rate),
            login_rate=wider(self.login_rate),
            chat_rate=wider(self.chat_rate),
            think_rate=wider(self.think_rate),
            sockets_per_address=int(self.sockets_per_address * factor),
        )


@dataclass(frozen=True, slots=True)
class Keeping:
    """Seconds for which untouched things are kept; broken tables are kept for ever."""

    waiting: float = 7 * DAY
    running: float = 90 * DAY
    finished: float = 365 * DAY
    keys: float = 180 * DAY


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings; the defaults serve a laptop."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: Path("miasma-data"))
    workers: int = 0
    """Worker processes in which computer players think; 0: one less than the cores."""
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    live_tables: int = 2_000
    """Tables kept in memory; others are rebuilt from their record when somebody asks."""
    power_safe: bool = True
    """Wait for the disk itself before a move is acknowledged, not only for the system."""
    trusted_proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed."""
    plugins: tuple[str, ...] = ()
    """Modules to import at the start, which may register games."""
    log_level: str = "info"

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data / "miasma.sqlite3"

    @property
    def thinkers(self) -> int:
        """How many worker processes there are."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
