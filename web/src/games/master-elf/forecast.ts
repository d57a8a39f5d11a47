/** What a move would bring and cost. */

import type { MoveContext } from "../module";
import { Catalogue } from "./catalogue";
import { tallyOf } from "./collections";
import { paidBy } from "./payments";
import { say as sayIn } from "./texts";
import { asElf, PLACES, playerOf } from "./view";

export function forecast({ view: anyView, seat, edition, speech }: MoveContext, move: string): string {
  const view = asElf(anyView);
  const own = playerOf(view, seat);
  if (!own) return "";
  const catalogue = new Catalogue(edition, speech.language);
  const [verb, word = ""] = move.split(" ");
  const say = (name: string, values?: Record<string, string | number>) => sayIn(speech.language, name, values);
  const points = (gift: string): string => {
    const [before, after] = [own.gifts, [...own.gifts, gift]].map((gifts) => tallyOf(gifts, catalogue).total);
    return say("will-points", { before: before!, after: after! });
  };
  const drawn = (view.pending?.discarded ?? 0) + catalogue.number("city-extra");

  switch (verb) {
    case "go": {
      if (word === catalogue.city) return say("will-refresh");
      const lying = view.areas[word] ?? [];
      return lying.length ? say("will-find", { cards: speech.several("card", lying) }) : say("will-find-nothing");
    }
    case "take":
      return say("will-hold", { count: own.hand.count + 1, limit: catalogue.number("hand-limit") });
    case "discard":
      return view.pending?.choice === "refresh" ? say("will-draw", { count: drawn + 1 }) : "";
    case "draw":
      return say("will-draw", { count: drawn });
    case "make":
      return `${say("will-cost", { cards: speech.several("card", paidBy(move)) })} ${points(word)}`;
    case "claim":
    case "choose":
      return points(word);
    case "pass":
      return say("will-keep", { count: own.hand.count });
    case "look": {
      const stack = view.stacks[PLACES.indexOf(word as (typeof PLACES)[number])] ?? view.aside;
      return say("will-look", { count: stack.count });
    }
    default:
      return "";
  }
}
