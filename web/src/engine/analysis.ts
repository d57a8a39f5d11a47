/** The analysis of a finished match on this device, while its decisions arrive from the server. */

import type { Schemas } from "../api/client";
import { ANALYSIS, markTurningPoints, type DeviceCoach, type AnalysedMove } from "./coach";
import type { EngineFiles } from "./modules";

type Part = Schemas["DecisionsResult"];
type Known = Schemas["Known"];

export class DeviceAnalysis {
  private readonly judged: Promise<AnalysedMove>[] = [];
  private readonly decisions = new Map<number, Known>(); // by number
  private received = 0; // moves that the server has looked at
  private readonly deadline = performance.now() + ANALYSIS;
  private done = 0; // moves that were judged, or that had no alternative

  /** `onEnd` gets null if this device has no module for the match, or could not run it. */
  constructor(
    private readonly coach: DeviceCoach,
    private readonly seats: readonly string[],
    private readonly onProgress: (done: number, of: number) => void,
    private readonly onEnd: (moves: AnalysedMove[] | null) => void,
  ) {}

  /** Take in some decisions; the last part ends the analysis. */
  async receive(part: Part): Promise<void> {
    const found = this.coach.files(part.engine);
    const forced = part.done - this.received - part.decisions.length;
    this.received = part.done;
    this.count(forced, part.of);
    for (const known of part.decisions) {
      const judged = found.then((files) => {
        if (!files) throw new Error("no module");
        const share = () => 1 / Math.max(1, part.of - this.done);
        return this.coach.judge(files, known, this.seats, this.deadline, share);
      });
      judged.then(() => this.count(1, part.of)).catch(() => undefined);
      this.judged.push(judged);
      this.decisions.set(known.number, known);
    }
    if (part.done < part.of) return;
    await Promise.all([found, ...this.judged])
      .then(([files, ...moves]) => (files ? this.explain(files, markTurningPoints(moves)) : null))
      .then(this.onEnd, () => this.onEnd(null));
  }

  /** Say at the turning points why the other move was better. */
  private explain(files: EngineFiles, moves: AnalysedMove[]): Promise<AnalysedMove[]> {
    return Promise.all(
      moves.map(async (move) => {
        if (!move.turning_point || move.better === null) return move;
        const reason = await this.coach.explain(files, this.decisions.get(move.number)!, move.better, move.move);
        return { ...move, reason };
      }),
    );
  }

  private count(moves: number, of: number): void {
    this.done += moves;
    this.onProgress(this.done, of);
  }
}
