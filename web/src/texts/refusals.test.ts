/** Checks that pages say refusals as Python does. Python's sentences come from tests/web/test_refusals.py. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language, SpeechInfo } from "../api/client";
import { closingRefusal, refusalText, sentencesIn, type Said } from "./refusals";
import { bundleOf, Speech } from "./speech";

const refused = (...sentences: Said[]) => ({ message: "in English", sentences });

describe("refusals", () => {
  test("are said in the reader's language", async () => {
    const retry = (seconds: number) => refused({ code: "retry-in", facts: { seconds } });
    const [en, it, ru] = await Promise.all((["en", "it", "ru"] as const).map(sentencesIn));
    expect(refusalText(en!, retry(1))).toBe("Please try again in 1 second.");
    expect(refusalText(it!, retry(2))).toBe("Riprova tra 2 secondi.");
    expect(refusalText(ru!, retry(1))).toBe("Попробуйте ещё раз через 1 секунду.");
    expect(refusalText(ru!, retry(3))).toBe("Попробуйте ещё раз через 3 секунды.");
    expect(refusalText(ru!, retry(11))).toBe("Попробуйте ещё раз через 11 секунд.");
  });

  test("may have several sentences", async () => {
    const many = { code: "too-many", facts: { what: "hints" } };
    const said = refusalText(await sentencesIn("it"), refused(many, { code: "shared-address", facts: {} }));
    expect(said).toBe("Hai chiesto molti suggerimenti. Conta anche chi gioca dal tuo stesso indirizzo.");
  });

  test("call players and moves as their table does", async () => {
    const info: SpeechInfo = { patterns: ["buy {card}"], names: { card: { mime: "Мим" } }, tellings: [] };
    const speech = new Speech("ru", info, bundleOf("ru", "move-buy = Купить: { $card }"), { p2: "Анна" });
    const ru = await sentencesIn("ru");
    const turn = { code: "not-your-turn", facts: { player: "p2" } };
    expect(refusalText(ru, refused(turn), speech)).toBe("Ходит Анна.");
    expect(refusalText(ru, refused(turn))).toBe("Ходит p2.");
    const move = { code: "illegal-move", facts: { move: "buy mime" } };
    expect(refusalText(ru, refused(move), speech)).toBe("Сейчас ход «Купить: Мим» невозможен.");
  });

  test("are in the server's words if this page does not know them, or misses a fact", async () => {
    const it = await sentencesIn("it");
    expect(refusalText(it, refused({ code: "of-a-newer-server", facts: {} }))).toBe("in English");
    expect(refusalText(it, refused({ code: "retry-in", facts: {} }))).toBe("in English");
    expect(refusalText(it, { message: "of an older server" })).toBe("of an older server");
    expect(refusalText(null, refused({ code: "retry-in", facts: { seconds: 1 } }))).toBe("in English");
  });

  test("that close a socket have a code and no facts", async () => {
    const ru = await sentencesIn("ru");
    expect(refusalText(ru, closingRefusal("kicked: The owner …"))).toBe("Создатель стола удалил вас отсюда.");
    expect(refusalText(ru, closingRefusal("too-many: Too many: wait."))).toBe("Too many: wait.");
    expect(refusalText(ru, closingRefusal("gone"))).toBe("gone");
  });
});

interface Sentences {
  language: Language;
  sentences: [Said, string][];
}

const file = process.env.LUDOTECA_REFUSALS;
const told = file ? (JSON.parse(readFileSync(file, "utf8")) as Sentences[]) : [];

describe.runIf(file)("the same as Python", () => {
  test.each(told)("$language", async ({ language, sentences }) => {
    const bundle = await sentencesIn(language);
    for (const [said, text] of sentences) expect(refusalText(bundle, refused(said))).toBe(text);
    expect(sentences.length).toBeGreaterThan(500);
  });
});
