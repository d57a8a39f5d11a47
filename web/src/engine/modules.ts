/** Where the modules of the games' own editions lie, and their networks. */

import type { Schemas } from "../api/client";
import { MODULE_LIST, NETWORK_LIST } from "../offline/names";

type Key = Schemas["EngineKey"];
type FileNames = Record<string, string>; // by `moduleKey`

/** The addresses of what a search needs. */
export interface EngineFiles {
  module: string;
  network: string | null; // null for a search without one
}

const lists = new Map<string, Promise<FileNames>>(); // by their names

/** The name of a module in the list: a game, the version of its rules, and the digest of an edition's figures. */
export const moduleKey = (game: string, version: number, edition: string): string => `${game} ${version} ${edition}`;

async function fetchList(name: string): Promise<FileNames> {
  const answer = await fetch(new URL(name, document.baseURI));
  return answer.ok ? ((await answer.json()) as FileNames) : {};
}

/** Whether there may be a module for a game: if not, nobody needs to ask for what an engine takes. */
export async function hasModules(game: string): Promise<boolean> {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return false;
  return Object.keys(await knownModules()).some((key) => key.startsWith(`${game} `));
}

function listed(name: string): Promise<FileNames> {
  const list = lists.get(name) ?? fetchList(name).catch(() => (lists.delete(name), {}));
  lists.set(name, list);
  return list;
}

const knownModules = (): Promise<FileNames> => listed(MODULE_LIST);

/** The module of an edition, and its network if one is wanted; null if there is none, or if it cannot run here. */
export async function findFiles(engine: Key): Promise<EngineFiles | null> {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return null;
  const key = moduleKey(engine.game, engine.rules, engine.figures);
  const module = (await knownModules())[key];
  const network = module && engine.champion ? (await listed(NETWORK_LIST))[key] : null;
  if (!module || network === undefined) return null;
  const address = (file: string): string => new URL(file, document.baseURI).href;
  return { module: address(module), network: network === null ? null : address(network) };
}

/** The addresses of all modules beside the pages. */
export async function moduleAddresses(): Promise<string[]> {
  return Object.values(await knownModules()).map((file) => new URL(file, document.baseURI).href);
}
