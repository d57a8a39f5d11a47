/** Help on a component: its text, its figures and their sources, and the rules about it. */

import { said, type Speech } from "../../texts/speech";
import type { Edition, Explanation } from "../module";
import { wordsOf } from "./texts";
import { figures, plain, type CardName, type FarmCard } from "./view";

const PARAGRAPHS: Record<CardName, string[]> = {
  puppy: ["A27", "A-R4"],
  fence: ["A28", "A19", "A-R21"],
  librarian: ["A29"],
  consumerist: ["A30", "A-R1"],
  sweeper: ["A31", "A-R3"],
  fighter: ["A32", "A-R28"],
  mime: ["A33", "A-R12"],
  explorer: ["A34", "A-R13"],
  pacifist: ["A35", "A-R15", "A-R32"],
  dreamer: ["A36", "A-R27"],
  accountant: ["A37", "A-R4", "A-R5"],
  carpenter: ["A38", "A-R20"],
  storekeeper: ["A39", "A-R10"],
  anxious: ["A40", "A-R16"],
  woodcutter: ["A41", "A-R17", "A-R32"],
  noisemaker: ["A42", "A-R23", "A-R24"],
  bargainer: ["A43", "A-R19"],
  reveller: ["A44", "A-R9"],
  viking: ["A45", "A-R18"],
  "ticket-clerk": ["A46", "A-R25"],
  twins: ["A47", "A-R22"],
  graduate: ["A48", "A-R20"],
  alpaking: ["A49", "A-R7"],
  alpaqueen: ["A49", "A-R7"],
  alpaprince: ["A49", "A-R7"],
  alpaprincess: ["A49", "A-R7"],
  snob: ["A50", "A-R6"],
};

export function help(speech: Speech, edition: Edition, kind: string, word: string): Explanation {
  if (kind !== "card") return { title: speech.name(kind, word), text: "", facts: [], origin: "", paragraphs: [] };
  const card = plain(word as FarmCard);
  const told = figures(edition, card);
  const facts: [string, string][] = [];
  if (card !== "fence") {
    facts.push([speech.text("label-value"), String(told.value)], [speech.text("label-coins"), String(told.coins)]);
    if (told.colour !== "none") facts.push([speech.text("label-colour"), speech.text(`colour-${told.colour}`)]);
    facts.push([speech.text("label-ability"), speech.text(`ability-${told.ability.split(",")[0]}`)]);
  }
  facts.push([speech.text("label-copies"), String(told.copies)]);
  const figure: Record<string, string> = {
    value: "label-value",
    coins: "label-coins",
    colour: "label-colour",
    copies: "label-copies",
  };
  const words = wordsOf(speech.language);
  const origins = new Map<string, string[]>(); // the values that have the same origin
  for (const [name, from] of Object.entries(told.origin)) {
    const known = `origin-${/^\w+/.exec(from)?.[0]}`; // the rest is a note for editors
    const origin = words.hasMessage(known) ? said(words, known) : from;
    origins.set(origin, [...(origins.get(origin) ?? []), speech.text(figure[name] ?? name)]);
  }
  const origin = [...origins].map(([from, values]) =>
    said(words, "origin-of", { what: values.join(", "), origin: from }),
  );
  return {
    title: speech.name("card", card),
    text: speech.text(`card-${card}`),
    facts,
    origin: origin.join("; "),
    paragraphs: PARAGRAPHS[card],
  };
}
