/** Where a value or a name comes from, in the reader's language. `cards.toml` explains how origins are written. */

import type { Say } from "../../texts/speech";
import type { Figures, Origin } from "./view";

const KNOWN = ["printed", "derived", "reconstructed"];
const PARTS = /^((?:[\w-]+, )*[\w-]+): /;

export function originIn(say: Say, figures: Figures, origin: Origin | undefined): string {
  if (!origin) return "";
  const parts = typeof origin === "string" ? [["", origin] as const] : Object.entries(origin);
  return parts.flatMap(([part, text]) => text.split("; ").map((one) => statement(part, one))).join("; ");

  /** What one statement says: `printed`, `printed, S2`, or `pair, silver: S3`. */
  function statement(part: string, text: string): string {
    const [start = "", named] = PARTS.exec(text) ?? [];
    const codes = text.slice(start.length).split(", ");
    if (!codes.every((code) => KNOWN.includes(code) || code in figures.sources)) return about(part, stated(text));
    const from = codes.map(source).join(", ");
    const parts = named?.split(", ") ?? [part];
    return parts.map((part) => about(part, from)).join("; ");
  }

  function about(part: string, from: string): string {
    return part ? say("origin-of", { part, from }) : from;
  }

  function source(code: string): string {
    if (KNOWN.includes(code)) return say(`origin-${code}`);
    const sourceText = say(`source-${code}`);
    return sourceText === `source-${code}` ? figures.sources[code]! : sourceText;
  }

  /** The file of another edition, or what that file says. */
  function stated(text: string): string {
    const file = /^stated in (.+)$/.exec(text)?.[1];
    return file ? say("origin-stated", { file }) : text;
  }
}
