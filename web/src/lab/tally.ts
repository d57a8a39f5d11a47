/** A tally: the sums from which statistics are computed, as `ludoteca/study/tally.py` keeps them.
 *
 * Every deal gives a row of sums over its matches and seats. Deals are the independent samples: matches of one deal,
 * and seats of one match, are not independent and are never counted as if they were.
 */

import type { Description } from "../engine/description";
import type { Policy, Results } from "../engine/matches";

export const WIN = 12; // a win as a whole number that two, three or four seats can share
export const [BY_SCORE, SHARED] = ["score", "shared"] as const; // what decided a match, beside the tie-breaks

type Row = Map<string, number>; // the sums of a deal, by the name of a column

/** Who plays: a line-up with one bot for each seat, which rotates over the seats from match to match of a deal. */
export interface LineUp {
  about: Description;
  bots: readonly Policy[];
}

/** Yield the row of each deal. `first` is the number of the first match, and whole deals follow it. */
export function* rowsOf({ about, bots }: LineUp, results: Results, first: number): Generator<Row> {
  const seats = bots.length;
  for (let match = 0; match < results.moves.length; match += seats) {
    const deal = new Deal(about, bots, results);
    for (let turn = 0; turn < seats; turn++) deal.add(match + turn, (first + match + turn) % seats);
    yield deal.finish();
  }
}

class Deal {
  private readonly row: Row = new Map();
  private readonly margins: number[]; // by seat, over the matches of the deal

  constructor(
    private readonly about: Description,
    private readonly bots: readonly Policy[],
    private readonly results: Results,
  ) {
    this.margins = bots.map(() => 0);
  }

  private count(column: string, amount: number): void {
    this.row.set(column, (this.row.get(column) ?? 0) + amount);
  }

  /** Values of all seats at the end of a match, for one of several numbers that each seat has. */
  private values(all: Int32Array, match: number, width: number, index: number): number[] {
    return this.bots.map((_, seat) => all[(match * this.bots.length + seat) * width + index]!);
  }

  add(match: number, rotation: number): void {
    const { about, results } = this;
    const scores = this.values(results.scores, match, 1, 0);
    const ties = about.ties.map((_, index) => this.values(results.ties, match, about.ties.length, index));
    const { wins, decided } = winnersBy([scores, ...ties]);
    this.count("matches", 1);
    this.count("moves", results.moves[match]!);
    this.count(`decided:${[BY_SCORE, ...about.ties, SHARED][decided]!}`, 1);
    const reason = about.reasons[results.reasons[match]!];
    if (reason !== undefined) this.count(`reason:${reason}`, 1);
    this.addSeats(scores, wins, rotation);
    about.parts.forEach((name, index) =>
      this.addMeasure(`part:${name}`, this.values(results.parts, match, about.parts.length, index), wins),
    );
    about.measures.forEach((name, index) =>
      this.addMeasure(`measure:${name}`, this.values(results.measures, match, about.measures.length, index), wins),
    );
    about.items.forEach(({ group, word }, index) =>
      this.addItem(`${group}:${word}`, this.values(results.counts, match, about.items.length, index), wins),
    );
  }

  private addSeats(scores: number[], wins: number[], rotation: number): void {
    const seats = this.bots.length;
    const [best, second] = [...scores].sort((one, two) => two - one);
    const sum = total(scores);
    this.count("top", best!);
    this.count("lead", best! - second!);
    scores.forEach((score, seat) => {
      const bot = this.bots[(seat + rotation) % seats]!;
      const margin = seats * score - sum; // how far it is above the mean, times the number of seats
      this.count(`win:seat:${seat + 1}`, wins[seat]!);
      this.count(`score:seat:${seat + 1}`, score);
      this.count(`seats:bot:${bot}`, 1);
      this.count(`win:bot:${bot}`, wins[seat]!);
      this.count(`score:bot:${bot}`, score);
      this.count(`margin:bot:${bot}`, margin);
      this.count("margin:squared", margin ** 2);
      this.margins[seat]! += margin;
    });
  }

  /** Sum a number and its square: of all seats, and of winners. */
  private addMeasure(name: string, values: number[], wins: number[]): void {
    for (const power of [1, 2]) {
      this.count(`${name}:${power}`, total(values.map((value) => value ** power)));
      this.count(`${name}:${power}:won`, total(values.map((value, seat) => value ** power * wins[seat]!)));
    }
  }

  /** Count the seats that have an item. In mixed matches some seats have it and some do not. */
  private addItem(name: string, counts: number[], wins: number[]): void {
    const holders = counts.filter((count) => count > 0).length;
    const isMixed = holders > 0 && holders < counts.length;
    this.count(`${name}:seats`, holders);
    this.count(`${name}:mixed`, isMixed ? 1 : 0);
    this.count(`${name}:mixed:seats`, isMixed ? holders : 0);
    this.count(`${name}:mixed:won`, isMixed ? total(wins.filter((_, seat) => counts[seat]! > 0)) : 0);
  }

  finish(): Row {
    this.count("seat:of:deal:squared", total(this.margins.map((margin) => margin ** 2)));
    return this.row;
  }
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Each seat's part of the win, and the criterion that decided: the last number is a shared win. */
export function winnersBy(criteria: number[][]): { wins: number[]; decided: number } {
  let winners = [...criteria[0]!.keys()];
  let decided = 0;
  criteria.forEach((values, criterion) => {
    if (winners.length > 1) decided = criterion;
    const best = Math.max(...winners.map((seat) => values[seat]!));
    winners = winners.filter((seat) => values[seat] === best);
  });
  if (winners.length > 1) decided = criteria.length;
  const wins = criteria[0]!.map((_, seat) => (winners.includes(seat) ? WIN / winners.length : 0));
  return { wins, decided };
}
