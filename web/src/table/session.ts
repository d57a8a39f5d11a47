/** A visit to a table: the state that is shown, and the requests to the server.
 *
 * Messages arrive faster than people can follow, so moves of others wait in a queue and are shown one by one.
 */

import type { LogEntry, Level, Schemas, Table, View } from "../api/client";
import { TableSocket, type ClientMessage, type Link, type ServerMessage } from "../api/socket";
import { closingRefusal } from "../texts/refusals";

type News = Schemas["News"];
type Refused = Schemas["Refused"];
type Hinted = Schemas["HintResult"];
type Moment = Schemas["AnalysedMove"];

export interface State {
  link: Link;
  table: Table | null;
  views: Record<string, View>;
  entries: LogEntry[];
  fresh: LogEntry[]; // what led to the state that is shown now
  canUndo: string[];
  waiting: number; // how many messages are not shown yet
  present: string[];
  watching: number;
  isAsking: boolean; // whether a request has not been answered yet
  refused: Refused | null;
  hint: Hinted | null;
  thinking: string | null; // the id of the hint or analysis that is being computed
  progress: { done: number; of: number } | null;
  moments: Moment[] | null;
}

const NOTHING: State = {
  link: "connecting",
  table: null,
  views: {},
  entries: [],
  fresh: [],
  canUndo: [],
  waiting: 0,
  present: [],
  watching: 0,
  isAsking: false,
  refused: null,
  hint: null,
  thinking: null,
  progress: null,
  moments: null,
};

