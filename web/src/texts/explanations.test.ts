import { expect, test } from "vitest";
import type { Language, Schemas } from "../api/client";
import { explanationText, explanationTexts } from "./explanations";
import { bundleOf, Speech } from "./speech";

// The same sentences as in tests/bots/test_explanations.py.
const SAID: Record<Language, string[]> = {
  en: [
    "About 2.3 points more in the end.",
    "It scores less now, but about 1 point more in the end, mostly under “Elves”.",
    "Anna is expected to score about 1.5 points less.",
    "It costs points, but Anna is expected to lose more: about 12 points.",
  ],
  it: [
    "Circa 2,3 punti in più alla fine.",
    "Meno punti adesso, ma circa 1 punto in più alla fine, soprattutto alla voce «Elves».",
    "Anna: circa 1,5 punti in meno alla fine.",
    "Costa dei punti, ma Anna ne perde di più: circa 12 punti.",
  ],
  ru: [
    "В итоге примерно на 2,3 очка больше.",
    "Сейчас очков меньше, но в итоге примерно на 1 очко больше, прежде всего в строке «Elves».",
    "Anna: в итоге примерно на 1,5 очка меньше.",
    "Anna: в итоге примерно на 12 очков меньше. Это больше, чем стоит сам ход.",
  ],
};

const none = { error: 0.5, part: null, gain: 0, seat: null, loss: 0 };
const REASONS: Schemas["Reason"][] = [
  { ...none, kind: "gain", total: 2.31 },
  { ...none, kind: "later", total: 0.96, part: "elves", gain: 0.9 },
  { ...none, kind: "loss", total: 0.2, seat: "p1", loss: 1.45 },
  { ...none, kind: "cost", total: -3, seat: "p1", loss: 12.4 },
];

test.each(Object.keys(SAID) as Language[])("reasons are said as in the terminal: %s", async (language) => {
  const info = { names: {}, patterns: [], tellings: [] };
  const speech = new Speech(language, info, bundleOf(language, "part-elves = Elves\n"), { p1: "Anna" });
  const bundle = await explanationTexts(language);
  expect(REASONS.map((reason) => explanationText(bundle, reason, speech))).toEqual(SAID[language]);
});
