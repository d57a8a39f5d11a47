/** The options of a game, apart from its seats. */

import { useEffect, useState } from "react";
import { get, type GameInfo } from "../api/client";
import type { Edition } from "../games/module";
import { useLanguage } from "../texts/language";

interface Props {
  game: GameInfo;
  seats: number;
  options: Record<string, unknown>;
  onChange(options: Record<string, unknown>): void;
}

const MARKET = 10;

export function GameOptions({ game, seats, options, onChange }: Props) {
  const { say } = useLanguage();
  const has = (name: string) => game.options.includes(name);
  const set = (name: string, value: unknown) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <>
      {has("first") && (
        <label className="field">
          <span>{say("option-first")}</span>
          <select value={(options.first as string) ?? "p1"} onChange={(event) => set("first", event.target.value)}>
            {Array.from({ length: seats }, (_, place) => (
              <option key={place} value={`p${place + 1}`}>
                {say("seat-number", { number: place + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {has("quick") && seats === 2 && (
        <label className="toggle">
          <input
            type="checkbox"
            checked={options.quick === true}
            onChange={(event) => set("quick", event.target.checked || undefined)}
          />
          <span>{say("option-quick")}</span>
        </label>
      )}
      {has("ages") && <Ages seats={seats} onChange={(ages) => set("ages", ages)} />}
      {has("market") && <Market game={game.name} onChange={(market) => set("market", market)} />}
    </>
  );
}

function Ages({ seats, onChange }: { seats: number; onChange(ages: number[] | undefined): void }) {
  const { say } = useLanguage();
  const [ages, setAges] = useState<string[]>([]);
  const set = (place: number, value: string) => {
    const next = Array.from({ length: seats }, (_, other) => (other === place ? value : (ages[other] ?? "")));
    setAges(next);
    onChange(next.every((age) => Number(age) > 0) ? next.map(Number) : undefined);
  };
  return (
    <fieldset className="row">
      <legend>{say("option-ages")}</legend>
      {Array.from({ length: seats }, (_, place) => (
        <input
          key={place}
          type="number"
          min={1}
          max={130}
          aria-label={say("option-age", { number: place + 1 })}
          value={ages[place] ?? ""}
          onChange={(event) => set(place, event.target.value)}
        />
      ))}
    </fieldset>
  );
}

function Market({ game, onChange }: { game: string; onChange(market: string[] | undefined): void }) {
  const { say, language } = useLanguage();
  const [edition, setEdition] = useState<Edition | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => void get<Edition>(`/api/games/${game}/edition`).then(setEdition), [game]);
  const kinds = Object.entries(edition?.cards ?? {}).filter(
    ([, card]) => card.colour === "brown" || card.colour === "white",
  );
  if (!kinds.length) return null;
  const toggle = (kind: string) => {
    const next = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    setChosen(next);
    onChange(next.length === MARKET ? next : undefined);
  };
  return (
    <details>
      <summary>{say("option-market", { chosen: chosen.length, of: MARKET })}</summary>
      <div className="chips">
        {kinds.map(([kind, card]) => (
          <label key={kind} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              disabled={!chosen.includes(kind) && chosen.length >= MARKET}
              onChange={() => toggle(kind)}
            />
            {String(card[language])}
          </label>
        ))}
      </div>
    </details>
  );
}
