import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../api/socket";
import { TableSession } from "./session";

class FakeSocket {
  static last: FakeSocket;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  /** The server sends a message. */
  tell(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The last request of a type. */
  asked<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    return this.sent.findLast((one) => one.type === type) as Extract<ClientMessage, { type: T }>;
  }
}

type Entry = { kind: string; seat?: string; move?: string };

let number: number;
let session: TableSession;
const socket = () => FakeSocket.last;
const playFirst = () => ({ moves: ["pay a", "pay b", "end"], turn: "p1" });

/** The server tells what has happened. */
function news(...entries: Entry[]): void {
  const made = entries.map((entry) => ({ at: 0, ...entry, number: ++number }));
  const table = { number, game: "alpaca", seats: [], state: "playing", turn: "p1" };
  const message = { type: "news", table, entries: made, views: { p1: playFirst() }, can_undo: ["p1"], more: false };
  socket().tell(message as unknown as ServerMessage);
}
const accept = () => socket().tell({ type: "accepted", id: socket().asked("play").id, number });
const refuse = () => socket().tell({ type: "refused", id: socket().asked("play").id, reason: "stale", message: "" });
const move = (words: string, seat = "p1"): Entry => ({ kind: "move", seat, move: words });

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  const page = () => Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  vi.stubGlobal("window", page());
  vi.stubGlobal("document", Object.assign(page(), { hidden: false, baseURI: "http://table/" }));
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSED: 3 }));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  number = 0;
  session = TableSession.visit("t");
  socket().open();
  news({ kind: "deal" });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// --- What is shown ----------------------------------------------------------------------------------

test("chat does not change the match", () => {
  const { views, lastChange } = session.state;
  news({ kind: "chat" });
  news({ kind: "ask", seat: "p2" });
  expect(session.state.entries.length).toBe(3);
  expect(session.state.views).toBe(views);
  expect(session.state.lastChange).toBe(lastChange);
  expect(session.state.queued).toBe(0);
});

test.each(["move", "undo", "rules"])("an entry of the kind %s changes the match", (kind) => {
  const { views, lastChange } = session.state;
  news({ kind, seat: "p1" });
  expect(session.state.views).not.toBe(views);
  expect(session.state.lastChange).toBe(lastChange + 1);
});

test("chat does not hurry the moves of others that wait to be shown", () => {
  news(move("end", "p2"));
  vi.advanceTimersByTime(0);
  news(move("end", "p2"));
  news(move("end", "p2"));
  expect(session.state.queued).toBe(3);
  news({ kind: "chat" });
  expect(session.state.queued).toBe(3);
  vi.advanceTimersByTime(3000);
  expect(session.state.entries.map(({ kind }) => kind)).toEqual(["deal", "move", "move", "move", "chat"]);
});

// --- One tap, one undo ------------------------------------------------------------------------------

/** Play a move that the server makes. */
function playWell(words: string, isContinued = false): void {
  session.play("p1", words, isContinued);
  news(move(words));
  accept();
}

/** Undo, and how many moves the server was asked to undo. */
function undone(): number {
  const asked = () => socket().sent.filter(({ type }) => type === "undo").length;
  const before = asked();
  session.undo("p1");
  for (let count = before; asked() > count; count++) {
    const { id } = socket().asked("undo");
    news({ kind: "undo", seat: "p1" });
    socket().tell({ type: "accepted", id, number });
  }
  return asked() - before;
}

test("an undo takes back all that one tap has made, with chat in between", () => {
  playWell("take");
  playWell("pay a");
  session.play("p1", "pay b", true);
  news({ kind: "chat" });
  news(move("pay b"));
  accept();
  expect(undone()).toBe(2);
  expect(undone()).toBe(1);
});

test("a refused step of a tap does not join the next tap to the one before", () => {
  playWell("pay a");
  session.play("p1", "pay b", true);
  refuse();
  playWell("end");
  expect(undone()).toBe(1);
});

// --- The coach --------------------------------------------------------------------------------------

/** Begin an analysis on the server, as this device has no modules; its id. */
async function analyse(): Promise<string> {
  session.coach.analyse();
  await vi.advanceTimersByTimeAsync(0);
  return socket().asked("analyse").id;
}

/** Lose the connection and get another one, on which everything comes that was missed. */
function reconnect(): void {
  socket().onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  socket().open();
  news();
}

test("an analysis that was cancelled without a connection ends, and does not begin again", async () => {
  await analyse();
  socket().onclose?.({ code: 1006, reason: "" });
  session.coach.cancel();
  expect(session.state.computing).toBeNull();
  reconnect();
  expect(socket().asked("analyse")).toBeUndefined();
});

