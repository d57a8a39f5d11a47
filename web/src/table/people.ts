/** The people and bots at a table. */

import type { Level, Table } from "../api/client";
import type { Values } from "../texts/speech";

type Say = (name: string, values?: Values) => string;

/** A bot is called by its level: Bot (easy). Those of one level at a table have numbers. */
export function botName(level: Level, number: number, say: Say): string {
  return say("bot-name", { number, level: say(`level-${level}`) });
}

/** The names of the players by seat; a seat for which nobody has come yet is a free seat. */
export function seatNames(table: Table, say: Say): Record<string, string> {
  const counted = new Map<Level, number>();
  const nameOf = ({ name, level }: Table["seats"][number]): string => {
    if (name !== null || level === null) return name ?? say("free-seat");
    const isAlone = table.seats.filter((other) => other.name === null && other.level === level).length === 1;
    counted.set(level, (counted.get(level) ?? 0) + 1);
    return botName(level, isAlone ? 0 : counted.get(level)!, say);
  };
  return Object.fromEntries(table.seats.map((seat) => [seat.seat, nameOf(seat)]));
}

/** The ids of the people. */

export function peopleOf(table: Table): string[] {
  return [...new Set(table.seats.flatMap((seat) => seat.person ?? []))];
}

/** Their names as a list. */
export function namesAmong(table: Table, people: string[]): string {
  const seats = table.seats.filter((seat) => seat.person && people.includes(seat.person));
  return [...new Set(seats.map((seat) => seat.name ?? seat.seat))].join(", ");
}
