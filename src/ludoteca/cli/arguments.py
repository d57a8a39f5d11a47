"""The commands and options of the command line."""

import argparse
import math
from collections.abc import Callable
from typing import TypeAlias

from ludoteca.cli.argument_parser import ArgumentParser
from ludoteca.cli.faults import CliFault
from ludoteca.cli.game_options import add_game_options, parse_words
from ludoteca.cli.language import LANGUAGE
from ludoteca.cli.variables import add_variables
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import LANGUAGES, Texts
from ludoteca.core.versions import PACKAGE
from ludoteca.games import game_names

Subparsers: TypeAlias = "argparse._SubParsersAction[ArgumentParser]"  # argparse has no public name

ADMIN_QUERIES = ("people", "tables", "reports", "lines", "bans", "log")
ADMIN_CHANGES = {  # with examples of what they change
    "mute": "Anna", "unmute": "Anna", "ban": "Anna", "unban": "Anna", "rename": "Anna", "delete": "Anna",
    "recovery": "Anna", "close": "k3f9mw2xqa", "remove": "k3f9mw2xqa/41", "handled": "r7c2hd8vpe",
    "promote": "Anna", "demote": "Anna",
    "ban-address": "203.0.113.7 --days 7", "unban-address": "203.0.113.7",
}  # fmt: skip
DEFAULT_GAME = "alpaca"


def make_parser(say: Texts, command: str = "") -> argparse.ArgumentParser:
    """Make the parser for ``ludoteca`` and all its commands.

    Options of games are added only if the command is ``play``: reading all games takes time.
    """
    top = ArgumentParser("ludoteca", say=say, description=say("about"))
    top.add_argument("--version", action="version", version=f"ludoteca {PACKAGE}", help=say("help-version"))
    _language(top, say)
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    _play(commands, say, command == "play")
    _rules(commands, say)
    _replay(commands, say)
    _edition(commands, say)
    _bench(commands, say)
    _arena(commands, say)
    _simulate(commands, say)
    _train(commands, say)
    _analyse(commands, say)
    _serve(commands, say)
    _backup(commands, say)
    _admin(commands, say)
    _command(commands, say, "schema", "ludoteca schema > openapi.json")
    _wasm(commands, say)
    _site(commands, say)
    return top


def _command(commands: Subparsers, say: Texts, name: str, example: str, about: str = "") -> ArgumentParser:
    about = say(f"about-{about or name}")
    command = commands.add_parser(
        name,
        say=say,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=f"{say('example')}\n  {example}",
    )
    _language(command, say)
    return command


def _language(parser: ArgumentParser, say: Texts) -> None:
    """Add --lang, which may stand before a command or after it."""
    parser.add_argument(LANGUAGE, choices=LANGUAGES, default=say.language, help=say("option-language"))


def _game(command: argparse.ArgumentParser, say: Texts) -> None:
    games = game_names()
    command.add_argument("game", choices=games, metavar="game", help=_list_games(say))


def _list_games(say: Texts) -> str:
    return say("option-game", games=", ".join(game_names()))


def _all_games(say: Texts) -> str:
    return say("option-game-or-all", games=", ".join(game_names()))


def _play(commands: Subparsers, say: Texts, with_game_options: bool) -> None:
    command = _command(commands, say, "play", "ludoteca play africana --seats Anna,Bruno,random --lang it")
    about = f"{_list_games(say)} {say('help-default', value=DEFAULT_GAME)}"
    command.add_argument("game", nargs="?", choices=game_names(), metavar="game", help=about)
    command.add_argument("--seats", metavar="A,B", help=say("option-seats"))
    command.add_argument("--seed", type=int, metavar="N", help=say("option-seed"))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    if with_game_options:
        add_game_options(command, say.language)
    command.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("option-resume"))


def _at_least(least: int, argument: str) -> Callable[[str], int]:
    """Return a type of arguments: whole numbers that are not too small."""

    def number(text: str) -> int:
        if int(text) < least:
            raise BadOption(CliFault.AT_LEAST(argument=argument, least=least, value=text))
        return int(text)

    return number


def _more_than_0(argument: str) -> Callable[[str], float]:
    """Return a type of arguments: finite numbers above 0."""

    def number(text: str) -> float:
        if not 0 < float(text) < math.inf:
            raise BadOption(CliFault.MORE_THAN_0(argument=argument, value=text))
        return float(text)

    return number


def _rules(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "rules", "ludoteca rules alpaca A12 --lang it")
    _game(command, say)
    command.add_argument("paragraphs", nargs="*", default=[], metavar="A12", help=say("option-paragraph"))


