/** A form of a few fields and one button, made so that the browser's password manager understands it. */

import { useState, type ReactNode } from "react";
import { useLanguage } from "../texts/language";
import { useAttempt } from "./attempt";

export interface Field<Name extends string> {
  name: Name;
  label: string;
  type?: "text" | "password";
  autoComplete: string;
  value?: string; // at first
  least?: number; // characters
  most?: number;
}

interface Props<Name extends string> {
  fields: Field<Name>[];
  button: string;
  isMain?: boolean;
  onSend(values: Record<Name, string>): Promise<void>;
  children?: ReactNode; // below the button
}

export const PASSWORD_LETTERS = 8; // at least

export function Fields<Name extends string>({ fields, button, isMain, onSend, children }: Props<Name>) {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const filled = (valueOf: (field: Field<Name>) => string) =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Record<Name, string>;
  const [values, setValues] = useState(() => filled((field) => field.value ?? ""));
  const [done, setDone] = useState(false);
  const isReady = fields.every((field) => values[field.name].trim().length >= (field.least ?? 1));
  const send = () =>
    attempt(async () => {
      setDone(false);
      await onSend(values);
      setDone(true);
      setValues(filled((field) => (field.type === "password" ? "" : values[field.name])));
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) send();
      }}
    >
      {fields.map((field) => (
        <label className="field" key={field.name}>
          <span>{field.label}</span>
          <input
            type={field.type ?? "text"}
            value={values[field.name]}
            autoComplete={field.autoComplete}
            maxLength={field.most ?? 200}
            onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
          />
        </label>
      ))}
      <div className="row">
        <button className={`button${isMain ? " primary" : ""}`} disabled={busy || !isReady}>
          {button}
        </button>
        {children}
        <span className="muted" role="status">
          {done ? say("done") : ""}
        </span>
      </div>
      {problem}
    </form>
  );
}
