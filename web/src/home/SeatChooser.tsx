/** Chooses who sits where: a person on this device, a person elsewhere, or a bot. */

import type { Level } from "../api/client";
import { isOffline } from "../offline/mode";
import { SeatMark, type IdentityOf } from "../board/identities";
import { seatOf } from "../api/seats";
import { botName, isNamed, personName } from "../people/people";
import type { Values } from "../texts/speech";
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
export function calledSeats(seats: SeatChoice[], say: (name: string, values?: Values) => string): string[] {
  const first = seats.findIndex((seat) => seat.kind === "here");
  return seats.map(({ kind, name, level }, place) => {
    if (kind === "bot") return botName(level, 0, say);
    if (kind === "elsewhere") return say("seat-elsewhere");
    if (name.trim()) return name.trim();
    return place === first ? say("you") : say("player-number", { number: place + 1 });
  });
}

export function SeatChooser({ seats, least, most, levels, me, identityOf, onChange }: Props) {
  const { say } = useLanguage();
  const choices = ["here", ...(isOffline ? [] : ["elsewhere"]), ...levels.map((level) => `bot:${level}`)];
  const change = (place: number, part: Partial<SeatChoice>) =>
    onChange(seats.map((seat, other) => (other === place ? { ...seat, ...part } : seat)));
  const choose = (place: number, choice: string) => {
    const [kind, level] = choice.split(":") as [SeatChoice["kind"], Level | undefined];
    change(place, { kind, ...(level ? { level } : {}) });
  };
  const here = seats.filter((seat) => seat.kind === "here").length;
  const first = seats.findIndex((seat) => seat.kind === "here");
  /** What somebody on this device is called without a name of their own. */
  const calledAt = (place: number): string => {
    if (here > 1 && (place !== first || !isNamed(me))) return say("player-number", { number: place + 1 });
    return personName(me, say);
  };
  const choiceName = (choice: string, place: number) => {
    const [kind, level] = choice.split(":") as [string, Level | undefined];
    if (kind === "here" && place === (first < 0 ? 0 : first)) return say("seat-you");
    return level ? botName(level, 0, say) : say(`seat-${kind}`);
  };
  const called = calledSeats(seats, say);
  return (
    <fieldset className="seats-chooser">
      <legend>{say("who-plays")}</legend>
      {seats.map((seat, place) => (
        <div className="row seat-choice" key={place}>
          <SeatMark seat={seatOf(place)} shape={identityOf(seatOf(place)).shape} size={22} />
          <label className="grow">
            <span className="hidden-text">{say("player-number", { number: place + 1 })}</span>
            <select
              value={seat.kind === "bot" ? `bot:${seat.level}` : seat.kind}
              onChange={(event) => choose(place, event.target.value)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choiceName(choice, place)}
                </option>
              ))}
            </select>
          </label>
          {seat.kind === "here" && (
            <label className="grow">
              <span className="hidden-text">{say("name")}</span>
              <input
                value={seat.name}
                maxLength={40}
                placeholder={calledAt(place)}
                onChange={(event) => change(place, { name: event.target.value })}
              />
            </label>
          )}
          {seats.length > least && (
            <button
              type="button"
              className="icon-button"
              aria-label={say("remove-seat", { name: called[place]!, number: place + 1 })}
              onClick={() => onChange(seats.filter((_, other) => other !== place))}
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
