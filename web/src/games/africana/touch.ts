/** Touch areas of the towns, as large as their neighbours allow. */

import { halfOf } from "./route";
import type { Figures } from "./view";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Areas of `size` around towns; where two would overlap, they meet halfway. */
export function touchAreas({ regions }: Figures, size: number, scale: number): Record<string, Area> {
  const towns = Object.entries(regions);
  const areas = towns.map(
    ([
      ,
      {
        xy: [x, y],
        symbols,
      },
    ]) => {
      const wide = Math.max(size / 2, (halfOf(symbols) + 6) * scale);
      return { left: x - wide, top: y - size / 2, right: x + wide, bottom: y + size / 2 };
    },
  );
  for (let one = 0; one < towns.length; one++) {
    for (let other = one + 1; other < towns.length; other++) part(one, other);
  }
  return Object.fromEntries(towns.map(([word], place) => [word, areas[place]!]));

  function part(one: number, other: number): void {
    const [a, b] = [areas[one]!, areas[other]!];
    if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) return;
    const [ax, ay] = towns[one]![1].xy;
    const [bx, by] = towns[other]![1].xy;
    if (Math.abs(ay - by) * 1.5 > Math.abs(ax - bx)) {
      const [upper, lower] = ay < by ? [a, b] : [b, a]; // plates are wide, so split vertically first
      upper.bottom = lower.top = (ay + by) / 2;
    } else {
      const [first, second] = ax < bx ? [a, b] : [b, a];
      first.right = second.left = (ax + bx) / 2;
    }
  }
}
