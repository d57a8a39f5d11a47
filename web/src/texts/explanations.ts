/** Why a move is better than another one, as a sentence: the words are those of the terminal. */

import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "react";
import type { Language, Schemas } from "../api/client";
import { useLanguage } from "./language";
import { bundleOf, said, type Speech } from "./speech";

type Reason = Schemas["Reason"];

const LARGE = 10; // points that are said without a fraction

const files = import.meta.glob<string>("../../../src/ludoteca/bots/explanations.*.ftl", {
  query: "?raw",
  import: "default",
});

export const explanationTexts = async (language: Language): Promise<FluentBundle> =>
  bundleOf(language, await files[`../../../src/ludoteca/bots/explanations.${language}.ftl`]!());

function rounded(points: number): number {
  const steps = points >= LARGE ? 1 : 10;
  return Math.floor(points * steps + 0.5) / steps;
}

/** A reason as a sentence, worded exactly as in `bots/explanations.py`. */
export function explanationText(bundle: FluentBundle, reason: Reason, speech: Speech): string {
  const { kind, total, part, seat, loss } = reason;
  const name = `explanation-${kind}`;
  if (kind === "loss" || kind === "cost")
    return said(bundle, name, { less: rounded(loss), seat: speech.seat(seat ?? "") });
  if (!part) return said(bundle, name, { more: rounded(total) });
  return said(bundle, `${name}-part`, { more: rounded(total), part: speech.text(`part-${part}`) });
}

/** Says reasons; an empty text while the words are being fetched, which begins with the first reason. */
export function useExplanations(speech: Speech, isNeeded: boolean): (reason: Reason) => string {
  const { language } = useLanguage();
  const [found, setFound] = useState<{ language: Language; bundle: FluentBundle } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    void explanationTexts(language).then(
      (bundle) => current && setFound({ language, bundle }),
      () => undefined, // without a network there is no sentence, and the hint remains
    );
    return () => void (current = false);
  }, [language, isNeeded]);
  return (reason) => (found?.language === speech.language ? explanationText(found.bundle, reason, speech) : "");
}
