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
class Limits:
    """How much one client may ask for.  Rates are per second; a burst can be saved up."""

    requests: float = 20.0  # over HTTP from one address
    request_burst: int = 200
    messages: float = 10.0  # on one socket
    message_burst: int = 60
    person_messages: float = 20.0  # on all sockets of one person
    person_message_burst: int = 120
    address_messages: float = 100.0  # on all sockets of one address
    address_message_burst: int = 1000
    frame_rate: float = 50.0  # frames on one socket, including pings and pongs; more wait
    frame_burst: int = 300
    byte_rate: float = 32 * 1024.0  # on one socket
    byte_burst: int = 256 * 1024
    people: float = 0.2  # new guests from one address
    people_burst: int = 60
    tables: float = 0.2  # new tables of one person
    table_burst: int = 30
    tables_address_rate: float = 1.0  # new tables from one address
    tables_address_burst: int = 150
    listed: int = 5  # tables of one person that the list of all tables shows
    listed_rate: float = 0.01  # new tables from one address that everybody may find
    listed_burst: int = 30
    passphrases: float = 0.2  # attempts from one address
    passphrase_burst: int = 10
    passphrases_at_once: int = 2  # from one address, being hashed or waiting
    network_passphrases: float = 1.0  # attempts from one IPv6 network of 48 bits
    network_passphrase_burst: int = 40
    network_passphrases_at_once: int = 8  # from one such network, being hashed or waiting
    passphrases_waiting: int = 100  # from everybody, to be hashed; others are asked to try again
    guesses: float = 0.02  # wrong passphrases for one name from one network
    guess_burst: int = 6
    name_guesses: float = 0.1  # wrong passphrases for one name
    name_guess_burst: int = 60
    connections: int = 10_000  # open at once; fewer if the system allows fewer open files
    address_connections: int = 300  # open at once from one address
    sockets: int = 200  # at once from one address
    request_seconds: float = 10.0  # until a connection has sent the head of a request
    body_seconds: float = 60.0  # for the rest of a request
    answer_seconds: float = 120.0  # until a client has read the answer
    idle_seconds: int = 5  # between two requests of a connection
    hello_seconds: float = 10.0  # until a socket has said hello
    unfinished: int = 200  # tables that one person owns or sits at
    joins: int = 5  # times that one person sits down at one table before its game
    bot_rate: float = 20.0  # moves of bots at the tables of one address; others wait
    bot_burst: int = 100
    hint_rate: float = 0.5  # hints of one person
    hint_burst: int = 20
    hint_address_rate: float = 2.0  # hints of one address
    hint_address_burst: int = 60
    hint_at_once: int = 2  # running and waiting
    hint_address_at_once: int = 10
    analysis_rate: float = 0.01  # analyses of one person
    analysis_burst: int = 5
    analysis_address_rate: float = 0.05  # analyses of one address
    analysis_address_burst: int = 20
    analysis_at_once: int = 1  # running and waiting
    analysis_address_at_once: int = 5
    chats: float = 0.5  # lines of one player
    chat_burst: int = 12
    spectator_chats: float = 0.1  # lines of one spectator
    spectator_chat_burst: int = 5
    reports: float = 0.02  # of one person
    report_burst: int = 10
    moves_at_once: int = 100  # of all clients being written; others are asked to try again
    replay_rate: float = 2.0  # pages of past views or of a log, and stored analyses, for one person
    replay_burst: int = 60
    replay_address_rate: float = 5.0  # the same for one address
    replay_address_burst: int = 200
    replay_at_once: int = 4  # running and waiting
    replay_address_at_once: int = 20
    read_at_once: int = 4  # editions and records of one person being read
    read_address_at_once: int = 20  # from one address
    compile_rate: float = 0.002  # editions of one person whose bots are compiled
    compile_burst: int = 3
    compile_address_rate: float = 0.004  # editions from one address
    compile_address_burst: int = 6
    compile_seconds: int = 600  # for one edition
    compile_bytes: int = 4 * 1024**3  # of memory for one edition
    editions: int = 12  # that people upload and a process compiles; bots of others play by the heuristic
    editions_on_disk: int = 30  # that people upload, and whose compiled code is kept
    log_entries: int = 20_000  # entries of one table; moves are always possible
    log_unsettled: int = 200  # entries, except chat, between two moves that cannot be undone
    log_undos: int = 500  # moves undone at one table
    uploads: float = 200.0  # bytes of editions and records of one person, or one address
    upload_burst: int = 2_000_000
    message_bytes: int = 16 * 1024
    body_bytes: int = 512 * 1024
    subscriptions: int = 10  # browsers in which one person is reminded; the oldest go
    subscription_rate: float = 0.02  # changes of them by one person
    subscription_burst: int = 20
    waiting: int = 256  # messages that may wait for a slow client
    waiting_bytes: int = 512 * 1024  # all of them together
    address_waiting_bytes: int = 32 * 1024 * 1024  # for all clients of one address

    @classmethod
    def unlimited(cls) -> "Limits":
        """Return limits that nobody reaches, for measurements.  Sizes and times stay as they are."""
        names = [
            field.name for field in fields(cls) if not field.name.endswith(("_bytes", "_seconds", "waiting"))
        ]
        return cls(**dict.fromkeys(names, 10**9))

    def with_values(self, wishes: Iterable[str]) -> "Limits":
        """Return these limits with some changed, each given as ``name=number``.  BadOption for others."""
        kinds = {name: type(value) for name, value in asdict(Limits()).items()}
        values: dict[str, float] = {}
        for wish in wishes:
            name, _, number = wish.partition("=")
            name = name.strip().replace("-", "_")
            if name not in kinds:
                raise BadOption(SettingFault.NO_SUCH_LIMIT(limit=name), suggestion(name, [*kinds]))
            try:
                values[name] = kinds[name](number)
            except ValueError:
                raise BadOption(SettingFault.WRONG_LIMIT(limit=name, value=number)) from None
            if not (isfinite(values[name]) and values[name] > 0):
                raise BadOption(SettingFault.WRONG_LIMIT(limit=name, value=number))
        return replace(self, **values)  # type: ignore[arg-type]


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
    trusted_proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For is believed
    metrics_token: str | None = None  # allows other machines to read /metrics
    retention: Retention = field(default_factory=Retention)
    web: Path | None = None  # the built browser client
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
    """Return an address or a range of addresses.  BadOption for any other text."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption(SettingFault.WRONG_NETWORK(option=option, value=text)) from None
