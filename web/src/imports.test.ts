/** Imports go one way, from folder to folder. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The folders, lowest first: each may import those before it. The files beside them start the pages, and import any. */
const LAYERS = [
  "navigation",
  "device",
  "offline",
  "api",
  "engine",
  "offline/worker",
  "texts",
  "people",
  "ui",
  "help",
  "board",
  "board/plain",
  "games",
  "table/session",
  "table/log",
  "table/management",
  "table/scores",
  "table/lessons",
  "table/panel",
  "table/match",
  "table",
  "home",
  "desk",
  "lab",
  ".",
];
const OWN = ["worker"]; // the service worker, which imports nothing

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"),
);

/** The layer that a file or a folder belongs to: the folder in the list that is nearest to it. */
const layerOf = (path: string): string => ([...LAYERS, ...OWN].includes(path) ? path : layerOf(dirname(path)));

const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:from |import\(|import )"(\.[^"]*)"/g)].map(([, path]) => path!);

test("every folder has a place in the order", () => {
  expect(new Set(files.map(layerOf))).toEqual(new Set([...LAYERS, ...OWN]));
});

test("files import only what is below them", () => {
  const upward = files.flatMap((file) => {
    const place = LAYERS.indexOf(layerOf(file));
    const paths = importsOf(readFileSync(join(folder, file), "utf8"));
    const above = paths.filter((path) => LAYERS.indexOf(layerOf(normalize(join(dirname(file), path)))) > place);
    return above.map((path) => `${file} imports ${path}`);
  });
  expect(upward).toEqual([]);
});
