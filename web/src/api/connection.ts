/** A connection to a table: a WebSocket to the server, or the same to Python in this browser. */

import { isOffline } from "../offline/mode";

export type Connection = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "readyState" | "send" | "close">;

export function openConnection(table: string): Connection {
  if (isOffline) return new BrowserConnection(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
}

class BrowserConnection implements Connection {
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  private sendText: (text: string) => void = () => undefined;
  private end: () => void = () => undefined;

  constructor(table: string) {
    this.open(table).catch(() => this.fail()); // the code for it could not be fetched
  }

  private fail(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }

  private async open(table: string): Promise<void> {
    const { connect } = await import("../offline/python");
    if (this.readyState !== WebSocket.CONNECTING) return;
    const here = this as unknown as WebSocket;
    const opened = connect(table, {
      onText: (data) => this.onmessage?.call(here, new MessageEvent("message", { data })),
      onClose: (code, reason) => {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.call(here, new CloseEvent("close", { code, reason }));
      },
    });
    this.sendText = opened.send;
    this.end = opened.close;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(here, new Event("open"));
  }

  send(data: unknown): void {
    this.sendText(data as string);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.end();
  }
}
