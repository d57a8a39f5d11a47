/** The requests to a table that the server has not answered yet. It carries out each only once, however often it comes. */

import { entryOf, type ClientMessage } from "../../api/socket";
import type { LogEntry } from "../../api/client";

export interface PendingRequest {
  message: ClientMessage & { id: string };
  isKept: boolean; // it has outlived a connection, and is sent again with the next one
  isContinued: boolean; // a move that the page makes after another one, for one tap
  isAskerHere: boolean; // the player who asked still looks; nobody else is told that it was refused
  onRefused?(): void;
}

interface Handlers {
  send(message: ClientMessage): void; // or not, while there is no connection
  onChange(isAsking: boolean, sending: string | null): void; // the move, or "undo", that has not been answered yet
  onSettled(): void;
}

export class Requests {
  readonly continued = new Set<number>(); // numbers of moves that continue the tap of the move before
  private readonly pending = new Map<string, PendingRequest>(); // by id, in the order in which they were made

  constructor(private readonly handlers: Handlers) {}

  get isEmpty(): boolean {
    return this.pending.size === 0;
  }

  find(id: string): PendingRequest | undefined {
    return this.pending.get(id);
  }

  add(message: PendingRequest["message"], part: Partial<PendingRequest> = {}): void {
    this.pending.set(message.id, { message, isKept: false, isContinued: false, isAskerHere: true, ...part });
    this.show();
    this.handlers.send(message);
  }

  /** A request was carried out, as the entry with this number. */
  settleMade(id: string, number: number): void {
    if (this.pending.get(id)?.isContinued) this.continued.add(number);
    this.settle(id);
  }

  /** Settle what has become an entry of the log, before its answer: a quick click on the next move counts. */
  settleEntries(entries: LogEntry[]): void {
    for (const { message } of this.pending.values()) {
      const made = entryOf(message, entries);
      if (made) this.settleMade(message.id, made.number);
    }
  }

  /** A request was carried out or refused. */
  settle(id: string): void {
    this.pending.delete(id);
    this.handlers.onSettled();
    this.show();
  }

  /** Send a request again after a random delay. */
  retry(message: PendingRequest["message"], seconds: number): void {
    const wait = seconds * 1000 * (1 + Math.random());
    window.setTimeout(() => this.pending.has(message.id) && this.handlers.send(message), wait);
  }

  /** Send everything again, over a new connection. */
  repeat(): void {
    for (const request of this.pending.values()) {
      request.isKept = true;
      this.handlers.send(request.message);
    }
  }

  /** Whoever has asked does not look any more. */
  forgetAskers(): void {
    for (const request of this.pending.values()) request.isAskerHere = false;
  }

  private show(): void {
    const messages = [...this.pending.values()].map(({ message }) => message);
    const sent = messages.find(({ type }) => type === "play" || type === "undo");
    this.handlers.onChange(messages.length > 0, sent?.type === "play" ? sent.move : (sent?.type ?? null));
  }
}
