/** The Worker that searches: it keeps an engine for each module that it was asked to use, and answers one request at a
 * time. `searchWorkers.ts` is the other end. */

import { Continuations } from "./continuations";
import { describe } from "./description";
import { Engine } from "./engine";
import { GuidedTree } from "./guidedTree";
import { Matches } from "./matches";
import type { Answer, ModuleFile, Request } from "./requests";
import { loadModule, loadNetwork } from "./loading";
import { Network } from "./network";
import { Tree } from "./tree";

interface Tools {
  engine: Engine;
  trees: Map<string | null, Tree>; // by the address of a network
  continuations: Continuations | null;
}

const known = new Map<string, Promise<Tools>>(); // by the address of a module

function toolsOf(module: string): Promise<Tools> {
  let tools = known.get(module);
  if (!tools) {
    tools = loadModule(module).then((compiled) => ({
      engine: new Engine(compiled),
      trees: new Map<string | null, Tree>(),
      continuations: null,
    }));
    known.set(module, tools);
  }
  return tools;
}

/** The tree that a network guides, or the one without a network. It is made once. */
async function treeOf({ engine, trees }: Tools, network: string | null): Promise<Tree> {
  const tree =
    trees.get(network) ??
    (network ? new GuidedTree(engine, new Network(engine, await loadNetwork(network)), 0n) : new Tree(engine, 0n));
  trees.set(network, tree);
  return tree;
}

const files = new Map<number, Promise<WebAssembly.Module>>(); // by the id of a module file

function compiledFrom({ id, content }: ModuleFile): Promise<WebAssembly.Module> {
  const compiled = files.get(id) ?? WebAssembly.compile(content);
  files.set(id, compiled);
  return compiled;
}

async function work(request: Request): Promise<Answer> {
  if (request.type === "describe") return { type: "describe", about: describe(await compiledFrom(request.module)) };
  if (request.type === "matches") {
    const { module, lineUp, size, options, seed, first } = request;
    const engine = new Engine(await compiledFrom(module)); // its memory goes with it
    return { type: "matches", results: new Matches(engine, size, lineUp, options).play(seed, first) };
  }
  const tools = await toolsOf(request.module);
  if (request.type === "compare") {
    const continuations = (tools.continuations ??= new Continuations(tools.engine));
    const { state, seat, action, other } = request;
    return { type: "compare", reason: continuations.explain(state, seat, action, other) };
  }
  const tree = await treeOf(tools, request.network);
  tree.seed(request.seed);
  tree.clear();
  tree.search(request.state, request.seat, request.budget);
  return { type: "search", children: tree.children(), ranks: tree.ranks(), iterations: tree.iterations };
}

self.addEventListener("message", (event: MessageEvent<Request>) => {
  work(event.data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ type: "failed", error: String(error) } satisfies Answer),
  );
});
