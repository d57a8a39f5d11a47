/** What cards and bonuses are called on the board. */

import type { Speech } from "../../texts/speech";
import { sayIn } from "./texts";
import { coloursIn, colourOf, isGuide, type Figures } from "./view";

/** The title of a card: what kind of card it is, and its colour. */
export function titleOf(speech: Speech, figures: Figures, card: string): string {
  const say = sayIn(speech.language);
  const colour = colourOf(figures, card);
  if (!colour) return say("title-joker");
  return isGuide(card)
    ? say("title-guide", { colour: coloursIn(figures, speech.language, [colour]) })
    : say("title-card", { card: speech.name("card", card) });
}

/** What joining in a slot pays. */
export function bonusOf(speech: Speech, figures: Figures, slot: string): string {
  const { silver = 0, "travel-cards": cards = 0 } = figures.slots[slot] ?? {};
  const gains = silver ? [speech.text("bonus-silver", { silver })] : [];
  if (cards) gains.push(speech.text("bonus-cards", { count: cards }));
  return gains.join(", ");
}

/** An adventure with what it pays. */
export function sayAdventure(speech: Speech, figures: Figures, word: string): string {
  const { silver, points, guide } = figures.adventures[word] ?? {};
  const gain = guide
    ? speech.say("reward-guide", { card: `guide-${guide}` })
    : speech.text("reward", { silver: silver ?? 0, points: points ?? 0 });
  const name = speech.name("adventure", word).replace(/ \(([^()]*)\)/, ", $1"); // as one says it
  return `${name}: ${gain}`;
}
