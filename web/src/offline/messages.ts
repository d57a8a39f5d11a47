/** What a page and the Worker that runs Python tell each other. */

export type ToWorker =
  | { kind: "start"; folder: string } // of the pages
  | { kind: "request"; id: number; method: string; path: string; token: string; body: string }
  | { kind: "open"; connection: number; table: string }
  | { kind: "text"; connection: number; text: string }
  | { kind: "close"; connection: number };

export type FromWorker =
  | { kind: "loading"; bytes: number; of: number } // what was fetched so far
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "lost" } // somebody has deleted the storage of this browser
  | { kind: "taken" } // another page plays with the same tables now
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "text"; connection: number; text: string }
  | { kind: "closed"; connection: number; code: number; reason: string };
