/** A visit to a table: the state that is shown, and the requests to the server. */

import { token, type LogEntry, type Schemas, type Table, type View } from "../api/client";
import { isMade, TableSocket, type ClientMessage, type Link, type ServerMessage } from "../api/socket";
import { DeviceAnalysis } from "../engine/analysis";
import { DeviceCoach } from "../engine/coach";
import { hasModules } from "../engine/modules";
import { closingRefusal } from "../texts/refusals";
import { changesMatch, lastChange } from "./entries";
import { withPresentNames } from "./people";
import { isAside, NewsQueue, type News, type Pace } from "./queue";
import { countContinued } from "./taps";

type Refused = Schemas["Refused"];
type Hinted = Schemas["HintResult"];
type Known = Schemas["KnowledgeResult"];
type AnalysedMove = Schemas["AnalysedMove"];
type Request = ClientMessage & { id: string };

export interface SessionState {
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
  hint: Hinted | null;
  computing: string | null; // the id of the hint or analysis that is being computed
  progress: { done: number; of: number } | null;
  analysedMoves: AnalysedMove[] | null;
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

/** Sessions whose page was left before the server had answered everything, by `keyOf`. */
const left = new Map<string, TableSession>();
/** What became of moves that were refused after their page was left, by `keyOf`. */
const reports = new Map<string, Pick<SessionState, "refused" | "notMade">>();

const keyOf = (table: string): string => `${table} ${token()}`; // nobody gets the session of somebody else

const READING = 3000; // milliseconds that a refusal stays, whatever happens meanwhile

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
  private readonly unanswered = new Map<string, Request>(); // by id, in the order in which they were made
  private readonly kept = new Set<string>(); // ids of requests that have outlived a connection
  private consulting: ClientMessage | null = null; // a request to the coach that was not answered yet
  private isCancelling = false; // until the server says that it no longer computes
  private readonly coach = new DeviceCoach();
  private analysis: DeviceAnalysis | null = null; // on this device
  private readonly continuing = new Set<string>(); // ids of moves that the page makes after another one, for one tap
  private readonly continued = new Set<number>(); // their numbers, when the server has made them
  private readonly refusals = new Map<string, () => void>(); // what to do if a chat line is refused, by its id
  private undoing = 0; // moves still to be undone, because one tap has made them
  private isServerAsked = false; // for hints and analyses, because this device cannot compute them
  private readonly asked = new Set<string>(); // ids of requests of the player who looks now

  /** Visit a table: with a new session, or with the one whose page was left before a move was answered. */
  static visit(id: string): TableSession {
    const kept = left.get(keyOf(id));
    left.delete(keyOf(id));
    return kept ?? new TableSession(id);
  }

  private constructor(id: string) {
    this.key = keyOf(id);
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
    this.dropHint();
    if (this.unanswered.size && !this.state.ended) left.set(this.key, this);
    else this.close();
  }

  close(): void {
    this.queue.close();
    window.removeEventListener("beforeunload", this.warn);
    this.socket.close();
    this.coach.close();
  }

