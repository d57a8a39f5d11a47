/** Whole matches of bots that do not look ahead, as `ludoteca simulate` plays them: `ludoteca/study/loops.py`.
 *
 * Match i depends only on the seed and i, on every machine.
 */

import type { Engine } from "./engine";

export const POLICIES = { random: 0, greedy: 1 } as const; // the numbers of `ludoteca/core/kernel/policies.py`
export type Policy = keyof typeof POLICIES;

type Numbers = Int32Array<ArrayBuffer>;

const WORD = 8;
const SHORT = 4;

/** Finished matches. Arrays are in rows: of a match, in it of a seat, in it of a part, a criterion, an item... */
export interface Results {
  moves: Numbers;
  scores: Numbers;
  parts: Numbers;
  ties: Numbers;
  counts: Numbers; // of items
  measures: Numbers;
  reasons: Numbers; // of each match
  states: Uint8Array<ArrayBuffer>; // as they lie in memory
}

/** An array of whole numbers in the memory of an engine. */
class Block {
  private readonly length: number;
  private readonly address: number;
  /** The numbers that stand for it in a call: its address, and its length along each axis. */
  readonly arguments: number[];

  constructor(
    private readonly engine: Engine,
    ...shape: number[]
  ) {
    this.length = shape.reduce((product, length) => product * length, 1);
    this.address = engine.allocate(SHORT * this.length);
    this.arguments = [this.address, ...shape];
  }

  read(): Numbers {
    return new Int32Array(this.engine.bytes(this.address, SHORT * this.length).slice().buffer);
  }
}

/** Plays matches of a line-up, `size` at a time. */
export class Matches {
  private readonly states: number;
  private readonly blocks: Record<Exclude<keyof Results, "states">, Block>;
  private readonly workspace: number[];

  /** `options` is the packed struct that `game.check_options(seats, {})` returns. */
  constructor(
    private readonly engine: Engine,
    private readonly size: number,
    lineUp: readonly Policy[],
    options: Uint8Array,
  ) {
    const { about } = engine;
    const seats = lineUp.length;
    const bots = engine.allocate(WORD * seats);
    const chosen = engine.allocate(about.options.size);
    this.states = engine.allocate(about.state.size * size);
    this.blocks = {
      moves: new Block(engine, size),
      scores: new Block(engine, size, seats),
      parts: new Block(engine, size, seats, about.parts.length),
      ties: new Block(engine, size, seats, about.ties.length),
      counts: new Block(engine, size, seats, about.items.length),
      measures: new Block(engine, size, seats, about.measures.length),
      reasons: new Block(engine, size),
    };
    const generators = engine.allocate(about.luck.size * (1 + seats));
    const [legal, weights] = [engine.allocate(WORD * about.actions), engine.allocate(WORD * about.actions)];
    engine.words(bots, seats).set(lineUp.map((bot) => BigInt(POLICIES[bot])));
    engine.write("options", chosen, options);
    this.workspace = [
      ...[this.states, size, ...this.blocks.moves.arguments, chosen, 1, bots, seats],
      ...[generators, 1 + seats, legal, about.actions, weights, about.actions],
    ];
  }

  /** Play the matches from number `first` on. */
  play(seed: bigint, first: number): Results {
    const { engine, size, blocks } = this;
    const { entries, about } = engine;
    const write = (entry: string, ...written: Block[]) =>
      entries[entry]!(this.states, size, ...written.flatMap((block) => block.arguments));
    engine.bytes(this.states, about.state.size * size).fill(0);
    entries.play_matches!(...this.workspace, seed, BigInt(first));
    write("write_scores", blocks.scores, blocks.parts, blocks.ties);
    write("write_final_counts", blocks.counts, blocks.measures, blocks.reasons);
    return {
      moves: blocks.moves.read(),
      scores: blocks.scores.read(),
      parts: blocks.parts.read(),
      ties: blocks.ties.read(),
      counts: blocks.counts.read(),
      measures: blocks.measures.read(),
      reasons: blocks.reasons.read(),
      states: engine.bytes(this.states, about.state.size * size).slice(),
    };
  }
}
