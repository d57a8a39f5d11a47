"""Analyses that were computed before: reading them is limited too."""

from pathlib import Path

import pytest

from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Allowance, Limits, Settings
from tests.server.direct_tables import add_long_table

pytestmark = pytest.mark.anyio


async def test_stored_analyses_are_limited_for_each_person_and_address(tmp_path: Path) -> None:
    limits = Limits(replay=Allowance(1e-6, 2, 4), replay_address=Allowance(1e-6, 3, 4))
    services = await Services.create(Settings(f"sqlite:///{tmp_path}/l.db", warm=False, limits=limits))
    owner = (await services.store.add_person("Anna", "en")).id
    table = await services.tables.find(await add_long_table(services, owner))
    await services.store.store_analysis(table.id, [])

    async def analyse(person: str) -> str | None:
        try:
            requester = Requester("192.0.2.1", person, table.id)
            await services.coach.analyse(table, requester, lambda *_: None)
        except Refusal as refusal:
            return refusal.reason
        return None

    told = [await analyse(person) for person in ("anna", "anna", "anna", "bruno", "bruno")]
    assert told == [None, None, "too-many", None, "too-many"]
    await services.close()
