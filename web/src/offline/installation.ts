/** Installing: all files are kept in this browser, so that the pages start and play without a network. */

import { keepText, storedText } from "../device/storage";
import { cacheHere, fetchKept, fetchNewest, fileList } from "./files";

const INSTALLED = "ludoteca.installed"; // the version that is kept in this browser
const HASHED = "assets/"; // files there never change
const AT_ONCE = 4; // files that are fetched at the same time

const folder = (): string => new URL(".", document.baseURI).href;

export const isInstalled = (): boolean => storedText(INSTALLED) !== null;

export const canInstall = (): boolean => "caches" in window && "serviceWorker" in navigator;

/** Fetch and keep everything that is not kept yet. `onProgress` hears how much of it is here, from 0 to 1. */
export async function install(onProgress: (share: number) => void): Promise<void> {
  await navigator.serviceWorker.register("worker.js");
  const list = await fileList(folder());
  const files = Object.entries(list.files);
  const all = files.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  const count = (bytes: number): void => onProgress((done += bytes) / all);
  const keep = async ([name, size]: [string, number]) => {
    let received = 0; // none if the file was kept already
    const onBytes = (bytes: number): void => {
      received += bytes;
      count(bytes);
    };
    const url = new URL(name, folder()).href;
    if (name.startsWith(HASHED)) await fetchKept(url, onBytes);
    else await fetchNewest(url);
    if (received < size) count(size - received);
  };
  const queue = [...files];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await keep(next);
    }),
  );
  await fetchNewest(folder()); // the page itself comes last: it needs all the others
  await checkKept([...files.map(([name]) => new URL(name, folder()).href), folder()]);
  await navigator.storage?.persist?.().catch(() => false); // games should outlive a full disk
  keepText(INSTALLED, list.sources);
  for (const listener of listeners) listener();
}

/** The browser has no room for all files. */
export class NoRoom extends Error {}

async function checkKept(urls: string[]): Promise<void> {
  const cache = await cacheHere();
  const responses = await Promise.all(urls.map((url) => cache?.match(url, { ignoreVary: true })));
  if (responses.some((one) => !one)) throw new NoRoom();
}

const listeners = new Set<() => void>();

export function onInstalled(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Bring what is kept up to date, without a word. */
export async function updateInstalled(): Promise<void> {
  const list = await fileList(folder());
  if (!(await cacheHere()) || storedText(INSTALLED) === list.sources) return;
  await install(() => undefined);
}