def _replay(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "replay", "ludoteca replay game.ludo --step")
    command.add_argument("file", help=say("option-record"))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    command.add_argument("--at", type=_at_least(1, "--at"), default=1, metavar="N", help=say("option-at"))
    command.add_argument("--step", action="store_true", help=say("option-step"))


def _edition(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "edition", "ludoteca edition check mine.toml")
    actions = command.add_subparsers(dest="action", metavar="action", required=True)
    show = _command(actions, say, "show", "ludoteca edition show alpaca", "edition-show")
    _game(show, say)
    show.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    check = _command(actions, say, "check", "ludoteca edition check mine.toml --game alpaca", "edition-check")
    check.add_argument("file", help=say("option-edition-file"))
    check.add_argument(
        "--game", dest="named", choices=game_names(), metavar="game", help=", ".join(game_names())
    )
    export = _command(actions, say, "export", "ludoteca edition export alpaca > mine.toml", "edition-export")
    _game(export, say)


def _bench(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "bench", "ludoteca bench alpaca --peers")
    command.add_argument("games", nargs="*", metavar="game", help=_all_games(say))
    command.add_argument("--peers", action="store_true", help=say("option-peers"))
    command.add_argument(
        "--seconds", type=_more_than_0("--seconds"), default=3.0, metavar="S", help=say("option-seconds")
    )


def _wasm(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "wasm", "ludoteca wasm alpaca --edition mine.toml --to pages")
    command.add_argument("game", nargs="?", choices=game_names(), metavar="game", help=_all_games(say))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    command.add_argument("--to", metavar="FOLDER", help=say("option-to"))


def _site(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "site", "ludoteca site public")
    command.add_argument("folder", help=say("option-site"))
    command.add_argument("--web", metavar="FOLDER", help=say("option-web"))


def _arena(commands: Subparsers, say: Texts) -> None:
    example = "ludoteca arena alpaca --bots search:0.2,greedy,random --seats 2 --games 400"
    command = _command(commands, say, "arena", example)
    _game(command, say)
    command.add_argument(
        "--bots", type=parse_words, default=["greedy", "random"], metavar="A,B", help=say("option-bots")
    )
    command.add_argument("--seats", type=int, metavar="N", help=say("option-arena-seats"))
    command.add_argument(
        "--games", type=_at_least(1, "--games"), default=100, metavar="N", help=say("option-games")
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("option-seed"))
    command.add_argument("--file", metavar="FILE", help=say("option-results"))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    command.add_argument("--workers", type=_at_least(1, "--workers"), metavar="N", help=say("option-workers"))
    command.add_argument("--json", action="store_true", help=say("option-json"))


def _simulate(commands: Subparsers, say: Texts) -> None:
    example = "ludoteca simulate alpaca --bots greedy --seats 3 --games 100000 --report alpaca.html"
    command = _command(commands, say, "simulate", example)
    _game(command, say)
    command.add_argument(
        "--bots", type=parse_words, default=["greedy"], metavar="A,B", help=say("option-lineup")
    )
    command.add_argument("--seats", type=int, metavar="N", help=say("option-seat-count"))
    command.add_argument(
        "--games", type=_at_least(1, "--games"), default=10_000, metavar="N", help=say("option-games")
    )
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    command.add_argument("--compare", nargs=2, metavar=("FILE", "FILE"), help=say("option-compare"))
    command.add_argument("--folder", metavar="FOLDER", help=say("option-folder"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("option-seed"))
    command.add_argument("--workers", type=_at_least(1, "--workers"), metavar="N", help=say("option-workers"))
    command.add_argument("--cluster", nargs="?", const="", metavar="ADDRESS", help=say("option-cluster"))
    command.add_argument("--report", metavar="FILE", help=say("option-report"))
    command.add_argument("--json", action="store_true", help=say("option-json"))


def _train(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "train", "ludoteca train alpaca --folder alpaca --minutes 30 --gpu")
    _game(command, say)
    command.add_argument("--folder", default="network", metavar="FOLDER", help=say("option-training"))
    command.add_argument("--start", metavar="FILE", help=say("option-start"))
    command.add_argument("--teacher", metavar="BOT", help=say("option-teacher"))
    command.add_argument(
        "--workers", type=_at_least(1, "--workers"), metavar="N", help=say("option-teacher-workers")
    )
    command.add_argument(
        "--minutes", type=_more_than_0("--minutes"), default=10.0, metavar="M", help=say("option-minutes")
    )
    command.add_argument(
        "--iterations", type=_at_least(1, "--iterations"), metavar="N", help=say("option-iterations")
    )
    command.add_argument(
        "--games", type=_at_least(8, "--games"), default=4096, metavar="N", help=say("option-games-at-once")
    )
    command.add_argument("--gpu", action="store_true", help=say("option-gpu"))
    command.add_argument("--kernels", metavar="FOLDER", help=say("option-kernels"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("option-seed"))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))


