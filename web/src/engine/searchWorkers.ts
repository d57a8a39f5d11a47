/** The Workers of a page that search, started when they are first needed.
 *
 * Requests wait for a free Worker. `stop` gives up all of them: a search cannot be interrupted, so Workers that are
 * busy are ended, and new ones start with the next request.
 */

import type { Reason } from "./continuations";
import type { Results } from "./matches";
import type { Description } from "./description";
import type { Answer, Answers, CompareRequest, Found, MatchesRequest, ModuleFile } from "./requests";
import type { Request, Requests, SearchRequest } from "./requests";

interface Job {
  request(): Request; // made when a Worker is free
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

const MOST_WORKERS = 4;

/** How many Workers a device can keep busy: one for each core, but one core is left to the page on larger ones. */
export function workersHere(): number {
  const cores = navigator.hardwareConcurrency || 2;
  return Math.max(1, Math.min(MOST_WORKERS, cores > 2 ? cores - 1 : cores));
}

export class SearchWorkers {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private readonly waiting: Job[] = [];

  constructor(readonly size = workersHere()) {}

  /** Search; what is asked for may depend on when a Worker is free. */
  async search(request: () => Omit<SearchRequest, "type">): Promise<Found> {
    return this.ask<"search">(() => ({ type: "search", ...request() }));
  }

  async compare(request: Omit<CompareRequest, "type">): Promise<Reason | null> {
    return (await this.ask<"compare">(() => ({ type: "compare", ...request }))).reason;
  }

  async describe(module: ModuleFile): Promise<Description> {
    return (await this.ask<"describe">(() => ({ type: "describe", module }))).about;
  }

  async matches(request: Omit<MatchesRequest, "type">): Promise<Results> {
    return (await this.ask<"matches">(() => ({ type: "matches", ...request }))).results;
  }

  /** Give up everything that was asked for. */
  stop(): void {
    const jobs = [...this.busy.values(), ...this.waiting];
    [...this.busy.keys()].forEach((worker) => worker.terminate());
    this.busy.clear();
    this.waiting.length = 0;
    jobs.forEach((job) => job.reject(new Error("stopped")));
  }

  /** End all Workers. */
  close(): void {
    this.stop();
    this.idle.splice(0).forEach((worker) => worker.terminate());
  }

  private ask<Type extends keyof Answers>(request: () => Requests[Type]): Promise<Answers[Type]> {
    return new Promise((resolve, reject) => {
      // A Worker answers what it was asked.
      this.waiting.push({ request, resolve: resolve as Job["resolve"], reject });
      this.start();
    });
  }

  private start(): void {
    while (this.waiting.length && (this.idle.length || this.busy.size < this.size)) {
      const worker = this.idle.pop() ?? this.startWorker();
      const job = this.waiting.shift()!;
      this.busy.set(worker, job);
      worker.postMessage(job.request());
    }
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL("./searchWorker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Answer>) => this.finish(worker, event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      const { message } = new Error(event.message || "the Worker could not start");
      this.finish(worker, { type: "failed", error: message }, true);
    };
    return worker;
  }

  private finish(worker: Worker, answer: Answer, isBroken = false): void {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    if (isBroken) worker.terminate();
    else if (job) this.idle.push(worker);
    if (answer.type === "failed") job?.reject(new Error(answer.error));
    else job?.resolve(answer);
    this.start();
  }
}
