/** Help on the components. */

import type { Say, Speech } from "../../texts/speech";
import type { Edition, ComponentHelp } from "../../board/gameModule";
import { Catalogue } from "./catalogue";
import { sayIn } from "./texts";
import { CRYSTAL } from "./view";

const TABLES: Record<string, string> = {
  gift: "gifts",
  card: "ingredients",
  area: "areas",
  type: "types",
  colour: "colours",
  special: "types",
};

const PILES: Record<string, string[]> = {
  deck: ["ME10", "ME18", "ME-R5"],
  discard: ["ME15", "ME18"],
  aside: ["ME3", "ME21", "ME25", "ME26"],
  score: ["ME28", "ME29", "ME30", "ME32", "ME33"],
  special: ["ME19", "ME20", "ME21", "ME22"],
};

export function help(speech: Speech, edition: Edition, kind: string, word: string): ComponentHelp {
  const catalogue = new Catalogue(edition, speech);
  const say = sayIn(speech.language);
  const entry = edition[TABLES[kind] ?? ""]?.[word];
  const help: ComponentHelp = {
    title: speech.name(kind, word),
    text: "",
    facts: [],
    origin: originOf(entry?.origin, say),
    paragraphs: [],
  };

  if (kind === "gift") return { ...help, ...ofGift(word) };
  if (kind === "area") return { ...help, ...ofArea(word) };
  if (kind === "colour") return { ...help, ...ofColour(word) };
  if (kind === "type" || kind === "special") return { ...help, ...ofType(word) };
  if (word === CRYSTAL) {
    const title = speech.text("name-crystal");
    return { ...help, title, text: say("explain-crystal"), paragraphs: ["ME13", "ME14", "ME-R7"] };
  }
  if (kind === "card") {
    const facts: [string, string][] = [[say("label-copies"), String(entry?.copies ?? "")]];
    return { ...help, text: say("explain-card"), facts, paragraphs: ["ME9", "ME10", "ME12", "ME16"] };
  }
  if (word in PILES)
    return { ...help, title: say(`name-${word}`), text: say(`explain-${word}`), paragraphs: PILES[word]! };
  return help;

  function ofGift(gift: string): Partial<ComponentHelp> {
    const { types, colour, ingredients, elf } = catalogue.gift(gift);
    const isPair = types.some((type) => catalogue.isPair(type));
    const text =
      say("explain-gift") + (elf ? ` ${say("explain-gift-elf", { points: catalogue.number("elf-point") })}` : "");
    const facts: [string, string][] = [
      [speech.text("label-ingredients"), ingredients.map((card) => speech.name("card", card)).join(" + ")],
      [speech.text("label-types"), types.map((type) => catalogue.name("types", type)).join(" / ")],
      [speech.text("label-colour"), catalogue.name("colours", colour)],
    ];
    const paragraphs = ["ME11", "ME12", ...(types.length > 1 ? ["ME30"] : []), ...(elf ? ["ME33"] : [])];
    if (isPair) paragraphs.push("ME19", "ME31");
    if (catalogue.isWild(colour)) paragraphs.push("ME32");
    return { text, facts, paragraphs };
  }

  function ofArea(area: string): Partial<ComponentHelp> {
    const isCity = area === catalogue.city;
    const neighbours = catalogue.neighbours(area).map((other) => speech.name("area", other));
    return {
      text: isCity
        ? say("explain-city", { count: catalogue.number("city-extra") })
        : say("explain-border", { count: catalogue.number("refill") }),
      facts: [[say("label-neighbours"), neighbours.join(", ")]],
      paragraphs: isCity ? ["ME8", "ME10"] : ["ME8", "ME9", "ME17"],
    };
  }

  function ofColour(colour: string): Partial<ComponentHelp> {
    const points = catalogue.number("colour-point");
    const text = catalogue.isWild(colour) ? say("explain-wild") : say("explain-colour", { points });
    return { title: catalogue.name("colours", colour), text, paragraphs: ["ME32", "ME-R18"] };
  }

  function ofType(type: string): Partial<ComponentHelp> {
    const title = catalogue.name("types", type);
    if (!catalogue.isPair(type)) {
      const worth = catalogue.worth();
      const label = say("label-worth", { count: worth.length });
      const facts: [string, string][] = [[label, worth.join(" · ")]];
      return { title, text: say("explain-type"), facts, paragraphs: ["ME29", "ME30"] };
    }
    const points = catalogue.number("special-pair");
    const facts: [string, string][] = [[say("label-pair"), String(points)]];
    const action = type === "secret" ? "ME20" : "ME21";
    return { title, text: say("explain-pair", { points }), facts, paragraphs: ["ME19", action, "ME22", "ME31"] };
  }
}

/** The source of the figures: one for all, or one for each figure. */
function originOf(origin: unknown, say: Say): string {
  const spoken = (word: string) => (say(`origin-${word}`) === `origin-${word}` ? word : say(`origin-${word}`));
  if (typeof origin === "string") return spoken(origin);
  if (!origin || typeof origin !== "object") return "";
  const figures = new Map<string, string[]>();
  for (const [figure, word] of Object.entries(origin as Record<string, string>)) {
    figures.set(word, [...(figures.get(word) ?? []), say(`figure-${figure}`)]);
  }
  return [...figures]
    .map(([word, names]) => say("origin-of", { origin: spoken(word), figures: names.join(", ") }))
    .join("; ");
}
