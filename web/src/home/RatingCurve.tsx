/** A rating over time: a curve with a scale of ratings, and the days of its ends. */

import type { Schemas } from "../api/client";
import { useLanguage } from "../texts/language";
import { decimal, figure } from "../texts/numbers";

const [WIDTH, HEIGHT, EDGE, SCALE] = [320, 104, 10, 32]; // the scale stands on the left
const STEPS = [1, 2, 5, 10, 20, 50]; // between two lines of the scale
const LINES = 4; // at most

/** Round ratings around all values. */
export function ticksOf(values: number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const countOf = (step: number): number => Math.ceil(high / step) - Math.floor(low / step) + 1;
  const step = STEPS.find((step) => countOf(step) <= LINES) ?? STEPS.at(-1)!;
  return Array.from({ length: Math.max(2, countOf(step)) }, (_, index) => (Math.floor(low / step) + index) * step);
}

export function RatingCurve({ points, title }: { points: Schemas["RatingPoint"][]; title: string }) {
  const { say, language } = useLanguage();
  const values = points.map((point) => point.rating);
  const ticks = ticksOf(values);
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const x = (index: number) => SCALE + EDGE + (index * (WIDTH - SCALE - 2 * EDGE)) / (points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - bottom) * (HEIGHT - 2 * EDGE)) / (top - bottom);
  const path = values.map((value, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const [first, last] = [values[0]!, values.at(-1)!].map((value) => decimal(value, language));
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const [since, until] = [points[0]!, points.at(-1)!].map(({ at }) => day.format(at * 1000));
  return (
    <figure className="rating-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say("curve-text", { game: title, first: first!, last: last!, since: since! })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="curve-grid" d={`M${SCALE} ${y(tick)}H${WIDTH}`} />
            <text className="curve-scale" x={SCALE - 5} y={y(tick) + 4}>
              {figure(tick)}
            </text>
          </g>
        ))}
        <path className="curve-line" d={path.join("")} />
        <circle cx={x(points.length - 1)} cy={y(values.at(-1)!)} r="4" />
      </svg>
      <figcaption>
        <span>{since}</span>
        <span>{until !== since && until}</span>
      </figcaption>
    </figure>
  );
}
