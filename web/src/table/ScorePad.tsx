/** The score pad at the end: every part of every score, who won and why. */

import type { ReactNode } from "react";
import type { View } from "../api/client";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { Rematch } from "./Rematch";
import type { Setting } from "./TablePage";

interface Outcome {
  reason: string;
  scores: Record<string, number>;
  parts: Record<string, Record<string, number>>;
  ties: Record<string, Record<string, number>>;
  winners: string[];
}

interface Props {
  setting: Setting;
  view: View;
  onClose(): void;
  children?: ReactNode; // below the scores
}

export function ScorePad({ setting, view, onClose, children }: Props) {
  const { speech } = setting;
  const { say, language } = useLanguage();
  const outcome = view.outcome as Outcome | null;
  if (!outcome) return null;
  const seats = Object.keys(outcome.scores);
  const parts = Object.keys(outcome.parts[seats[0]!] ?? {});
  const winners = outcome.winners.map((seat) => speech.seat(seat));
  const names = new Intl.ListFormat(language).format(winners);
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
    <Dialog title={say("winner", { names, count: winners.length })} onClose={onClose}>
      <p>{speech.text(`reason-${outcome.reason}`)}</p>
      <div className="score-sheet">
        <table className="score-pad">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" className={outcome.winners.includes(seat) ? "is-winner" : ""}>
                  {speech.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => row(speech.text(`part-${part}`), (seat) => outcome.parts[seat]?.[part]))}
            {row(say("total"), (seat) => outcome.scores[seat], "is-total")}
            {isTied &&
              Object.keys(outcome.ties[seats[0]!] ?? {}).map((tie) =>
                row(speech.text(`tie-${tie}`), (seat) => outcome.ties[seat]?.[tie], "is-tie"),
              )}
          </tbody>
        </table>
      </div>
      {children}
      <div className="row">
        <Rematch setting={setting} />
        <button className="button" onClick={onClose}>
          {say("look-at-table")}
        </button>
      </div>
    </Dialog>
  );
}
