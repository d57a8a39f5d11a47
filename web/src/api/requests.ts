/** Which requests the server knows, what they send and what it answers, as its OpenAPI document says. */

import type { components, requests } from "./schema";

export type Schemas = components["schemas"];
export type Language = "en" | "it" | "ru";

/** The figures of an edition, as the server sends them. */
export type Edition = Record<string, Record<string, Record<string, unknown>>>;

type Name = keyof requests; // such as `GET /api/tables/{table}`

type WithoutQuery<Request> = Request extends `${infer Path}?${string}` ? Path : Request;

type Segments<Path> = Path extends `${infer First}/${infer Others}` ? [First, ...Segments<Others>] : [Path];

type Fits<Path, Template> = Path extends [infer Segment, ...infer Segments]
  ? Template extends [infer Wanted, ...infer Others]
    ? Segment extends (Wanted extends `{${string}}` ? string : Wanted)
      ? Fits<Segments, Others>
      : false
    : false
  : Template extends []
    ? true
    : false;

type Fitting<Request> = { [Key in Name]: Fits<Segments<Request>, Segments<Key>> extends true ? Key : never }[Name];

/** The name of a request with its method and path, such as `GET /api/tables/abc`; never if the server knows no such request. */
type NameOf<Request> = Request extends unknown
  ? WithoutQuery<Request> extends Name
    ? WithoutQuery<Request>
    : Fitting<WithoutQuery<Request>>
  : never;

/** The answer to a request, such as `GET /api/games`. */
export type Answer<Request> = [NameOf<Request>] extends [never]
  ? never
  : NameOf<Request> extends `${string}/edition`
    ? Edition
    : requests[NameOf<Request>]["answer"];

/**
 * What a request sends, as the last argument of a function. It may be left out if there is nothing to send; a request
 * that the server does not know asks for one that does not exist.
 */
export type Body<Request> = [NameOf<Request>] extends [never]
  ? [unknown: never]
  : undefined extends requests[NameOf<Request>]["body"]
    ? [body?: requests[NameOf<Request>]["body"]]
    : [body: requests[NameOf<Request>]["body"]];
