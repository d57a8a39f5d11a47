/** Why a move is better than another one, from how matches end after them: `ludoteca/bots/continuations.py`.
 *
 * The sums are equal to those of native code, and so is what is said.
 */

import type { Schemas } from "../api/requests";
import { seatOf } from "../api/seats";
import type { Finding } from "./description";
import type { Engine } from "./engine";

export type Reason = Schemas["Reason"];

const WORD = 8; // bytes of a whole number
const NONE = -1;

export class Continuations {
  private readonly root: number;
  private readonly findings: number;
  private readonly workspace: number[]; // the arrays in the order of `continuations.Workspace`

  constructor(private readonly engine: Engine) {
    const { actions, columns, luck, most_seats, state } = engine.about;
    const words = (...shape: number[]): number[] => [
      engine.allocate(WORD * shape.reduce((product, length) => product * length, 1)),
      ...shape,
    ];
    const findings = words(engine.about.findings.length);
    this.root = engine.allocate(state.size);
    this.findings = findings[0]!;
    this.workspace = [
      ...[engine.allocate(state.size), 1, engine.allocate(luck.size), 1, ...words(actions), ...words(actions)],
      ...[...words(2, most_seats, columns), ...words(most_seats + 1, columns), ...words(most_seats + 1, columns)],
      ...findings,
    ];
  }

  /** What makes an action better than another one, or NONE, and the findings of the comparison. */
  compare(packed: Uint8Array, seat: number, action: number, other: number): [kind: number, findings: number[]] {
    this.engine.write("state", this.root, packed);
    const chosen = [seat, action, other].map(BigInt);
    const kind = this.engine.call("compare_moves", ...this.workspace, this.root, 1, ...chosen);
    return [kind, [...this.engine.words(this.findings, this.engine.about.findings.length)].map(Number)];
  }

  /** The same as means, in words; null if nothing is clear. */
  explain(packed: Uint8Array, seat: number, action: number, other: number): Reason | null {
    const { findings: names, kinds, parts } = this.engine.about;
    const [kind, findings] = this.compare(packed, seat, action, other);
    if (kind === NONE) return null;
    const found = Object.fromEntries(names.map((name, index) => [name, findings[index]!])) as Record<Finding, number>;
    const { pairs, total, squares, part, gain, seat: loser, loss } = found;
    const variance = (squares - (total * total) / pairs) / (pairs - 1);
    return {
      kind: kinds[kind]!,
      total: total / pairs,
      error: Math.sqrt(variance / pairs),
      part: part === NONE ? null : parts[part]!,
      gain: gain / pairs,
      seat: loser === NONE ? null : seatOf(loser),
      loss: loss / pairs,
    };
  }
}
