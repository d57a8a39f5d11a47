/** The coach at a table: hints and analyses, computed on this device if it can, else by the server. */

import type { Schemas } from "../../api/client";
import type { ClientMessage, ServerMessage } from "../../api/socket";
import { DeviceAnalysis } from "../../engine/analysis";
import { DeviceCoach } from "../../engine/coach";
import { hasModules } from "../../engine/modules";
import type { SessionState } from "./session";

type Known = Schemas["KnowledgeResult"];
type CoachMessage = Extract<ServerMessage, { type: "hinted" | "progress" | "analysed" | "known" | "decided" }>;

export interface CoachState {
  hint: Schemas["HintResult"] | null;
  computing: string | null; // the id of the hint or analysis that is being computed
  progress: { done: number; of: number } | null;
  analysedMoves: Schemas["AnalysedMove"][] | null;
}

/** What the coach needs of the session. */
interface Session {
  state(): SessionState;
  change(part: Partial<SessionState>): void;
  send(message: ClientMessage): boolean;
  newId(): string; // of a request
}

export class TableCoach {
  private consulting: ClientMessage | null = null; // a request that was not answered yet
  private isCancelling = false; // until the server says that it no longer computes
  private readonly device = new DeviceCoach();
  private analysis: DeviceAnalysis | null = null; // on this device
  private isServerAsked = false; // because this device cannot compute

  constructor(private readonly session: Session) {}

  close(): void {
    this.device.close();
  }

  /** The id of what is being computed. */
  private get computing(): string | null {
    return this.session.state().computing;
  }

  hint(seat: string): void {
    const id = this.session.newId();
    this.session.change({ computing: id, hint: null, refused: null });
    this.consult({ type: "knowledge", seat, id }, { type: "hint", seat, level: null, id });
  }

  analyse(): void {
    const id = this.session.newId();
    this.device.stop();
    this.session.change({ computing: id, progress: { done: 0, of: 1 }, refused: null });
    const isWanted = () => id === this.computing;
    this.analysis = new DeviceAnalysis(
      this.device,
      this.session.state().table?.seats.map((seat) => seat.seat) ?? [],
      (done, of) => isWanted() && this.session.change({ progress: { done, of } }),
      (analysedMoves) => {
        if (!isWanted()) return;
        if (analysedMoves) this.end({ analysedMoves });
        else this.askServer({ type: "analyse", id });
      },
    );
    this.consult({ type: "decisions", id }, { type: "analyse", id });
  }

  /** Ask for what this device needs to compute by itself. If it cannot, ask the server for the result. */
  private consult(forDevice: ClientMessage, forServer: ClientMessage): void {
    const { computing } = this;
    const ask = (request: ClientMessage): void => {
      if (computing !== this.computing) return;
      this.consulting = request;
      this.session.send(request);
    };
    if (this.isServerAsked) return ask(forServer);
    hasModules(this.session.state().table?.game ?? "").then(
      (canCompute) => ask(canCompute ? forDevice : forServer),
      () => ask(forServer),
    );
  }

  private askServer(request: ClientMessage): void {
    this.isServerAsked = true;
    this.consulting = request;
    this.session.send(request);
  }

  receive(message: CoachMessage): void {
    if (message.id !== this.computing) return;
    switch (message.type) {
      case "hinted":
        return this.end({ hint: message });
      case "progress":
        return this.session.change({ progress: { done: message.done, of: message.of } });
      case "analysed":
        return this.end({ analysedMoves: message.moments });
      case "known":
        return this.isCancelling ? this.end() : this.computeHint(message);
      case "decided":
        if (this.isCancelling) return message.done === message.of ? this.end() : undefined;
        if (message.done === message.of) this.consulting = null;
        return void this.analysis?.receive(message);
    }
  }

  /** Compute a hint from what the seat knows, or let the server do it. */
  private computeHint({ id, engine, known }: Known): void {
    this.consulting = null;
    const { number, seat } = known;
    const askServer = () => id === this.computing && this.askServer({ type: "hint", seat, level: null, id });
    this.device.hint(engine, known).then((found) => {
      if (!found) askServer();
      else if (id === this.computing) this.end({ hint: { type: "hinted", id, number, seat, ...found } });
    }, askServer);
  }

  /** There is a new connection: the server forgets requests with the old one. */
  resume(): void {
    if (this.isCancelling) this.end();
    if (this.consulting?.type === "decisions") this.analyse();
    else if (this.consulting) this.session.send(this.consulting);
  }

  cancel(): void {
    const id = this.computing;
    if (!id) return;
    this.isCancelling = this.consulting !== null && this.session.send({ type: "cancel", id });
    this.consulting = null; // nor asked again after the next connection
    this.device.stop();
    if (!this.isCancelling) this.end();
  }

  /** Drop the hint or the request for one: a move was made. */
  dropHint(): void {
    this.cancel();
    this.end({ hint: null });
  }

  /** Nothing is computed any more; `part` says what has come of it. */
  end(part: Partial<SessionState> = {}): void {
    this.consulting = null;
    this.isCancelling = false;
    this.session.change({ computing: null, progress: null, ...part });
  }
}
