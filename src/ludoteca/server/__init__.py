"""The server: tables that people and bots sit at, over HTTP and WebSockets, kept in a database.

Lowest first; no line imports from those below it (``tests/project/test_imports.py``):

Basics     faults                            what can be refused, and what people are told
           settings, metrics                 what an operator chooses; what is counted
           causes, process_log               what is wrong with a database; what is logged
           refusals, messages                refusals as exceptions; everything that goes over the wire
           periodic_jobs, local_network      work that is repeated; the addresses of this machine
Limits     limits                            how much a client may ask for
Data       storage                           the database, its rows and the logs of tables
           cluster                           processes that share a database
           games                             games with uploaded editions, and rebuilt from logs
           people                            accounts, names, tokens, reports and bans
Tables     tables                            everything that happens at a table
           bots, push                        who plays and advises; reminders of people who are away
Upkeep     maintenance, operator_tasks       what is looked after all the time; what operators have left to do
           services, administration          all parts of a running server; what an operator can do
Edge       api                               requests and sockets
           app                               the routes together
           process                           the process that listens
"""

import sys

from ludoteca.core.extras import require

if sys.platform != "emscripten":  # a browser runs the tables only, see ``ludoteca.offline``
    require(
        "server", "server", "litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "aiosqlite",
        "asyncpg", "alembic", "argon2", "itsdangerous", "httpx", "prometheus_client", "structlog",
    )  # fmt: skip
