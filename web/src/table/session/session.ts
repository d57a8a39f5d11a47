/** A visit to a table: what comes from the server, the state that is shown, and what the player asks for. */

import { token, type LogEntry, type Schemas, type Table, type View } from "../../api/client";
import { TableSocket, type Link, type TableMessage } from "../../api/socket";
import { closingRefusal } from "../../texts/refusals";
import { withPresentNames } from "../../people/people";
import type { Pace } from "../../device/settings";
import { changesMatch, lastChange } from "./entries";
import { isAside, NewsQueue, type News } from "./queue";
import { Requests, type PendingRequest } from "./requests";
import { TableCoach, type CoachState } from "./tableCoach";
import { countContinued } from "./taps";

type Refused = Schemas["Refused"];

export interface SessionState extends CoachState {
  link: Link;
  table: Table | null;
  tableAt: number; // when this table came, on the clock of `performance`: its clocks run since then
  views: Record<string, View>; // the same objects until the match changes
  entries: LogEntry[];
  lastChange: number; // the number of the last entry that has changed the match
  fresh: LogEntry[]; // what led to the state that is shown now
  canUndo: string[];
  queued: number; // how many messages are not shown yet
  present: string[];
  watching: number;
  isAsking: boolean; // whether a request has not been answered yet
  sending: string | null; // the move, or "undo", that has not been answered yet
  refused: Refused | null;
  notMade: string | null; // the move that was kept while the connection was lost, and then refused
  ended: Refused | null; // why this page may not come back to the table
}

const NOTHING: SessionState = {
  link: "connecting",
  table: null,
  tableAt: 0,
  views: {},
  entries: [],
  lastChange: 0,
  fresh: [],
  canUndo: [],
  queued: 0,
  present: [],
  watching: 0,
  isAsking: false,
  sending: null,
  refused: null,
  notMade: null,
  ended: null,
  hint: null,
  computing: null,
  progress: null,
  analysedMoves: null,
};

/** Sessions whose page was left before the server had answered everything, by `sessionKey`. */
const leftSessions = new Map<string, TableSession>();
/** What became of moves that were refused after their page was left, by `sessionKey`. */
const reports = new Map<string, Pick<SessionState, "refused" | "notMade">>();

const sessionKey = (table: string): string => `${table} ${token()}`; // nobody gets the session of somebody else

const READING_MS = 3000; // how long a refusal stays, whatever happens meanwhile

export class TableSession {
  state: SessionState;
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private readonly queue = new NewsQueue(
    (news) => this.show(news),
    (queued) => this.change({ queued }),
  );
  private readonly socket: TableSocket;
  private number = 0; // of the last log entry received
  private readonly received = new WeakMap<News, number>(); // when they came; they may be shown later
  private isCatchingUp = true; // receiving what happened before the socket was open
  private refusedAt = 0;
  private readonly requests = new Requests({
    send: (message) => this.socket.send(message),
    onChange: (isAsking, sending) => this.change({ isAsking, sending }),
    onSettled: () => this.closeIfLeft(),
  });
  private undoing = 0; // moves still to be undone, because one tap has made them
  readonly coach = new TableCoach({
    state: () => this.state,
    change: (part) => this.change(part),
    send: (message) => this.socket.send(message),
    newId,
  });

  /** Visit a table: with a new session, or with the one whose page was left before a move was answered. */
  static visit(id: string): TableSession {
    const leftSession = leftSessions.get(sessionKey(id));
    leftSessions.delete(sessionKey(id));
    return leftSession ?? new TableSession(id);
  }

  private constructor(id: string) {
    this.key = sessionKey(id);
    this.state = { ...NOTHING, ...reports.get(this.key) };
    reports.delete(this.key);
    this.socket = new TableSocket(id, {
      onMessage: (message) => this.handle(message),
      onLink: (link) => this.change({ link }),
      onOpen: () => (this.isCatchingUp = true),
      onRefused: (reason, isFinal) => {
        const refused = closingRefusal(reason);
        this.change(isFinal ? { ended: refused } : { refused });
      },
      lastNumber: () => this.number,
    });
    window.addEventListener("beforeunload", this.warn);
  }

  /** A move that was not sent yet is lost with the page. */
  private readonly warn = (event: BeforeUnloadEvent): void => {
    if (this.state.sending) event.preventDefault();
  };

  readonly reconnect = (): void => this.socket.now();

