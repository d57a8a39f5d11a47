/** The figures of a run: bars with intervals, histograms and lists. */

import type { ReactNode } from "react";
import { useLanguage } from "../texts/language";
import type { Description } from "../engine/description";
import type { Statistic, Study } from "./statistics";
import type { LabTexts } from "./texts";

interface Props {
  study: Study;
  about: Description;
  texts: LabTexts;
}

export function Figures({ study, about, texts }: Props) {
  const statistics = study.statistics();
  const of = (...groups: string[]) => statistics.filter((one) => groups.includes(one.group));
  const bots = of("bot");
  const [length] = of("length");
  const groups = [...new Set(about.items.map((item) => item.group))];
  const seats = of("seat");
  return (
    <div className="lab-figures">
      <Part title={texts.say("head-seats")} note={texts.say("note-seats")}>
        <Bars all={seats} texts={texts} most={1} mark={1 / seats.length} />
      </Part>
      {bots.length > 1 && (
        <Part title={texts.say("head-bots")} note={texts.say("note-bots")}>
          <Bars all={bots} texts={texts} most={1} mark={1 / seats.length} />
        </Part>
      )}
      <Part
        title={texts.say("head-length")}
        note={length && texts.say("note-length", { mean: texts.number(length.value, 1) })}
      >
        <Histogram counts={study.lengths} texts={texts} unit={texts.say("axis-moves")} />
      </Part>
      <Part title={texts.say("head-scores")} note={texts.say("note-scores")}>
        <Histogram counts={study.scores} texts={texts} unit={texts.say("axis-points")} />
        <List all={of("score")} texts={texts} />
      </Part>
      <Part title={texts.say("head-parts")} note={texts.say("all-seats")}>
        <List all={of("part")} texts={texts} />
      </Part>
      <Part title={texts.say("head-ends")}>
        <List all={of("reason", "decided")} texts={texts} />
      </Part>
      <Part title={texts.say("head-luck")}>
        <List all={of("luck")} texts={texts} />
      </Part>
      {groups.map((group) => (
        <Part key={group} title={texts.ofGame(`study-${group}`)} note={texts.say("note-items")} isWide>
          <Items all={statistics} group={group} texts={texts} />
        </Part>
      ))}
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string | undefined;
  isWide?: boolean;
  children: ReactNode;
}

function Part({ title, note, isWide, children }: PartProps) {
  return (
    <section className="paper lab-part" data-wide={isWide || undefined}>
      <h2>{title}</h2>
      {children}
      {note && <p className="muted lab-note">{note}</p>}
    </section>
  );
}

interface BarsProps {
  all: Statistic[];
  texts: LabTexts;
  most: number; // what a full bar means
  mark?: number; // an equal share
}

/** Shares as bars. The thin line is the interval. */
function Bars({ all, texts, most, mark }: BarsProps) {
  const at = (value: number) => `${(100 * value) / most}%`;
  return (
    <table className="lab-bars">
      <tbody>
        {all.map((one) => (
          <tr key={one.about}>
            <th scope="row">{texts.name(one)}</th>
            <td className="lab-track" aria-hidden="true">
              <div>
                <span className="lab-bar" style={{ width: at(one.value) }} />
                <span className="lab-interval" style={{ left: at(one.low), width: at(one.high - one.low) }} />
                {mark !== undefined && <span className="lab-mark" style={{ left: at(mark) }} />}
              </div>
            </td>
            <Amount one={one} texts={texts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ all, texts }: { all: Statistic[]; texts: LabTexts }) {
  return (
    <table className="lab-bars">
      <tbody>
        {all.map((one) => (
          <tr key={`${one.group} ${one.about}`}>
            <th scope="row">{texts.name(one)}</th>
            <Amount one={one} texts={texts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ one, texts, sign }: { one: Statistic; texts: LabTexts; sign?: boolean }) {
  return (
    <>
      <td className="lab-value" data-figure={`${one.group} ${one.about}`} data-value={one.value}>
        {texts.amount(one.unit, one.value, sign)}
      </td>
      <td className="lab-range muted">{texts.interval(one, sign)}</td>
    </>
  );
}

/** What players have: how much more often they win with it than without, and how many have it. */
function Items({ all, group, texts }: { all: Statistic[]; group: string; texts: LabTexts }) {
  const { say } = useLanguage();
  const held = new Map(all.filter((one) => one.group === "held").map((one) => [one.about, one.value]));
  const items = all.filter((one) => one.group === "item" && one.about.startsWith(`${group}_`));
  items.sort((one, two) => two.value - one.value);
  if (!items.length) return <p className="muted">{say("lab-too-few")}</p>;
  const most = Math.max(0.05, ...items.map((item) => Math.max(Math.abs(item.low), Math.abs(item.high))));
  const at = (value: number) => `${50 + (50 * value) / most}%`;
  return (
    <table className="lab-bars">
      <tbody>
        {items.map((item) => (
          <tr key={item.about}>
            <th scope="row">{texts.name(item)}</th>
            <td className="lab-track" aria-hidden="true">
              <div>
                <span className="lab-mark" style={{ left: "50%" }} />
                <span
                  className="lab-bar"
                  data-less={item.value < 0 || undefined}
                  style={{ left: at(Math.min(0, item.value)), width: `${(50 * Math.abs(item.value)) / most}%` }}
                />
                <span
                  className="lab-interval"
                  style={{ left: at(item.low), width: `${(50 * (item.high - item.low)) / most}%` }}
                />
              </div>
            </td>
            <Amount one={item} texts={texts} sign />
            <td className="lab-held muted">{texts.amount("share", held.get(item.about) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const [WIDTH, HEIGHT, COLUMNS] = [320, 90, 40];

/** How often each number came, in columns of equal width. The few highest percent are left out of the picture. */
function Histogram({ counts, texts, unit }: { counts: Map<number, number>; texts: LabTexts; unit: string }) {
  const numbers = [...counts.keys()].sort((one, two) => one - two);
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  let seen = 0;
  const last = numbers.find((number) => (seen += counts.get(number)!) >= 0.99 * all) ?? 0;
  const first = numbers[0] ?? 0;
  const step = Math.max(1, Math.ceil((last - first + 1) / COLUMNS));
  const columns = Array.from({ length: Math.ceil((last - first + 1) / step) }, () => 0);
  for (const [number, count] of counts) {
    const index = Math.floor((number - first) / step);
    if (index < columns.length) columns[index]! += count;
  }
  const [most, width] = [Math.max(1, ...columns), WIDTH / columns.length];
  const range = texts.say("from-to", { low: texts.number(first), high: texts.number(last) });
  return (
    <figure className="lab-histogram">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${range} ${unit}`}>
        {columns.map((count, index) => {
          const height = (HEIGHT * count) / most;
          return <rect key={index} x={index * width} y={HEIGHT - height} width={width * 0.9} height={height} />;
        })}
      </svg>
      <figcaption aria-hidden="true">
        <span>{texts.number(first)}</span>
        <span>{unit}</span>
        <span>{texts.number(last)}</span>
      </figcaption>
    </figure>
  );
}
