/**
 * The service worker: shows reminders while the page is closed, and keeps the files of the pages.
 *
 * It keeps only files whose names hold a hash of their content, so a page never gets a file of another version. The
 * page itself and the answers of the server come from the network: a new version is there with the next load, and
 * everything works without this worker. Where Ludoteca is installed (`src/offline/installation.ts`), the page and the files
 * beside it were kept too, and are used while there is no network, or one that does not answer.
 */

declare const __FILES__: string[]; // the names of all files of this version; the build puts them here

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = "files"; // the name of the cache, as in `offline/names.ts`
const LIST = "offline.json"; // all files of an installed version
const PATIENCE_MS = 2000; // to wait for the network where a kept file serves as well
const SILENCE_MS = 30_000; // for which a network that did not answer in time is not waited for again
const KEPT_MS = 24 * 3600_000; // for which pages of an older version may still need their files

/** What the server pushes: `PushMessage` in its OpenAPI document. */
interface PushMessage {
  table: string;
  title: string;
  body: string;
  language: string;
}

/** An event by which browsers learn which requests need no worker; those that do not know it ask the worker. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(routes: { condition: object; source: "network" }[]): Promise<void>;
}

const scope = () => worker.registration.scope;
const assets = () => new URL("assets/", scope()).href;

worker.addEventListener("install", (event: RoutedInstall) => {
  const direct = [{ urlPattern: new URL("api/*", scope()).href }];
  const routes = event.addRoutes?.(direct.map((condition) => ({ condition, source: "network" })));
  event.waitUntil(Promise.resolve(routes).catch(() => undefined));
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));

worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope()) || url.startsWith(new URL("api/", scope()).href)) return;
  event.respondWith(url.startsWith(assets()) ? file(event.request) : newest(event.request));
});

/** A file that never changes: from the cache, or from the network and then kept. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(FILES).catch(() => null);
  const cached = await cache?.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) cache?.put(request, answer.clone()).catch(() => undefined); // the disk may be full
  return answer;
}

let silentSince = -Infinity; // when the network last gave no answer in time

/**
 * A file that may change: from the network; if it has no good answer in time, as it was kept at the installation. A page
 * and the lists of its files come one after the other, so only the first of them waits.
 */
async function newest(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!cached) return fetch(request);
  let isAnswered = false;
  const fetched = fetch(request)
    .finally(() => (isAnswered = true)) // or refused at once, where there is no network
    .then((answer) => {
      silentSince = -Infinity;
      return answer.ok ? answer : cached;
    });
  const isSilent = Date.now() - silentSince < SILENCE_MS;
  const late = new Promise<Response>((resolve) =>
    setTimeout(
      () => {
        if (!isAnswered) silentSince = Date.now();
        resolve(cached);
      },
      isSilent ? 0 : PATIENCE_MS,
    ),
  );
  return Promise.race([fetched, late]).catch(() => cached);
}

/** Drop files of older versions, except those that an open page may still ask for. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const list = await cache.match(new URL(LIST, scope()).href);
  const installed = list ? Object.keys(((await list.json()) as { files: object }).files) : [];
  const current = new Set([...__FILES__, ...installed].map((name) => new URL(name, scope()).href));
  for (const request of await cache.keys()) {
    if (current.has(request.url) || !request.url.startsWith(assets())) continue;
    const made = Date.parse((await cache.match(request))?.headers.get("date") ?? "");
    if (!(made > Date.now() - KEPT_MS)) await cache.delete(request);
  }
}

// --- Reminders ---------------------------------------------------------------------------------------

const link = (table: string) => new URL(`#/table/${table}`, scope()).href;

worker.addEventListener("push", (event) => {
  const { table, title, body, language } = event.data?.json() as PushMessage;
  const options = {
    body,
    lang: language,
    tag: table,
    renotify: true,
    icon: new URL("icon-192.png", scope()).href,
    data: { table },
  };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable((event.notification.data as { table: string }).table));
});

/** Show a table in the window that is open, or in a new one. A worker does not know which page a window shows. */
async function showTable(table: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => client.visibilityState === "visible") ?? windows[0];
  if (!open) return void (await worker.clients.openWindow(link(table)));
  open.postMessage({ show: table });
  await open.focus();
}
