/** Help on a component: its text, its figures and their sources, and the rules about it. */

import type { Speech } from "../../texts/speech";
import type { Edition, ComponentHelp } from "../../board/gameModule";
import { figures, unmasked, type CardName, type FarmCard, type Figures } from "./view";

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

export function help(speech: Speech, edition: Edition, kind: string, word: string): ComponentHelp {
  if (kind !== "card") return { title: speech.name(kind, word), text: "", facts: [], origin: "", paragraphs: [] };
  const card = unmasked(word as FarmCard);
  const cardFigures = figures(edition, card);
  const facts: [string, string][] = [];
  if (card !== "fence") {
    facts.push(
      [speech.text("label-value"), String(cardFigures.value)],
      [speech.text("label-coins"), String(cardFigures.coins)],
    );
    if (cardFigures.colour !== "none")
      facts.push([speech.text("label-colour"), speech.text(`colour-${cardFigures.colour}`)]);
    facts.push([speech.text("label-ability"), speech.text(`ability-${cardFigures.ability.split(",")[0]}`)]);
  }
  facts.push([speech.text("label-copies"), String(cardFigures.copies)]);
  return {
    title: speech.name("card", card),
    text: speech.text(`card-${card}`),
    facts,
    origin: originOf(speech, cardFigures),
    paragraphs: PARAGRAPHS[card],
  };
}

/** Where the values of a card come from; values with the same origin are named together. */
function originOf(speech: Speech, told: Figures): string {
  const origins = new Map<string, string[]>();
  for (const [name, from] of Object.entries(told.origin)) {
    const words = from.split(" "); // after the first one comes a note for editors, or a file
    const known = from.startsWith("implied:") ? "origin-fitted" : `origin-${words[0]}`;
    const origin = speech.has(known) ? speech.text(known, { file: words.at(-1)! }) : from;
    const label = `label-${name}`;
    if (speech.has(label)) origins.set(origin, [...(origins.get(origin) ?? []), speech.text(label)]);
  }
  return [...origins].map(([origin, names]) => speech.text("origin-of", { what: names.join(", "), origin })).join("; ");
}
