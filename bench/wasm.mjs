// What WebAssembly does in a second, in Node and in browsers. bench/wasm.py bundles this file with the pages' engine:
//
//     node bench/wasm.mjs PROJECT FILE     writes the bundle, which sets globalThis.measure
//     node FILE < TASK                     measures in Node and prints the result

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCE = `
import { Engine } from '{engine}/engine.ts';
import { Tree } from '{engine}/tree.ts';

const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// The most that was done in a second, in several short tries: others may be at work too.
function most(work, tries) {
  let best = 0;
  for (let count = 0; count < tries; count++) {
    const start = performance.now();
    best = Math.max(best, work() / (performance.now() - start));
  }
  return 1000 * best;
}

globalThis.measure = async ({ module, options, root, seat, games, iterations, tries }) => {
  const code = bytes(module);
  const begin = performance.now();
  const compiled = await WebAssembly.compile(code);
  const start = performance.now() - begin;
  const engine = new Engine(compiled);
  const { about } = engine;
  const tree = new Tree(engine, 7n);
  const [states, generators] = [engine.allocate(about.state.size * games), engine.allocate(about.luck.size * games)];
  const [chosen, legal] = [engine.allocate(about.options.size), engine.allocate(8 * about.actions)];
  engine.write('options', chosen, bytes(options));
  let seed = 0n;
  const moves = most(() => {
    engine.bytes(states, about.state.size * games).fill(0);
    return engine.call('playouts', states, games, generators, games, chosen, seed++, legal, about.actions);
  }, tries);
  tree.setRoot(bytes(root));
  const searches = most(() => {
    tree.clear();
    tree.iterate(seat, iterations);
    return iterations;
  }, tries);
  return { start, moves, searches };
};

if (globalThis.process?.argv) {
  const { readFileSync } = await import('node:fs');
  console.log(JSON.stringify(await globalThis.measure(JSON.parse(readFileSync(0, 'utf8')))));
}
`;

const [project, file] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(join(project, 'web/node_modules/rolldown/dist/index.mjs')));
const source = SOURCE.replaceAll('{engine}', join(project, 'web/src/engine'));
const virtual = { name: 'source', resolveId: (id) => (id === 'source' ? id : null), load: (id) => (id === 'source' ? source : null) };
const bundle = await rolldown({ input: 'source', plugins: [virtual], external: ['node:fs'] });
await bundle.write({ format: 'esm', file });