  // --- For React -----------------------------------------------------------------------------------

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): SessionState => this.state;

  private change(part: Partial<SessionState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((listener) => listener());
  }

  setPace(pace: Pace): void {
    this.queue.pace = pace;
  }

  /** The page is left. What is kept is still sent, as the page has promised. */
  leave(): void {
    this.coach.dropHint();
    if (!this.requests.isEmpty && !this.state.ended) leftSessions.set(this.key, this);
    else this.close();
  }

  close(): void {
    this.queue.close();
    window.removeEventListener("beforeunload", this.warn);
    this.socket.close();
    this.coach.close();
  }

  // --- Receiving -----------------------------------------------------------------------------------

  private handle(message: TableMessage): void {
    switch (message.type) {
      case "news":
        return this.receive(message);
      case "accepted":
        return this.requests.settleMade(message.id, message.number);
      case "refused":
        return this.handleRefusal(message);
      case "hinted":
      case "progress":
      case "analysed":
      case "known":
      case "decided":
        return this.coach.receive(message);
      case "presence":
        return this.change({ present: message.seats, watching: message.watching });
      case "closing":
        return; // the server closes the socket next, which then reconnects
      default:
        message satisfies never;
    }
  }

  /** Refusals are shown only to the player who asked. */
  private handleRefusal(refused: Refused): void {
    const id = refused.id ?? "";
    const request = this.requests.find(id);
    const message = request?.message;
    const isLeft = leftSessions.get(this.key) === this;
    const notMade = message?.type === "play" && (isLeft || request?.isKept) ? message.move : null;
    if (message?.type === "undo") this.undoing = 0;
    if (refused.reason === "busy") {
      if (message) this.requests.retry(message, refused.retry_after ?? 1);
    } else {
      if (isLeft && message?.type !== "chat") reports.set(this.key, { refused, notMade });
      request?.onRefused?.();
      this.requests.settle(id);
    }
    const isComputing = id !== "" && id === this.state.computing;
    if (id && !isComputing && !request?.isAskerHere) return;
    this.refusedAt = performance.now();
    if (isComputing) this.coach.end({ refused });
    else this.change({ refused, notMade });
  }

  private receive(news: News): void {
    const last = news.more ? (news.entries.at(-1)?.number ?? 0) : news.table.number;
    this.number = Math.max(this.number, last);
    this.received.set(news, performance.now());
    const isFirst = this.queue.isEmpty;
    this.queue.add(news);
    if (!this.isCatchingUp) this.requests.settleEntries(news.entries);
    if (news.more) return; // shown together with the next message
    if (this.isCatchingUp) return this.catchUp();
    const isMine = news.entries.every((entry) => !entry.seat || entry.seat in news.views);
    if (news.entries.length > 1 || (isAside(news) ? isFirst : isMine)) this.skip();
    else this.queue.schedule();
  }

  /** Show everything at once, and repeat what was not answered: the server carries out a request only once. */
  private catchUp(): void {
    if (this.state.refused) this.refusedAt = performance.now(); // what was reported later is read now
    this.skip();
    this.isCatchingUp = false;
    this.requests.repeat();
    this.coach.resume();
  }

  /** Say which entries are only parts of a move: they are shown together with what they lead to. */
  setParts(isPart: (entry: LogEntry) => boolean): void {
    this.queue.isPart = isPart;
  }

  /** Show everything that is queued, now. */
  readonly skip = (): void => this.queue.empty();

  private show(news: News[]): void {
    const last = news.at(-1);
    if (!last) return;
    const lastNumber = this.state.entries.at(-1)?.number ?? 0;
    const fresh = news.flatMap((one) => one.entries).filter((entry) => entry.number > lastNumber);
    if (fresh.some((entry) => entry.kind === "move" || entry.kind === "undo")) this.coach.dropHint();
    const entries = withPresentNames(markUndone([...this.state.entries, ...fresh]));
    this.change({
      table: last.table,
      tableAt: this.received.get(last) ?? performance.now(),
      views: this.viewsAfter(fresh, last.views as Record<string, View>),
      entries,
      lastChange: lastChange(entries),
      fresh: this.isCatchingUp ? [] : fresh, // screen readers do not read out the past
      canUndo: last.can_undo,
      queued: this.queue.length,
      ...(performance.now() - this.refusedAt > READING_MS ? { refused: null, notMade: null } : {}),
    });
    const undone = fresh.find((entry) => entry.kind === "undo")?.seat;
    if (!undone || !this.undoing) return;
    if (!last.can_undo.includes(undone)) {
      this.undoing = 0;
      return;
    }
    this.undoing -= 1;
    this.undoOne(undone);
  }

  /** News always carry views. Those that show the same do not change the match: what is open on the board stays open. */
  private viewsAfter(fresh: LogEntry[], views: Record<string, View>): Record<string, View> {
    const isSame = Object.keys(views).join() === Object.keys(this.state.views).join();
    return isSame && !fresh.some(changesMatch) ? this.state.views : views;
  }

  // --- Requests -------------------------------------------------------------------------------------

  private ask(message: PendingRequest["message"], part?: Partial<PendingRequest>): void {
    this.change({ refused: null, notMade: null });
    this.requests.add(message, part);
  }

  /** Everything that the page has promised to send was answered. */
  private closeIfLeft(): void {
    if (!this.requests.isEmpty || leftSessions.get(this.key) !== this) return;
    leftSessions.delete(this.key);
    this.close();
  }

  /** One move at a time: a second click does not overtake the first. */
  play(seat: string, move: string, isContinued = false): void {
    if (this.state.sending) return;
    this.ask({ type: "play", seat, move, number: this.number, id: newId() }, { isContinued });
  }

  /** Undo what the last tap has done. */
  undo(seat: string): void {
    if (this.state.sending) return;
    this.undoing = countContinued(this.state.entries, this.requests.continued);
    this.undoOne(seat);
  }

  private undoOne(seat: string): void {
    this.ask({ type: "undo", seat, number: this.number, id: newId() });
  }

  answer(seat: string, agree: boolean): void {
    this.ask({ type: "answer", seat, agree, id: newId() });
  }

  chat(text: string, onRefused?: () => void): void {
    this.ask({ type: "chat", text, id: newId() }, { onRefused });
  }

  /** Another player looks now, who must not see answers to the previous one. */
  forget(): void {
    this.coach.dropHint();
    this.requests.forgetAskers();
    this.dismiss();
  }

  dismiss(): void {
    this.change({ refused: null, notMade: null });
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** The log, with the moves that were undone marked. */
function markUndone(entries: LogEntry[]): LogEntry[] {
  const result = [...entries];
  const played: number[] = [];
  result.forEach((entry, index) => {
    if (entry.kind === "move") played.push(index);
    const last = entry.kind === "undo" ? played.pop() : undefined;
    const move = last === undefined ? undefined : result[last];
    if (move?.kind === "move") result[last!] = { ...move, undone: true };
  });
  return result;
}