test("an analysis whose cancelling was not heard ends with the connection", async () => {
  await analyse();
  session.coach.cancel();
  expect(session.state.computing).not.toBeNull(); // the server still computes
  reconnect();
  expect(session.state.computing).toBeNull();
  expect(socket().asked("analyse")).toBeUndefined();
});

test("an analysis that was not answered begins again after the next connection", async () => {
  const id = await analyse();
  reconnect();
  expect(socket().asked("analyse").id).toBe(id);
});

test("progress and results of an older analysis are not those of this one", async () => {
  await analyse();
  socket().tell({ type: "progress", id: "old", done: 5, of: 9 });
  expect(session.state.progress).toEqual({ done: 0, of: 1 });
  socket().tell({ type: "analysed", id: "old", moments: [] });
  expect(session.state.analysedMoves).toBeNull();
  expect(session.state.computing).not.toBeNull();
});

test("a refused move does not end an analysis", async () => {
  const id = await analyse();
  session.play("p1", "end");
  refuse();
  expect(session.state.refused).not.toBeNull();
  expect(session.state.computing).toBe(id);
});

test("a refusal is not shown to the player who looks after the one who asked", () => {
  session.play("p1", "end");
  session.forget();
  refuse();
  expect(session.state.refused).toBeNull();
  expect(session.state.sending).toBeNull();
});

test("a hint that is refused after a move was made is no longer of interest", async () => {
  session.coach.hint("p1");
  await vi.advanceTimersByTimeAsync(0);
  const { id } = socket().asked("hint");
  news(move("end"));
  socket().tell({ type: "refused", id, reason: "stale", message: "" });
  expect(session.state.refused).toBeNull();
});

test("that the hint before was cancelled does not end the next one", async () => {
  session.coach.hint("p1");
  await vi.advanceTimersByTimeAsync(0);
  session.coach.dropHint();
  const { id } = socket().asked("cancel");
  session.coach.hint("p1");
  await vi.advanceTimersByTimeAsync(0);
  socket().tell({ type: "refused", id, reason: "cancelled", message: "" });
  expect(session.state.computing).toBe(socket().asked("hint").id);
  expect(session.state.refused).toBeNull();
});

test("a chat line that is refused is given back", () => {
  const back = vi.fn();
  session.chat("hello", back);
  socket().tell({ type: "accepted", id: socket().asked("chat").id, number });
  expect(back).not.toHaveBeenCalled();
  session.chat("again", back);
  socket().tell({ type: "refused", id: socket().asked("chat").id, reason: "too-many", message: "" });
  expect(back).toHaveBeenCalledOnce();
});

// --- Clocks -----------------------------------------------------------------------------------------

test("clocks run since the table came, not since it is shown", () => {
  const start = performance.now();
  expect(session.state.tableAt).toBe(start);
  vi.advanceTimersByTime(500);
  news(move("end", "p2"));
  vi.advanceTimersByTime(100);
  news(move("end", "p2"));
  vi.advanceTimersByTime(1700); // until both are shown
  expect(session.state.queued).toBe(0);
  expect(session.state.tableAt).toBe(start + 600);
});

test("clocks run since a reconnection, which brings the time that is left now", () => {
  const start = performance.now();
  vi.advanceTimersByTime(500);
  reconnect();
  expect(session.state.tableAt).toBe(start + 1500);
});

// --- A page that is left ----------------------------------------------------------------------------

test("a move that is kept is sent when the page was left, and the session ends then", () => {
  socket().onclose?.({ code: 1006, reason: "" });
  session.play("p1", "end");
  session.leave();
  reconnect();
  expect(socket().asked("play").move).toBe("end");
  expect(socket().readyState).toBe(1);
  news(move("end"));
  accept();
  expect(socket().readyState).toBe(3);
});

test("who comes back finds the move that is still kept", () => {
  socket().onclose?.({ code: 1006, reason: "" });
  session.play("p1", "end");
  session.leave();
  session = TableSession.visit("t");
  expect(session.state.sending).toBe("end");
  reconnect();
  news(move("end"));
  accept();
  expect(session.state.sending).toBeNull();
  expect(socket().readyState).toBe(1);
});

test("a kept move that was refused after its page was left is reported at the next visit, once", () => {
  socket().onclose?.({ code: 1006, reason: "" });
  session.play("p1", "end");
  session.leave();
  reconnect();
  refuse();
  expect(socket().readyState).toBe(3);
  session = TableSession.visit("t");
  expect(session.state).toMatchObject({ notMade: "end", refused: { reason: "stale" } });
  session.leave();
  session = TableSession.visit("t");
  expect(session.state.notMade).toBeNull();
});

test("a page that is left with nothing to send ends its session", () => {
  session.leave();
  expect(socket().readyState).toBe(3);
});
