/** Names of files beside the page, and of the browser's cache. The service worker has some of them too: it is a script
 * of its own, which cannot import what the pages have. `names.test.ts` compares them. */

export const CACHE = "files"; // the files of the pages, kept in this browser
export const FILE_LIST = "offline.json"; // all files that playing without a server needs; `offline/pages.py` writes it
export const MODULE_LIST = "engines.json"; // the file of each module, by `moduleKey`; `wasm/pages.py` writes it
export const NETWORK_LIST = "networks.json"; // the file of each network, in the same way
export const GAME_LIST = "games.json"; // of a static site: the answer to `GET /api/games`; `offline/pages.py` writes it
