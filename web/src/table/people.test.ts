import { expect, test } from "vitest";
import type { Table } from "../api/client";
import english from "../texts/pages.en.ftl?raw";
import russian from "../texts/pages.ru.ftl?raw";
import { bundleOf, said, type Values } from "../texts/speech";
import { seatNames } from "./people";

const sayer = (language: "en" | "ru", text: string) => {
  const bundle = bundleOf(language, text);
  return (name: string, values?: Values) => said(bundle, name, values);
};
const tableOf = (...seats: [name: string | null, level: string | null][]) =>
  ({ seats: seats.map(([name, level], place) => ({ seat: `p${place + 1}`, name, level })) }) as Table;

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
