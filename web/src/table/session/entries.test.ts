import { expect, test } from "vitest";
import type { LogEntry, Table } from "../../api/client";
import { askedSeats, lastChange, moveMade, openUndo } from "./entries";

const log = (...entries: Partial<LogEntry>[]) =>
  entries.map((entry, index) => ({ number: index + 1, ...entry }) as LogEntry);
const ask = { kind: "ask", seat: "p1" } as const;
const answer = (seat: string, agree: boolean) => ({ kind: "answer", seat, body: { agree } }) as const;
const chat = { kind: "chat" } as const;
const move = { kind: "move", seat: "p1", move: "end" } as const;

test("only moves and the like change the match", () => {
  expect(lastChange(log({ kind: "deal" }, move, chat, { kind: "seat" }))).toBe(2);
  expect(lastChange(log({ kind: "deal" }, move, { kind: "undo" }, chat))).toBe(3);
  expect(lastChange([])).toBe(0);
});

test("the move that has led here is known through chat, and not after an undo or another player's move", () => {
  expect(moveMade(log(move, chat), "p1")).toBe("end");
  expect(moveMade(log(move, { kind: "undo", seat: "p1" }), "p1")).toBeNull();
  expect(moveMade(log(move, { ...move, seat: "p2" }), "p1")).toBeNull();
});

test("a request to undo stays open through answers and chat", () => {
  expect(openUndo(log(move, ask))).toEqual({ seat: "p1", agreed: [] });
  expect(openUndo(log(move, ask, answer("p2", true), chat))).toEqual({ seat: "p1", agreed: ["p2"] });
});

test("a request to undo ends when somebody declines, and when the match goes on", () => {
  expect(openUndo(log(move, ask, answer("p2", false)))).toBeNull();
  expect(openUndo(log(move, ask, { kind: "undo", seat: "p1" }))).toBeNull();
  expect(openUndo(log(move, ask, move))).toBeNull();
  expect(openUndo([])).toBeNull();
});

test("every seat of another person is asked until it has answered", () => {
  const people = ["anna", "bruno", "carla", null, "anna"];
  const seats = people.map((person, index) => ({ seat: `p${index + 1}`, kind: "elsewhere", person }));
  const table = { state: "playing", seats } as unknown as Table;
  const undo = { seat: "p1", agreed: ["p2"] };
  expect(askedSeats(undo, table, ["p2"])).toEqual([]);
  expect(askedSeats(undo, table, ["p3"])).toEqual(["p3"]);
  expect(askedSeats(undo, table, ["p1", "p4", "p5"])).toEqual([]); // the asker's own, and one that is free
  expect(askedSeats(undo, { ...table, state: "over" }, ["p3"])).toEqual([]);
  expect(askedSeats(null, table, ["p3"])).toEqual([]);
});
