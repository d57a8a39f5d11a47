/** The names of the places of a map, above everything that is drawn there, and lines to those that stand far away. */

import { LINE } from "./lettering";
import type { Label } from "./mapPlaces";
import type { Point } from "./paths";

interface NamesProps {
  labels: Record<string, Label>;
  size: number; // of the letters, in units of the map
  className: string;
}

export function MapNames({ labels, size, className }: NamesProps) {
  return (
    <g className={className} aria-hidden="true">
      {Object.entries(labels).flatMap(([word, { x, y, anchor, lines }]) =>
        lines.map((line, row) => (
          <text key={`${word} ${row}`} x={x} y={y + row * size * LINE} textAnchor={anchor} fontSize={size}>
            {line}
          </text>
        )),
      )}
    </g>
  );
}

interface LeadsProps {
  leads: Record<string, [Point, Point]>;
  width: number; // of a line
  className: string;
}

export function MapLeads({ leads, width, className }: LeadsProps) {
  return (
    <g className={className} aria-hidden="true">
      {Object.entries(leads).map(([word, [[x1, y1], [x2, y2]]]) => (
        <line key={word} {...{ x1, y1, x2, y2 }} strokeWidth={width} />
      ))}
    </g>
  );
}
