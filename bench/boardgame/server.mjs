// boardgame.io's own server with our small card game, for `python -m bench.load --peers`:
//
//     node server.mjs PORT
//
// Matches are kept in memory, as the package does unless it is given a database.

import { createRequire } from 'node:module';
import { tricks } from './games.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const server = Server({ games: [tricks], origins: [Origins.LOCALHOST] });
await server.run(Number(process.argv[2]));
