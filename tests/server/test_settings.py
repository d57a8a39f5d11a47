"""Settings: every option of the server has an environment variable, and the documentation lists them all."""

import argparse
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import texts
from ludoteca.cli.serve import settings_of
from ludoteca.cli.variables import list_variables, read_variables, warn_of_unknown
from ludoteca.core.texts.errors import BadOption
from ludoteca.server.settings import Limits, Rate, Retention, Settings, network
from ludoteca.server.storage.database import Database

DOCS = Path(__file__).parents[2] / "docs"
PAGES = str(Path(__file__).parents[2] / "web")
VALUES = {
    "LUDOTECA_HOST": "0.0.0.0", "LUDOTECA_PORT": "8123", "LUDOTECA_DATABASE": "sqlite:///there.db",
    "LUDOTECA_REDIS": "redis://there", "LUDOTECA_ORIGIN": "https://a.example, https://b.example",
    "LUDOTECA_ALLOWED_HOST": "play.example", "LUDOTECA_TRUSTED_PROXY": "10.0.0.0/8,::1",
    "LUDOTECA_PUSH_CONTACT": "mailto:anna@a.example", "LUDOTECA_PUSH_NETWORK": "10.0.0.0/8",
    "LUDOTECA_METRICS_TOKEN": "figures", "LUDOTECA_WEB": PAGES, "LUDOTECA_OPEN": "no",
    "LUDOTECA_BOT_THREADS": "3", "LUDOTECA_COLD": "yes",
    "LUDOTECA_STAND_IN_AFTER": "7.5",
    "LUDOTECA_LIMIT": "request_rate=50, socket_at_once=9",
    "LUDOTECA_NO_LIMITS": "off", "LUDOTECA_GUEST_DAYS": "1", "LUDOTECA_OPEN_TABLE_DAYS": "2",
    "LUDOTECA_FINISHED_TABLE_DAYS": "0",
    "LUDOTECA_ADDRESS_DAYS": "3",
}  # fmt: skip


def options(*given: str) -> Any:
    return make_parser(texts("en")).parse_args(["serve", *given])


def read(environment: dict[str, str], *given: str) -> Settings:
    found = options(*given)
    read_variables(found, environment)
    return settings_of(found)


def test_every_option_is_read_from_its_variable() -> None:
    known = set(options().variables)
    assert known == {name for name in VALUES if name in known}, "a new option needs a value in this test"
    settings = read(VALUES)
    assert settings == Settings(
        database="sqlite:///there.db", host="0.0.0.0", port=8123, redis="redis://there",
        origins=("https://a.example", "https://b.example"), hosts=("play.example",),
        trusted_proxies=(network("10.0.0.0/8"), network("::1")), metrics_token="figures",
        retention=Retention(1, 2, 0, 3), web=Path(PAGES),
        limits=Limits(request=Rate(50.0, 200), socket_at_once=9),
        bot_threads=3, stand_in_after=7.5, warm=False, push_contact="mailto:anna@a.example",
        push_networks=(network("10.0.0.0/8"),),
    )  # fmt: skip


@pytest.mark.parametrize(
    "command", ["serve", "backup copy.db", "admin people", "admin ban-address 203.0.113.7"]
)
def test_a_variable_is_read_because_its_option_has_no_default(command: str) -> None:
    found = make_parser(texts("en")).parse_args(command.split())
    assert found.variables
    for name, action in found.variables.items():
        assert action.default in (None, False), name
    read_variables(found, {name: "7" for name in found.variables if name == "LUDOTECA_DAYS"})
    assert getattr(found, "days", 7) == 7


def test_a_limit_can_be_set_where_there_are_no_others() -> None:
    limits = read({}, "--no-limits", "--limit", "request_rate=0.5").limits
    assert (limits.request.rate, limits.table.rate) == (0.5, 10**9)


def test_the_command_line_takes_precedence() -> None:
    settings = read(VALUES, "--port", "99", "--origin", "https://c.example", "--guest-days", "0")
    assert (settings.port, settings.origins) == (99, ("https://c.example",))
    assert settings.retention.guests == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LUDOTECA_PORT", "eighty"),
        ("LUDOTECA_PORT", "70000"),
        ("LUDOTECA_COLD", "perhaps"),
        ("LUDOTECA_TRUSTED_PROXY", "my proxy"),
        ("LUDOTECA_LIMIT", "requests=5"),
        ("LUDOTECA_LIMIT", "request_rate=many"),
        ("LUDOTECA_LIMIT", "request_rate=0"),
        ("LUDOTECA_LIMIT", "request_rate=nan"),
        ("LUDOTECA_LIMIT", "request_rate=inf"),
        ("LUDOTECA_REDIS", "http://there"),
        ("LUDOTECA_WEB", "/nowhere"),
        ("LUDOTECA_ORIGIN", "somewhere"),
        ("LUDOTECA_ALLOWED_HOST", "http://play.example/"),
        ("LUDOTECA_DATABASE", "sqlite:///"),
        ("LUDOTECA_DATABASE", "postgresql://a:secret@there:port/x"),
        ("LUDOTECA_GUEST_DAYS", "-1"),
        ("LUDOTECA_DATABASE", "mysql://there"),
    ],
)
def test_a_bad_value_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        read({name: value})
    option = f"--{name.removeprefix('LUDOTECA_').lower()} "
    assert any(said in str(refused.value) for said in (value.partition("=")[0], name, option))


def test_a_misspelt_variable_is_named() -> None:
    (warning,) = warn_of_unknown(
        options(), {"LUDOTECA_ALOWED_HOST": "x", "LUDOTECA_PORT": "1", "HOME": "/"}, "en"
    )
    assert "LUDOTECA_ALOWED_HOST" in warning
    assert "Did you mean “LUDOTECA_ALLOWED_HOST”?" in warning


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database", encoding="utf-8")
    file.chmod(0o644)
    Database(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o644
    assert file.read_text(encoding="utf-8") == "not a database"


def option_rows(command: argparse.ArgumentParser) -> list[str]:
    """Return the rows of the table in the documentation."""
    return [
        f"| `{action.option_strings[0]}` | `{name}` | {action.help} |"
        for name, action in list_variables(command).items()
        if action.help != argparse.SUPPRESS
    ]


def test_the_documentation_lists_every_option() -> None:
    commands = next(
        action
        for action in make_parser(texts("en"))._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    rows = option_rows(commands.choices["serve"])
    text = (DOCS / "server-settings.md").read_text(encoding="utf-8")
    assert "\n".join(rows) in text, "the table in docs/server-settings.md must read:\n" + "\n".join(rows)


def test_the_documentation_lists_every_limit() -> None:
    page = (DOCS / "limits.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \| ([\d.]+) \| (.+) \|$", page, re.MULTILINE)
    assert [(name, float(default)) for name, default, _ in listed] == [*Limits().numbers.items()]
