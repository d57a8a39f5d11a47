/** What the board itself says, beside the texts of the game. */

import type { Language } from "../../api/client";
import { bundleOf, said, type Values } from "../../texts/speech";

const files = import.meta.glob<string>("./board.*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<Language, ReturnType<typeof bundleOf>>();

export function say(language: Language, name: string, values: Values = {}): string {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = bundleOf(language, files[`./board.${language}.ftl`] ?? "");
    bundles.set(language, bundle);
  }
  return said(bundle, name, values);
}
