/** Whoever says something names a message that exists, and gives all values that it needs in any language. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCES = new URL("..", import.meta.url).pathname;
const RULES = new URL("../../../src/ludoteca/games/", import.meta.url).pathname;
const REPORTS = new URL("../../../src/ludoteca/study/report/", import.meta.url).pathname; // the lab says them too
const MESSAGE = /^([a-z][\w-]*) =((?:.*\n?)(?:[ }].*\n?)*)/gm;
const SAYING = /(^|\.)(say|text)$/;

type Messages = Map<string, Set<string>>;

const walk = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const texts = [SOURCES, RULES, REPORTS].flatMap(walk).filter((name) => name.endsWith(".ftl"));

/** The messages of all files that fit, each with the values it uses in any language. */
function messagesOf(fits: (file: string) => boolean): Messages {
  const found: Messages = new Map();
  for (const file of texts.filter(fits)) {
    for (const [, name, pattern] of readFileSync(file, "utf8").matchAll(MESSAGE)) {
      const values = [...pattern!.matchAll(/\$([\w-]+)/g)].map(([, value]) => value!.replace(/-word$/, ""));
      found.set(name!, new Set([...(found.get(name!) ?? []), ...values]));
    }
  }
  return found;
}

const ofGame = (game: string): Messages =>
  messagesOf((file) => new RegExp(`/games/${game.replace("-", "[-_]")}/`).test(file));
const ofPages = messagesOf((file) => file.startsWith(SOURCES) && !file.includes("/games/"));
const ofReports = messagesOf((file) => file.startsWith(REPORTS));
const ofGames = messagesOf((file) => file.startsWith(RULES));
const ofBoards = messagesOf((file) => file.includes("/games/")); // the board kit says texts of each game's board
const games = new Map(["alpaca", "africana", "master-elf"].map((game) => [game, ofGame(game)]));

interface Said {
  name: string;
  given: string[] | null;
}

/** What a file says: the messages it names, and the values it gives where they are written out. */
function saidIn(file: string, source: string): Said[] {
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SAYING.test(node.expression.getText())) {
      const [first, second] = node.arguments;
      for (const name of first ? namesIn(first) : []) found.push({ name, given: keysOf(second) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function namesIn(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...namesIn(node.whenTrue), ...namesIn(node.whenFalse)] : [];
}

/** The names of the values; null if they are not written out here. */
function keysOf(node: ts.Expression | undefined): string[] | null {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return null;
  return node.properties.map((property) => property.name!.getText().replace(/"/g, ""));
}

/** What is wrong with what a file says. */
function faultsIn(file: string, said: Said[]): string[] {
  const game = games.get(/games\/([\w-]+)\//.exec(file)?.[1] ?? "");
  const others = file.startsWith("board/") ? ofBoards : file.startsWith("lab/") ? ofReports : ofGames;
  const known = [game ?? others, ofPages];
  return said.flatMap(({ name, given }) => {
    const messages = known.flatMap((one) => (one.has(name) ? [one.get(name)!] : []));
    if (!messages.length) return [`${file}: there is no message ${name}`];
    const isComplete = given === null || messages.some((values) => [...values].every((value) => given.includes(value)));
    return isComplete ? [] : [`${file}: ${name} needs ${[...messages[0]!].join(", ")}`];
  });
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);

test("every message that is said exists and gets its values", { timeout: 60_000 }, () => {
  const said = files.map((name) => ({ name, said: saidIn(name, readFileSync(join(SOURCES, name), "utf8")) }));
  expect(said.flatMap((one) => one.said).length).toBeGreaterThan(300);
  expect(said.flatMap((one) => faultsIn(one.name, one.said))).toEqual([]);
});

test.each([
  ['say("no-such-words")', "there is no message no-such-words"],
  ['say("player-number")', "player-number needs number"],
  ['say(a ? "player-number" : "close", {})', "player-number needs number"],
])("%s is found", (source, fault) => {
  expect(faultsIn("home/Planted.tsx", saidIn("Planted.tsx", source))).toEqual([`home/Planted.tsx: ${fault}`]);
});

test("a message with its values is left alone", () => {
  expect(faultsIn("home/Planted.tsx", saidIn("Planted.tsx", 'say("player-number", { number })'))).toEqual([]);
});
