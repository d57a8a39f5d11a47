/** A run of the lab: matches of a line-up in Workers, added up as they come in. */

import type { Policy } from "../engine/matches";
import { SearchWorkers } from "../engine/searchWorkers";
import type { Description } from "../engine/description";
import { fromHex } from "../engine/hex";
import type { ModuleFile } from "../engine/requests";
import { Study } from "./statistics";

/** What a run depends on. The same figures give the same matches, here and with `ludoteca simulate`. */
export interface Plan {
  module: ModuleFile;
  about: Description;
  bots: Policy[]; // one for each seat
  games: number;
  seed: bigint;
}

const CHUNK = 240; // matches in a request: whole deals for two, three and four seats
const FEWEST_DEALS = 2; // one deal says nothing about how much deals differ

/** Matches are played in whole deals: each deal once for each rotation of the line-up over the seats. */
export function roundUp(games: number, seats: number): number {
  return Math.max(FEWEST_DEALS, Math.ceil(games / seats)) * seats;
}

export class Run {
  readonly study: Study;
  readonly games: number;
  private readonly workers = new SearchWorkers();

  constructor(readonly plan: Plan) {
    this.study = new Study(plan);
    this.games = roundUp(plan.games, plan.bots.length);
  }

  /** Play everything. `onProgress` is called after each chunk. Rejects when the run is stopped. */
  async start(onProgress: () => void): Promise<void> {
    const { module, about, bots, seed } = this.plan;
    const options = fromHex(about.starts[bots.length]!);
    const play = async (first: number) => {
      const size = Math.min(CHUNK, this.games - first);
      const request = { module, options, lineUp: bots, seed, first, size };
      this.study.add(await this.workers.matches(request), first);
      onProgress();
    };
    const starts = Array.from({ length: Math.ceil(this.games / CHUNK) }, (_, chunk) => chunk * CHUNK);
    try {
      await Promise.all(starts.map(play));
    } finally {
      this.workers.close();
    }
  }

  stop(): void {
    this.workers.close();
  }
}
