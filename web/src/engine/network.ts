/** A network in the memory of an engine: `ludoteca/bots/inference.py` in TypeScript.
 *
 * Its weights are a file of their own, which `ludoteca/bots/weights.py` describes. Everything is computed in whole
 * numbers, so a network says the same on every device.
 */

import type { Engine } from "./engine";

const MAGIC = "LUDONET2";
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
  const numbers = Array.from({ length: HEADER }, (_, index) => view.getInt32(MAGIC.length + 4 * index, true));
  const [features, actions, parts, width, ...places] = numbers as [number, number, number, number, ...number[]];
  const { about } = engine;
  const fits = features === about.features && actions === about.actions && parts === about.parts.length;
  if (!fits || file.length !== fileSize(engine, width)) throw new Error("a network of another game");
  return { width, places };
}

/** The shape of each array, and the bytes of its numbers in memory. */
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

/** The bytes that an array takes in a file: a matrix has a shift for each row, and numbers of one byte. */
const sizeInFile = ([bytes, rows, columns]: number[]): number =>
  columns === undefined ? bytes! * rows! : rows! + rows! * columns;

const fileSize = (engine: Engine, width: number): number =>
  shapes(engine, width).reduce((sum, one) => sum + sizeInFile(one), MAGIC.length + 4 * HEADER);

/** Copy all weights into memory; return where they are, and their shapes. */
function loadWeights(engine: Engine, file: Uint8Array, width: number): number[] {
  let from = MAGIC.length + 4 * HEADER;
  return shapes(engine, width).flatMap((one) => {
    const [, ...shape] = one;
    const part = file.subarray(from, from + sizeInFile(one));
    const content = shape.length > 1 ? readMatrix(part, shape[0]!, shape[1]!) : part;
    const address = engine.allocate(content.length);
    engine.bytes(address, content.length).set(content);
    from += part.length;
    return [address, ...shape];
  });
}

/** The weights of a matrix: numbers shifted to the left by that of their row. */
function readMatrix(part: Uint8Array, rows: number, columns: number): Uint8Array {
  const numbers = new Int8Array(part.buffer, part.byteOffset + rows, rows * columns);
  const weights = new Int16Array(numbers.length);
  for (let index = 0; index < weights.length; index++) {
    weights[index] = numbers[index]! << part[Math.floor(index / columns)]!;
  }
  return new Uint8Array(weights.buffer);
}
