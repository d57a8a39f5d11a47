/** The words and numbers of the lab: those of the reports that `ludoteca simulate` writes, and the game's own. */

import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "react";
import type { Language } from "../api/client";
import type { Description } from "../engine/description";
import { keepTrying, whole } from "../api/keepTrying";
import { gameText } from "../texts/files";
import { useLanguage } from "../texts/language";
import { decimal } from "../texts/numbers";
import { bundleOf, said, type Values } from "../texts/speech";
import { columnOf, type Statistic, type Unit } from "./statistics";

const reports = import.meta.glob<string>("../../../src/ludoteca/study/report/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const reportText = (language: Language): Promise<string> =>
  reports[`../../../src/ludoteca/study/report/text.${language}.ftl`]!();

/** Messages that a game has for what statistics are about. */
const NAMED_BY_GAME: Record<string, string> = {
  part: "part",
  "part-winner": "part",
  "winner-measure": "measure",
  reason: "reason",
};

export class LabTexts {
  private readonly items: Map<string, string>;

  constructor(
    private readonly language: Language,
    private readonly report: FluentBundle,
    private readonly game: FluentBundle,
    private readonly sayOnPages: (name: string) => string,
    about: Description,
  ) {
    this.items = new Map(about.items.map((item) => [columnOf(item), item.names[language]]));
  }

  say(name: string, values: Values = {}): string {
    return said(this.report, name, values);
  }

  ofGame(name: string): string {
    return said(this.game, name);
  }

  number(value: number, digits = 0, sign = false): string {
    return decimal(value, this.language, digits, sign ? "exceptZero" : "negative");
  }

  /** A value in its unit; with a sign if it is a difference. */
  amount(unit: Unit, value: number, sign = false): string {
    if (unit !== "share") return this.number(value, unit === "deviations" ? 2 : 1, sign);
    return sign ? this.number(100 * value, 1, true) : this.say("percent", { number: this.number(100 * value, 1) });
  }

  interval({ unit, low, high }: Statistic, sign = false): string {
    return this.say("from-to", { low: this.amount(unit, low, sign), high: this.amount(unit, high, sign) });
  }

  /** What a statistic is about: a card, a part of the score, a reason. */
  name({ group, about }: Statistic): string {
    if (group === "item" || group === "held") return this.items.get(about) ?? about;
    if (group === "seat" || group === "seat-score") return this.say("seat", { number: about.slice(1) });
    if (group === "winner-part") return this.say("points-of", { about: this.ofGame(`part-${about}`) });
    if (group === "bot" || group === "bot-score") return this.sayOnPages(`lab-bot-${about}`);
    if (group === "luck") return this.say(`luck-${about}`);
    if (group === "length") return this.say("label-length");
    if (group === "score") return this.say(`label-score-${about}`);
    if (group === "decided") return this.decider(about);
    const kind = NAMED_BY_GAME[group];
    return kind ? this.ofGame(`${kind}-${about}`) : about;
  }

  private decider(about: string): string {
    return ["score", "shared"].includes(about) ? this.say(`decided-${about}`) : this.ofGame(`tie-${about}`);
  }
}

/** The texts for a module; null while they are being fetched. */
export function useLabTexts(about: Description | null): LabTexts | null {
  const { language, say } = useLanguage();
  const [texts, setTexts] = useState<LabTexts | null>(null);
  useEffect(() => {
    if (!about) return;
    return keepTrying(
      () => whole(Promise.all([reportText(language), gameText(about.game, language)])),
      ([report, game]) =>
        setTexts(new LabTexts(language, bundleOf(language, report), bundleOf(language, game), say, about)),
    );
  }, [about, language, say]);
  return texts;
}
