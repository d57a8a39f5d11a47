/** Requests that begin before the code that needs their answers has arrived. */

import type { Answer, Body } from "./requests";
import { get } from "./client";

const begun = new Map<string, Promise<unknown>>();

export function begin<Path extends string>(path: Path, ...none: Body<`GET ${Path}`>): void {
  const answer = get(path, ...none);
  answer.catch(() => undefined); // whoever asks for the answer handles it
  begun.set(path, answer);
}

/** The answer to a request that was begun early, the first time that somebody asks for it; a new request otherwise. */
export function getEarly<Path extends string>(
  path: Path,
  ...none: Body<`GET ${Path}`>
): Promise<Answer<`GET ${Path}`>> {
  const answer = begun.get(path) as Promise<Answer<`GET ${Path}`>> | undefined;
  begun.delete(path);
  return answer ?? get(path, ...none);
}

/** Begin to fetch what the page of a table needs besides its code. */
export function beginTable(table: string, language: string): void {
  const id = encodeURIComponent(table);
  begin(`/api/tables/${id}`);
  begin(`/api/tables/${id}/speech/${language}`);
  begin(`/api/tables/${id}/edition`);
}
