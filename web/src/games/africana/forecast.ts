/** What a move would bring and cost. */

import type { MoveContext } from "../module";
import { seatIndex } from "../seats";
import { sayIn, type Say } from "./texts";
import { bonusOf } from "./titles";
import type { AfricanaView, Figures, Player, Side } from "./view";
import { colourOf, figuresOf, freeMarkers, isGuide, numberOf } from "./view";

interface Asked {
  view: AfricanaView;
  figures: Figures;
  own: Player;
  seat: string;
  speech: MoveContext["speech"];
  say: Say;
}

type Telling = (asked: Asked, words: string[]) => string[];

const TELLINGS: Record<string, Telling> = {
  draw: ({ figures, own, say }) => [
    say("will-draw", { count: own.hand.count, limit: numberOf(figures, "hand-limit") }),
  ],
  buy: ({ figures, own, say }) => [
    say("will-buy", { price: numberOf(figures, "adventure-price"), silver: own.silver }),
  ],
  move: ({ own, say }) => [say("will-move", { count: own.hand.count })],
  flip: ({ view, figures, own, say }) => {
    const price = numberOf(figures, view.flips ? "flip-price" : "first-flip-price");
    return [price ? say("will-cost", { price, silver: own.silver }) : say("will-cost-nothing")];
  },
  take: (asked, [side]) => {
    const { view, figures, own, speech, say } = asked;
    const half = figures.regions[own.at]?.half ?? "north";
    const word = view.books[half][side as Side].cards[0] ?? "";
    const cost = say("will-cost", { price: numberOf(figures, "adventure-price"), silver: own.silver });
    return [`${speech.name("adventure", word)}.`, cost, gainOf(asked, word)];
  },
  go: (asked, [region, , card, , price]) => {
    const { own, say } = asked;
    const goals = goalsAt(asked, region!);
    return [
      say(isKept(asked.figures, card!) ? "will-keep" : "will-spend"),
      price ? say("will-cost", { price: Number(price), silver: own.silver }) : "",
      goals.length ? say("will-find", { goals: goals.join(", ") }) : "",
    ];
  },
  join: ({ view, figures, seat, speech, say }, [word]) => {
    const place = view.slots.findIndex((slot) => slot?.expedition === word);
    return [
      say("will-gain", { gain: bonusOf(speech, figures, String(place + 1)) }),
      say("will-mark", { count: freeMarkers(view, figures, seat) - 1 }),
    ];
  },
  complete: (asked, [word]) => [gainOf(asked, word!)],
  discard: ({ figures, say }, [card]) => [isKept(figures, card!) ? say("will-leave") : ""],
  end: ({ view, figures, say }) => [view.used.some((card) => !isKept(figures, card)) ? say("will-end") : ""],
};

/** Jokers and guides return to the hand. */
const isKept = (figures: Figures, card: string): boolean => isGuide(card) || colourOf(figures, card) === null;

function gainOf({ figures, speech, say }: Asked, word: string): string {
  const adventure = figures.adventures[word];
  if (adventure?.guide)
    return say("will-gain", { gain: speech.say("reward-guide", { card: `guide-${adventure.guide}` }) });
  const found = figures.expeditions[word] ?? adventure;
  return found
    ? say("will-gain", { gain: speech.text("reward", { silver: found.silver ?? 0, points: found.points ?? 0 }) })
    : "";
}

/** What the company can join or complete in a region. */
function goalsAt({ view, figures, own, seat, speech }: Asked, region: string): string[] {
  const expeditions = view.slots.flatMap((slot) => {
    const found = slot && figures.expeditions[slot.expedition];
    if (!found) return [];
    const isThere = slot.markers.includes(seat) ? found.target === region : found.start === region;
    return isThere ? [speech.name("expedition", slot.expedition)] : [];
  });
  const adventures = own.open.filter((word) => figures.adventures[word]?.target === region);
  return [...expeditions, ...adventures.map((word) => speech.name("adventure", word))];
}

export function forecast({ view: anyView, seat, edition, speech }: MoveContext, move: string): string {
  const view = anyView as AfricanaView;
  const own = view.players[seatIndex(seat)];
  const [verb, ...words] = move.split(" ");
  const telling = TELLINGS[verb!];
  if (!own || !telling) return "";
  return telling({ view, figures: figuresOf(edition), own, seat, speech, say: sayIn(speech.language) }, words)
    .filter(Boolean)
    .join(" ");
}
