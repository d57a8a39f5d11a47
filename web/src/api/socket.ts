/** The WebSocket of a table. It reconnects by itself and asks for everything after the last log entry it received. */

import { token, type Schemas } from "./client";

export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type Link = "connecting" | "online" | "broken";

const SHORTEST = 300;
const LONGEST = 8000;
const POLICY_VIOLATION = 1008; // the code with which the server refuses a socket

interface SocketHandlers {
  onMessage(message: ServerMessage): void;
  onLink(link: Link): void;
  onRefused(reason: string): void; // the server closed the socket, and why
  lastNumber(): number;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = SHORTEST;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly handlers: SocketHandlers,
  ) {
    this.open();
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.handlers.onLink("connecting");
    socket.onopen = () => {
      this.wait = SHORTEST;
      this.send({ type: "hello", tokens: token() ? [token()] : [], number: this.handlers.lastNumber() });
      this.handlers.onLink("online");
    };
    socket.onmessage = (event) => this.handlers.onMessage(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      this.lost(socket);
      if (event.code === POLICY_VIOLATION && socket === this.socket) this.handlers.onRefused(event.reason);
    };
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.handlers.onLink("broken");
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** Reconnect at once: the network is back, or the page has become visible again. */
  private readonly now = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    window.clearTimeout(this.timer);
    this.wait = SHORTEST;
    this.open();
  };

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}
