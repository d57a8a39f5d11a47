/** The score pad at the end: every part of every score, counted up one after another, who won and why. */

import type { ReactNode } from "react";
import type { Outcome, View } from "../../api/client";
import { useLanguage } from "../../texts/language";
import { figure } from "../../texts/numbers";
import { Dialog } from "../../ui/Dialog";
import { useBoard } from "../../board/context";
import { SeatMark } from "../../board/identities";
import { seatNames, shortBotName } from "../../people/people";
import { Rematch } from "../management/Rematch";
import { useTable } from "../session/context";
import { Confetti } from "./Confetti";
import { decidedBy, leadOf, useCounting } from "./counting";
import { Winners } from "./Winners";

type RowMarks = Partial<Record<`data-${"uncounted" | "total" | "tie"}`, true>>;

interface Props {
  view: View;
  seat: string | null; // whose view it is
  onClose(): void;
  onAnalyse(): void;
  children?: ReactNode; // below the scores
}

export function ScorePad(props: Props) {
  const { outcome } = props.view;
  return outcome && <Pad {...props} outcome={outcome} />;
}

function Pad({ outcome, seat: own, onClose, onAnalyse, children }: Props & { outcome: Outcome }) {
  const { speech, module, table } = useTable();
  const { say, language } = useLanguage();
  const { identityOf } = useBoard();
  const seats = Object.keys(outcome.scores);
  const parts = Object.keys(outcome.parts[seats[0]!] ?? {});
  const isWon = own !== null && outcome.winners.includes(own);
  const others = outcome.winners.filter((seat) => seat !== own).map((seat) => speech.seat(seat));
  const names = new Intl.ListFormat(language).format(others);
  const shortNames = seatNames(table, say, shortBotName);
  const { counted, skip } = useCounting(parts.length);
  const isCounted = counted >= parts.length;
  const title = isCounted
    ? say(isWon ? "winner-you" : "winner", { names, count: outcome.winners.length })
    : say("game-over");
  const total = (seat: string): number | undefined =>
    isCounted
      ? outcome.scores[seat]
      : parts.slice(0, counted).reduce((sum, part) => sum + (outcome.parts[seat]?.[part] ?? 0), 0);
  const lead = leadOf(outcome.scores, outcome.winners);
  const decided = lead && lead.points > 0 ? decidedBy(outcome.parts, outcome.winners[0]!, lead.next) : null;
  const isWinner = (seat: string): true | undefined => (isCounted && outcome.winners.includes(seat)) || undefined;
  const isTied = new Set(Object.values(outcome.scores)).size < seats.length;
  const row = (title: string, value: (seat: string) => number | undefined, marks: RowMarks = {}) => (
    <tr key={title} {...marks}>
      <th scope="row">{title}</th>
      {seats.map((seat) => (
        <td key={seat} data-won={isWinner(seat)}>
          {figure(value(seat))}
        </td>
      ))}
    </tr>
  );
  return (
    <Dialog title={title} onClose={onClose} first=".score-acts .button" back=".scores-button">
      {isWon && isCounted && <Confetti />}
      <div className="score-told">
        {isCounted && <Winners module={module} winners={outcome.winners} />}
        <p>
          {speech.text(`reason-${outcome.reason}`)}{" "}
          {lead &&
            isCounted &&
            say("lead", {
              points: lead.points,
              name: speech.seat(lead.next),
              who: lead.next === own ? "you" : "other",
            })}
          {decided && isCounted && (
            <strong>{say("decided-by", { part: speech.text(`part-${decided.part}`), points: decided.points })}</strong>
          )}
        </p>
      </div>
      <div className="score-sheet" onClick={skip}>
        <table className="score-pad">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" data-winner={isWinner(seat)} data-won={isWinner(seat)}>
                  <SeatMark seat={seat} shape={identityOf(seat).shape} size={18} />
                  <span className="score-name" title={speech.seat(seat)}>
                    {seat === own ? say("you") : shortNames[seat]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, place) =>
              row(speech.text(`part-${part}`), (seat) => outcome.parts[seat]?.[part], {
                "data-uncounted": place >= counted || undefined,
              }),
            )}
            {row(say("total"), total, { "data-total": true })}
            {isTied &&
              isCounted &&
              Object.keys(outcome.ties[seats[0]!] ?? {}).map((tie) =>
                row(speech.text(`tie-${tie}`), (seat) => outcome.ties[seat]?.[tie], { "data-tie": true }),
              )}
          </tbody>
        </table>
      </div>
      {isCounted && children}
      <div className="row score-acts">
        <Rematch />
        <button className="button" onClick={onAnalyse}>
          {say("analyse")}
        </button>
        <button className="button" onClick={onClose}>
          {say("look-at-table")}
        </button>
        {isCounted && <small className="muted">{say("rematch-seats")}</small>}
      </div>
    </Dialog>
  );
}
