/** Refusals in the language of the reader; those without a translation are shown in the server's words. */

import type { Values } from "./speech";

interface Refused {
  reason: string;
  message: string;
  retry_after?: number | null;
}

export function refusalText(say: (name: string, values?: Values) => string, refused: Refused): string {
  const name = `refused-${refused.reason}`;
  const sentence = say(name, { seconds: refused.retry_after ?? 0 });
  return sentence === name ? refused.message : sentence;
}
