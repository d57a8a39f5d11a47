import { expect, test } from "vitest";
import type { ChatEntry, LogEntry, Table } from "../api/client";
import english from "../texts/pages.en.ftl?raw";
import italian from "../texts/pages.it.ftl?raw";
import russian from "../texts/pages.ru.ftl?raw";
import { bundleOf, said, type Values } from "../texts/speech";
import { isNamed, personName, removedLines, seatNames, shortBotName, withPresentNames } from "./people";

const sayer = (language: "en" | "it" | "ru", text: string) => {
  const bundle = bundleOf(language, text);
  return (name: string, values?: Values) => said(bundle, name, values);
};
const tableOf = (...seats: [name: string | null, level: string | null][]) =>
  ({ seats: seats.map(([name, level], seatNumber) => ({ seat: `p${seatNumber + 1}`, name, level })) }) as Table;

test("a bot is called by its level", () => {
  const table = tableOf(["Anna", null], [null, "easy"], [null, null]);
  expect(seatNames(table, sayer("en", english))).toEqual({ p1: "Anna", p2: "Bot (easy)", p3: "free seat" });
  expect(seatNames(table, sayer("ru", russian)).p2).toBe("Бот (лёгкий)");
});

test("bots of one level have numbers", () => {
  const table = tableOf([null, "easy"], [null, "best"], [null, "easy"]);
  const names = Object.values(seatNames(table, sayer("en", english)));
  expect(names).toEqual(["Bot 1 (easy)", "Bot (best)", "Bot 2 (easy)"]);
});

test("where there is little room, the only bot is just a bot, and several are told apart", () => {
  const short = (...levels: string[]) =>
    Object.values(seatNames(tableOf(...levels.map((level): [null, string] => [null, level])), say, shortBotName));
  const say = sayer("en", english);
  expect(short("gentle")).toEqual(["Bot"]);
  expect(short("easy", "best")).toEqual(["easy", "best"]);
  expect(short("easy", "easy")).toEqual(["Bot 1", "Bot 2"]);
});

test("people without a name are told apart by their seats", () => {
  const say = sayer("ru", russian);
  expect(Object.values(seatNames(tableOf(["Guest", null], ["Ospite", null]), say))).toEqual(["Гость 1", "Гость 2"]);
  expect(Object.values(seatNames(tableOf(["Anna", null], ["Anna", null]), say))).toEqual(["Anna", "Гость 2"]);
  expect(Object.values(seatNames(tableOf(["Guest", null], ["Anna", null]), say))).toEqual(["Гость", "Anna"]);
});

test("a guest without a name is called so in the language of the page", () => {
  for (const say of [sayer("en", english), sayer("ru", russian), sayer("it", italian)]) {
    expect(isNamed(say("guest-name"))).toBe(false);
    expect(personName("Guest 77", say)).toBe(`${say("guest-name")} 77`);
  }
  expect(isNamed("Guestino")).toBe(true);
});

test("a chat line is removed for those who had it, and for those who come later", () => {
  const entries = [
    { number: 3, kind: "chat", body: { text: "ugly" } },
    { number: 4, kind: "chat", body: { text: "", removed: true } },
    { number: 5, kind: "chat", body: { text: "fine" } },
    { number: 6, kind: "table", body: { act: "removed", number: 3 } },
  ] as unknown as LogEntry[];
  expect([...removedLines(entries)].sort()).toEqual([3, 4]);
});

test("a removed name is gone from what was there before", () => {
  const entries = [
    { number: 1, kind: "chat", body: { person: "b", name: "Ugly", text: "hello" } },
    { number: 2, kind: "chat", body: { person: "a", name: "Anna", text: "hello" } },
    { number: 3, kind: "table", body: { act: "renamed", person: "b", name: "Guest 12345" } },
    { number: 4, kind: "move" },
  ] as unknown as LogEntry[];
  const shown = withPresentNames(entries);
  expect(shown.map((entry) => (entry as ChatEntry).body?.name)).toEqual([
    "Guest 12345",
    "Anna",
    "Guest 12345",
    undefined,
  ]);
  expect(shown[1]).toBe(entries[1]);
});
