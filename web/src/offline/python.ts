/** Python in a Worker of this page: its requests and connections, and how far it is with its start. */

import { hasServer } from "./mode";
import { fetchNewest } from "./files";
import type { FromWorker, ToWorker } from "./messages";
import { GAME_LIST } from "./names";

export type Start =
  | { state: "loading"; bytes: number; of: number }
  | { state: "ready" }
  | { state: "failed"; why: string }
  | { state: "taken" }
  | { state: "lost" };

interface ConnectionHandlers {
  onText(text: string): void;
  onClose(code: number, reason: string): void;
}

let worker: Worker | null = null;
let start: Start = { state: "loading", bytes: 0, of: 0 };
let count = 0;
const listeners = new Set<() => void>();
const answers = new Map<number, (answer: { status: number; text: string }) => void>();
const connections = new Map<number, ConnectionHandlers>();

export const startNow = (): Start => start;

export function onStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(next: Start): void {
  start = next;
  for (const listener of listeners) listener();
}

function handle(message: FromWorker): void {
  switch (message.kind) {
    case "loading":
      return tell({ state: "loading", bytes: message.bytes, of: message.of });
    case "ready":
      return tell({ state: "ready" });
    case "failed":
      console.error(message.why);
      return tell({ state: "failed", why: message.why });
    case "taken":
      return tell({ state: "taken" });
    case "lost":
      return tell({ state: "lost" });
    case "answer":
      answers.get(message.id)?.(message);
      return void answers.delete(message.id);
    case "text":
      return connections.get(message.connection)?.onText(message.text);
    case "closed":
      connections.get(message.connection)?.onClose(message.code, message.reason);
      connections.delete(message.connection);
  }
}

const folder = (): string => new URL(".", document.baseURI).href;

/** The Worker; it starts when it is needed first. */
function python(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker/pythonWorker.ts", import.meta.url), { type: "module", name: "python" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => handle(data);
  worker.onerror = (event) => tell({ state: "failed", why: event.message });
  worker.postMessage({ kind: "start", folder: folder() } satisfies ToWorker);
  return worker;
}

const post = (message: ToWorker): void => python().postMessage(message);

/** Send a request, as `fetch` would to a server. The games of a static site are there before Python runs. */
export async function request(method: string, path: string, token: string, body?: string): Promise<Response> {
  python();
  if (path === "/api/games" && !hasServer) {
    const listed = await fetchNewest(new URL(GAME_LIST, folder()).href).catch(() => null);
    if (listed) return listed;
  }
  const id = ++count;
  const answered = new Promise<{ status: number; text: string }>((resolve) => answers.set(id, resolve));
  post({ kind: "request", id, method, path, token, body: body ?? "" });
  const { status, text } = await answered;
  return new Response(text, { status });
}

/** Connect to a table, as a WebSocket would. */
export function connect(table: string, handlers: ConnectionHandlers): { send(text: string): void; close(): void } {
  const connection = ++count;
  connections.set(connection, handlers);
  post({ kind: "open", connection, table });
  return {
    send: (text) => post({ kind: "text", connection, text }),
    close: () => {
      connections.delete(connection);
      post({ kind: "close", connection });
    },
  };
}
