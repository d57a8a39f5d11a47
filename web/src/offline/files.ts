/** The files that playing without a server needs, fetched once and kept in the browser's cache. */

import { CACHE, FILE_LIST } from "./names";

const PATIENCE_MS = 2000; // to wait for the network where a kept file serves as well
const HEADERS = ["content-type", "content-security-policy"]; // what is kept with a file
const plainFetch = globalThis.fetch.bind(globalThis); // the Worker gives Pyodide another one

/** All files of the pages, by their names: bytes. */
export interface FileList {
  python: string; // the folder of Pyodide
  sources: string; // our Python, as an archive
  files: Record<string, number>;
}

export const cacheHere = (): Promise<Cache | null> =>
  "caches" in globalThis ? caches.open(CACHE).catch(() => null) : Promise.resolve(null);

/** The newest version of a file; the kept one where there is no network, or one that does not answer. */
export async function fetchNewest(url: string): Promise<Response> {
  const cache = await cacheHere();
  const cached = await cache?.match(url);
  const signal = cached ? AbortSignal.timeout(PATIENCE_MS) : null;
  const answer = await plainFetch(url, { cache: "no-cache", signal }).catch(() => null);
  if (answer?.ok) {
    await cache?.put(url, answer.clone()).catch(() => undefined);
    return answer;
  }
  if (!cached) throw new Error(`${url} cannot be fetched`);
  return cached;
}

export async function fileList(folder: string): Promise<FileList> {
  return (await fetchNewest(new URL(FILE_LIST, folder).href)).json() as Promise<FileList>;
}

/** A file from the cache, or from the network and then kept. `onBytes` hears of what arrives. */
export async function fetchKept(url: string, onBytes: (bytes: number) => void): Promise<Response> {
  const cache = await cacheHere();
  const cached = await cache?.match(url, { ignoreVary: true });
  if (cached) return cached;
  const answer = await plainFetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, stream) {
        onBytes(piece.length);
        stream.enqueue(piece);
      },
    }),
  );
  const whole = await new Response(counted).arrayBuffer();
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache?.put(url, new Response(whole, { headers })).catch(() => undefined); // the disk may be full
  return new Response(whole, { headers });
}
