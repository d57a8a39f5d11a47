/** News that have arrived and are not shown yet: messages come faster than people can follow, so the moves of others
 * are shown one by one. */

import type { LogEntry, Schemas } from "../../api/client";
import type { Pace } from "../../device/settings";
import { changesMatch } from "./entries";

export type News = Schemas["News"];

const PATIENCE_MS = 2500; // to wait for the rest of a move
const PACES_MS: Record<Pace, number> = { slow: 1600, normal: 850, fast: 300, instant: 0 }; // for each move

export class NewsQueue {
  pace: Pace = "normal";
  isPart: (entry: LogEntry) => boolean = () => false; // whether an entry is only a part of a move
  private readonly waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private partsSince: number | null = null; // when the first part of a move came whose rest has not come yet

  constructor(
    private readonly show: (news: News[]) => void,
    private readonly onLength: (length: number) => void,
  ) {}

  get isEmpty(): boolean {
    return !this.waiting.length;
  }

  /** How many moves wait; parts are shown together with what they lead to, and chat with what came before it. */
  get length(): number {
    return this.waiting.filter((news) => !this.isOnlyPart(news) && !isAside(news)).length;
  }

  add(news: News): void {
    this.waiting.push(news);
  }

  /** Show the next step when it is due: a whole move, or the parts of one whose rest does not come. */
  schedule(): void {
    clearTimeout(this.timer);
    this.onLength(this.length);
    if (!this.waiting.length) return;
    const parts = this.waiting.findIndex((news) => !this.isOnlyPart(news) && !isAside(news));
    const isWhole = parts >= 0;
    if (isWhole) this.partsSince = null;
    else this.partsSince ??= performance.now();
    const pace = PACES_MS[this.pace];
    const due = isWhole || !pace ? this.shownAt + pace : this.partsSince! + PATIENCE_MS;
    this.timer = setTimeout(
      () => {
        this.take(isWhole && pace ? this.endOf(parts) : this.waiting.length); // or all that has come
        this.schedule();
      },
      Math.max(0, due - performance.now()),
    );
  }

  /** Show everything, now. */
  empty(): void {
    clearTimeout(this.timer);
    this.take(this.waiting.length);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** The index after a move and after the chat that follows it. */
  private endOf(move: number): number {
    let end = move + 1;
    while (end < this.waiting.length && isAside(this.waiting[end]!)) end++;
    return end;
  }

  private take(count: number): void {
    this.partsSince = null;
    if (!this.waiting.length) return;
    this.shownAt = performance.now();
    this.show(this.waiting.splice(0, count));
  }

  private isOnlyPart(news: News): boolean {
    return news.entries.length > 0 && news.entries.every((entry) => this.isPart(entry));
  }
}

/** Whether news change nothing on the board. */
export const isAside = (news: News): boolean => !news.entries.some(changesMatch);
