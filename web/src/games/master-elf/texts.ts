/** Texts of the board, in addition to those of the game. */

import type { Language } from "../../api/client";
import { bundlesOf, said, type Values } from "../../texts/speech";
import en from "./board.en.ftl?raw";
import it from "./board.it.ftl?raw";
import ru from "./board.ru.ftl?raw";

const wordsOf = bundlesOf({ en, it, ru });

export function say(language: Language, name: string, values: Values = {}): string {
  return said(wordsOf(language), name, values);
}
