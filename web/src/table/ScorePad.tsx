/** The score pad at the end: every part of every score, counted up one after another, who won and why. */

import type { ReactNode } from "react";
import type { View } from "../api/client";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { Confetti } from "./Confetti";
import { leadOf, useCounting } from "./counting";
import { Rematch } from "./Rematch";
import type { TableContext } from "./TablePage";

interface Outcome {
  reason: string;
  scores: Record<string, number>;
  parts: Record<string, Record<string, number>>;
  ties: Record<string, Record<string, number>>;
  winners: string[];
}

interface Props {
  context: TableContext;
  view: View;
  seat: string | null; // whose view it is
  onClose(): void;
  onAnalyse(): void;
  children?: ReactNode; // below the scores
}

export function ScorePad(props: Props) {
  const outcome = props.view.outcome as Outcome | null;
  return outcome && <Pad {...props} outcome={outcome} />;
}

function Pad({ context, outcome, seat: own, onClose, onAnalyse, children }: Props & { outcome: Outcome }) {
  const { speech } = context;
  const { say, language } = useLanguage();
  const seats = Object.keys(outcome.scores);
  const parts = Object.keys(outcome.parts[seats[0]!] ?? {});
  const isWon = own !== null && outcome.winners.includes(own);
  const others = outcome.winners.filter((seat) => seat !== own).map((seat) => speech.seat(seat));
  const names = new Intl.ListFormat(language).format(others);
  const title = say(isWon ? "winner-you" : "winner", { names, count: outcome.winners.length });
  const { counted, skip } = useCounting(parts.length);
  const isCounted = counted >= parts.length;
  const total = (seat: string): number | undefined =>
    isCounted
      ? outcome.scores[seat]
      : parts.slice(0, counted).reduce((sum, part) => sum + (outcome.parts[seat]?.[part] ?? 0), 0);
  const lead = leadOf(outcome.scores, outcome.winners);
  const isTied = new Set(Object.values(outcome.scores)).size < seats.length;
  const row = (title: string, value: (seat: string) => number | undefined, name = "") => (
    <tr key={title} className={name}>
      <th scope="row">{title}</th>
      {seats.map((seat) => (
        <td key={seat}>{value(seat)}</td>
      ))}
    </tr>
  );
  return (
    <Dialog title={title} onClose={onClose} first=".score-acts .button" back=".scores-button">
      {isWon && isCounted && <Confetti />}
      <p>
        {speech.text(`reason-${outcome.reason}`)}{" "}
        {lead &&
          isCounted &&
          say("lead", { points: lead.points, name: speech.seat(lead.next), who: lead.next === own ? "you" : "other" })}
      </p>
      <div className="score-sheet" onClick={skip}>
        <table className="score-pad">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" className={outcome.winners.includes(seat) ? "is-winner" : ""}>
                  {seat === own ? say("you") : speech.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, place) =>
              row(
                speech.text(`part-${part}`),
                (seat) => outcome.parts[seat]?.[part],
                place < counted ? "" : "is-uncounted",
              ),
            )}
            {row(say("total"), total, "is-total")}
            {isTied &&
              isCounted &&
              Object.keys(outcome.ties[seats[0]!] ?? {}).map((tie) =>
                row(speech.text(`tie-${tie}`), (seat) => outcome.ties[seat]?.[tie], "is-tie"),
              )}
          </tbody>
        </table>
      </div>
      {children}
      <div className="row score-acts">
        <Rematch context={context} />
        <button className="button" onClick={onAnalyse}>
          {say("analyse")}
        </button>
        <button className="button" onClick={onClose}>
          {say("look-at-table")}
        </button>
      </div>
    </Dialog>
  );
}
