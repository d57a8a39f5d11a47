"""The OpenAPI document: generated requests get the answers that it promises, and never an error."""

from functools import cache
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig

load_all_checks()
CONFORMING: list[Any] = CHECKS.get_by_names(
    [
        "not_a_server_error", "status_code_conformance", "content_type_conformance",
        "response_headers_conformance", "response_schema_conformance",
    ]
)  # fmt: skip
STRICT: list[Any] = CHECKS.get_by_names(["negative_data_rejection", "positive_data_acceptance"])
# What a game forbids is not in the document: such answers are 422.
CONFIG = {
    "checks": {
        "positive_data_acceptance": {"expected-statuses": ["2xx", 401, 403, 404, 409, 422, 429]},
        "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 422, 429]},
    },
}
FEW = settings(
    max_examples=6,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="session")
def operations(address: str) -> list[Any]:
    """All that the document says one can ask."""
    config = SchemathesisConfig.from_dict(CONFIG)
    document = schemathesis.openapi.from_url(f"{address}/schema/openapi.json", config=config)
    results: list[Any] = list(document.get_all_operations())
    found = [result.ok() for result in results]
    assert len(found) >= 30
    # The desk would only answer that it is for operators: test_desk.py asks there.
    return [operation for operation in found if not operation.path.startswith("/api/desk")]


@cache
def guest_with_table(address: str, ending: str) -> tuple[str, str]:
    """Return the token and the unfinished table of a guest; requests that sign out have one of their own."""
    with httpx.Client(base_url=address, timeout=60, verify=False) as client:
        token = client.post("/api/people", json={"name": f"Reader {ending}"}).json()["token"]
        body = {"game": "alpaca", "seats": [{"kind": "here"}, {"kind": "here"}, {"kind": "elsewhere"}]}
        table = client.post("/api/tables", json=body, headers={"authorization": f"Bearer {token}"}).json()
    return token, table["id"]


def identity(address: str, case: Case[Any]) -> tuple[dict[str, str], str]:
    ending = "leaving" if "sign-out" in case.path else "staying"
    if ending == "leaving":
        guest_with_table.cache_clear()
    token, table = guest_with_table(address, ending)
    return {"authorization": f"Bearer {token}"}, table


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_requests_are_answered_as_the_document_says(
    operations: list[Any], address: str, mode: GenerationMode
) -> None:
    for operation in operations:

        @FEW
        @given(operation.as_strategy(generation_mode=mode))
        def check(case: Case[Any]) -> None:
            headers, _ = identity(address, case)
            case.call_and_validate(headers=headers, checks=[*CONFORMING, *STRICT])

        if mode == GenerationMode.POSITIVE or operation.body or operation.path_parameters:
            check()


def test_requests_at_a_table_are_answered_as_the_document_says(operations: list[Any], address: str) -> None:
    for operation in [one for one in operations if "tables/{table}" in one.path]:

        @FEW
        @given(operation.as_strategy())
        def check(case: Case[Any]) -> None:
            headers, table = identity(address, case)
            case.path_parameters = {**(case.path_parameters or {}), "table": table}
            case.call_and_validate(headers=headers, checks=CONFORMING)

        check()
