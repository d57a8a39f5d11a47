/** The options of a game, apart from its seats: the server says how to ask for each. */

import { useState } from "react";
import type { GameInfo, Schemas } from "../api/client";
import { seatsAround } from "../api/seats";
import { useLanguage, useSpeech } from "../texts/language";
import type { Speech } from "../texts/speech";

type Options = Record<string, unknown>;
type OptionInfo = Schemas["OptionInfo"];

interface Props {
  game: GameInfo;
  called: string[]; // the players, by seat number
  options: Options;
  onChange(options: Options): void;
}

interface FieldProps {
  option: OptionInfo;
  label: string;
  called: string[];
  value: unknown;
  speech: Speech;
  set(value: unknown): void; // undefined leaves the option out
}

const FIELDS = { flag: Flag, seat: Seat, numbers: Numbers, words: Words };

export function GameOptions({ game, called, options, onChange }: Props) {
  const speech = useSpeech(game.name);
  if (!speech) return null;
  const seats = called.length;
  const set = (name: string, value: unknown) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return game.fields.filter(fits(seats)).map((option) => {
    const Field = FIELDS[option.kind];
    return (
      <Field
        key={`${option.name} ${option.kind === "numbers" ? seats : ""}`}
        option={option}
        label={speech.label(`option-${option.name}`)}
        called={called}
        value={options[option.name]}
        speech={speech}
        set={(value) => set(option.name, value)}
      />
    );
  });
}

/** The chosen options that fit a number of seats. */
export function optionsFor(game: GameInfo, seats: number, options: Options): Options {
  const offered = new Map(game.fields.filter(fits(seats)).map((option) => [option.name, option]));
  const isPossible = ([name, value]: [string, unknown]) => {
    const option = offered.get(name);
    if (option?.kind === "seat") return seatsAround(seats, null).includes(String(value));
    if (option?.kind === "numbers") return Array.isArray(value) && value.length === seats;
    return option !== undefined;
  };
  return Object.fromEntries(Object.entries(options).filter(isPossible));
}

function fits(seats: number): (option: OptionInfo) => boolean {
  return (option) => option.seats.length === 0 || option.seats.includes(seats);
}

function Flag({ label, value, set }: FieldProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.target.checked ? true : undefined)}
      />
      <span>{label}</span>
    </label>
  );
}

function Seat({ label, called, value, set }: FieldProps) {
  const { say } = useLanguage();
  const seats = seatsAround(called.length, null);
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={seats.includes(String(value)) ? String(value) : "p1"}
        onChange={(event) => set(event.target.value)}
      >
        {seats.map((seat, seatNumber) => (
          <option key={seat} value={seat}>
            {say("seat-called", { number: seatNumber + 1, name: called[seatNumber]! })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Numbers({ label, called, set }: FieldProps) {
  const { say } = useLanguage();
  const [numbers, setNumbers] = useState<string[]>(() => called.map(() => ""));
  const change = (seatNumber: number, value: string) => {
    const next = numbers.map((number, other) => (other === seatNumber ? value : number));
    setNumbers(next);
    set(next.every((number) => Number(number) > 0) ? next.map(Number) : undefined);
  };
  return (
    <fieldset className="row">
      <legend>{label}</legend>
      {numbers.map((number, seatNumber) => (
        <input
          key={seatNumber}
          type="number"
          min={1}
          aria-label={say("option-of-seat", { option: label, name: called[seatNumber]! })}
          placeholder={called[seatNumber]}
          value={number}
          onChange={(event) => change(seatNumber, event.target.value)}
        />
      ))}
    </fieldset>
  );
}

function Words({ option, label, value, speech, set }: FieldProps) {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<string[]>(() => (Array.isArray(value) ? (value as string[]) : []));
  const countIn = (words: string[], all: string[]) => words.filter((word) => all.includes(word)).length;
  const toggle = (word: string) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word];
    setChosen(next);
    set(option.choices.every(({ count, words }) => countIn(next, words) === count) ? next : undefined);
  };
  const wanted = option.choices.reduce((sum, { count }) => sum + count, 0);
  return (
    <details>
      <summary>{say("option-chosen", { option: label, chosen: chosen.length, of: wanted })}</summary>
      {option.choices.map(({ count, words }) => (
        <div className="chips" key={words[0]}>
          {words.map((word) => (
            <label key={word} className="chip">
              <input
                type="checkbox"
                checked={chosen.includes(word)}
                disabled={!chosen.includes(word) && countIn(chosen, words) >= count}
                onChange={() => toggle(word)}
              />
              {speech.name(option.names, word)}
            </label>
          ))}
        </div>
      ))}
    </details>
  );
}
