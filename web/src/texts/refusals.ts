/** Refusals as sentences in the language of the reader, from the same files as the errors of Python. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language, Schemas } from "../api/client";
import { bundleOf, type Speech, type Values } from "./speech";

const files = import.meta.glob<string>(
  ["../../../src/ludoteca/{bots,core/texts,server}/errors.*.ftl", "../../../src/ludoteca/games/*/errors.*.ftl"],
  { query: "?raw", import: "default" },
);

export type Said = Schemas["Said"];
/** What the server says about a request that it refuses; servers before this page may send no sentences. */
export type RefusalWords = { message: string; sentences?: Said[] };

/** The sentences of all refusals in a language. */
export async function sentencesIn(language: Language): Promise<FluentBundle> {
  const loading = Object.keys(files).filter((name) => name.endsWith(`.${language}.ftl`));
  return bundleOf(language, ...(await Promise.all(loading.map((name) => files[name]!()))));
}

/** A refusal in the reader's language; in the server's English if a sentence or a fact is not known here. */
export function refusalText(bundle: FluentBundle | null, refused: RefusalWords, speech?: Speech): string {
  const said = (refused.sentences ?? []).map((one) => bundle && sentence(bundle, one, speech));
  return said.length && said.every((one) => one !== null) ? said.join(" ") : refused.message;
}

function sentence(bundle: FluentBundle, said: Said, speech?: Speech): string | null {
  const pattern = bundle.getMessage(said.code)?.value;
  if (!pattern) return null;
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, factsOf(said, speech), faults);
  return faults.length ? null : text;
}

/** The facts of a sentence, with players and moves as this table calls them. */
function factsOf({ code, facts }: Said, speech?: Speech): Values {
  const values: Values = { ...facts };
  if (speech && typeof facts.player === "string") values.player = speech.seat(facts.player);
  if (speech && typeof facts.move === "string" && MOVES.has(code)) values.move = speech.move(facts.move);
  return values;
}

/** Sentences about a move of this table, not of a record. */
const MOVES = new Set(["illegal-move", "cannot-undo"]);

/** The refusal in the closing frame of a socket: its code, then English words. It has no room for facts. */
export function closingRefusal(reason: string): Schemas["Refused"] {
  const [code = "", ...words] = reason.split(": ");
  const sentences = [{ code, facts: {} }];
  const message = words.join(": ") || reason;
  return { type: "refused", reason: code, message, sentences, id: null, legal: null, retry_after: null };
}
