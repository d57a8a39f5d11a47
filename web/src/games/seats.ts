/** Seats are called `p1`, `p2`, ... in the order around the table; lists of players begin with `p1`. */

export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;

export const seatOf = (index: number): string => `p${index + 1}`;

export const isSeat = (word: string): boolean => /^p[1-9]$/.test(word);
