/** What a page asks its Workers for, and what they answer. All data are copied. */

import type { Reason } from "./continuations";
import type { Description } from "./description";
import type { Policy, Results } from "./matches";
import type { Budget, Child } from "./tree";

/** Search from what a seat knows, with an empty tree. */
export interface SearchRequest {
  type: "search";
  module: string; // the address of the module
  network: string | null; // that of the network that guides the search
  state: Uint8Array; // packed
  seat: number;
  budget: Budget;
  seed: bigint;
}

/** Compare a move with another one, from what a seat knows. */
export interface CompareRequest {
  type: "compare";
  module: string;
  state: Uint8Array;
  seat: number;
  action: number;
  other: number;
}

/** A module that the page has already, perhaps because somebody has opened a file. Only Workers may compile it. */
export interface ModuleFile {
  id: number; // a Worker compiles it once
  content: ArrayBuffer;
}

/** Read what a module says about itself. */
export interface DescribeRequest {
  type: "describe";
  module: ModuleFile;
}

/** Play whole matches of bots that do not look ahead. */
export interface MatchesRequest {
  type: "matches";
  module: ModuleFile;
  options: Uint8Array; // packed
  lineUp: Policy[];
  seed: bigint;
  first: number;
  size: number;
}

export interface Requests {
  search: SearchRequest;
  compare: CompareRequest;
  describe: DescribeRequest;
  matches: MatchesRequest;
}

export type Request = Requests[keyof Requests];

export interface Found {
  type: "search";
  children: Child[];
  ranks: number[];
  iterations: number;
}

/** What answers each request, unless it fails. */
export interface Answers {
  search: Found;
  compare: { type: "compare"; reason: Reason | null };
  describe: { type: "describe"; about: Description };
  matches: { type: "matches"; results: Results };
}

export type Answer = Answers[keyof Answers] | { type: "failed"; error: string };
