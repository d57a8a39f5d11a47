/** What the server answers to requests over HTTP, as its OpenAPI document says. */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** The figures of an edition, as the server sends them. */
export type Edition = Record<string, Record<string, Record<string, unknown>>>;

/** Requests and their answers; the first that fits a path counts. */
type Answers = [
  ["GET /api/games", Schemas["GameInfo"][]],
  ["GET /api/nearby", Schemas["Nearby"]],
  ["GET /api/push/key", Schemas["PushKey"]],
  ["GET /api/people/me", Schemas["Welcome"]],
  [`GET /api/people/ratings/${string}`, Schemas["Rating"][]],
  [`GET /api/people/${string}/results`, Schemas["PersonResults"]],
  [`GET /api/${"games" | "tables"}/${string}/speech/${string}`, Schemas["SpeechInfo"]],
  [`GET /api/tables/${string}/edition`, Edition],
  [`GET /api/tables/${string}/moments?${string}`, Schemas["PastView"][]],
  [`GET /api/tables${"" | "/mine"}${"" | `?${string}`}`, Schemas["Table"][]],
  [`GET /api/tables/${string}`, Schemas["Table"]],
  [`GET /api/desk/log${string}`, Schemas["DeskAct"][]],
  [`GET /api/desk/bans`, Schemas["DeskBan"][]],
  [`GET /api/desk/lines?${string}`, Schemas["DeskLine"][]],
  [`GET /api/desk/people?${string}`, Schemas["DeskPerson"][]],
  [`GET /api/desk/reports`, Schemas["DeskReport"][]],
  [`GET /api/desk/tables`, Schemas["DeskTable"][]],
  ["POST /api/people", Schemas["Welcome"]],
  [`POST /api/people/${"sign-in" | "recover"}`, Schemas["Welcome"]],
  [`POST /api/people/me/${"register" | "passphrase" | "sign-out-everywhere"}`, Schemas["Welcome"]],
  ["POST /api/people/me/recovery", Schemas["RecoveryCode"]],
  [`POST /api/${"tables" | "records"}`, Schemas["Table"]],
  [`POST /api/tables/${string}/rematch`, Schemas["Table"]],
  ["PATCH /api/people/me", Schemas["Welcome"]],
];

/** The answer to a request, such as `GET /api/games`; void if no page reads it. */
export type Answer<Request extends string, List = Answers> = List extends [[infer Fits, infer Found], ...infer Others]
  ? Request extends Fits
    ? Found
    : Answer<Request, Others>
  : void;