const PACES = { slow: 1600, normal: 850, fast: 300, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export class TableSession {
  state: State = NOTHING;
  private pace: Pace = "normal";
  private readonly listeners = new Set<() => void>();
  private readonly queue: News[] = [];
  private readonly socket: TableSocket;
  private timer = 0;
  private shownAt = 0;
  private number = 0; // of the last log entry received
  private isCatchingUp = true; // receiving what happened before the socket was open
  private unanswered: ClientMessage | null = null;
  private readonly asked = new Set<string>(); // ids of requests of the player who looks now

  constructor(id: string) {
    this.socket = new TableSocket(id, {
      onMessage: (message) => this.handle(message),
      onLink: (link) => {
        this.isCatchingUp = true;
        this.change({ link });
      },
      onRefused: (reason) => this.change({ refused: closingRefusal(reason) }),
      lastNumber: () => this.number,
    });
  }

  // --- For React -----------------------------------------------------------------------------------

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): State => this.state;

  private change(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }

  setPace(pace: Pace): void {
    this.pace = pace;
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.socket.close();
  }

  // --- Receiving -----------------------------------------------------------------------------------

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case "news":
        return this.receive(message);
      case "accepted":
        if (hasId(this.unanswered, message.id)) this.expect(null);
        return;
      case "refused":
        return this.handleRefusal(message);
      case "hinted":
        if (message.id === this.state.thinking) this.change({ hint: message, thinking: null });
        return;
      case "progress":
        return this.change({ progress: { done: message.done, of: message.of } });
      case "analysed":
        return this.change({ moments: message.moments, thinking: null, progress: null });
      case "presence":
        return this.change({ present: message.seats, watching: message.watching });
    }
  }

  /** Refusals are shown only to the player who asked. */
  private handleRefusal(refused: Refused): void {
    if (hasId(this.unanswered, refused.id ?? "")) {
      if (refused.reason === "busy") this.retry(this.unanswered!, refused.retry_after ?? 1);
      else this.expect(null);
    }
    if (refused.id && !this.asked.has(refused.id)) return;
    this.change({ refused, thinking: null, progress: null });
  }

  /** Send a request again after a random delay; the server carries it out only once. */
  private retry(asked: ClientMessage, seconds: number): void {
    const wait = seconds * 1000 * (1 + Math.random());
    window.setTimeout(() => this.unanswered === asked && this.socket.send(asked), wait);
  }

  private receive(news: News): void {
    const last = news.more ? (news.entries.at(-1)?.number ?? 0) : news.table.number;
    this.number = Math.max(this.number, last);
    this.queue.push(news);
    if (news.more) return; // shown together with the next message
    if (this.isCatchingUp) return this.catchUp();
    const isMine = news.entries.every((entry) => !entry.seat || entry.seat in news.views);
    if (isMine || news.entries.length > 1) this.skip();
    else this.schedule();
  }

  /** Show everything at once, and repeat a request that was not answered: the server carries it out only once. */
  private catchUp(): void {
    this.skip();
    this.isCatchingUp = false;
    if (this.unanswered) this.socket.send(this.unanswered);
  }

  private schedule(): void {
    this.change({ waiting: this.queue.length });
    if (this.timer || !this.queue.length) return;
    const due = this.shownAt + PACES[this.pace] - performance.now();
    this.timer = window.setTimeout(
      () => {
        this.timer = 0;
        this.show(this.queue.splice(0, 1));
        this.schedule();
      },
      Math.max(0, due),
    );
  }

  /** Show everything that is queued, now. */
  readonly skip = (): void => {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.show(this.queue.splice(0));
  };

  private show(news: News[]): void {
    const last = news.at(-1);
    if (!last) return;
    const known = this.state.entries.at(-1)?.number ?? 0;
    const fresh = news.flatMap((one) => one.entries).filter((entry) => entry.number > known);
    if (fresh.some((entry) => entry.kind === "move" || entry.kind === "undo")) this.dropHint();
    this.shownAt = performance.now();
    this.change({
      table: last.table,
      views: last.views as Record<string, View>,
      entries: markUndone([...this.state.entries, ...fresh]),
      fresh: this.isCatchingUp ? [] : fresh, // screen readers do not read out the past
      canUndo: last.can_undo,
      waiting: this.queue.length,
      refused: null,
    });
  }

  // --- Requests -------------------------------------------------------------------------------------

  private ask(asked: ClientMessage & { id: string }): void {
    this.change({ refused: null });
    this.asked.add(asked.id);
    this.expect(asked);
    this.socket.send(asked);
  }

  /** Set the request that waits for an answer. */
  private expect(asked: ClientMessage | null): void {
    this.unanswered = asked;
    this.change({ isAsking: asked !== null });
  }

  play(seat: string, move: string): void {
    this.ask({ type: "play", seat, move, number: this.number, id: newId() });
  }

  undo(seat: string): void {
    this.ask({ type: "undo", seat, number: this.number, id: newId() });
  }

  answer(seat: string, agree: boolean): void {
    this.ask({ type: "answer", seat, agree, id: newId() });
  }

  chat(text: string): void {
    this.ask({ type: "chat", text, id: newId() });
  }

  hint(seat: string, level: Level = "best"): void {
    const id = newId();
    this.asked.add(id);
    this.change({ thinking: id, hint: null, refused: null });
    this.socket.send({ type: "hint", seat, level, id });
  }

  analyse(): void {
    const id = newId();
    this.asked.add(id);
    this.change({ thinking: id, progress: { done: 0, of: 1 }, refused: null });
    this.socket.send({ type: "analyse", id });
  }

  cancel(): void {
    if (this.state.thinking) this.socket.send({ type: "cancel", id: this.state.thinking });
  }

  /** Drop the hint or the request for one: a move was made. */
  private dropHint(): void {
    this.cancel();
    this.asked.delete(this.state.thinking ?? "");
    this.change({ hint: null, thinking: null });
  }

  /** Another player looks now, who must not see answers to the previous one. */
  forget(): void {
    this.dropHint();
    this.asked.clear();
    this.dismiss();
  }

  dismiss(): void {
    this.change({ refused: null });
  }
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function hasId(asked: ClientMessage | null, id: string): boolean {
  return asked !== null && "id" in asked && asked.id === id;
}

/** The log, with moves that were taken back marked as undone. */
function markUndone(entries: LogEntry[]): LogEntry[] {
  const result = [...entries];
  const played: number[] = [];
  result.forEach((entry, place) => {
    if (entry.kind === "move") played.push(place);
    const last = entry.kind === "undo" ? played.pop() : undefined;
    if (last !== undefined) result[last] = { ...result[last]!, undone: true };
  });
  return result;
}
