// Does in WebAssembly what tests/wasm/native.py does in native code: node tests/wasm/compare.mjs PROJECT < TASKS
// A task names a module, a function of this file and its arguments. Prints a list of the results.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compile, loadEngine } from './engine.mjs';

const { Engine, Tree, Network, GuidedTree, Matches, Continuations, Study, judge, markTurningPoints } = await loadEngine(
  process.argv[2],
);

const hex = (text) => new Uint8Array(Buffer.from(text, 'hex'));
const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const makeTree = (engine, network, seed) =>
  network
    ? new GuidedTree(engine, new Network(engine, readFileSync(network)), seed, 1, 4096)
    : new Tree(engine, seed, 1, 4096);

const functions = {
  // Random matches, many in one call.
  playouts(engine, { options, seed, size }) {
    const { about } = engine;
    const [states, generators] = [engine.allocate(about.state.size * size), engine.allocate(about.luck.size * size)];
    const [chosen, legal] = [engine.allocate(about.options.size), engine.allocate(8 * about.actions)];
    engine.write('options', chosen, hex(options));
    const moves = engine.call('playouts', states, size, generators, size, chosen, BigInt(seed), legal, about.actions);
    return [moves, digest(engine.bytes(states, about.state.size * size), engine.bytes(generators, about.luck.size * size))];
  },

  // A random match move by move: legal moves, masks, preferences, expectations, observations, redeals, scores.
  walk(engine, { options, seed }) {
    const { about, entries } = engine;
    const { size } = about.state;
    const [state, imagined, luck] = [engine.allocate(size), engine.allocate(size), engine.allocate(about.luck.size)];
    const [chosen, legal] = [engine.allocate(about.options.size), engine.allocate(8 * about.actions)];
    const [mask, features] = [engine.allocate(about.actions), engine.allocate(2 * about.features)];
    const seen = createHash('sha256');
    engine.write('options', chosen, hex(options));
    entries.seed_luck(luck, BigInt(seed), 0n);
    entries.setup(state, chosen, luck);
    let moves = 0;
    for (; !entries.is_over(state); moves++) {
      const count = engine.call('legal_actions', state, legal, about.actions);
      const actions = engine.words(legal, count);
      const seat = BigInt(engine.view().getInt8(state + about.state.fields.asked));
      entries.legal_mask(state, mask, about.actions);
      entries.observe(state, seat, features, about.features);
      engine.bytes(imagined, size).set(engine.bytes(state, size));
      entries.redeal(imagined, seat, luck);
      const weights = [...actions].map((action) => entries.preference(state, action));
      const numbers = [...actions, ...weights, entries.evaluate(state, seat), entries.score(state, seat)];
      seen.update(engine.bytes(state, size)).update(engine.bytes(mask, about.actions));
      seen.update(engine.bytes(features, 2 * about.features)).update(engine.bytes(imagined, size));
      seen.update(BigInt64Array.from(numbers));
      entries.play(state, actions[engine.call('roll', BigInt(count), luck)], luck);
    }
    seen.update(engine.read('state', state));
    return [moves, seen.digest('hex')];
  },

  // A whole tree, what is below its best move, and the tree of a search that stops when its choice is settled.
  search(engine, { root, seat, seed, iterations, network }) {
    const tree = makeTree(engine, network, BigInt(seed));
    tree.search(hex(root), seat, { iterations });
    const first = [tree.iterations, digest(tree.dump()), tree.ranks(), tree.lead()];
    const best = tree.children().reduce((best, child) => (child.visits > best.visits ? child : best));
    tree.advance(best.key);
    const below = tree.children();
    tree.clear();
    tree.search(hex(root), seat, { iterations }, true);
    return [...first, best, below, tree.iterations, digest(tree.dump())];
  },

  // What a network chooses, the logits of all legal actions, and how it judges states.
  choices(engine, { network, roots }) {
    const loaded = new Network(engine, readFileSync(network));
    return roots.map(([root, count]) => [loaded.choose(hex(root)), loaded.logits(count), loaded.judgements()]);
  },

  // Decisions of a finished match, as the coach judges them.
  analyse(engine, { decisions, iterations, seats, network }) {
    const tree = makeTree(engine, network, 77n);
    const moves = decisions.map(({ state, ...known }) => {
      tree.seed(77n);
      tree.clear();
      tree.search(hex(state), Number(known.seat.slice(1)) - 1, { iterations });
      return judge(known, { children: tree.children() }, seats);
    });
    return markTurningPoints(moves);
  },

  // Why a move is better than another one: the sums, and what is said of them.
  compare(engine, { root, seat, pairs }) {
    const continuations = new Continuations(engine);
    return pairs.map(([action, other]) => [
      ...continuations.compare(hex(root), seat, action, other),
      continuations.explain(hex(root), seat, action, other),
    ]);
  },

  // Matches of simple bots, as a study plays them.
  matches(engine, { options, seed, first, size, bots }) {
    const found = new Matches(engine, size, bots, hex(options)).play(BigInt(seed), first);
    const { states, ...numbers } = found;
    return [digest(states), Object.values(numbers).map((one) => [...one])];
  },

  // The statistics of a study; its matches come in any order.
  study(engine, { seed, games, bots }) {
    const { about, module } = engine;
    const options = hex(about.starts[bots.length]);
    const study = new Study({ about, bots });
    const size = 12;
    for (let first = games - size; first >= 0; first -= size) {
      study.add(new Matches(new Engine(module), size, bots, options).play(BigInt(seed), first), first);
    }
    return study.statistics();
  },
};

const modules = new Map();
const results = JSON.parse(readFileSync(0, 'utf8')).map(({ file, name, ...task }) => {
  if (!modules.has(file)) modules.set(file, compile(file));
  return functions[name](new Engine(modules.get(file)), task);
});
console.log(JSON.stringify(results));
