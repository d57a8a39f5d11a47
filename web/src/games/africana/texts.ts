/** What the board says of moves to come and of what cannot be done, beside the texts of the game. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../../api/client";
import { bundleOf } from "../../texts/speech";
import en from "./board.en.ftl?raw";
import it from "./board.it.ftl?raw";
import ru from "./board.ru.ftl?raw";

const TEXTS: Record<Language, string> = { en, it, ru };
const bundles = new Map<Language, FluentBundle>();

export function wordsOf(language: Language): FluentBundle {
  const known = bundles.get(language) ?? bundleOf(language, TEXTS[language]);
  bundles.set(language, known);
  return known;
}
