"""The server: tables that people and bots sit at, over HTTP and WebSockets, kept in a database."""

import sys

from ludoteca.core.extras import require

if sys.platform != "emscripten":  # a browser runs the tables only, see ``ludoteca.offline``
    require(
        "server", "server", "litestar", "msgspec", "uvicorn", "websockets", "sqlalchemy", "aiosqlite",
        "asyncpg", "alembic", "argon2", "itsdangerous", "httpx", "prometheus_client", "structlog",
    )  # fmt: skip
