/** Engine: a game's rules and tree search in WebAssembly, compiled from the same Python source as everywhere else.
 *
 * - `ludoteca wasm GAME` builds a module (`ludoteca/wasm/build.py`). Modules of the games' own editions lie beside the
 *   pages; `findModule(game, version, edition)` knows their addresses. `edition` is the digest of the figures.
 * - `Engine`, below, has a module's functions and one memory.
 * - A state travels *packed*: `structs.to_bytes(state)` in Python, `match.pack()` for a match. Never give an engine
 *   a true state to search from: `match.knowledge(seed).state` is what the seat to move knows, the rest dealt again.
 * - `Tree` searches from a packed state. It computes until it is done, so a page lets a Worker do it:
 *   `SearchWorkers` (searchWorkers.ts) has the Workers, and `searchWorker.ts` is what runs in them.
 * - `Matches` plays whole matches of random and greedy bots, with the same results as `ludoteca simulate`.
 *
 * Python in a browser (Pyodide) runs in a Worker of its own, and may use `Engine` and `Tree` there directly. Its search
 * bot is `ludoteca.bots.search.SearchBot`, which needs neither NumPy nor Numba: a `Backend` (`bots/backend.py`) makes
 * the tree for a game and a `Luck`. Such a tree is a `search.Tree`; each of its methods calls the
 * method of the same name here, with `to_bytes(state)` for the root. A tree begins with a `Luck` of two numbers, which
 * `tree.setLuck(to_bytes(luck))` sets. Then bots decide as they do in native code, move for move.
 *
 * The memory of a module, from address 0 on:
 *
 *     tables of the edition | stack, which grows down | what `allocate` has given out
 *     0                     data_end                  STACK bytes above, then ever higher
 *
 * A *packed* struct is its integers in a row without padding, lowest byte first: what `structs.to_bytes` writes in
 * Python, `match.pack()` among others. In memory, fields are aligned as in C; `write` and `read` convert.
 *
 * An entry point takes numbers only. A struct is its address; an array is its address and its length; whole
 * numbers of 64 bits are BigInt. So `legal_actions(state, legal)` is `entries.legal_actions(state, legal, actions)`.
 */

import { describe, type Description } from "./description";

type Argument = number | bigint;
export type Entry = (...args: Argument[]) => number | bigint | undefined;
export type StructName = "state" | "luck" | "options";

const STACK = 1 << 16; // bytes
const PAGE = 1 << 16;
const ALIGNMENT = 16;

const align = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

export class Engine {
  readonly about: Description;
  readonly entries: Record<string, Entry>;
  private readonly memory: WebAssembly.Memory;
  private free: number;

  constructor(readonly module: WebAssembly.Module) {
    this.about = describe(module);
    this.free = align(this.about.data_end + STACK);
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(this.free / PAGE) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, this.free);
    const imports = { env: { __linear_memory: this.memory, __stack_pointer: stack } };
    this.entries = new WebAssembly.Instance(module, imports).exports as Record<string, Entry>;
  }

  /** Call an entry point that returns a number. */
  call(name: string, ...args: Argument[]): number {
    return Number(this.entries[name]!(...args));
  }

  /** The address of some new bytes, all zero. Views of the memory that were made before can no longer be used. */
  allocate(bytes: number): number {
    const address = this.free;
    this.free += align(bytes);
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE)); // new pages are zero
    return address;
  }

  // --- Views of the memory; they are invalid after `allocate` ---------------------------------------

  bytes(address: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer as ArrayBuffer, address, size);
  }

  words(address: number, count: number): BigInt64Array<ArrayBuffer> {
    return new BigInt64Array(this.memory.buffer as ArrayBuffer, address, count);
  }

  floats(address: number, count: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.memory.buffer as ArrayBuffer, address, count);
  }

  view(): DataView {
    return new DataView(this.memory.buffer);
  }

  // --- Structs --------------------------------------------------------------------------------------

  /** Put a packed struct into memory. */
  write(name: StructName, address: number, packed: Uint8Array): void {
    let from = 0;
    for (const [at, size] of this.about[name].runs) {
      this.bytes(address + at, size).set(packed.subarray(from, from + size));
      from += size;
    }
    if (from !== packed.length) throw new Error(`${name}: ${packed.length} bytes instead of ${from}`);
  }

  /** A struct in memory, packed. */
  read(name: StructName, address: number): Uint8Array<ArrayBuffer> {
    const { runs } = this.about[name];
    const packed = new Uint8Array(runs.reduce((sum, [, size]) => sum + size, 0));
    let to = 0;
    for (const [at, size] of runs) {
      packed.set(this.bytes(address + at, size), to);
      to += size;
    }
    return packed;
  }
}
