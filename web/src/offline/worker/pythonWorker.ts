/** The Worker that runs Python: it fetches Pyodide and our sources, starts them, and passes messages on. */

import { fetchKept, fileList, type FileList } from "../files";
import type { FromWorker, ToWorker } from "../messages";
import { answerOf } from "./answers";
import { openEngines } from "./engines";
import { fluent } from "./fluent";
import { openKeyValueStore } from "./keyValueStore";

/** What we use of Pyodide and of `ludoteca.offline.app`. */
interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: "wheel"): void;
  pyimport(module: "ludoteca.offline.bridge"): { start(): Promise<App> };
  registerJsModule(name: string, module: object): void;
}
interface PythonProxy {
  destroy(): void;
}
interface App {
  answer(
    method: string,
    path: string,
    token: string,
    body: string,
  ): Promise<PythonProxy & { toJs(): [number, string] }>;
  connect(table: string, send: (text: string) => void, closed: (code: number, why: string) => void): PythonConnection;
}
interface PythonConnection extends PythonProxy {
  receive(text: string): void;
  close(): void;
}
type LoadPyodide = (options: { indexURL: string }) => Promise<Pyodide>;

const LOCK = "ludoteca-tables"; // held by the one page that plays
const INTERNAL_ERROR = 1011; // the code with which a connection is closed
const PACKED = "pyodide.asm.wasm"; // kept compressed, as not every host compresses it

const post = (message: FromWorker) => self.postMessage(message);
const connections = new Map<number, PythonConnection>();
let app: Promise<App>;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "request") return void respond(data);
  if (data.kind !== "start") {
    app
      .then((python) => attend(python, data))
      .catch((error: unknown) => {
        console.error(error);
        post({ kind: "closed", connection: data.connection, code: INTERNAL_ERROR, reason: "" });
      });
    return;
  }
  app = begin(data.folder);
  app.then(
    () => post({ kind: "ready" }),
    (error: unknown) => post({ kind: "failed", why: String(error) }),
  );
};

async function begin(folder: string): Promise<App> {
  await take();
  const opened = openEngines(folder); // it asks for another list at the same time
  opened.catch(() => undefined); // it is awaited below
  const list = await fileList(folder);
  const sources = new URL(list.sources, folder).href;
  const indexURL = new URL(list.python, folder).href;
  const fetched = progress(list);
  self.fetch = pyodideFetch(indexURL, fetched);
  const [{ loadPyodide }, archive, engines, keyValues] = await Promise.all([
    import(/* @vite-ignore */ `${indexURL}pyodide.mjs`) as Promise<{ loadPyodide: LoadPyodide }>,
    fetchKept(sources, fetched).then((answer) => answer.arrayBuffer()),
    opened,
    openKeyValueStore(() => post({ kind: "lost" })),
  ]);
  const python = await loadPyodide({ indexURL });
  python.unpackArchive(archive, "wheel"); // where Python looks for packages
  python.registerJsModule("browser_key_values", keyValues);
  python.registerJsModule("browser_fluent", fluent);
  python.registerJsModule("browser_engines", engines);
  return python.pyimport("ludoteca.offline.bridge").start();
}

/** Let only the newest page play: two would each have their own idea of the same tables. */
function take(): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const held = navigator.locks.request(LOCK, { steal: true }, () => {
      resolve();
      return new Promise(() => undefined);
    });
    held.catch(() => {
      post({ kind: "taken" });
      self.close();
    });
  });
}

function progress(list: FileList): (bytes: number) => void {
  const wanted = Object.entries(list.files).filter(([name]) => name.startsWith(list.python) || name === list.sources);
  const of = wanted.reduce((sum, [, size]) => sum + size, 0);
  let bytes = 0;
  return (more) => post({ kind: "loading", bytes: (bytes += more), of });
}

/** How Pyodide fetches its files: from the cache, and its largest one compressed. */
function pyodideFetch(folder: string, onBytes: (bytes: number) => void): typeof fetch {
  const plain = self.fetch.bind(self);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(folder)) return plain(input, init);
    if (!url.endsWith(PACKED)) return fetchKept(url, onBytes);
    const packed = await fetchKept(`${url}.packed`, onBytes);
    const body = packed.body!.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}

type RequestMessage = Extract<ToWorker, { kind: "request" }>;

async function respond({ id, method, path, token, body }: RequestMessage): Promise<void> {
  const answer = await answerOf(async () => {
    const proxy = await (await app).answer(method, path, token, body);
    const [status, text] = proxy.toJs();
    proxy.destroy();
    return { status, text };
  });
  post({ kind: "answer", id, ...answer });
}

/** Do what a message about a connection asks. */
function attend(python: App, message: Exclude<ToWorker, RequestMessage | { kind: "start" }>): void {
  const { connection } = message;
  if (message.kind === "open") {
    const opened = python.connect(
      message.table,
      (text) => post({ kind: "text", connection, text }),
      (code, reason) => post({ kind: "closed", connection, code, reason }),
    );
    connections.set(connection, opened);
  } else if (message.kind === "text") connections.get(connection)?.receive(message.text);
  else {
    connections.get(connection)?.close();
    connections.delete(connection);
  }
}
