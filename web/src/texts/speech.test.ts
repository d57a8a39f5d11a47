/** Checks that pages and Python use the same sentences. Those of Python come from tests/web/test_speech.py. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language, SpeechInfo } from "../api/client";
import { bundleOf, Speech, type Seen } from "./speech";

const INFO: SpeechInfo = {
  patterns: ["end", "buy {card}", "to {seat}"],
  names: { card: { mime: "Mime", puppy: "Puppy" } },
  tellings: [
    { name: "draws", kinds: { cards: "cards" }, hidden: "cards" },
    { name: "pays", kinds: { card: "card" }, hidden: null },
    { name: "buys", kinds: { card: "card" }, hidden: null },
  ],
};
const TEXT = `
move-buy = Buy { $card-word ->
    [mime] the famous { $card }
   *[other] { $card }
}
move-to = To { $seat }
event-draws = { $seat } draws { $cards }
event-draws-hidden = { $seat } draws { $count } cards
event-pays = { $seat } pays { $card }
event-buys = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { $card }
event-buys-after-pays = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { $card } for { $paid-coins }: { $paid }
`;

describe("speech", () => {
  const speech = new Speech("en", INFO, bundleOf("en", TEXT), { p1: "Anna" }, { cards: { puppy: { coins: 1 } } });

  test("moves", () => {
    expect(speech.move("buy puppy")).toBe("Buy Puppy");
    expect(speech.move("buy mime")).toBe("Buy the famous Mime");
    expect(speech.move("to p1")).toBe("To Anna");
    expect(speech.move("nonsense")).toBe("nonsense");
  });

  test("the forms of a name do not fit a component that the edition has renamed", () => {
    const names = { card: { mime: "Clown" }, "card-word": { mime: "other" } };
    const other = new Speech("en", { ...INFO, names }, bundleOf("en", TEXT), {});
    expect(other.move("buy mime")).toBe("Buy Clown");
    expect(other.say("move-buy", { card: "mime" })).toBe("Buy Clown");
  });

  test("what happened is told to a seat, and to a spectator", () => {
    const story = (happened: typeof events, viewer: string | null) =>
      speech.tell(speech.seen(happened, viewer), viewer);
    const events = {
      p1: [{ event: "draws", seat: "p1", count: 2, cards: ["puppy", "mime"] }],
      p2: [{ event: "draws", seat: "p1", count: 2 }],
    };
    expect(story(events, "p1")).toEqual(["Anna draws Puppy, Mime"]);
    expect(story(events, "p2")).toEqual(["Anna draws 2 cards"]);
    expect(story(events, null)).toEqual(["Anna draws 2 cards"]);
  });

  test("a purchase is told in one sentence, to its buyer as to others", () => {
    const pays: Seen = { event: "pays", seat: "p1", card: "puppy" };
    const buys: Seen = { event: "buys", seat: "p1", card: "mime" };
    expect(speech.tell([pays, pays, buys], null)).toEqual(["Anna buys Mime for 2: Puppy ×2"]);
    expect(speech.tell([pays, pays, buys], "p1")).toEqual(["You buy Mime for 2: Puppy ×2"]);
    expect(speech.tell([buys], "p1")).toEqual(["You buy Mime"]);
    expect(speech.tell([pays], "p2")).toEqual(["Anna pays Puppy"]);
    expect(speech.tell([{ ...pays, seat: "p2" }, buys], null)).toEqual(["p2 pays Puppy", "Anna buys Mime"]);
    expect([[pays], [pays, buys], []].map((events) => speech.isPart({ p1: events }))).toEqual([true, false, true]);
  });

  test("events, seen and hidden", () => {
    const seen = { event: "draws", seat: "p1", count: 3, cards: ["puppy", "mime", "puppy"] };
    expect(speech.event(seen)).toBe("Anna draws Puppy ×2, Mime");
    expect(speech.event({ event: "draws", seat: "p1", count: 3 })).toBe("Anna draws 3 cards");
  });
});

interface Sentences {
  language: Language;
  text: string;
  info: SpeechInfo;
  players: Record<string, string>;
  moves: [string, string][];
  events: [Seen, string | null, string][];
  asks: [Record<string, unknown>, string][];
}

const file = process.env.LUDOTECA_SPEECH;
const told = file ? (JSON.parse(readFileSync(file, "utf8")) as Sentences[]) : [];

describe.runIf(file)("the same as Python", () => {
  test.each(told)("$language", ({ language, text, info, players, moves, events, asks }) => {
    const speech = new Speech(language, info, bundleOf(language, text), players);
    for (const [move, sentence] of moves) expect(speech.move(move)).toBe(sentence);
    for (const [event, you, sentence] of events) expect(speech.event(event, you)).toBe(sentence);
    for (const [view, sentence] of asks) expect(speech.ask(view)).toBe(sentence);
    expect(moves.length * events.length * asks.length).toBeGreaterThan(0);
  });
});
