/** When something happened: how long ago, or the date if it was days ago. */

import { useState } from "react";
import { useLanguage } from "../texts/language";

const UNITS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86400],
] as const;
const DAYS = 7; // after which a date says more

export function Ago({ at }: { at: number }) {
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const when = new Date(at * 1000);
  const exact = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(when);
  return (
    <time dateTime={when.toISOString()} title={exact}>
      {ago(language, now / 1000 - at) ?? new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(when)}
    </time>
  );
}

/** "2 minutes ago" in a language, or null if it is too long ago. */
export function ago(language: string, seconds: number): string | null {
  if (seconds >= DAYS * 86400) return null;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const found = UNITS.findLast(([, length]) => seconds >= length);
  if (!found) return format.format(0, "second"); // now
  const [unit, length] = found;
  return format.format(-Math.floor(seconds / length), unit);
}
