/** Statistics of many matches: the same figures as `ludoteca simulate` gives for the same seed.
 *
 * `ludoteca/study/statistics.py` explains the formulas, and has the same names. A test compares all figures.
 */

import type { Item } from "../engine/description";
import type { Results } from "../engine/matches";
import { seatOf } from "../api/seats";
import { BY_SCORE, rowsOf, SHARED, total, WIN, type LineUp } from "./tally";

export type Unit = "share" | "points" | "moves" | "deviations";

export interface Statistic {
  group: string;
  about: string;
  unit: Unit;
  value: number;
  low: number; // of the confidence interval
  high: number;
}

/** How to compute a statistic: a function of the sums of some columns. */
interface Formula extends Pick<Statistic, "group" | "about" | "unit"> {
  columns: string[];
  value(sums: readonly number[]): number;
}

const Z = 1.959963984540054; // standard errors on each side of a 95% interval
const STEP = 1e-6; // relative step for numerical derivatives
const FEWEST_MIXED = 30; // matches where some seats have an item and some do not; with fewer there is no statistic
const ROUNDING_ERROR = 1e-9;
const SHARES = ["seat", "bot", "reason", "decided", "held"]; // of matches or seats: between 0 and 1

// --- Formulas -----------------------------------------------------------------------------------------

const ratio = ([part, whole]: readonly number[]): number => (whole ? part! / whole : 0);
const winShare = (sums: readonly number[]): number => ratio(sums) / WIN;

function formulasOf({ about, bots }: LineUp): Formula[] {
  const seats = bots.length;
  const names = [...new Set(bots)].sort();
  return [
    ...bots.flatMap((_, seat) => placeFormulas("seat", seatOf(seat), `seat:${seat + 1}`, "matches")),
    ...names.flatMap((bot) => placeFormulas("bot", bot, `bot:${bot}`, `seats:bot:${bot}`)),
    { group: "length", about: "moves", unit: "moves", columns: ["moves", "matches"], value: ratio },
    { group: "score", about: "top", unit: "points", columns: ["top", "matches"], value: ratio },
    { group: "score", about: "lead", unit: "points", columns: ["lead", "matches"], value: ratio },
    ...[...about.reasons].sort().map((word) => endFormula("reason", word)),
    ...[BY_SCORE, ...about.ties, SHARED].map((word) => endFormula("decided", word)),
    ...luckFormulas(seats, names),
    ...about.parts.flatMap((part) => partFormulas(part, seats)),
    ...about.parts.map((part) => winnerFormula("part", part, seats)),
    ...about.measures.map((measure) => winnerFormula("measure", measure, seats)),
    ...about.items.flatMap((item) => itemFormulas(item, seats)),
  ];
}

function placeFormulas(group: string, about: string, place: string, times: string): Formula[] {
  return [
    { group, about, unit: "share", columns: [`win:${place}`, times], value: winShare },
    { group: `${group}-score`, about, unit: "points", columns: [`score:${place}`, times], value: ratio },
  ];
}

function endFormula(group: string, about: string): Formula {
  return { group, about, unit: "share", columns: [`${group}:${about}`, "matches"], value: ratio };
}

/** The mean of a part of the score: of all seats, and of winners. */
function partFormulas(about: string, seats: number): Formula[] {
  const columns = (end: string) => [`part:${about}:1${end}`, "matches"];
  return [
    { group: "part", about, unit: "points", columns: columns(""), value: (sums) => ratio(sums) / seats },
    { group: "part-winner", about, unit: "points", columns: columns(":won"), value: winShare },
  ];
}

/** By how many standard deviations winners have more of something than the other seats (Cohen's d). */
function winnerFormula(kind: string, about: string, seats: number): Formula {
  const columns = [...["1", "1:won", "2", "2:won"].map((end) => `${kind}:${about}:${end}`), "matches"];
  const value = ([all, allWon, squares, squaresWon, matches]: readonly number[]): number => {
    const lost = matches! * (seats - 1);
    const [meanWon, meanLost] = [allWon! / WIN / matches!, (all! - allWon! / WIN) / lost];
    const [squareWon, squareLost] = [squaresWon! / WIN / matches!, (squares! - squaresWon! / WIN) / lost];
    const variance = (matches! * (squareWon - meanWon ** 2) + lost * (squareLost - meanLost ** 2)) / (matches! + lost);
    return variance > ROUNDING_ERROR ? (meanWon - meanLost) / Math.sqrt(variance) : 0;
  };
  return { group: `winner-${kind}`, about, unit: "deviations", columns, value };
}

/** What the statistics of an item are about: its column in the files of a study. */
export const columnOf = ({ group, word }: Item): string => `${group}_${word}`.replaceAll("-", "_");

/** How many seats have an item, and how much more they win than seats without, in mixed matches. */
function itemFormulas(item: Item, seats: number): Formula[] {
  const [name, about] = [`${item.group}:${item.word}`, columnOf(item)];
  const difference = ([won, having, matches]: readonly number[]): number => {
    const lacking = seats * matches! - having!;
    return having! > 0 && lacking > 0 ? won! / WIN / having! - (matches! - won! / WIN) / lacking : 0;
  };
  const columns = [":won", ":seats", ""].map((end) => `${name}:mixed${end}`);
  return [
    {
      group: "held",
      about,
      unit: "share",
      columns: [`${name}:seats`, "matches"],
      value: (sums) => ratio(sums) / seats,
    },
    { group: "item", about, unit: "share", columns, value: difference },
  ];
}

