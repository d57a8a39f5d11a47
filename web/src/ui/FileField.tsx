/** Chooses a file. The browser's own button speaks the language of the browser, so the label is the button. */

import { useState } from "react";

interface Props {
  label: string;
  accept: string;
  disabled?: boolean;
  onChoose(file: File): void;
}

export function FileField({ label, accept, disabled, onChoose }: Props) {
  const [name, setName] = useState("");
  const choose = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    onChoose(file);
  };
  return (
    <div className="row">
      <label className="button file">
        {label}
        <input type="file" accept={accept} disabled={disabled} onChange={(event) => choose(event.target.files?.[0])} />
      </label>
      <span className="muted">{name}</span>
    </div>
  );
}
