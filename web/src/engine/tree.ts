/** A search tree in the memory of an engine: `ludoteca/bots/tree.py` in TypeScript.
 *
 * With the same root, the same random numbers and the same iterations it is equal to the tree of native code in every
 * bit. So a level is a number of iterations, and plays alike on every device.
 */

import type { Engine } from "./engine";

/** What was found about an action, or a chance key, below the root: sums over all visits. */
export interface Child {
  key: number;
  visits: number;
  rewards: number[]; // of each seat
  wins: number[]; // of each seat
}

/** The limit of a search: iterations, milliseconds, or what is reached first. */
export interface Budget {
  iterations?: number;
  milliseconds?: number;
}

export const NONE = -1;
const ROOT = 0; // indices into `marks`
const SIZE = 1;
const MARKS = 4; // the last one is for a search with a network
const STEP = 32; // iterations between two looks at the clock
const WORD = 8; // bytes of a whole number or a float

export class Tree {
  iterations = 0;
  private readonly nodes: number;
  private readonly marks: number;
  private readonly ranksAt: number;
  private readonly luck: number;
  private readonly root: number;
  protected readonly workspace: number[]; // the arrays in the order of `ismcts.Workspace`

  /** A tree whose random numbers are a stream of a seed. */
  constructor(
    protected readonly engine: Engine,
    seed: bigint,
    stream = 1,
    private readonly capacity = engine.about.nodes,
    private readonly entry = "search",
  ) {
    const { about } = engine;
    const words = (count: number): [number, number] => [engine.allocate(WORD * count), count];
    this.nodes = engine.allocate(about.node.size * capacity);
    this.luck = engine.allocate(about.luck.size);
    this.root = engine.allocate(about.state.size);
    const marks = words(MARKS);
    const ranks = words(about.most_seats);
    const childOf = words(about.actions);
    this.marks = marks[0];
    this.ranksAt = ranks[0];
    this.workspace = [
      ...[this.nodes, capacity, ...marks, ...ranks],
      ...[engine.allocate(about.state.size), 1, this.luck, 1],
      ...[...words(about.actions), ...words(about.actions), ...childOf, ...words(about.depth)],
      ...[...words(about.most_seats), ...words(about.most_seats)],
    ];
    engine.words(...childOf).fill(BigInt(NONE));
    this.seed(seed, stream);
    this.clear();
  }

  /** Begin a stream of random numbers; stream 1 is that of a bot with one thread. */
  seed(seed: bigint, stream = 1): void {
    this.engine.entries.seed_luck!(this.luck, BigInt.asIntN(64, seed), BigInt(stream));
  }

  /** Go on with other random numbers: a packed `Generator`. */
  setLuck(packed: Uint8Array): void {
    this.engine.write("luck", this.luck, packed);
  }

  /** Reset the tree to an empty root. Its random numbers go on. */
  clear(): void {
    const { node } = this.engine.about;
    this.engine.bytes(this.nodes, node.size).fill(0);
    this.engine.view().setInt32(this.nodes + node.fields.first!, NONE, true);
    this.engine.words(this.marks, MARKS).set([0n, 1n, 0n, 0n]);
    this.startAgain();
  }

  private startAgain(): void {
    this.engine.floats(this.ranksAt, this.engine.about.most_seats).fill(0);
    this.iterations = 0;
  }

  /** Move the root down along these keys. Clear the tree if there is no such node or little room. */
  advance(...keys: number[]): void {
    for (const key of keys) {
      const below = this.childNodes().find((node) => this.keyOf(node) === key);
      const marks = this.engine.words(this.marks, MARKS);
      if (below === undefined || Number(marks[SIZE]) > Math.floor(this.capacity / 2)) return this.clear();
      marks[ROOT] = BigInt(below);
    }
    this.startAgain();
  }

  /** Say what the seat to move knows: a packed state. */
  setRoot(packed: Uint8Array): void {
    this.engine.write("state", this.root, packed);
  }

  /** Run that many iterations from the root; return how many moves were played in them. */
  iterate(seat: number, iterations: number): number {
    this.iterations += iterations;
    return this.engine.call(this.entry, ...this.workspace, this.root, 1, BigInt(seat), BigInt(iterations));
  }

  /** Iterate until the budget is used up, or until the rest of it cannot change the best move. */
  search(packed: Uint8Array, seat: number, budget: Budget, untilSettled = false): void {
    this.setRoot(packed);
    const start = performance.now();
    let left = budget.iterations ?? STEP;
    while (left > 0) {
      this.iterate(seat, Math.min(STEP, left));
      left = this.left(budget, performance.now() - start);
      if (untilSettled && this.lead() > left) return;
    }
  }

  /** How many iterations are left, after some milliseconds. */
  private left(budget: Budget, spent: number): number {
    const { iterations = Infinity, milliseconds = Infinity } = budget;
    const inTime = Math.trunc((this.iterations * (milliseconds - spent)) / Math.max(spent, 1e-3));
    return Math.min(iterations - this.iterations, inTime);
  }

  // --- Results --------------------------------------------------------------------------------------

  /** What was found about each key below the root. */
  children(): Child[] {
    const { node, most_seats } = this.engine.about;
    const view = this.engine.view();
    const floats = (at: number): number[] => [...this.engine.floats(at, most_seats)];
    return this.childNodes().map((index) => {
      const at = this.nodes + index * node.size;
      return {
        key: this.keyOf(index),
        visits: view.getInt32(at + node.fields.visits!, true),
        rewards: floats(at + node.fields.reward!),
        wins: floats(at + node.fields.wins!),
      };
    });
  }

  /** The ranks of each seat, summed over all iterations. */
  ranks(): number[] {
    return [...this.engine.floats(this.ranksAt, this.engine.about.most_seats)];
  }

  /** How many more visits the first move has than the second. */
  lead(): number {
    const visits = this.children().map((child) => child.visits);
    const [first, second] = visits.sort((one, other) => other - one);
    return second === undefined ? 0 : first! - second;
  }

  /** All nodes in memory, for comparisons. */
  dump(): Uint8Array {
    const size = Number(this.engine.words(this.marks, MARKS)[SIZE]);
    return this.engine.bytes(this.nodes, size * this.engine.about.node.size);
  }

  private keyOf(index: number): number {
    const { node } = this.engine.about;
    return Number(this.engine.view().getBigInt64(this.nodes + index * node.size + node.fields.key!, true));
  }

  private childNodes(): number[] {
    const { node } = this.engine.about;
    const view = this.engine.view();
    const link = (index: number, field: string): number =>
      view.getInt32(this.nodes + index * node.size + node.fields[field]!, true);
    const found: number[] = [];
    const root = Number(this.engine.words(this.marks, MARKS)[ROOT]);
    for (let child = link(root, "first"); child !== NONE; child = link(child, "following")) found.push(child);
    return found;
  }
}