  // --- Receiving -----------------------------------------------------------------------------------

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case "news":
        return this.receive(message);
      case "accepted":
        if (this.continuing.has(message.id)) this.continued.add(message.number);
        return this.settle(message.id, true);
      case "refused":
        return this.handleRefusal(message);
      case "hinted":
        if (message.id === this.state.computing) this.endComputing({ hint: message });
        return;
      case "progress":
        if (message.id !== this.state.computing) return;
        return this.change({ progress: { done: message.done, of: message.of } });
      case "analysed":
        if (message.id === this.state.computing) this.endComputing({ analysedMoves: message.moments });
        return;
      case "known":
        if (message.id !== this.state.computing) return;
        return this.isCancelling ? this.endComputing({}) : void this.computeHint(message);
      case "decided":
        if (message.id !== this.state.computing) return;
        if (this.isCancelling) return message.done === message.of ? this.endComputing({}) : undefined;
        if (message.done === message.of) this.consulting = null;
        return void this.analysis?.receive(message);
      case "presence":
        return this.change({ present: message.seats, watching: message.watching });
    }
  }

  /** Refusals are shown only to the player who asked. */
  private handleRefusal(refused: Refused): void {
    const id = refused.id ?? "";
    const request = this.unanswered.get(id);
    if (request && refused.reason === "busy") this.retry(request, refused.retry_after ?? 1);
    if (request?.type === "undo") this.undoing = 0;
    const isLeft = left.get(this.key) === this;
    const notMade = request?.type === "play" && (isLeft || this.kept.has(id)) ? request.move : null;
    if (isLeft && refused.reason !== "busy" && request?.type !== "chat") reports.set(this.key, { refused, notMade });
    if (request && refused.reason !== "busy") {
      this.refusals.get(id)?.();
      this.settle(id, true);
    }
    if (refused.id && !this.asked.has(refused.id)) return;
    this.refusedAt = performance.now();
    if (id === this.state.computing) this.endComputing({ refused });
    else this.change({ refused, notMade });
  }

  /** Send a request again after a random delay; the server carries it out only once. */
  private retry(request: Request, seconds: number): void {
    const wait = seconds * 1000 * (1 + Math.random());
    window.setTimeout(() => this.unanswered.has(request.id) && this.socket.send(request), wait);
  }

  private endComputing(part: Partial<SessionState>): void {
    this.consulting = null;
    this.isCancelling = false;
    this.change({ computing: null, progress: null, ...part });
  }

  private receive(news: News): void {
    const last = news.more ? (news.entries.at(-1)?.number ?? 0) : news.table.number;
    this.number = Math.max(this.number, last);
    this.received.set(news, performance.now());
    const isFirst = this.queue.isEmpty;
    this.queue.add(news);
    const made = this.isCatchingUp ? [] : [...this.unanswered.values()].filter((one) => isMade(one, news.entries));
    made.forEach(({ id }) => this.settle(id)); // so that a quick click on the next move counts
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
    for (const request of this.unanswered.values()) {
      this.kept.add(request.id);
      this.socket.send(request);
    }
    if (this.isCancelling) this.endComputing({}); // the server forgets requests with their connection
    if (this.consulting?.type === "decisions") this.analyse();
    else if (this.consulting) this.socket.send(this.consulting);
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
    const known = this.state.entries.at(-1)?.number ?? 0;
    const fresh = news.flatMap((one) => one.entries).filter((entry) => entry.number > known);
    if (fresh.some((entry) => entry.kind === "move" || entry.kind === "undo")) this.dropHint();
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
      ...(performance.now() - this.refusedAt > READING ? { refused: null, notMade: null } : {}),
    });
    const undone = fresh.find((entry) => entry.kind === "undo")?.seat;
    if (!undone || !this.undoing) return;
    this.undoing = last.can_undo.includes(undone) ? this.undoing - 1 : -1;
    if (this.undoing >= 0) this.undoOne(undone);
  }

  /** News always carry views. Those that show the same do not change the match: what is open on the board stays open. */
  private viewsAfter(fresh: LogEntry[], views: Record<string, View>): Record<string, View> {
    const isSame = Object.keys(views).join() === Object.keys(this.state.views).join();
    return isSame && !fresh.some(changesMatch) ? this.state.views : views;
  }

  // --- Requests -------------------------------------------------------------------------------------

  private ask(request: Request): void {
    this.change({ refused: null, notMade: null });
    this.asked.add(request.id);
    this.unanswered.set(request.id, request);
    this.showUnanswered();
    this.socket.send(request); // or after the next connection
  }

  /** A request was carried out or refused; its answer may still come. */
  private settle(id: string, isAnswered = false): void {
    this.unanswered.delete(id);
    this.kept.delete(id);
    if (isAnswered) this.continuing.delete(id);
    this.refusals.delete(id);
    if (!this.unanswered.size && left.get(this.key) === this) {
      left.delete(this.key);
      this.close();
    }
    this.showUnanswered();
  }

  private showUnanswered(): void {
    const made = [...this.unanswered.values()].find((one) => one.type === "play" || one.type === "undo");
    const sending = made?.type === "play" ? made.move : (made?.type ?? null);
    this.change({ isAsking: this.unanswered.size > 0, sending });
  }

  /** One move at a time: a second click does not overtake the first. */
  play(seat: string, move: string, isContinued = false): void {
    if (this.state.sending) return;
    const id = newId();
    if (isContinued) this.continuing.add(id);
    this.ask({ type: "play", seat, move, number: this.number, id });
  }

  /** Undo what the last tap has done. */
  undo(seat: string): void {
    if (this.state.sending) return;
    this.undoing = countContinued(this.state.entries, this.continued);
    this.undoOne(seat);
  }

  private undoOne(seat: string): void {
    this.ask({ type: "undo", seat, number: this.number, id: newId() });
  }

  answer(seat: string, agree: boolean): void {
    this.ask({ type: "answer", seat, agree, id: newId() });
  }

  chat(text: string, onRefused: () => void = () => undefined): void {
    const id = newId();
    this.refusals.set(id, onRefused);
    this.ask({ type: "chat", text, id });
  }

  hint(seat: string): void {
    const id = newId();
    this.asked.add(id);
    this.change({ computing: id, hint: null, refused: null });
    void this.consult({ type: "knowledge", seat, id }, { type: "hint", seat, level: null, id });
  }

  /** Compute a hint from what the seat knows, or let the server do it. */
  private async computeHint({ id, engine, known }: Known): Promise<void> {
    this.consulting = null;
    const found = await this.coach.hint(engine, known).catch(() => null);
    if (id !== this.state.computing) return;
    const { number, seat } = known;
    if (found) return this.endComputing({ hint: { type: "hinted", id, number, seat, ...found } });
    this.askServer({ type: "hint", seat, level: null, id });
  }

  analyse(): void {
    const id = newId();
    this.asked.add(id);
    this.coach.stop();
    this.change({ computing: id, progress: { done: 0, of: 1 }, refused: null });
    const isWanted = () => id === this.state.computing;
    this.analysis = new DeviceAnalysis(
      this.coach,
      this.state.table?.seats.map((one) => one.seat) ?? [],
      (done, of) => isWanted() && this.change({ progress: { done, of } }),
      (analysedMoves) => {
        if (!isWanted()) return;
        if (analysedMoves) this.endComputing({ analysedMoves });
        else this.askServer({ type: "analyse", id });
      },
    );
    void this.consult({ type: "decisions", id }, { type: "analyse", id });
  }

  /** Ask for what this device needs to compute by itself. If it cannot, ask the server for the result. */
  private async consult(forDevice: ClientMessage, forServer: ClientMessage): Promise<void> {
    const computing = this.state.computing;
    const canCompute = !this.isServerAsked && (await hasModules(this.state.table?.game ?? ""));
    if (computing !== this.state.computing) return;
    this.consulting = canCompute ? forDevice : forServer;
    this.socket.send(this.consulting);
  }

  private askServer(request: ClientMessage): void {
    this.isServerAsked = true;
    this.consulting = request;
    this.socket.send(request);
  }

  cancel(): void {
    const id = this.state.computing;
    if (!id) return;
    this.isCancelling = this.consulting !== null && this.socket.send({ type: "cancel", id });
    this.consulting = null; // nor asked again after the next connection
    this.coach.stop();
    if (!this.isCancelling) this.endComputing({});
  }

  /** Drop the hint or the request for one: a move was made. */
  private dropHint(): void {
    this.cancel();
    this.asked.delete(this.state.computing ?? "");
    this.endComputing({ hint: null });
  }

  /** Another player looks now, who must not see answers to the previous one. */
  forget(): void {
    this.dropHint();
    this.asked.clear();
    this.dismiss();
  }

  dismiss(): void {
    this.change({ refused: null, notMade: null });
  }
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

/** The log, with the moves that were undone marked. */
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
