/** A rating over time, as a curve with its first and last value. */

import type { Schemas } from "../api/client";
import { useLanguage } from "../texts/language";

const [WIDTH, HEIGHT, EDGE] = [320, 90, 8];

export function RatingCurve({ points, title }: { points: Schemas["RatingPoint"][]; title: string }) {
  const { say, language } = useLanguage();
  const values = points.map((point) => point.rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / (points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / Math.max(0.1, high - low);
  const path = values.map((value, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`);
  const [first, last] = [values[0]!, values.at(-1)!];
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const since = day.format(points[0]!.at * 1000);
  return (
    <figure className="rating-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say("curve-text", { game: title, first: first.toFixed(1), last: last.toFixed(1), since })}
      >
        <path className="curve-line" d={path.join("")} />
        <circle cx={x(points.length - 1)} cy={y(last)} r="4" />
      </svg>
      <figcaption>
        <span>{since}</span>
        <b>{last.toFixed(1)}</b>
      </figcaption>
    </figure>
  );
}
