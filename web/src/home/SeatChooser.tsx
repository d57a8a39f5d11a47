/** Chooses who sits where: a person on this device, a person elsewhere, or a bot. */

import type { Level } from "../api/client";
import { isOffline } from "../offline/mode";
import { SeatMark, type IdentityOf } from "../board/identities";
import { seatOf } from "../api/seats";
import { botName, isNamed, NAME_LETTERS, personName } from "../people/people";
import type { Say } from "../texts/speech";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";

export interface SeatChoice {
  kind: "here" | "elsewhere" | "bot";
  name: string;
  level: Level;
}

interface Props {
  seats: SeatChoice[];
  least: number;
  most: number;
  levels: Level[]; // those that can be chosen
  me: string;
  identityOf: IdentityOf;
  onChange(seats: SeatChoice[]): void;
}

/** What each player at a table that is being set up is called: you, a friend, a bot, or a name that was typed. */
export function calledSeats(seats: SeatChoice[], say: Say): string[] {
  const first = seats.findIndex((seat) => seat.kind === "here");
  return seats.map(({ kind, name, level }, seatNumber) => {
    if (kind === "bot") return botName(level, 0, say);
    if (kind === "elsewhere") return say("seat-elsewhere");
    if (name.trim()) return name.trim();
    return seatNumber === first ? say("you") : say("player-number", { number: seatNumber + 1 });
  });
}

export function SeatChooser({ seats, least, most, levels, me, identityOf, onChange }: Props) {
  const { say } = useLanguage();
  const choices = ["here", ...(isOffline ? [] : ["elsewhere"]), ...levels.map((level) => `bot:${level}`)];
  const change = (seatNumber: number, part: Partial<SeatChoice>) =>
    onChange(seats.map((seat, other) => (other === seatNumber ? { ...seat, ...part } : seat)));
  const choose = (seatNumber: number, choice: string) => {
    const [kind, level] = choice.split(":") as [SeatChoice["kind"], Level | undefined];
    change(seatNumber, { kind, ...(level ? { level } : {}) });
  };
  const here = seats.filter((seat) => seat.kind === "here").length;
  const first = seats.findIndex((seat) => seat.kind === "here");
  /** What somebody on this device is called without a name of their own. */
  const calledAt = (seatNumber: number): string => {
    if (here > 1 && (seatNumber !== first || !isNamed(me))) return say("player-number", { number: seatNumber + 1 });
    return personName(me, say);
  };
  const choiceName = (choice: string, seatNumber: number) => {
    const [kind, level] = choice.split(":") as [string, Level | undefined];
    if (kind === "here" && seatNumber === (first < 0 ? 0 : first)) return say("seat-you");
    return level ? botName(level, 0, say) : say(`seat-${kind}`);
  };
  const called = calledSeats(seats, say);
  return (
    <fieldset className="seats-chooser">
      <legend>{say("who-plays")}</legend>
      {seats.map((seat, seatNumber) => (
        <div className="row seat-choice" key={seatNumber}>
          <SeatMark seat={seatOf(seatNumber)} shape={identityOf(seatOf(seatNumber)).shape} size={22} />
          <label className="grow">
            <span className="hidden-text">{say("player-number", { number: seatNumber + 1 })}</span>
            <select
              value={seat.kind === "bot" ? `bot:${seat.level}` : seat.kind}
              onChange={(event) => choose(seatNumber, event.target.value)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choiceName(choice, seatNumber)}
                </option>
              ))}
            </select>
          </label>
          {seat.kind === "here" && (
            <label className="grow">
              <span className="hidden-text">{say("name")}</span>
              <input
                value={seat.name}
                maxLength={NAME_LETTERS}
                placeholder={calledAt(seatNumber)}
                onChange={(event) => change(seatNumber, { name: event.target.value })}
              />
            </label>
          )}
          {seats.length > least && (
            <button
              type="button"
              className="icon-button"
              aria-label={say("remove-seat", { name: called[seatNumber]!, number: seatNumber + 1 })}
              onClick={() => onChange(seats.filter((_, other) => other !== seatNumber))}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {seats.length < most && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...seats, { kind: "bot", name: "", level: "medium" }])}
        >
          {say("add-seat")}
        </button>
      )}
    </fieldset>
  );
}
