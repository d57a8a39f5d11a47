/** Seats are called `p1`, `p2`, ... in the order around the table; lists of players begin with `p1`. */

export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;

export const seatOf = (index: number): string => `p${index + 1}`;

export const isSeat = (word: string): boolean => /^p[1-9]$/.test(word);

/** All seats in the order around the table, from this one on; for a spectator from the first. */
export function seatsAround(count: number, seat: string | null): string[] {
  const near = seat ? seatIndex(seat) : 0;
  return Array.from({ length: count }, (_, step) => seatOf((near + step) % count));
}
