/** Chooses who sits where: a person on this device, a person elsewhere, or a bot. */

import type { Level } from "../api/client";
import { botName } from "../table/people";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";

export interface Chair {
  kind: "here" | "elsewhere" | "bot";
  name: string;
  level: Level;
}

interface Props {
  chairs: Chair[];
  least: number;
  most: number;
  me: string;
  onChange(chairs: Chair[]): void;
}

const CHOICES = ["here", "elsewhere", "bot:easy", "bot:medium", "bot:hard", "bot:best"];

export function SeatChooser({ chairs, least, most, me, onChange }: Props) {
  const { say } = useLanguage();
  const change = (place: number, part: Partial<Chair>) =>
    onChange(chairs.map((chair, other) => (other === place ? { ...chair, ...part } : chair)));
  const choose = (place: number, choice: string) => {
    const [kind, level] = choice.split(":") as [Chair["kind"], Level | undefined];
    change(place, { kind, ...(level ? { level } : {}) });
  };
  const choiceName = (choice: string) => {
    const [kind, level] = choice.split(":") as [string, Level | undefined];
    return level ? botName(level, 0, say) : say(`seat-${kind}`);
  };
  return (
    <fieldset className="seats-chooser">
      <legend>{say("who-plays")}</legend>
      {chairs.map((chair, place) => (
        <div className="row" key={place}>
          <label className="grow">
            <span className="hidden-text">{say("seat-number", { number: place + 1 })}</span>
            <select
              value={chair.kind === "bot" ? `bot:${chair.level}` : chair.kind}
              onChange={(event) => choose(place, event.target.value)}
            >
              {CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {choiceName(choice)}
                </option>
              ))}
            </select>
          </label>
          {chair.kind === "here" && (
            <label className="grow">
              <span className="hidden-text">{say("name")}</span>
              <input
                value={chair.name}
                maxLength={40}
                placeholder={me || say("name")}
                onChange={(event) => change(place, { name: event.target.value })}
              />
            </label>
          )}
          {chairs.length > least && (
            <button
              type="button"
              className="icon-button"
              aria-label={say("remove-seat", { number: place + 1 })}
              onClick={() => onChange(chairs.filter((_, other) => other !== place))}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {chairs.length < most && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...chairs, { kind: "bot", name: "", level: "medium" }])}
        >
          {say("add-seat")}
        </button>
      )}
    </fieldset>
  );
}
