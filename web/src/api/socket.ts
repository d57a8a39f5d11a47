/** The WebSocket of a table. It reconnects by itself and asks for everything after the last log entry it received. */

import { isOffline } from "../offline/mode";
import { token, type LogEntry, type Schemas } from "./client";
import { Heartbeat } from "./heartbeat";
import { openConnection, type Connection } from "./connection";

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type TableMessage = Exclude<ServerMessage, { type: "pong" }>; // what concerns the table
export type Link = "connecting" | "online" | "broken";

const SHORTEST_MS = 300; // until another connection is tried
const LONGEST_MS = 8000;
const OPENING_MS = 6000; // until a connection must be open
const POLICY_VIOLATION = 1008; // the code with which the server refuses a socket
const FINAL = ["kicked", "address-banned", "no-such-table", "table-deleted"]; // refusals after which we do not come back

const ANSWERED = new Set(["hello", "play", "undo", "answer", "chat"]); // what the server answers at once

/** The entry among new ones of the log that a request to play has become; the answer to the request comes after it. */
export const entryOf = (request: ClientMessage, entries: LogEntry[]): LogEntry | undefined =>
  request.type === "play"
    ? entries.find(
        (entry) =>
          entry.kind === "move" &&
          entry.number > request.number &&
          entry.seat === request.seat &&
          entry.move === request.move,
      )
    : undefined;

interface SocketHandlers {
  onMessage(message: TableMessage): void;
  onLink(link: Link): void;
  onOpen(): void; // a new connection: what was missed comes first
  onRefused(reason: string, isFinal: boolean): void; // the server closed the socket, and why
  lastNumber(): number;
}

export class TableSocket {
  private socket: Connection | null = null;
  private link: Link | null = null;
  private wait = SHORTEST_MS;
  private timer = 0;
  private closed = false;
  private readonly heartbeat: Heartbeat;

  constructor(
    private readonly table: string,
    private readonly handlers: SocketHandlers,
  ) {
    this.heartbeat = new Heartbeat({
      ping: () => this.socket?.send(JSON.stringify({ type: "ping" })),
      onSilence: () => this.setLink("broken"),
      onSound: () => this.setLink("online"),
      onGiveUp: () => this.open(),
    });
    this.setLink("connecting");
    this.open();
    window.addEventListener("online", this.now);
    window.addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.now);
  }

  private setLink(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.handlers.onLink(link);
  }

  /** Open a new connection; an older one is given up, and nothing that still comes from it counts. */
  private open(): void {
    this.drop();
    const socket = openConnection(this.table);
    this.socket = socket;
    if (!isOffline) this.timer = window.setTimeout(() => this.lost(), OPENING_MS); // Python may take long to start
    socket.onopen = () => {
      window.clearTimeout(this.timer);
      this.handlers.onOpen();
      if (!isOffline) this.heartbeat.start();
      this.send({ type: "hello", tokens: token() ? [token()] : [], number: this.handlers.lastNumber() });
    };
    socket.onmessage = (event) => {
      this.wait = SHORTEST_MS;
      this.heartbeat.heard();
      this.setLink("online");
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type !== "pong") this.handlers.onMessage(message);
    };
    socket.onclose = (event) => {
      const isRefused = event.code === POLICY_VIOLATION;
      const isFinal = isRefused && FINAL.some((code) => event.reason.startsWith(code));
      if (isFinal) this.close();
      else this.lost();
      if (isRefused) this.handlers.onRefused(event.reason, isFinal);
    };
  }

  private drop(): void {
    window.clearTimeout(this.timer);
    this.heartbeat.stop();
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.setLink("broken");
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_MS, this.wait * 2);
  }

  /** Reconnect at once, or ask for a sign of life: the network is back, or the page has become visible again. */
  readonly now = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) return this.heartbeat.wake();
    this.wait = SHORTEST_MS;
    this.open();
  };

  /** The device says that it has no network. A server on the same device still answers. */
  private readonly offline = (): void => {
    if (this.closed || isOffline) return;
    this.setLink("broken");
    this.heartbeat.check();
  };

  /** Send a message, and return whether the connection was open. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (ANSWERED.has(message.type)) this.heartbeat.asked();
    return true;
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.heartbeat.close();
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.now);
  }
}
