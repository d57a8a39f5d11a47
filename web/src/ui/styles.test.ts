import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
const read = (...endings: string[]): string[] =>
  files
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.includes(".test."))
    .map((name) => readFileSync(join(SOURCES, name), "utf8"));

test("every class in a style sheet is that of some element", () => {
  const words = new Set(read(".ts", ".tsx").flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const prefixes = read(".ts", ".tsx").flatMap((text) => text.match(/[\w-]+-(?=\$\{)/g) ?? []); // of `name-${kind}`
  const sheets = read(".css").map((text) => text.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, ""));
  const classes = new Set(sheets.flatMap((text) => text.match(/(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? []));
  const isUsed = (name: string): boolean => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect([...classes].filter((name) => !isUsed(name))).toEqual([]);
});

test("what a finger taps is at least 44 pixels high", () => {
  const rules = read(".css").flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  const isTapped = /button|\bchip\b|\btool\b|\binput\b|\bselect\b/;
  const small = rules.flatMap(([, selector = "", body = ""]) => {
    const height = Number(/min-height: (\d+)px/.exec(body)?.[1] ?? 44);
    const name = selector.replace(/\/\*.*?\*\//gs, "").trim();
    return height > 0 && height < 44 && isTapped.test(name.split(/[ >+~]/).at(-1)!) ? [`${name}: ${height}`] : [];
  });
  expect(small).toEqual([]);
});
