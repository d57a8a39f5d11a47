/** Why a component cannot be played now. */

import { said } from "../../texts/speech";
import type { MoveContext } from "../module";
import { seatIndex, seatOf } from "../seats";
import { wordsOf } from "./texts";
import { figuresOf, freeMarkers, HALVES, neighboursOf, numberOf, serves, SIDES, type AfricanaView } from "./view";

export function reasons({ view: told, seat, edition, speech }: MoveContext, kind: string, word: string): string[] {
  const view = told as AfricanaView;
  const figures = figuresOf(edition);
  const own = view.players[seatIndex(seat)];
  const step = view.pending?.choice;
  if (!own || step === "discard" || step === "drop") return [];
  const { at, silver } = own;
  const region = (name: string): string => speech.name("region", name);
  const say = (name: string, values?: Record<string, string | number>): string =>
    said(wordsOf(speech.language), name, values);
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
    return step ? say(`why-late-${step}`) : say(`why-first-${action}`);
  }

  /** Why the hand does not open a way into a region. */
  function lacking(): string {
    return say("why-silver", { price: numberOf(figures, "recolour-price"), silver });
  }

  function ofRegion(): string {
    if (isLegal(`go ${word}`)) return "";
    if (word === at) return say("why-here");
    if (!neighboursOf(figures, at).includes(word)) return say("why-far", { from: region(at), to: region(word) });
    const colours = (figures.regions[word]?.symbols ?? []).map((symbol) => speech.name("card", symbol)).join(", ");
    return first("move") || `${say("why-colours", { colours })} ${lacking()}`;
  }

  function ofExpedition(): string {
    const slot = view.slots.find((one) => one?.expedition === word);
    const found = figures.expeditions[word];
    if (!slot || !found || isLegal(`join ${word}`) || isLegal(`complete ${word}`)) return "";
    const isJoined = slot.markers.includes(seat);
    const goal = isJoined ? found.target : found.start;
    if (goal !== at) return say(isJoined ? "why-target" : "why-start", { goal: region(goal), at: region(at) });
    if (!isJoined && freeMarkers(view, figures, seat) === 0) return say("why-markers");
    return first("move");
  }

  function ofAdventure(): string {
    const target = figures.adventures[word]?.target ?? "";
    if (own!.open.includes(word)) {
      if (isLegal(`complete ${word}`)) return "";
      return target === at ? first("move") : say("why-target", { goal: region(target), at: region(at) });
    }
    const half = HALVES.find((one) => SIDES.some((side) => view.books[one][side].cards[0] === word));
    if (half) return ofBook(half);
    const owner = view.players.findIndex((player) => [...player.open, ...player.done].includes(word));
    return owner >= 0 ? say("why-owner", { name: speech.seat(seatOf(owner)) }) : "";
  }

  function ofBook(half: string): string {
    if (figures.regions[at]?.half !== half) return say("why-half", { book: speech.name("half", half), at: region(at) });
    const price = numberOf(figures, "adventure-price");
    return silver < price ? say("why-silver", { price, silver }) : first("buy");
  }

  function ofCard(): string {
    if (!own!.hand.cards.includes(word)) return view.used.includes(word) ? say("why-used") : "";
    if (told.moves.some((move) => move.includes(` with ${word}`))) return "";
    if (step !== "move") return first("move");
    const fits = neighboursOf(figures, at).some((other) => serves(figures, word, other));
    return fits ? "" : `${say("why-symbol", { at: region(at) })} ${lacking()}`;
  }

  function ofHalf(): string {
    return isLegal("buy") || (step === "buy" && figures.regions[at]?.half === word) ? "" : ofBook(word);
  }

  function ofPile(): string {
    return isLegal("draw") || !step ? "" : say(`why-late-${step}`);
  }
}
