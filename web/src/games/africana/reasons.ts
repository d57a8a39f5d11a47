/** Why a component cannot be played now. */

import type { MoveContext } from "../module";
import { seatIndex, seatOf } from "../seats";
import { sayIn } from "./texts";
import type { AfricanaView } from "./view";
import { coloursIn, figuresOf, freeMarkers, HALVES, neighboursOf, numberOf, serves, SIDES } from "./view";

export function reasons({ view: told, seat, edition, speech }: MoveContext, kind: string, word: string): string[] {
  const view = told as AfricanaView;
  const figures = figuresOf(edition);
  const own = view.players[seatIndex(seat)];
  const step = view.pending?.choice;
  if (!own || step === "discard" || step === "drop") return [];
  const { at, silver } = own;
  const recolouring = numberOf(figures, "recolour-price");
  const region = (name: string): string => speech.name("region", name);
  const place = (name: string): string => speech.say("in-region", { region: name });
  const say = sayIn(speech.language);
  const isLegal = (start: string): boolean => told.moves.some((move) => move === start || move.startsWith(`${start} `));
  const tell: Record<string, () => string> = {
    region: ofRegion,
    expedition: ofExpedition,
    adventure: ofAdventure,
    card: ofCard,
    half: ofHalf,
    pile: ofPile,
  };
  const reason = tell[kind]?.() ?? "";
  return reason ? [reason] : [];

  /** Says that another action comes first, or that it is too late for this one. */
  function first(action: "move" | "buy"): string {
    if (step === action) return "";
    return step ? say(`why-late-${step}`) : say("why-first", { move: speech.move(action) });
  }

  function ofRegion(): string {
    if (isLegal(`go ${word}`)) return "";
    if (word === at) return say("why-here");
    if (!neighboursOf(figures, at).includes(word)) return say("why-far", { from: region(at), to: region(word) });
    const colours = coloursIn(figures, speech.language, figures.regions[word]?.symbols ?? []);
    return first("move") || say("why-colours", { colours, price: recolouring, silver });
  }

  function ofExpedition(): string {
    const slot = view.slots.find((one) => one?.expedition === word);
    const found = figures.expeditions[word];
    if (!slot || !found || isLegal(`join ${word}`) || isLegal(`complete ${word}`)) return "";
    const isJoined = slot.markers.includes(seat);
    const goal = isJoined ? found.target : found.start;
    if (goal !== at) return say(isJoined ? "why-target" : "why-start", { goal: place(goal), here: place(at) });
    if (!isJoined && freeMarkers(view, figures, seat) === 0) return say("why-markers");
    return first("move");
  }

  function ofAdventure(): string {
    const target = figures.adventures[word]?.target ?? "";
    if (own!.open.includes(word)) {
      if (isLegal(`complete ${word}`)) return "";
      return target === at ? first("move") : say("why-target", { goal: place(target), here: place(at) });
    }
    const half = HALVES.find((one) => SIDES.some((side) => view.books[one][side].cards[0] === word));
    if (half) return ofBook(half);
    const owner = view.players.findIndex((player) => [...player.open, ...player.done].includes(word));
    return owner >= 0 ? say("why-owner", { name: speech.seat(seatOf(owner)) }) : "";
  }

  function ofBook(half: string): string {
    if (figures.regions[at]?.half !== half) {
      return say("why-half", { half: speech.name("half", half), "half-word": half });
    }
    const price = numberOf(figures, "adventure-price");
    return silver < price ? say("why-silver", { price, silver }) : first("buy");
  }

  function ofCard(): string {
    if (!own!.hand.cards.includes(word)) return view.used.includes(word) ? say("why-used") : "";
    if (told.moves.some((move) => move.includes(` with ${word}`))) return "";
    if (step !== "move") return first("move");
    const fits = neighboursOf(figures, at).some((other) => serves(figures, word, other));
    return fits ? "" : say("why-symbol", { price: recolouring, silver });
  }

  function ofHalf(): string {
    return isLegal("buy") || (step === "buy" && figures.regions[at]?.half === word) ? "" : ofBook(word);
  }

  function ofPile(): string {
    return isLegal("draw") || !step ? "" : say(`why-late-${step}`);
  }
}
