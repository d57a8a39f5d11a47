"""The services of a browser: the same tables, moves and bots as on a server, without limits."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from ludoteca import Game
from ludoteca.offline.browser_store import BrowserStore
from ludoteca.server.bots.coach import Coach
from ludoteca.server.bots.compilation import UNCHARGED, Compiler
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.notices import Notice
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.limits.socket_limits import SocketLimits
from ludoteca.server.messages.people import Guest, PersonChange, Welcome
from ludoteca.server.people.names import name_refusal
from ludoteca.server.people.person_views import view_person
from ludoteca.server.people.rights import PersonRight, Right, SeatRight
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import DAY, Limits, Settings
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.broadcasts import Announcer
from ludoteca.server.tables.closing import Closing
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.leases import LoneProcessLeases
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.rematches import Rematches
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.tables import Tables

FOREVER = 100 * 365 * DAY  # seconds for which a token is valid


class NoOthers:
    """Sends no notices: a browser has no other processes."""

    is_connected = True

    def send(self, notice: Notice) -> None:
        pass


class NoChat:
    """No chat, since nobody would read it."""

    async def say(self, table: LiveTable, person_id: str, name: str, text: str, request_id: str) -> int:
        raise Refusal.of(ServerFault.CHAT_OFF)


class PlainTokens:
    """Tokens that nobody has to sign: whoever uses the browser holds all of them."""

    def person_token(self, right: PersonRight) -> str:
        return f"{right.person}.{right.version}"

    def seat_token(self, right: SeatRight) -> str:
        return self.person_token(PersonRight(right.person, right.person_version))

    def read(self, token: str) -> Right | None:
        person, _, version = token.partition(".")
        return PersonRight(person, int(version)) if version.isdigit() else None


class BrowserPeople:
    """The people of a browser: guests, as on a server."""

    def __init__(self, store: BrowserStore, tokens: PlainTokens) -> None:
        self.store = store
        self.tokens = tokens

    async def enter(self, guest: Guest) -> Welcome:
        """Add a guest and return their token."""
        check_name(guest.name)
        return self.welcome(await self.store.add_person(guest.name, guest.language))

    def welcome(self, row: PersonRow) -> Welcome:
        """Return what the page is told about its person."""
        token = self.tokens.person_token(PersonRight(row.id, row.version))
        return Welcome(view_person(row), row.language, token, time.time() + FOREVER)

    async def find_by_token(self, token: str) -> PersonRow | None:
        right = self.tokens.read(token)
        return None if right is None else await self.store.person(right.person)

    async def change(self, row: PersonRow, change: PersonChange) -> Welcome:
        """Change the name or the language of a person."""
        if change.name is not None:
            check_name(change.name)
        changed = replace(row, name=change.name or row.name, language=change.language or row.language)
        return self.welcome(await self.store.keep_person(changed))


def check_name(name: str) -> None:
    """Refuse a text that is not a name."""
    if refusal := name_refusal(name):
        raise refusal


class BrowserCompiler(Compiler):
    """Knows for which games the browser has compiled code.  It compiles nothing itself."""

    def __init__(self, limits: Limits, has_engine: Callable[[Game], bool]) -> None:
        super().__init__(False, limits)
        self._has_engine = has_engine

    def is_ready(self, game: Game) -> bool:
        return self._has_engine(game)

    def prepare(self, game: Game, edition_text: str | None = None, requester: Requester = UNCHARGED) -> None:
        pass

    def check_ready(self, game: Game) -> None:
        if not self.is_ready(game):
            raise Refusal.of(ServerFault.NOT_COMPILED)


class BrowserServices:
    """All parts of a browser's tables."""

    def __init__(self, store: BrowserStore, has_engine: Callable[[Game], bool]) -> None:
        limits = Limits.unlimited()
        self.settings = Settings(database="", limits=limits, bot_threads=1, warm=False)
        self.store = store
        self.addresses = Addresses()
        self.socket_limits = SocketLimits(limits)
        tokens, bot_turns, others = PlainTokens(), BotTurns(), NoOthers()
        self.people = BrowserPeople(store, tokens)
        uploads, clock = Uploads(limits, self.addresses), GameClock()
        self.tables = Tables(store, uploads, clock, LoneProcessLeases(clock), Announcer(others, bot_turns))
        self.moves = Moves(self.tables, limits)
        self.seating = Seating(self.tables, self.people, tokens, limits, self.settings.stand_in_after)
        self.rematches = Rematches(self.tables, self.settings.stand_in_after)
        self.closing = Closing(self.tables)
        self.history_reader = HistoryReader(limits)
        self.presence = PresenceTracker(self.tables, others, is_alone=True)
        self.revocation = Revocation(store, self.tables, others, is_alone=True)
        self.compiler = BrowserCompiler(limits, has_engine)
        self.bot_runner = BotRunner(self.moves, bot_turns, self.compiler, self.addresses, self.settings)
        self.coach = Coach(self.tables, self.compiler, limits)
        self.chat = NoChat()

    async def start(self) -> None:
        """Read what the browser has kept, and let bots play."""
        await self.store.open()
        self.bot_runner.start()

    async def close(self) -> None:
        """Stop the bots."""
        await self.bot_runner.close()
        await asyncio.sleep(0)
