/** Texts of the board, in addition to those of the game. */

import type { Language } from "../../api/client";
import { bundlesOf, said, type Values } from "../../texts/speech";
import en from "./board.en.ftl?raw";
import it from "./board.it.ftl?raw";
import ru from "./board.ru.ftl?raw";

export const bundles = bundlesOf({ en, it, ru });

export type Say = (name: string, values?: Values) => string;

/** The texts of the board in a language. */
export function sayIn(language: Language): Say {
  return (name, values) => said(bundles(language), name, values);
}