def _analyse(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "analyse", "ludoteca analyse game.ludo --picture curve.svg")
    command.add_argument("file", help=say("option-record"))
    command.add_argument("--edition", metavar="FILE", help=say("option-edition"))
    command.add_argument(
        "--seconds", type=_more_than_0("--seconds"), default=0.2, metavar="S", help=say("option-thinking")
    )
    command.add_argument("--picture", metavar="FILE", help=say("option-picture"))
    command.add_argument("--json", action="store_true", help=say("option-json"))


def _serve(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "serve", "ludoteca serve --port 8000")
    command.add_argument("--web", metavar="FOLDER", help=say("option-web"))
    command.add_argument("--open", action="store_true", help=say("option-open"))
    _serve_network(command.add_argument_group(say("group-network")), say)
    storage = command.add_argument_group(say("group-storage"))
    storage.add_argument("--database", metavar="URL", help=say("option-database"))
    storage.add_argument("--redis", metavar="URL", help=say("option-redis"))
    bots = command.add_argument_group(say("group-bots"))
    bots.add_argument(
        "--bot-threads", type=_at_least(1, "--bot-threads"), metavar="N", help=say("option-bot-threads")
    )
    bots.add_argument("--stand-in-after", type=_seconds, metavar="SECONDS", help=say("option-stand-in-after"))
    bots.add_argument("--cold", action="store_true", help=say("option-cold"))
    reminders = command.add_argument_group(say("group-reminders"))
    reminders.add_argument("--push-contact", metavar="ADDRESS", help=say("option-push-contact"))
    reminders.add_argument(
        "--push-network", action="append", metavar="ADDRESS", help=say("option-push-network")
    )
    limits = command.add_argument_group(say("group-limits"))
    limits.add_argument("--limit", action="append", metavar="NAME=N", help=say("option-limit"))
    limits.add_argument("--no-limits", action="store_true", help=say("option-no-limits"))
    keeping = command.add_argument_group(say("group-keeping"))
    for name in ("guest-days", "open-table-days", "finished-table-days", "address-days"):
        days = _at_least(0, f"--{name}")
        keeping.add_argument(f"--{name}", type=days, metavar="N", help=say(f"option-{name}"))
    add_variables(command)


def _serve_network(group: argparse._ArgumentGroup, say: Texts) -> None:
    group.add_argument("--host", metavar="ADDRESS", help=say("option-host"))
    group.add_argument("--port", type=_port, metavar="N", help=say("option-port"))
    group.add_argument("--origin", action="append", metavar="URL", help=say("option-origin"))
    group.add_argument("--allowed-host", action="append", metavar="NAME", help=say("option-allowed-host"))
    group.add_argument(
        "--trusted-proxy", action="append", metavar="ADDRESS", help=say("option-trusted-proxy")
    )
    group.add_argument("--metrics-token", metavar="TEXT", help=say("option-metrics-token"))


def _port(text: str) -> int:
    number = int(text)
    if not 0 < number < 2**16:
        raise BadOption(CliFault.WRONG_PORT(value=text))
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 <= number < math.inf:
        raise BadOption(CliFault.WRONG_SECONDS(value=text))
    return number


def _backup(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "backup", "ludoteca backup ludoteca-today.db")
    command.add_argument("file", help=say("option-copy"))
    command.add_argument("--database", metavar="URL", help=say("option-database"))
    add_variables(command)


def _admin(commands: Subparsers, say: Texts) -> None:
    command = _command(commands, say, "admin", "ludoteca admin recovery Anna")
    actions = command.add_subparsers(dest="action", metavar="action", required=True)
    for name in ADMIN_QUERIES:
        action = _command(actions, say, name, f"ludoteca admin {name}", f"admin-{name}")
        action.add_argument("text", nargs="?", default="", help=say("option-search"))
        action.add_argument("--database", metavar="URL", help=say("option-database"))
        add_variables(action)
    for name, example in ADMIN_CHANGES.items():
        action = _command(actions, say, name, f"ludoteca admin {name} {example}", f"admin-{name}")
        action.add_argument("subject", help=say("option-subject"))
        if name == "ban-address":
            action.add_argument("--days", type=_at_least(0, "--days"), metavar="N", help=say("option-days"))
        action.add_argument("--database", metavar="URL", help=say("option-database"))
        add_variables(action)
