/** Nothing is used that Safari 17.6 lacks. `safari.json` lists what other browsers have and it has not; it was written
 * from the data that MDN publishes. What belongs to the language is not listed: `lib` in tsconfig.*.json limits it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import lacking from "./safari.json";

/** What may be missing without harm. */
const HARMLESS = new Set([
  "accent-color", // Safari has it, but not for every kind of field
  "content-visibility", // makes long logs faster
  "PushManager.register", // not used: `register` is that of service workers, which Safari has
  "scrollbar-color",
  "scrollbar-gutter",
  "scrollbar-width",
  "text-size-adjust",
]);

const folder = import.meta.dirname;
const filesOf = (ending: RegExp): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.|schema\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);

/** The names that occur in some files, with the file. */
const found = (files: [string, string][], names: string, pattern: (name: string) => RegExp): string[] =>
  names
    .split(names.includes(";") ? "; " : " ")
    .filter((name) => !HARMLESS.has(name))
    .flatMap((name) => {
      const exact = pattern(name);
      return files.filter(([, text]) => exact.test(text)).map(([file]) => `${name} in ${file}`);
    });

test("styles use nothing that Safari lacks", () => {
  const styles = filesOf(/\.css$/);
  expect(styles.length).toBeGreaterThan(10);
  expect([
    ...found(styles, lacking.properties, (name) => new RegExp(`[{;\\s]${name}\\s*:[^:]`)),
    ...found(styles, lacking.rules, (name) => new RegExp(`@${name}\\b`)),
    ...found(styles, lacking.selectors, (name) => new RegExp(`::?${name}\\b(?!-)`)),
    ...found(styles, lacking.functions, (name) => new RegExp(`[\\s(,]${name}\\(`)),
    ...found(styles, lacking.values, (name) => new RegExp(`\\b${name}\\b`)),
  ]).toEqual([]);
});

test("scripts use nothing that Safari lacks", () => {
  const scripts = filesOf(/\.tsx?$/);
  const member = (name: string): string => name.split(".")[1]!;
  expect([
    ...found(scripts, lacking.globals, (name) => new RegExp(`\\b(new |window\\.|instanceof )${name}\\b`)),
    ...found(scripts, lacking.members, (name) => new RegExp(`(\\.|window\\.|"|^\\s*)${member(name)}\\(`, "m")),
  ]).toEqual([]);
});
