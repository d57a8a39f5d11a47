"""Settings: what the operator of a server can choose."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields, replace
from importlib.resources import files
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import isfinite
from pathlib import Path

from ludoteca import BadOption
from ludoteca.core.texts.faults import suggestion
from ludoteca.server.faults import SettingFault

Network = IPv4Network | IPv6Network
DAY = 86400.0  # seconds


def default_database() -> str:
    """Return the address of a file in the user's data folder."""
    from platformdirs import user_data_path  # a browser has no such folder

    return f"sqlite:///{user_data_path('ludoteca', appauthor=False) / 'ludoteca.db'}"


def installed_pages() -> Path | None:
    """Return the browser pages of the installed package; None in a clone of the project."""
    folder = files("ludoteca") / "pages"
    return Path(str(folder)) if (folder / "index.html").is_file() else None


@dataclass(frozen=True)
class Rate:
    """How often a client may do something."""

    rate: float  # each second
    burst: int  # how many can be saved up


@dataclass(frozen=True)
class Allowance(Rate):
    """How often a client may do something, and how many at once."""

    at_once: int  # running and waiting


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for.

    The numbers of ``hint`` are called ``hint_rate``, ``hint_burst`` and ``hint_at_once`` (see ``numbers``).
    All names have the same form: first what is limited, in the singular; then for whom, if it is limited for
    several; then ``rate``, ``burst``, ``at_once``, ``seconds`` or ``bytes``.  How many there may be in all
    begins with ``most``.
    """

    request: Rate = Rate(20.0, 200)  # over HTTP from one address
    message: Rate = Rate(10.0, 60)  # on one socket
    message_person: Rate = Rate(20.0, 120)  # on all sockets of one person
    message_address: Rate = Rate(100.0, 1000)  # on all sockets of one address
    frame: Rate = Rate(50.0, 300)  # on one socket, including pings and pongs; more wait
    byte: Rate = Rate(32 * 1024.0, 256 * 1024)  # on one socket
    guest: Rate = Rate(0.2, 60)  # new ones from one address
    table: Rate = Rate(0.2, 30)  # new ones of one person
    table_address: Rate = Rate(1.0, 150)  # new ones from one address
    listed_table: Rate = Rate(0.01, 30)  # new ones from one address, which everybody may find
    most_listed_tables: int = 5  # of one person in the list of all tables
    most_unfinished_tables: int = 200  # that one person owns or sits at
    most_joins: int = 5  # times that one person sits down at one table before its game
    password: Allowance = Allowance(0.2, 10, 2)  # attempts from one address
    password_network: Allowance = Allowance(1.0, 40, 8)  # attempts from one IPv6 network of 48 bits
    most_waiting_passwords: int = 100  # of everybody, to be hashed; others are asked to try again
    guess: Rate = Rate(0.02, 6)  # wrong passwords for one name from one network
    guess_name: Rate = Rate(0.1, 60)  # wrong passwords for one name
    connection_at_once: int = 10_000  # fewer if the system allows fewer open files
    connection_address_at_once: int = 300  # from one address
    socket_at_once: int = 200  # from one address
    request_seconds: float = 10.0  # until a connection has sent the head of a request
    body_seconds: float = 60.0  # for the rest of a request
    answer_seconds: float = 120.0  # until a client has read the answer
    idle_seconds: int = 5  # between two requests of a connection
    hello_seconds: float = 10.0  # until a socket has said hello
    bot: Rate = Rate(20.0, 100)  # moves of bots at the tables of one address; others wait
    hint: Allowance = Allowance(0.5, 20, 2)  # of one person
    hint_address: Allowance = Allowance(2.0, 60, 10)
    analysis: Allowance = Allowance(0.01, 5, 1)  # of one person
    analysis_address: Allowance = Allowance(0.05, 20, 5)
    chat: Rate = Rate(0.5, 12)  # lines of one player
    chat_spectator: Rate = Rate(0.1, 5)  # lines of one spectator
    report: Rate = Rate(0.02, 10)  # of one person
    move_at_once: int = 100  # of all clients being written; others are asked to try again
    replay: Allowance = Allowance(2.0, 60, 4)  # pages of past views or of a log, and stored analyses
    replay_address: Allowance = Allowance(5.0, 200, 20)
    read_at_once: int = 4  # editions and records of one person being read
    read_address_at_once: int = 20
    compile: Rate = Rate(0.002, 3)  # editions of one person whose bots are compiled
    compile_address: Rate = Rate(0.004, 6)
    compile_seconds: int = 600  # for one edition
    compile_bytes: int = 4 * 1024**3  # of memory for one edition
    most_editions: int = 12  # that people upload and a process compiles; bots of others play by the heuristic
    most_editions_on_disk: int = 30  # that people upload, and whose compiled code is kept
    most_log_entries: int = 20_000  # of one table; moves are always possible
    most_log_entries_since_move: int = 200  # except chat, since the last move that cannot be undone
    most_log_undos: int = 500  # moves undone at one table
    upload_byte: Rate = Rate(200.0, 2_000_000)  # of editions and records of one person, or one address
    message_bytes: int = 16 * 1024
    body_bytes: int = 512 * 1024
    subscription: Rate = Rate(0.02, 20)  # notifications that one person turns on or off
    most_subscriptions: int = 10  # browsers in which one person is reminded; the oldest go
    most_waiting_messages: int = 256  # for a slow client
    waiting_message_bytes: int = 512 * 1024  # all of them together
    waiting_message_address_bytes: int = 32 * 1024 * 1024  # for all clients of one address

    @classmethod
    def unlimited(cls) -> "Limits":
        """Return limits that nobody reaches, for measurements.  Sizes, times and queues stay limited."""
        names = (name for name in cls().numbers if not name.startswith("waiting_"))
        lifted = [name for name in names if not name.endswith(("_bytes", "_seconds"))]
        return cls().with_numbers(**dict.fromkeys(lifted, 10**9))

    @property
    def numbers(self) -> dict[str, float]:
        """Every number by its name, as ``--limit`` takes it."""
        numbers: dict[str, float] = {}
        for limit in fields(self):
            value = getattr(self, limit.name)
            if isinstance(value, Rate):
                numbers |= {f"{limit.name}_{part}": number for part, number in asdict(value).items()}
            else:
                numbers[limit.name] = value
        return numbers

    def with_numbers(self, **numbers: float) -> "Limits":
        """Return these limits with some numbers changed."""
        assert numbers.keys() <= self.numbers.keys()
        changed = {}
        for limit in fields(self):
            value = getattr(self, limit.name)
            if isinstance(value, Rate):
                names = {f"{limit.name}_{part.name}": part.name for part in fields(value)}
                parts = {names[name]: number for name, number in numbers.items() if name in names}
                changed[limit.name] = replace(value, **parts)  # type: ignore[arg-type]
            else:
                changed[limit.name] = numbers.get(limit.name, value)
        return replace(self, **changed)  # type: ignore[arg-type]

    def with_values(self, values: Iterable[str]) -> "Limits":
        """Return these limits with some changed, each given as ``name=number``.

        Raises:
            BadOption: There is no such limit, or the number cannot be one.
        """
        defaults = Limits().numbers
        numbers: dict[str, float] = {}
        for value in values:
            name, _, number = value.partition("=")
            name = name.strip().replace("-", "_")
            if name not in defaults:
                raise BadOption(SettingFault.NO_SUCH_LIMIT(limit=name), suggestion(name, [*defaults]))
            try:
                numbers[name] = type(defaults[name])(number)
            except ValueError:
                raise BadOption(SettingFault.WRONG_LIMIT(limit=name, value=number)) from None
            if not (isfinite(numbers[name]) and numbers[name] > 0):
                raise BadOption(SettingFault.WRONG_LIMIT(limit=name, value=number))
        return self.with_numbers(**numbers)


@dataclass(frozen=True)
class Retention:
    """After how many days unused data is deleted; 0 keeps it for ever, and stores no addresses."""

    guests: int = 365  # who have not come back and sit at no table
    open_tables: int = 30  # that were never started
    finished_tables: int = 365  # where only guests played, and uploaded records
    addresses: int = 7  # where somebody came from last


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    redis: str | None = None
    origins: tuple[str, ...] = ()  # of other pages that may open sockets here
    hosts: tuple[str, ...] = ()  # names of this server; "*" for any
    trusted_proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For is trusted
    metrics_token: str | None = None  # allows other machines to read /metrics
    retention: Retention = field(default_factory=Retention)
    web: Path | None = None  # the built pages
    limits: Limits = field(default_factory=Limits)
    bot_threads: int | None = None  # in which bots search; None for one less than there are cores
    stand_in_after: float = 60.0  # seconds of absence after which others can let a bot stand in
    push_contact: str | None = None  # a mailto: or https: address for the operators of push services
    push_networks: tuple[Network, ...] = ()  # local ones in which push services are allowed
    warm: bool = True  # compile the search of the bots at the start


def sharing_command(settings: Settings) -> str:
    """Return the command that starts this server for its network: that of the package, or of a clone."""
    is_clone = settings.web is not None and (settings.web.parent.parent / "play").is_file()
    port = "" if settings.port == Settings.port else f" --port {settings.port}"
    return f"{'./play' if is_clone else 'ludoteca serve'} --host 0.0.0.0{port}"


def network(text: str, option: str = "--trusted-proxy") -> Network:
    """Return an address or a range of addresses.

    Raises:
        BadOption: The text is neither.
    """
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption(SettingFault.WRONG_NETWORK(option=option, value=text)) from None
