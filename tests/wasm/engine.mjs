// The engine of the pages in Node: its TypeScript is bundled in memory.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function loadEngine(project) {
  const web = join(project, 'web');
  const { rolldown } = await import(pathToFileURL(join(web, 'node_modules/rolldown/dist/index.mjs')));
  const names = ['engine/engine', 'engine/tree', 'engine/network', 'engine/guidedTree', 'engine/matches', 'engine/continuations', 'engine/coach', 'lab/statistics'];
  const source = names.map((name) => `export * from ${JSON.stringify(join(web, `src/${name}.ts`))};`).join('\n');
  const all = { name: 'all', resolveId: (id) => (id === 'all' ? id : null), load: (id) => (id === 'all' ? source : null) };
  const bundle = await rolldown({ input: 'all', plugins: [all] });
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const file = join(folder, 'engine.mjs'); // not a data: URL, which would be quoted in every error
  try {
    await bundle.write({ format: 'esm', file });
    return await import(pathToFileURL(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const compile = (file) => new WebAssembly.Module(readFileSync(file));
