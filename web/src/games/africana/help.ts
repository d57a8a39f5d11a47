/** Help on the components: what a thing is, its figures, and where they come from. */

import type { Speech } from "../../texts/speech";
import type { Edition, Explanation } from "../module";
import { colourOf, figuresOf, isGuide, numberOf, type Figures, type Origin } from "./view";
import { WORDS } from "./words";

type Told = Omit<Explanation, "origin"> & { origin?: Origin };
type Telling = (speech: Speech, figures: Figures, word: string) => Told;

/** A row of facts; the label is one of the game's texts. */
const fact = (speech: Speech, label: string, value: string | number): [string, string] => [
  speech.text(`label-${label}`),
  String(value),
];
const region = (speech: Speech, word: string): string => speech.name("region", word);
const colours = (speech: Speech, words: string[]): string => words.map((word) => speech.name("card", word)).join(", ");

const TELLINGS: Record<string, Telling> = {
  region: (speech, figures, word) => {
    const found = figures.regions[word];
    return {
      title: region(speech, word),
      text: WORDS[speech.language].region,
      facts: [
        fact(speech, "symbols", colours(speech, found?.symbols ?? [])),
        fact(speech, "book", speech.name("half", found?.half ?? "")),
      ],
      origin: found?.origin,
      paragraphs: ["AF2", "AF15", "AF-R4"],
    };
  },

  card: (speech, figures, word) => {
    const colour = colourOf(figures, word);
    const words = WORDS[speech.language];
    const limit = fact(speech, "hand", numberOf(figures, "hand-limit"));
    if (!colour) {
      const origin = figures.numbers["joker-cards"]?.origin;
      return {
        title: speech.name("card", word),
        text: words.joker,
        facts: [limit],
        origin,
        paragraphs: ["AF17", "AF18", "AF-R5"],
      };
    }
    const isLed = isGuide(word);
    const entry = figures.colours[colour];
    return {
      title: speech.name("card", word),
      text: isLed ? words.guide : words.card,
      facts: [
        isLed ? fact(speech, "guides", entry?.guides ?? 0) : fact(speech, "travel-cards", entry?.["travel-cards"] ?? 0),
        limit,
      ],
      origin: partOf(entry?.origin, isLed ? "guides" : "travel-cards"),
      paragraphs: isLed ? ["AF17", "AF18", "AF27", "AF36"] : ["AF15", "AF18", "AF19"],
    };
  },

  expedition: (speech, figures, word) => {
    const found = figures.expeditions[word];
    return {
      title: speech.name("expedition", word),
      text: WORDS[speech.language].expedition,
      facts: found
        ? [
            fact(speech, "start", region(speech, found.start)),
            fact(speech, "target", region(speech, found.target)),
            fact(speech, "silver", found.silver),
            fact(speech, "points", found.points),
            fact(speech, "letter", found.letter),
          ]
        : [],
      origin: found?.origin,
      paragraphs: ["AF20", "AF21", "AF22", "AF23", "AF24"],
    };
  },

  adventure: (speech, figures, word) => {
    const found = figures.adventures[word];
    const words = WORDS[speech.language];
    const place: [string, string][] = found
      ? [fact(speech, "target", region(speech, found.target)), fact(speech, "book", speech.name("half", found.book))]
      : [];
    const gains: [string, string][] = found?.artefact
      ? [fact(speech, "silver", found.silver ?? 0), fact(speech, "points", found.points ?? 0)]
      : [];
    return {
      title: speech.name("adventure", word),
      text: found?.guide ? words.guideAdventure : words.artefact,
      facts: [...place, ...gains],
      origin: found?.origin,
      paragraphs: found?.guide ? ["AF25", "AF27", "AF36"] : ["AF25", "AF26", "AF35"],
    };
  },

  half: (speech, figures, word) => ({
    title: speech.name("half", word),
    text: WORDS[speech.language].half,
    facts: [fact(speech, "silver", numberOf(figures, "adventure-price"))],
    origin: figures.numbers["adventure-price"]?.origin,
    paragraphs: ["AF11", "AF12", "AF13", "AF14", "AF-R11"],
  }),

  slot: (speech, figures, word) => {
    const bonus = figures.slots[word];
    return {
      title: `${speech.text("label-slot")} ${word}`,
      text: WORDS[speech.language].slot,
      facts: [fact(speech, "silver", bonus?.silver ?? 0), fact(speech, "travel-cards", bonus?.["travel-cards"] ?? 0)],
      origin: bonus?.origin,
      paragraphs: ["AF6", "AF22", "AF-R10"],
    };
  },

  company: (speech, figures, word) => {
    const found = figures.companies[word];
    return {
      title: found?.[speech.language] ?? word,
      text: WORDS[speech.language].company,
      facts: found ? [fact(speech, "home", region(speech, found.home)), fact(speech, "silver", found.silver)] : [],
      origin: found?.origin,
      paragraphs: ["AF7", "AF8"],
    };
  },

  pile: (speech, figures) => ({
    title: speech.text("label-deck"),
    text: WORDS[speech.language].pile,
    facts: [],
    origin: figures.numbers["drawn"]?.origin,
    paragraphs: ["AF10", "AF29", "AF-R7"],
  }),
};

function partOf(origin: Origin | undefined, part: string): Origin | undefined {
  return typeof origin === "object" ? origin[part] : origin;
}

/** The source of a figure in the language of the reader. */
function originIn(speech: Speech, figures: Figures, origin: Origin | undefined): string {
  if (!origin) return "";
  const words = WORDS[speech.language];
  const text =
    typeof origin === "string"
      ? origin
      : Object.entries(origin)
          .map(([part, from]) => `${labelOf(speech, part)}: ${from}`)
          .join("; ");
  const said = text
    .replace(/\breconstructed\b/g, words.reconstructed)
    .replace(/\bprinted\b(?! figure)/g, words.printed)
    .replace(/\bderived\b/g, words.derived);
  const sources = [...new Set(text.match(/\bS\d+\b/g) ?? [])].flatMap((one) =>
    figures.sources[one] ? [`${one}: ${figures.sources[one]}`] : [],
  );
  return [said, ...sources].join(". ");
}

function labelOf(speech: Speech, part: string): string {
  return speech.has(`label-${part}`) ? speech.text(`label-${part}`) : part;
}

export function help(speech: Speech, edition: Edition, kind: string, word: string): Explanation {
  const figures = figuresOf(edition);
  const isGoal = kind === "goal";
  const real = isGoal ? (word in figures.expeditions ? "expedition" : "adventure") : kind;
  const told = TELLINGS[real]?.(speech, figures, word) ?? {
    title: speech.name(kind, word),
    text: "",
    facts: [],
    paragraphs: [],
  };
  return { ...told, origin: originIn(speech, figures, told.origin) };
}
