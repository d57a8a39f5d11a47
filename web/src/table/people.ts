/** The ids of the people at a table. */

import type { Table } from "../api/client";

export function peopleOf(table: Table): string[] {
  return [...new Set(table.seats.flatMap((seat) => seat.person ?? []))];
}

/** Their names as a list. */
export function namesAmong(table: Table, people: string[]): string {
  const seats = table.seats.filter((seat) => seat.person && people.includes(seat.person));
  return [...new Set(seats.map((seat) => seat.name ?? seat.seat))].join(", ");
}
