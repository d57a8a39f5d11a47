/** Engines for Python: the compiled rules and search of the games' own editions, and the networks of champions. */

import { Continuations } from "../../engine/continuations";
import { Engine } from "../../engine/engine";
import { GuidedTree } from "../../engine/guidedTree";
import { fromHex } from "../../engine/hex";
import { Network } from "../../engine/network";
import { Tree } from "../../engine/tree";
import { fetchKept, fetchNewest } from "../files";
import { MODULE_LIST, NETWORK_LIST } from "../names";

/** Load all files of a list, by the keys of their modules. */
async function loadListed(list: string, folder: string): Promise<[key: string, content: ArrayBuffer][]> {
  const listed = await fetchNewest(new URL(list, folder).href).catch(() => null);
  const files = listed ? ((await listed.json()) as Record<string, string>) : {};
  return Promise.all(
    Object.entries(files).map(async ([key, file]) => {
      const answer = await fetchKept(new URL(file, folder).href, () => undefined);
      return [key, await answer.arrayBuffer()] as [string, ArrayBuffer];
    }),
  );
}

/** Load all modules. What Python calls is plain: packed structs travel as hexadecimal digits, results as JSON. */
export async function openEngines(folder: string) {
  const modules = await loadListed(MODULE_LIST, folder);
  const compiled = modules.map(async ([key, content]) => [key, await WebAssembly.compile(content)] as const);
  const modulesByKey = new Map(await Promise.all(compiled));
  const networks = new Map(modules.length ? await loadListed(NETWORK_LIST, folder) : []);
  const makeTree = (key: string, isGuided: boolean): Tree => {
    const engine = new Engine(modulesByKey.get(key)!);
    return isGuided
      ? new GuidedTree(engine, new Network(engine, new Uint8Array(networks.get(key)!)), 0n)
      : new Tree(engine, 0n);
  };
  const trees = new Map<string, Tree>(); // a tree takes megabytes, and bots search one after the other
  return {
    has: (key: string): boolean => modulesByKey.has(key),
    compare(key: string, state: string, seat: number, action: number, other: number): string {
      const continuations = new Continuations(new Engine(modulesByKey.get(key)!)); // its memory goes with it
      return JSON.stringify(continuations.compare(fromHex(state), seat, action, other));
    },
    /** A tree, which the network of the game guides if `isGuided`. */
    tree(key: string, luck: string, isGuided: boolean) {
      const kind = `${key} ${isGuided}`;
      const tree = trees.get(kind) ?? makeTree(key, isGuided);
      trees.set(kind, tree);
      tree.clear();
      tree.setLuck(fromHex(luck));
      return {
        clear: () => tree.clear(),
        advance: (keys: string) => tree.advance(...(JSON.parse(keys) as number[])),
        search(state: string, seat: number, iterations: number, seconds: number, untilSettled: boolean) {
          const budget = iterations > 0 ? { iterations } : { milliseconds: 1000 * seconds };
          tree.search(fromHex(state), seat, budget, untilSettled);
        },
        results: (): string =>
          JSON.stringify({ iterations: tree.iterations, ranks: tree.ranks(), children: tree.children() }),
      };
    },
  };
}
