"""The routes of the browser are routes of the server: the same parameters, messages and refusals."""

import asyncio
import json
import typing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.offline.app import BrowserApp
from ludoteca.offline.parameters import Parameter
from ludoteca.offline.routes import ROUTES, Route
from tests.offline.test_app import MemoryStore, Page

ROOT = Path(__file__).parents[2]
DOCUMENT = json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))  # tests/server keeps it right
KINDS = {str: "string", int: "integer", float: "number"}
of_every_route = pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")


def operation(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = DOCUMENT["paths"][route.path][route.method.lower()]
    return found


def described(parameter: Parameter) -> dict[str, Any]:
    """Return a parameter as the OpenAPI document describes it."""
    kind: dict[str, Any] = {"type": KINDS[parameter.kind]}
    schema = kind if parameter.default is not None else {"oneOf": [kind, {"type": "null"}]}
    more = {
        "default": parameter.default,
        "enum": list(parameter.words) or None,
        "pattern": parameter.pattern or None,
        "minimum": parameter.least,
        "maximum": parameter.most,
    }
    return schema | {name: value for name, value in more.items() if value is not None}


def reference(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


@of_every_route
def test_parameters_are_those_of_the_server(route: Route) -> None:
    expected = {
        one["name"]: {key: value for key, value in one["schema"].items() if key != "description"}
        for one in operation(route).get("parameters", ())
        if one["in"] == "query"
    }
    assert {name: described(one) for name, one in route.parameters.items()} == expected


@of_every_route
def test_bodies_are_those_of_the_server(route: Route) -> None:
    body = operation(route).get("requestBody")
    if body is None:
        assert route.body is None
        return
    schema = body["content"]["application/json"]["schema"]
    kinds = schema.get("oneOf", [schema])
    assert route.body is not None
    assert reference(kinds[0]) == route.body.__name__
    assert kinds[1:] == ([{"type": "null"}] if route.has_optional_body else [])


@of_every_route
def test_answers_are_those_of_the_server(route: Route) -> None:
    answer = typing.get_type_hints(route.handler)["return"]
    responses = operation(route)["responses"]
    (success,) = [responses[status] for status in responses if status.startswith("2")]
    ((_, content),) = success["content"].items()
    schema = content["schema"]
    if typing.get_origin(answer) is list:
        assert schema["type"] == "array"
        schema, (answer,) = schema["items"], typing.get_args(answer)
    if "$ref" in schema:
        assert reference(schema) == answer.__name__
    else:
        assert schema["type"] == ("string" if answer is str else "object")


def ask(method: str, path: str, body: str = "") -> tuple[int, Any]:
    async def answer() -> tuple[int, str]:
        page = Page(BrowserApp(MemoryStore()))
        await page.enter()
        table = await page.ask("POST", "/api/tables", {"game": "alpaca", "seats": [{"kind": "here"}] * 2})
        return await page.app.answer(method, path.replace("TABLE", table["id"]), page.token, body)

    status, text = asyncio.run(answer())
    return status, json.loads(text)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("tables?state=nonsense", "state"),
        ("tables/mine?state=nonsense", "state"),
        ("tables/mine?before=abc", "before"),
        ("tables/TABLE/moments?first=abc", "first"),
        ("tables/TABLE/moments?first=0", "first"),
        ("tables/TABLE/moments?last=2147483648", "last"),
        ("tables/TABLE/moments?seat=p9", "seat"),
    ],
)
def test_wrong_parameters_are_refused(path: str, field: str) -> None:
    status, said = ask("GET", f"/api/{path}")
    assert (status, said["reason"]) == (400, "not-understood")
    assert said["sentences"][0]["facts"]["field"] == field


@pytest.mark.parametrize("body", ["", "{", "[]", '{"seat": 7}', '{"seat": "p9"}'])
def test_wrong_bodies_are_refused(body: str) -> None:
    status, said = ask("POST", "/api/tables/TABLE/return", body)
    assert (status, said["reason"]) == (400, "not-understood")


def test_right_parameters_are_answered() -> None:
    assert ask("GET", "/api/tables/mine?state=over&before=1.5&other=1") == (200, [])
    assert [past["number"] for past in ask("GET", "/api/tables/TABLE/moments?first=1&last=1")[1]] == [1]
