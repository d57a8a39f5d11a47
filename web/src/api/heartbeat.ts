/** Notices within two seconds that the server no longer answers, and costs it little.
 *
 * Every message is a sign of life. Only after some silence the page asks for one: after a second while somebody uses
 * it, after five while it is only visible, and seldom while it is hidden. Whoever touches the page again is told at
 * once, because that asks too.
 */

const QUIET_MS = { used: 900, visible: 5000, hidden: 25_000 }; // silence before we ask
const IN_USE_MS = 120_000; // after which a page that nobody touches is only visible: people watch and think
const ANSWER_MS = 1000; // that an answer may take, at least
const SLOWEST_MS = 3000; // and at most, on a slow line
const GIVE_UP_MS = 6000; // after which another connection is tried if no answer comes; not by all at once
const GIVE_UP_AWAKE_MS = 1600; // the same after a device has slept: its connections seldom survive that
const LATE_MS = 250; // a timer this much behind means that the page was busy, not the server silent
const TOUCHES = ["pointerdown", "pointermove", "keydown", "touchstart"] as const;

interface HeartbeatHandlers {
  ping(): void;
  onSilence(): void; // an answer is late
  onSound(): void; // something came after all
  onGiveUp(): void;
}

export class Heartbeat {
  private timer = 0;
  private heardAt = 0;
  private askedAt: number | null = null; // since when we have waited for an answer
  private usedAt = performance.now();
  private trip = 0; // milliseconds that the last answer took
  private isSilent = false;
  private isRunning = false;
  private patience = GIVE_UP_MS;

  constructor(private readonly handlers: HeartbeatHandlers) {
    for (const touch of TOUCHES) window.addEventListener(touch, this.touched, { passive: true, capture: true });
  }

  /** A connection is open. */
  start(): void {
    this.isRunning = true;
    this.isSilent = false;
    this.heardAt = performance.now();
    this.askedAt = null;
    this.schedule();
  }

  stop(): void {
    this.isRunning = false;
    window.clearTimeout(this.timer);
  }

  close(): void {
    this.stop();
    for (const touch of TOUCHES) window.removeEventListener(touch, this.touched, { capture: true });
  }

  /** A message has come. */
  heard(): void {
    this.heardAt = performance.now();
    if (this.askedAt !== null) this.trip = this.heardAt - this.askedAt;
    this.askedAt = null;
    this.patience = GIVE_UP_MS;
    if (this.isSilent) this.handlers.onSound();
    this.isSilent = false;
    this.schedule();
  }

  /** A message was sent that the server answers. */
  asked(): void {
    this.askedAt ??= performance.now();
    this.schedule();
  }

  /** Find out now whether the connection works. */
  check(patience = GIVE_UP_MS * (1 + 0.5 * Math.random())): void {
    if (!this.isRunning) return;
    this.patience = patience;
    if (this.askedAt === null) this.handlers.ping();
    this.asked();
  }

  /** The same after the page was hidden. */
  wake(): void {
    this.usedAt = performance.now();
    this.check(GIVE_UP_AWAKE_MS);
  }

  private readonly touched = (): void => {
    const now = performance.now();
    if (now - this.usedAt < QUIET_MS.used) return;
    this.usedAt = now;
    if (now - this.heardAt > QUIET_MS.used) this.check();
  };

  private quiet(): number {
    if (document.hidden) return QUIET_MS.hidden;
    return performance.now() - this.usedAt < IN_USE_MS ? QUIET_MS.used : QUIET_MS.visible;
  }

  private schedule(): void {
    window.clearTimeout(this.timer);
    if (!this.isRunning) return;
    const due = this.due();
    this.timer = window.setTimeout(() => this.act(due), Math.max(0, due - performance.now()));
  }

  private due(): number {
    if (this.askedAt === null) return this.heardAt + this.quiet();
    if (this.isSilent) return this.askedAt + this.patience;
    return this.askedAt + Math.max(ANSWER_MS, Math.min(SLOWEST_MS, 4 * this.trip));
  }

  private act(due: number): void {
    if (this.askedAt === null) return this.check();
    const isLate = performance.now() - due > LATE_MS;
    if (isLate) {
      // What came meanwhile is handled first.
      this.timer = window.setTimeout(() => this.act(performance.now()), LATE_MS);
    } else if (this.isSilent) {
      this.handlers.onGiveUp();
    } else {
      this.isSilent = true;
      this.handlers.onSilence();
      this.schedule();
    }
  }
}
