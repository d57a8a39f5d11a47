/** Requests to the server over HTTP, with types made from its OpenAPI document. */

import { forget, keepText, storedText } from "../device/storage";
import { isOffline } from "../offline/mode";
import type { Answer, Body, Edition, Language, Schemas } from "./requests";

export type { Edition, Language, Schemas };
export type Table = Schemas["Table"];
export type Seat = Schemas["Seat"];
export type LogEntry = Schemas["News"]["entries"][number]; // one of several types, told apart by `kind`
export type MoveEntry = Schemas["MoveEntry"];
export type ChatEntry = Schemas["ChatEntry"];
export type GameInfo = Schemas["GameInfo"];
export type SpeechInfo = Schemas["SpeechInfo"];
export type Welcome = Schemas["Welcome"];
export type Level = NonNullable<Schemas["NewSeat"]["level"]>;
export const LEVELS = ["gentle", "easy", "medium", "hard", "best", "champion"] as const satisfies readonly Level[];
/** What a seat may see. Views of old rules, and of games without a commentary (`core/wording/commentary.py`), lack what is optional. */
export type View = Record<string, unknown> & {
  moves: string[];
  turn: string | null;
  outcome: Outcome | null; // null while the match goes on
  progress?: number; // of the match, from 0 to 1 at the end
  obstacles?: Record<string, Obstacle[]>; // by component: "card viking"
  effects?: Record<string, Effect[]>; // by move
  unused?: string[]; // useful things that the turn still allows
  ends?: string[]; // the moves that give them up
};
/** A code with its facts. An obstacle without a verb concerns every move of its component. */
export type Obstacle = Record<string, unknown> & { why: string; verb?: string };
export type Effect = Record<string, unknown> & { effect: string };
/** How a match ended. */
export interface Outcome {
  reason: string;
  scores: Record<string, number>; // by seat
  parts: Record<string, Record<string, number>>;
  ties: Record<string, Record<string, number>>;
  ranking: string[][];
  winners: string[];
}
/** What a player would score now: `score` in the players of a view. */
export interface Score {
  total: number;
  parts: Record<string, number>;
}

const NO_CONTENT = 204;
const TOKEN = isOffline ? "ludoteca.offline-token" : "ludoteca.token"; // the server's is kept for later

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
  return storedText(TOKEN) ?? "";
}

export function keepToken(value: string): void {
  keepText(TOKEN, value);
}

export function forgetToken(): void {
  forget(TOKEN);
}

/** The event on `window` that says that the server no longer accepts our token. */
export const SIGNED_OUT = "ludoteca-signed-out";

/** How long to wait for an answer before an error is shown. */
const TIMEOUT_MS = 60_000;

/** Send a request to the server, or to Python in this browser. */
async function send(method: string, path: string, body: unknown, as: string): Promise<Response> {
  if (isOffline) return (await import("../offline/python")).request(method, path, as, JSON.stringify(body));
  const headers: Record<string, string> = {};
  if (as) headers.authorization = `Bearer ${as}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  return fetch(path, { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function request(method: string, path: string, body?: unknown, as = token()): Promise<Response> {
  const response = await send(method, path, body, as);
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({}))) as Partial<Schemas["Refused"]>;
  const refusal = new Refusal(
    response.status,
    refused.reason ?? "failed",
    refused.message ?? response.statusText,
    refused.retry_after,
    refused.sentences ?? [{ code: "failed", facts: {} }], // not the server but something before it answered
  );
  if (isSignedOut(refusal) && as !== "" && as === token()) window.dispatchEvent(new Event(SIGNED_OUT));
  throw refusal;
}

/** Whether a request was refused because the server no longer accepts our token. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof Refusal && error.reason === "who-are-you";
}

export async function get<Path extends string>(
  path: Path,
  ...[body]: Body<`GET ${Path}`>
): Promise<Answer<`GET ${Path}`>> {
  return (await request("GET", path, body)).json() as Promise<Answer<`GET ${Path}`>>;
}

export async function getText<Path extends string>(path: Path, ...[body]: Body<`GET ${Path}`>): Promise<string> {
  return (await request("GET", path, body)).text();
}

export async function post<Path extends string>(
  path: Path,
  ...[body]: Body<`POST ${Path}`>
): Promise<Answer<`POST ${Path}`>> {
  const answer = await request("POST", path, body);
  return (answer.status === NO_CONTENT ? undefined : await answer.json()) as Answer<`POST ${Path}`>;
}

export async function patch<Path extends string>(
  path: Path,
  ...[body]: Body<`PATCH ${Path}`>
): Promise<Answer<`PATCH ${Path}`>> {
  return (await request("PATCH", path, body)).json() as Promise<Answer<`PATCH ${Path}`>>;
}

export async function sendDelete<Path extends string>(path: Path, ...[body]: Body<`DELETE ${Path}`>): Promise<void> {
  await request("DELETE", path, body);
}

/** Delete something of the person with this token, who may have just signed out. */
export async function sendDeleteAs<Path extends string>(
  as: string,
  path: Path,
  ...[body]: Body<`DELETE ${Path}`>
): Promise<void> {
  await request("DELETE", path, body, as);
}
