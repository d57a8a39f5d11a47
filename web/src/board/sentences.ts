/** What views say of components and moves, in words: why something cannot be used now, what a move costs and brings. */

import type { View } from "../api/client";
import { said, type Speech, type Values } from "../texts/speech";
import type { GameModule } from "./gameModule";

/** Facts with a code, as in `view.obstacles` and `view.effects`. */
type Facts = Record<string, unknown>;

export interface Sentences {
  say(name: string, values?: Values): string;
  whyNot(kind: string, word: string): string[]; // why no move uses a component now; only for the seat to move
  effectsOf(move: string, signed?: string[]): string; // what a move costs and brings, without what a sign shows
  isUnpaid(move: string): boolean; // whether a move leads to something that costs more than there is
}

interface SentencesInput {
  module: GameModule;
  view: View;
  speech: Speech;
}

/** A text of the board, else of the game. */
function sayWith(module: GameModule, speech: Speech): Sentences["say"] {
  const bundle = module.texts?.(speech.language);
  return (name, values) => (bundle?.hasMessage(name) ? said(bundle, name, values) : speech.text(name, values));
}

export function sentencesOf({ module, view, speech }: SentencesInput): Sentences {
  const say = sayWith(module, speech);
  const bundle = module.texts?.(speech.language);
  const has = (name: string): boolean => bundle?.hasMessage(name) === true || speech.has(name);
  const obstacles = view.obstacles as Record<string, Facts[]> | undefined;
  const effects = view.effects as Record<string, Facts[]> | undefined;

  /** Facts become the names that people read, with the words that languages select by. */
  const worded = (prefix: string, code: string, facts: Facts[]): string[] =>
    facts.flatMap(({ [code]: name, ...rest }) => {
      const message = `${prefix}-${String(name)}`;
      return has(message) ? [say(message, speech.values(Object.entries(rest)))] : [];
    });

  return {
    say,
    whyNot: (kind, word) => worded("why", "why", obstacles?.[`${kind} ${word}`] ?? []),
    isUnpaid: (move) => (effects?.[move] ?? []).some(({ price, has }) => Number(price) > Number(has)),
    effectsOf: (move, signed = []) => {
      const told = (effects?.[move] ?? []).filter(({ effect }) => !signed.includes(String(effect)));
      return worded("effect", "effect", told).join(" ").replaceAll(" → ", "\u00a0→\u00a0");
    },
  };
}
