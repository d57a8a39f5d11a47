/** The cards that lie in each zone, for all parts of the board. */

import { createContext, useContext } from "react";
import type { CardToken, CardTokens } from "../../board";
import type { CardName } from "./view";

export const TokenContext = createContext<CardTokens>({});

export function useZone(name: string): (CardToken & { card: CardName | null })[] {
  return (useContext(TokenContext)[name] ?? []) as (CardToken & { card: CardName | null })[];
}