/** The shares of the seat, the deal, the bot and the rest in the variance of margins. */
function luckFormulas(seats: number, bots: string[]): Formula[] {
  const columns = [
    ...["matches", "margin:squared", "seat:of:deal:squared"],
    ...Array.from({ length: seats }, (_, seat) => `score:seat:${seat + 1}`),
    ...bots.flatMap((bot) => [`margin:bot:${bot}`, `seats:bot:${bot}`]),
  ];
  return ["seat", "deal", "bot", "after"].map((about, index) => ({
    ...{ group: "luck", about, unit: "share", columns },
    value: (sums) => varianceShares(sums, seats)[index]!,
  }));
}

function varianceShares([matches, squares, cells, ...rest]: readonly number[], seats: number): number[] {
  const [deals, scores, ofBots] = [matches! / seats, rest.slice(0, seats), rest.slice(seats)];
  const whole = squares! / (matches! * seats);
  if (whole <= 0) return [0, 0, 0, 0];
  const cell = cells! / (deals * seats) / seats ** 2;
  const sum = total(scores);
  let ofSeat = total(scores.map((score) => ((seats * score - sum) / matches!) ** 2)) / seats;
  ofSeat -= (cell - ofSeat) / Math.max(1, deals - 1); // minus what chance alone would give
  let ofBot = 0;
  if (ofBots.length > 2) {
    for (let index = 0; index < ofBots.length; index += 2) ofBot += ofBots[index]! ** 2 / ofBots[index + 1]!;
    ofBot /= matches! * seats;
    ofBot -= (whole - ofBot) / Math.max(1, matches! - 1);
  }
  const after = (whole - ofBot - cell) / (1 - 1 / seats);
  const ofDeal = Math.max(0, cell - after / seats - ofSeat);
  return [ofSeat / whole, ofDeal / whole, ofBot / whole, 1 - (ofSeat + ofDeal + ofBot) / whole];
}

// --- Estimates ----------------------------------------------------------------------------------------

/** A formula, and what it needs of all deals: the sums of its columns, and of the products of every two of them. */
class Estimator {
  private readonly sums: number[];
  private readonly products: number[][];

  constructor(readonly formula: Formula) {
    this.sums = formula.columns.map(() => 0);
    this.products = formula.columns.map(() => formula.columns.map(() => 0));
  }

  add(row: Map<string, number>): void {
    const values = this.formula.columns.map((column) => row.get(column) ?? 0);
    values.forEach((value, one) => {
      if (value === 0) return;
      this.sums[one]! += value;
      values.forEach((other, two) => (this.products[one]![two]! += value * other));
    });
  }

  /** Whether there is enough to say something. */
  get isKnown(): boolean {
    const { group, columns } = this.formula;
    if (group === "item") return this.sums[columns.length - 1]! >= FEWEST_MIXED;
    return group !== "reason" || this.sums[0]! > 0;
  }

  /** The value with its interval, by the delta method. */
  estimate(deals: number): Statistic {
    const { group, about, unit } = this.formula;
    const value = this.formula.value(this.sums);
    const error = this.error(deals);
    const [low, high] = SHARES.includes(group)
      ? shareInterval(value, error, deals)
      : [value - Z * error, value + Z * error];
    return { group, about, unit, value, low, high };
  }

  private error(deals: number): number {
    const { sums, formula } = this;
    const slopes = sums.map((sum, index) => {
      const step = STEP * Math.max(1, Math.abs(sum));
      const at = (change: number) => formula.value(sums.map((one, other) => (other === index ? one + change : one)));
      return (at(step) - at(-step)) / (2 * step);
    });
    let variance = 0;
    slopes.forEach((slope, row) =>
      slopes.forEach((other, column) => {
        const covariance = this.products[row]![column]! - (sums[row]! * sums[column]!) / deals;
        variance += (slope * other * covariance * deals) / (deals - 1);
      }),
    );
    return Math.sqrt(Math.max(0, variance));
  }
}

/** Wilson's interval of a share, for as many independent matches as have its standard error. */
function shareInterval(share: number, error: number, deals: number): [number, number] {
  if (share > 0 && share < 1 && error === 0) return [share, share]; // every deal has the same share
  const times = share > 0 && share < 1 ? (share * (1 - share)) / error ** 2 : deals;
  const square = (Z * Z) / times;
  const middle = share + square / 2;
  const half = Math.sqrt(square * share * (1 - share) + (square * square) / 4);
  return [(middle - half) / (1 + square), (middle + half) / (1 + square)];
}

// --- All of them --------------------------------------------------------------------------------------

/** The statistics of a line-up. Matches may be added in any order, in whole deals. */
export class Study {
  deals = 0;
  readonly lengths = new Map<number, number>(); // how many matches had how many moves
  readonly scores = new Map<number, number>();
  private readonly estimators: Estimator[];

  constructor(private readonly lineUp: LineUp) {
    this.estimators = formulasOf(lineUp).map((formula) => new Estimator(formula));
  }

  get matches(): number {
    return this.deals * this.lineUp.bots.length;
  }

  add(results: Results, first: number): void {
    for (const row of rowsOf(this.lineUp, results, first)) {
      this.deals += 1;
      for (const estimator of this.estimators) estimator.add(row);
    }
    for (const [numbers, counts] of [[results.moves, this.lengths] as const, [results.scores, this.scores] as const]) {
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }

  /** All statistics; none while there are too few deals to say how much they differ. */
  statistics(): Statistic[] {
    if (this.deals < 2) return [];
    return this.estimators.filter((estimator) => estimator.isKnown).map((estimator) => estimator.estimate(this.deals));
  }
}
