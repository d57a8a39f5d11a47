/** Numbers as people read them: with a true minus sign. */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/client";

const withMinus = (text: string): string => text.replace("-", "\u2212");

/** A whole number. */
export function figure(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : withMinus(String(value));
}

/** A number with digits after its decimal mark. */
export function decimal(
  value: number,
  language: Language,
  digits = 1,
  signDisplay: "negative" | "exceptZero" = "negative",
) {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  return withMinus(value.toLocaleString(language, options));
}

class SignedNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

/** A value for a message; a negative number still selects its plural. */
export const signed = (value: FluentVariable): FluentVariable =>
  typeof value === "number" && value < 0 ? new SignedNumber(value) : value;
