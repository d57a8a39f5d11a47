/** Help on the components: what each one is, its values, and where they come from. */

import type { Say, Speech } from "../../texts/speech";
import type { Edition, ComponentHelp } from "../../board/gameModule";
import { originIn } from "./origins";
import { sayIn } from "./texts";
import { bonusOf, titleOf } from "./titles";
import { coloursIn, colourOf, figuresOf, isGuide, numberOf, type Figures, type Origin } from "./view";

/** Help whose origin is still as the edition has it. */
type DraftHelp = Omit<ComponentHelp, "origin"> & { origin?: Origin };
type HelpFunction = (speech: Speech, figures: Figures, word: string, say: Say) => DraftHelp;

/** A row of facts; the label is one of the game's texts. */
const fact = (speech: Speech, label: string, value: string | number): [string, string] => [
  speech.text(`label-${label}`),
  String(value),
];
const region = (speech: Speech, word: string): string => speech.name("region", word);

/** A figure that takes points away, as the points it costs. */
const cost = (figures: Figures, name: string): number => -numberOf(figures, name);

const HELP_BY_KIND: Record<string, HelpFunction> = {
  region: (speech, figures, word, say) => {
    const place = figures.regions[word];
    return {
      title: region(speech, word),
      text: say("about-region"),
      facts: [
        fact(speech, "symbols", coloursIn(figures, speech.language, place?.symbols ?? [])),
        fact(speech, "book", speech.name("half", place?.half ?? "")),
      ],
      origin: place?.origin,
      paragraphs: ["AF2", "AF15", "AF-R4"],
    };
  },

  card: (speech, figures, word, say) => {
    const colour = colourOf(figures, word);
    const title = titleOf(speech, figures, word);
    const limit: [string, string] = [say("hand-limit"), String(numberOf(figures, "hand-limit"))];
    if (!colour) {
      const origin = figures.numbers["joker-cards"]?.origin;
      return {
        title,
        text: say("about-joker"),
        facts: [limit],
        origin,
        paragraphs: ["AF17", "AF18", "AF-R5"],
      };
    }
    const isLed = isGuide(word);
    const entry = figures.colours[colour];
    return {
      title,
      text: say(isLed ? "about-guide" : "about-card"),
      facts: [[say("in-the-box"), String((isLed ? entry?.guides : entry?.["travel-cards"]) ?? 0)], limit],
      origin: partOf(entry?.origin, isLed ? "guides" : "travel-cards"),
      paragraphs: isLed ? ["AF17", "AF18", "AF27", "AF36"] : ["AF15", "AF18", "AF19"],
    };
  },

  expedition: (speech, figures, word, say) => {
    const expedition = figures.expeditions[word];
    return {
      title: speech.name("expedition", word),
      text: say("about-expedition"),
      facts: expedition
        ? [
            fact(speech, "start", region(speech, expedition.start)),
            fact(speech, "target", region(speech, expedition.target)),
            fact(speech, "silver", expedition.silver),
            fact(speech, "points", expedition.points),
            fact(speech, "letter", expedition.letter),
          ]
        : [],
      origin: expedition?.origin,
      paragraphs: ["AF20", "AF21", "AF22", "AF23", "AF24"],
    };
  },

  adventure: (speech, figures, word, say) => {
    const adventure = figures.adventures[word];
    const place: [string, string][] = adventure
      ? [[say("region"), region(speech, adventure.target)], fact(speech, "book", speech.name("half", adventure.book))]
      : [];
    const gains: [string, string][] = adventure?.artefact
      ? [fact(speech, "silver", adventure.silver ?? 0), fact(speech, "points", adventure.points ?? 0)]
      : [];
    return {
      title: speech.name("adventure", word),
      text: adventure?.guide
        ? say("about-guide-adventure", { two: cost(figures, "two-guides"), three: cost(figures, "three-guides") })
        : say("about-artefact"),
      facts: [...place, ...gains],
      origin: adventure?.origin,
      paragraphs: adventure?.guide ? ["AF25", "AF27", "AF36"] : ["AF25", "AF26", "AF35"],
    };
  },

  half: (speech, figures, word, say) => ({
    title: speech.name("half", word),
    text: say("about-half"),
    facts: [[say("price"), speech.text("bonus-silver", { silver: numberOf(figures, "adventure-price") })]],
    origin: figures.numbers["adventure-price"]?.origin,
    paragraphs: ["AF11", "AF12", "AF13", "AF14", "AF-R11"],
  }),

  slot: (speech, figures, word, say) => ({
    title: say("slot-number", { slot: word }),
    text: say("about-slot"),
    facts: [fact(speech, "bonus", bonusOf(speech, figures, word))],
    origin: figures.slots[word]?.origin,
    paragraphs: ["AF6", "AF22", "AF-R10"],
  }),

  company: (speech, figures, word, say) => {
    const company = figures.companies[word];
    return {
      title: company?.[speech.language] ?? word,
      text: say("about-company"),
      facts: company
        ? [fact(speech, "home", region(speech, company.home)), fact(speech, "silver", company.silver)]
        : [],
      origin: company?.origin,
      paragraphs: ["AF7", "AF8"],
    };
  },

  pile: (speech, figures, _word, say) => ({
    title: speech.text("label-deck"),
    text: say("about-pile", { count: numberOf(figures, "drawn") }),
    facts: [],
    paragraphs: ["AF10", "AF29", "AF-R7"],
  }),
};

function partOf(origin: Origin | undefined, part: string): Origin | undefined {
  return typeof origin === "object" ? origin[part] : origin;
}

export function help(speech: Speech, edition: Edition, kind: string, word: string): ComponentHelp {
  const figures = figuresOf(edition);
  const isGoal = kind === "goal";
  const real = isGoal ? (word in figures.expeditions ? "expedition" : "adventure") : kind;
  const say = sayIn(speech.language);
  const draft = HELP_BY_KIND[real]?.(speech, figures, word, say) ?? {
    title: speech.name(kind, word),
    text: "",
    facts: [],
    paragraphs: [],
  };
  return { ...draft, origin: originIn(say, figures, draft.origin) };
}
