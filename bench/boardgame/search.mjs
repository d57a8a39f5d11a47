// The speed of boardgame.io's tree search on one core, for `ludoteca bench --peers`:
//
//     node search.mjs GAME SECONDS ITERATIONS
//
// Searches of that many iterations from the start, each with a new tree.  Prints playouts and moves per second
// in the best tenth of the time, as `ludoteca.bench.speed.measure` does for all others.

import { createRequire } from 'node:module';
import { counter, ticTacToe, tricks } from './games.mjs';

// The package names its parts by folders, which `import` does not look into.
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

async function measure(search, seconds) {
  const start = performance.now();
  const movesBefore = counter.moves;
  let playouts = 0;
  let passed = 0;
  while (passed < seconds || playouts === 0) {
    playouts += await search();
    passed = (performance.now() - start) / 1000;
  }
  return { playouts: playouts / passed, moves: (counter.moves - movesBefore) / passed };
}

const [name, seconds, iterations] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const game = [ticTacToe, tricks].find((one) => one.name === name);
const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations });
const state = InitializeGame({ game });

async function search() {
  await bot.play(state, state.ctx.currentPlayer);
  return bot.iterationCounter;
}

await measure(search, seconds / 5); // so that the engine has compiled what runs often
let best = { playouts: 0, moves: 0 };
for (let tenth = 0; tenth < 10; tenth += 1) {
  const found = await measure(search, seconds / 10);
  if (found.playouts > best.playouts) best = found;
}
console.log(JSON.stringify(best));
