"""Makes the process that servers are copied from do what each of them would do at its start, once.

Texts are parsed, games loaded, the application built and an empty database migrated; copies find all that in
caches.  A start then takes half of the processor time.  Copies hash passwords in a thousandth of the time and
memory; servers that are started as people start them take what real ones take.
"""

import asyncio
import gc
import tempfile

from argon2 import PasswordHasher

import ludoteca
from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import texts
from ludoteca.server.app import create_app
from ludoteca.server.people import people
from ludoteca.server.process import migrate_database
from ludoteca.server.process_log import configure
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings


async def open_and_close(settings: Settings) -> None:
    services = await Services.create(settings)
    await services.start()
    await services.close()


configure()
people.HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
people.UNKNOWN_HASH = people.HASHER.hash("nobody")
make_parser(texts("en"), "serve")
for name in ludoteca.game_names():
    ludoteca.game(name)
with tempfile.TemporaryDirectory() as folder:
    settings = Settings(f"sqlite:///{folder}/ludoteca.db", warm=False)
    create_app(settings)
    migrate_database(settings)
    asyncio.run(open_and_close(settings))
gc.freeze()
