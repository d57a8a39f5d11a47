/** The people and bots at a table. */

import type { Level, LogEntry, Table } from "../api/client";
import type { Say } from "../texts/speech";

export const NAME_LETTERS = 40; // at most

type NameBot = (level: Level, number: number, say: Say, isOnly: boolean) => string;

/** A bot is called by its level: Bot (easy). Those of one level at a table have numbers. */
export function botName(level: Level, number: number, say: Say): string {
  return say("bot-name", { number, level: say(`level-${level}`) });
}

/** The same where there is little room: its number, or what tells it from the others; the only one is just a bot. */
export function shortBotName(level: Level, number: number, say: Say, isOnly: boolean): string {
  if (isOnly) return say("bot-only");
  return number ? say("bot-number", { number }) : say(`level-${level}`);
}

/** The name of somebody who has not chosen one: `guest-name` in the language in which they came. */
const UNNAMED = /^(Guest|Ospite|Гость)(?= \d+$|$)/;

/** The name of a person; that of a guest without a name in the language of the page. */
export function personName(name: string, say: Say): string {
  return name.replace(UNNAMED, say("guest-name"));
}

/** Whether a person has chosen a name. */
export const isNamed = (name: string): boolean => !UNNAMED.test(name);

/**
 * The names of the players by seat; a seat for which nobody has come yet is a free seat. Several guests without a
 * name have numbers, and so has somebody who shares the device with a person and has no name of their own.
 */
export function seatNames(table: Table, say: Say, nameBot: NameBot = botName): Record<string, string> {
  const bots = table.seats.filter((other) => other.name === null && other.level !== null).length;
  const counted = new Map<Level, number>();
  const unnamed = table.seats.filter(({ name }) => name !== null && !isNamed(name)).length;
  const nameOf = ({ name, level, person }: Table["seats"][number], seatNumber: number): string => {
    if (name !== null) {
      const isTaken = table.seats.slice(0, seatNumber).some((other) => other.person === person && other.name === name);
      if (isTaken || (unnamed > 1 && !isNamed(name))) return say("player-number", { number: seatNumber + 1 });
      return personName(name, say);
    }
    if (level === null) return say("free-seat");
    const isAlone = table.seats.filter((other) => other.name === null && other.level === level).length === 1;
    counted.set(level, (counted.get(level) ?? 0) + 1);
    return nameBot(level, isAlone ? 0 : counted.get(level)!, say, bots === 1);
  };
  return Object.fromEntries(table.seats.map((seat, seatNumber) => [seat.seat, nameOf(seat, seatNumber)]));
}

/** The ids of the people. */
export function peopleOf(table: Table): string[] {
  return [...new Set(table.seats.flatMap((seat) => seat.person ?? []))];
}

/** Their names as a list. */
export function namesAmong(table: Table, people: string[], say: Say): string {
  const names = seatNames(table, say);
  const seats = table.seats.filter((seat) => seat.person && people.includes(seat.person));
  return [...new Set(seats.map((seat) => names[seat.seat]!))].join(", ");
}

/** The log with the names that people have now, where an operator has removed one. */
export function withPresentNames(entries: LogEntry[]): LogEntry[] {
  const acts = entries.flatMap((entry) => (entry.kind === "table" ? [entry.body] : []));
  const renamed = acts.filter((body) => body.act === "renamed");
  if (!renamed.length) return entries;
  const names = new Map(renamed.map((body) => [body.person, body.name]));
  return entries.map((entry) => {
    if (!("body" in entry && "person" in entry.body && entry.body.name && entry.body.person)) return entry;
    const present = names.get(entry.body.person);
    const body = { ...entry.body, name: present };
    return present && present !== entry.body.name ? ({ ...entry, body } as LogEntry) : entry;
  });
}

/** The numbers of the chat lines that an operator has removed. */
export function removedLines(entries: LogEntry[]): Set<number> {
  const removed = entries.flatMap((entry) => {
    if (entry.kind === "table" && entry.body.act === "removed" && entry.body.number) return [entry.body.number];
    return entry.kind === "chat" && entry.body.removed ? [entry.number] : [];
  });
  return new Set(removed);
}
