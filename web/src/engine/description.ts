/** What a module says about itself, in JSON in its section "ludoteca"; `ludoteca/wasm/build.py` writes it. */

import type { Language, Schemas } from "../api/requests";

export interface Struct {
  size: number; // bytes in the memory of the module
  runs: [address: number, bytes: number][]; // its pieces without padding: one after the other its packed form
  fields: Record<string, number>; // the address of each field in the struct
}

export interface Item {
  group: string;
  word: string;
  names: Record<Language, string>;
}

export type Finding = "pairs" | "total" | "squares" | "part" | "gain" | "seat" | "loss";

export interface Description {
  game: string;
  version: number; // of the rules
  edition: string; // the digest of the edition's figures
  state: Struct;
  luck: Struct;
  options: Struct;
  node: Omit<Struct, "runs">;
  actions: number;
  features: number;
  edition_name: string;
  is_own: boolean; // whether it is the game's own edition
  parts: string[]; // lines of the score pad
  ties: string[]; // criteria for ties
  items: Item[]; // what a seat can have at the end
  measures: string[]; // other numbers about the end
  reasons: string[]; // why matches can end
  starts: Record<number, string>; // by number of seats: packed options in hexadecimal digits
  kinds: Schemas["Reason"]["kind"][]; // of what makes a move better than another one
  findings: Finding[]; // of a comparison of moves
  columns: number; // of its sums
  most_seats: number; // places for seats in a node, whatever the match has
  nodes: number; // of a search tree
  depth: number;
  weights_per_node: number; // of a search with a network, on average
  levels: Record<"easy" | "medium" | "hard", { iterations: number; temperature: number; heuristic_share: number }>;
  data_end: number; // the first address that is free
}

export function describe(module: WebAssembly.Module): Description {
  const [section] = WebAssembly.Module.customSections(module, "ludoteca");
  if (!section) throw new Error("not a module of Ludoteca");
  return JSON.parse(new TextDecoder().decode(section)) as Description;
}
