/** A network in the memory of an engine: `ludoteca/bots/inference.py` in TypeScript.
 *
 * Its weights are a file of their own, which `ludoteca/bots/weights.py` describes. Everything is computed in whole
 * numbers, so a network says the same on every device.
 */

import type { Engine } from "./engine";

const MAGIC = "LUDONET1";
const HEADER = 8; // numbers of 32 bits
const PLACES = 4; // the last of them: binary places of weights
const SHORT = 2; // bytes of a weight
const SMALL = 4; // bytes of a sum
const WORD = 8; // bytes of a whole number

export class Network {
  /** The arrays in the order of `inference.NetworkWorkspace`. */
  readonly workspace: number[];
  private readonly root: number;
  private readonly legal: number;
  private readonly logitsAt: number;
  private readonly judgementsAt: number;
  private readonly judged: number;

  constructor(
    private readonly engine: Engine,
    file: Uint8Array,
  ) {
    const { actions, features, most_seats, state } = engine.about;
    const { places, width } = readHeader(engine, file);
    this.judged = 2 * most_seats + 1; // rewards, what a long match costs, and wins
    const words = (count: number): [number, number] => [engine.allocate(WORD * count), count];
    const [logits, judgements, placesAt] = [words(actions), words(this.judged), words(PLACES)];
    [this.logitsAt, this.judgementsAt] = [logits[0], judgements[0]];
    [this.root, this.legal] = [engine.allocate(state.size), words(actions)[0]];
    this.workspace = [
      ...loadWeights(engine, file, width),
      ...placesAt,
      ...[engine.allocate(SHORT * features), features],
      ...[engine.allocate(SMALL * width), width, engine.allocate(SMALL * width), width],
      ...[...words(actions), ...logits, ...judgements],
    ];
    engine.words(...placesAt).set(places.map(BigInt));
  }

  /** The likeliest action of the seat to move, from what it knows: a packed state. */
  choose(packed: Uint8Array): number {
    this.engine.write("state", this.root, packed);
    const { actions } = this.engine.about;
    return this.engine.call("choose_by_network", ...this.workspace, this.root, 1, this.legal, actions);
  }

  /** The logits of the last choice, by index of a legal action. */
  logits(count: number): number[] {
    return [...this.engine.words(this.logitsAt, count)].map(Number);
  }

  /** How good the last state is for each seat, as binary logarithms. */
  judgements(): number[] {
    return [...this.engine.words(this.judgementsAt, this.judged)].map(Number);
  }
}

/** The units of a hidden layer and the binary places of weights; an error if it is no network of the engine's game. */
function readHeader(engine: Engine, file: Uint8Array): { width: number; places: number[] } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (new TextDecoder().decode(file.subarray(0, MAGIC.length)) !== MAGIC) throw new Error("not a network");
  const numbers = Array.from({ length: HEADER }, (_, place) => view.getInt32(MAGIC.length + 4 * place, true));
  const [features, actions, parts, width, ...places] = numbers as [number, number, number, number, ...number[]];
  const { about } = engine;
  const fits = features === about.features && actions === about.actions && parts === about.parts.length;
  if (!fits || file.length !== fileSize(engine, width)) throw new Error("a network of another game");
  return { width, places };
}

/** The shape of each array in a file, and the bytes of its numbers. */
function shapes(engine: Engine, width: number): [bytes: number, ...shape: number[]][] {
  const { actions, features, most_seats, parts } = engine.about;
  const outputs = actions + 2 * most_seats + 1 + most_seats * parts.length;
  return [
    [SHORT, features + actions, width],
    [SMALL, width],
    [SHORT, width, width],
    [SMALL, width],
    [SHORT, outputs, width],
    [SMALL, outputs],
    [SHORT, actions],
  ];
}

const sizeOf = ([bytes, ...shape]: [number, ...number[]]): number =>
  shape.reduce((product, length) => product * length, bytes);

const fileSize = (engine: Engine, width: number): number =>
  shapes(engine, width).reduce((sum, one) => sum + sizeOf(one), MAGIC.length + 4 * HEADER);

/** Copy all weights into memory; return where they are, and their shapes. */
function loadWeights(engine: Engine, file: Uint8Array, width: number): number[] {
  let from = MAGIC.length + 4 * HEADER;
  return shapes(engine, width).flatMap((one) => {
    const [size, [, ...shape]] = [sizeOf(one), one];
    const address = engine.allocate(size);
    engine.bytes(address, size).set(file.subarray(from, from + size));
    from += size;
    return [address, ...shape];
  });
}
