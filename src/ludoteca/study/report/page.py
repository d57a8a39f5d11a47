"""The report of a study: one HTML page without any other files."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from ludoteca.bots.levels import is_timed
from ludoteca.study.comparison import Change
from ludoteca.study.groups import Group
from ludoteca.study.report import plots
from ludoteca.study.report.plots import Row, Scale
from ludoteca.study.report.wording import Wording
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import SHARE, Statistic


def list_shown(statistics: Sequence[Statistic]) -> list[Statistic]:
    """Return statistics as people read them, in the terminal and on the page.

    A line-up of one bot says nothing about bots.  Shares of a variance lie between 0 and 1, but their
    estimates from few matches may not, nor may the intervals.
    """
    one_bot = sum(statistic.group == Group.BOT for statistic in statistics) == 1
    hidden = (Group.BOT, Group.BOT_SCORE) if one_bot else ()
    return [
        keep_in_range(statistic) if statistic.group == Group.LUCK else statistic
        for statistic in statistics
        if statistic.group not in hidden
    ]


def keep_in_range(statistic: Statistic) -> Statistic:
    """Return a share with its value and its interval between 0 and 1."""
    value, low, high = (
        min(1.0, max(0.0, number)) for number in (statistic.value, statistic.low, statistic.high)
    )
    return replace(statistic, value=value, low=low, high=high)


class Report:
    """The report of one study in one language."""

    def __init__(self, simulation: Simulation, language: str, command: str) -> None:
        self.simulation = simulation
        self.command = command
        self.words = Wording(simulation.games[0], language)
        self.say = self.words.say
        self.statistics = list_shown(simulation.statistics())

    def group(self, group: Group) -> list[Statistic]:
        return [statistic for statistic in self.statistics if statistic.group == group]

    def page(self) -> str:
        compared = len(self.simulation.plans) > 1
        parts = self.comparison() if compared else self.study()
        style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
        return "\n".join(
            [
                f'<!doctype html>\n<html lang="{self.say.language}">\n<head>\n<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
                *self.header(),
                "<main>",
                *parts,
                self.section("again", f"<code>{escape(self.command)}</code>", note=self.say("note-again")),
                "</main>\n</body>\n</html>\n",
            ]
        )

    # --- Header ------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        game = self.words.speech.texts("game-title")
        return self.say("report-game", game=game, games=self.simulation.done)

    def header(self) -> Iterator[str]:
        plan = self.simulation.plans[0]
        editions = " / ".join(dict.fromkeys(game.edition.name for game in self.simulation.games))
        setting = self.say(
            "report-setting",
            seats=plan.seats,
            bots=", ".join(plan.bots),
            edition=editions,
            seed=str(plan.seed),
        )
        yield f'<header><h1>{escape(self.title)}</h1><p class="setting">{escape(setting)}</p>'
        has_timed_bot = any(is_timed(bot, self.simulation.games[0]) for bot in plan.bots)
        notes = ["report-intro", "report-reconstructed", *(["report-clock"] if has_timed_bot else [])]
        yield from (f'<p class="note">{escape(self.say(note))}</p>' for note in notes)
        if len(self.simulation.plans) > 1:
            yield "</header>"
            return
        tiles = "".join(
            f'<div class="tile"><strong>{escape(value)}</strong><span>{escape(label)}</span></div>'
            for label, value in self.tiles()
        )
        yield f'<div class="tiles">{tiles}</div></header>'

    def tiles(self) -> Iterator[tuple[str, str]]:
        shown = {Group.SEAT: ("p1",), Group.LENGTH: ("moves",), Group.SCORE: ("top", "lead")}
        for group, abouts in shown.items():
            for statistic in self.group(group):
                if statistic.about in abouts:
                    yield self.words.label(statistic), self.words.amount(statistic.unit, statistic.value)

    def section(self, head: str, content: str, *, note: str = "", **facts: str) -> str:
        title = escape(self.say(f"head-{head}", **facts))
        paragraph = f'<p class="note">{escape(note)}</p>' if note else ""
        return f'<section id="{head}"><h2>{title}</h2>{paragraph}{content}</section>'

    # --- A study --------------------------------------------------------------------------------------

    def study(self) -> Iterator[str]:
        yield '<div class="beside">'
        yield self.section("seats", self.shares(Group.SEAT, Group.SEAT_SCORE), note=self.say("note-seats"))
        if self.group(Group.BOT):
            yield self.section("bots", self.shares(Group.BOT, Group.BOT_SCORE), note=self.say("note-bots"))
        yield self.section("luck", self.luck(), note=self.luck_note())
        yield self.section("winners", self.winners(), note=self.say("note-winners"))
        yield self.section("parts", self.parts())
        yield self.length()
        yield self.scores()
        yield self.section("ends", self.ends())
        yield "</div>"
        if self.group(Group.ITEM):
            yield self.section("items", self.items(), note=self.say("note-items"))
        yield self.rules()

    def shares(self, group: Group, scores: Group) -> str:
        found = self.group(group)
        rows = [self.row(statistic, self.words.percent(statistic.value)) for statistic in found]
        scale = Scale.around(1 / self.simulation.seats, rows, self.say("axis-share"), self.words.percent)
        picture = plots.forest(rows, self.heading(f"{group}s"), scale)
        return picture + self.details([*found, *self.group(scores)])

    def heading(self, head: str) -> str:
        return self.say(f"head-{head}")

    def signed(self, share: float, digits: int) -> str:
        return self.words.number(100 * share, digits, sign=True)

    def write_deviations(self, value: float, digits: int) -> str:
        return self.words.number(value, max(1, digits))

    def row(self, statistic: Statistic, beside: str, note: str = "") -> Row:
        name = self.words.name(statistic.group, statistic.about)
        return Row(name, statistic.value, statistic.low, statistic.high, beside, note)

    def luck(self) -> str:
        parts = [
            self.row(statistic, self.words.percent(statistic.value)) for statistic in self.group(Group.LUCK)
        ]
        return plots.stack(parts, self.heading("luck")) + self.details(self.group(Group.LUCK))

    def luck_note(self) -> str:
        seat, deal, bot, after = (statistic.value for statistic in self.group(Group.LUCK))
        shown = {"before": seat + deal, "bot": bot, "after": after}
        note = self.say("note-luck", **{name: self.words.percent(share) for name, share in shown.items()})
        same = len(set(self.simulation.plans[0].bots)) == 1
        return f"{note} {self.say('note-same-bots')}" if same else note

    def parts(self) -> str:
        parts, winners = self.group(Group.PART), self.group(Group.PART_WINNER)
        rows = [
            self.row(won, f"{self.words.number(won.value, 1)} / {self.words.number(mean.value, 1)}")
            for mean, won in zip(parts, winners, strict=True)
        ]
        names = (self.say("winners"), self.say("all-seats"))
        means = [mean.value for mean in parts]
        scale = self.say("axis-points"), self.words.number
        picture = plots.bars(rows, means, names, self.heading("parts"), scale)
        return picture + self.details([*parts, *winners])

    def length(self) -> str:
        (length,) = self.group(Group.LENGTH)
        lengths = self.simulation.edition_counts[0].lengths
        picture = plots.histogram(lengths, self.heading("length"), self.say("axis-moves"), self.words.number)
        note = self.say("note-length", mean=self.words.number(length.value, 1))
        return self.section("length", picture + self.details([length]), note=note)

    def scores(self) -> str:
        scores = self.simulation.edition_counts[0].scores
        picture = plots.histogram(scores, self.heading("scores"), self.say("axis-points"), self.words.number)
        return self.section(
            "scores", picture + self.details(self.group(Group.SCORE)), note=self.say("note-scores")
        )

    def winners(self) -> str:
        found = [*self.group(Group.WINNER_PART), *self.group(Group.WINNER_MEASURE)]
        found.sort(key=lambda statistic: -statistic.value)
        rows = [self.row(statistic, self.words.number(statistic.value, 2, sign=True)) for statistic in found]
        scale = Scale.around(0.0, rows, self.say("axis-deviations"), self.write_deviations)
        return plots.forest(rows, self.heading("winners"), scale)

    def ends(self) -> str:
        ends = [*self.group(Group.REASON), *self.group(Group.DECIDED)]
        rows = [(self.words.label(statistic), statistic.value, None) for statistic in ends]
        return self.bar_table(rows, (self.say("column-figure"), self.say("column-among")))

    def items(self) -> str:
        """Draw a chart for each group; a single long one is cut into two charts with the same scale."""
        found = sorted(self.group(Group.ITEM), key=lambda statistic: -statistic.value)
        groups = self.words.item_groups()
        pictures = []
        for group, title in groups.items():
            mine = [statistic for statistic in found if self.words.items[statistic.about].group == group]
            size = -(-len(mine) // (1 if len(groups) > 1 else 2)) or 1
            for start in range(0, len(mine), size):
                pictures.append(self.item_picture(title, mine, slice(start, start + size)))
        return f'<div class="pair">{"".join(pictures)}</div>'

    def item_picture(self, title: str, statistics: Sequence[Statistic], shown: slice) -> str:
        held = {statistic.about: statistic.value for statistic in self.group(Group.HELD)}
        rows = [
            self.row(
                statistic,
                self.words.number(100 * statistic.value, 1, sign=True),
                self.words.percent(held[statistic.about], 0),
            )
            for statistic in statistics
        ]
        scale = Scale.around(0.0, rows, self.say("axis-difference"), self.signed)
        picture = plots.forest(rows[shown], title, scale)
        return f"<div><h3>{escape(title)}</h3>{picture}{self.details(statistics[shown])}</div>"

    def rules(self) -> str:
        counts = self.simulation.edition_counts[0].events
        rows = [
            (self.words.event(name), counts.among[name] / counts.matches, counts.times[name] / counts.matches)
            for name in (kind.name for kind in self.words.game.definition.event_kinds)
        ]
        rows.sort(key=lambda row: (-row[1], -row[2]))
        columns = tuple(self.say(f"column-{name}") for name in ("event", "among", "times"))
        note = self.say("note-rules", games=counts.matches)
        return self.section("rules", self.bar_table(rows, columns), note=note)

    # --- Tables ---------------------------------------------------------------------------------------

    def bar_table(self, rows: Iterable[tuple[str, float, float | None]], columns: Sequence[str]) -> str:
        """Return a table with a bar for each share, and an optional number after it."""
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
        lines = []
        for label, share, times in rows:
            bar = f'<i style="width: {100 * share:.1f}%"></i><b>{escape(self.words.percent(share))}</b>'
            number = "" if times is None else f"<td>{escape(self.words.number(times, 1))}</td>"
            lines.append(f'<tr><th scope="row">{escape(label)}</th><td class="bar">{bar}</td>{number}</tr>')
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"

    def details(self, statistics: Sequence[Statistic]) -> str:
        """Return a table of statistics that is folded away."""
        signed = [statistic.group.is_difference for statistic in statistics]
        lines = "".join(
            f'<tr><th scope="row">{escape(self.words.label(statistic))}</th>'
            f"<td>{escape(self.words.amount(statistic.unit, statistic.value, sign))}</td>"
            f"<td>{escape(self.words.interval(statistic, sign))}</td></tr>"
            for statistic, sign in zip(statistics, signed, strict=True)
        )
        columns = "".join(
            f'<th scope="col">{escape(self.say(f"column-{name}"))}</th>'
            for name in ("figure", "value", "interval")
        )
        table = f"<table><thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table>"
        summary = f"<summary>{escape(self.say('all-figures'))}</summary>"
        return f'<details>{summary}<div class="scroll">{table}</div></details>'

    # --- Two editions ---------------------------------------------------------------------------------

    def comparison(self) -> Iterator[str]:
        before, after = (game.edition.name for game in self.simulation.games)
        found = self.simulation.changes()
        shown = [change for change in found if change.differs]
        rest = [change for change in found if not change.differs]
        content = f'<p class="verdict">{escape(verdict(self.words, found))}</p>'
        content += self.changes(shown) if shown else ""
        more = escape(self.say("other-figures", count=len(rest)))
        content += f"<details><summary>{more}</summary>{self.changes(rest)}</details>" if rest else ""
        note = self.say("note-comparison", count=len(found))
        yield self.section("comparison", content, note=note, before=before, after=after)
        yield '<div class="beside">'
        yield self.change_picture(
            self.heading("seats"), [statistic for statistic in found if statistic.group == Group.SEAT]
        )
        for group, title in self.words.item_groups().items():
            items = [statistic for statistic in found if statistic.group == Group.ITEM]
            mine = [statistic for statistic in items if self.words.items[statistic.about].group == group]
            yield self.change_picture(title, mine) if mine else ""
        yield "</div>"

    def change_picture(self, title: str, found: Sequence[Change]) -> str:
        rows = sorted((self.change_row(change) for change in found), key=lambda row: -row.value)
        scale = Scale.around(0.0, rows, self.say("column-change"), self.signed)
        return f"<section><h2>{escape(title)}</h2>{plots.forest(rows, title, scale)}</section>"

    def change_row(self, change: Change) -> Row:
        name = self.words.name(change.group, change.about)
        beside = self.words.amount(SHARE, change.change, sign=True)
        return Row(name, change.change, change.low, change.high, beside)

    def changes(self, found: Sequence[Change]) -> str:
        names = [game.edition.name for game in self.simulation.games]
        columns = [self.say("column-figure"), *(self.say("column-before", edition=name) for name in names)]
        columns += [self.say(f"column-{name}") for name in ("change", "interval", "verdict")]
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
        lines = "".join(self.change_line(change, columns[1:]) for change in found)
        return f'<table class="changes"><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>'

    def change_line(self, change: Change, columns: Sequence[str]) -> str:
        words, kind = self.words, ""
        if change.differs:
            kind = ' class="is-more"' if change.change > 0 else ' class="is-less"'
        is_difference = change.group == Group.ITEM
        cells = [
            words.amount(change.unit, value, sign=is_difference) for value in (change.before, change.after)
        ]
        cells += [words.amount(change.unit, change.change, sign=True), words.interval(change, sign=True)]
        row = "".join(
            f'<td data-column="{escape(column)}">{escape(cell)}</td>'
            for column, cell in zip(columns, cells, strict=False)
        )
        row += f'<td data-column="{escape(columns[-1])}"{kind}>{escape(words.verdict(change))}</td>'
        return f'<tr><th scope="row">{escape(words.label(change))}</th>{row}</tr>'


def verdict(words: Wording, changes: Sequence[Change]) -> str:
    """Return the result of a comparison in one sentence."""
    differing = sum(change.differs for change in changes)
    name = "verdict-some" if differing else "verdict-none"
    return words.say(name, count=len(changes), **({"differing": differing} if differing else {}))
