/** The picture of a gift, 64 by 64, for use inside a larger picture. */

import { ANTIQUES } from "./antiques";
import { CREATURES } from "./creatures";
import { INSTRUMENTS } from "./instruments";
import { PARCEL, TALES } from "./tales";
import { VEHICLES } from "./vehicles";

const DRAWINGS = { ...VEHICLES, ...CREATURES, ...ANTIQUES, ...INSTRUMENTS, ...TALES };

export function Drawing({ gift }: { gift: string }) {
  return <>{DRAWINGS[gift] ?? PARCEL}</>;
}
