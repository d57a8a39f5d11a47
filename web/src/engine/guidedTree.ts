/** A search tree whose leaves a network judges: `ludoteca/bots/guided_search.py`. */

import type { Engine } from "./engine";
import type { Network } from "./network";
import { NONE, Tree } from "./tree";

const SHORT = 2; // bytes
const SMALL = 4;
const WORD = 8;

export class GuidedTree extends Tree {
  private readonly priors: number; // by node: where the weights of its actions begin, or NONE

  constructor(engine: Engine, network: Network, seed: bigint, stream = 1, capacity = engine.about.nodes) {
    super(engine, seed, stream, capacity, "search_with_network");
    const { most_seats, weights_per_node } = engine.about;
    const kept = capacity * weights_per_node;
    this.priors = engine.allocate(SMALL * capacity);
    this.workspace.push(
      ...network.workspace,
      ...[this.priors, capacity, engine.allocate(SMALL * capacity), capacity],
      ...[engine.allocate(SHORT * kept), kept, engine.allocate(SMALL * kept), kept],
      ...[engine.allocate(WORD * most_seats), most_seats],
    );
    engine.bytes(this.priors, SMALL * capacity).fill(255); // NONE
  }

  override clear(): void {
    super.clear();
    if (this.priors) this.engine.view().setInt32(this.priors, NONE, true); // not before the constructor is done
  }
}
