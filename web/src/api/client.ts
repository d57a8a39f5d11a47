/** Requests to the server over HTTP, with types generated from its OpenAPI document. */

import type { components } from "./schema";

export type Schemas = components["schemas"];
export type Table = Schemas["Table"];
export type Seat = Schemas["Seat"];
export type LogEntry = Schemas["LogEntryView"];
export type GameInfo = Schemas["GameInfo"];
export type SpeechInfo = Schemas["SpeechInfo"];
export type Welcome = Schemas["Welcome"];
export type Level = "easy" | "medium" | "hard" | "best";
export type Language = "en" | "it" | "ru";
export type View = Record<string, unknown> & { moves: string[]; turn: string | null };

const TOKEN = "ludoteca.token";

/** The server refused a request. If `retry_after` is set, it may be granted after that many seconds. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly retry_after: number | null = null,
    readonly sentences: Schemas["Said"][] = [],
  ) {
    super(message);
  }
}

export function token(): string {
  return localStorage.getItem(TOKEN) ?? "";
}

export function keepToken(value: string): void {
  localStorage.setItem(TOKEN, value);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN);
}

/** The event on `window` that says that the server no longer accepts our token. */
export const SIGNED_OUT = "ludoteca-signed-out";

/** How long to wait for an answer before an error is shown, in milliseconds. */
const TIMEOUT = 60_000;

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token()) headers.authorization = `Bearer ${token()}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method,
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({}))) as Partial<Schemas["Refused"]>;
  if (refused.reason === "who-are-you" && token()) window.dispatchEvent(new Event(SIGNED_OUT));
  throw new Refusal(
    response.status,
    refused.reason ?? "failed",
    refused.message ?? response.statusText,
    refused.retry_after,
    refused.sentences ?? [{ code: "failed", facts: {} }], // not the server but something before it answered
  );
}

export async function get<T>(path: string): Promise<T> {
  return (await request("GET", path)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await request("POST", path, body)).json() as Promise<T>;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await request("PATCH", path, body)).json() as Promise<T>;
}

export async function erase(path: string, body: unknown): Promise<void> {
  await request("DELETE", path, body);
}
