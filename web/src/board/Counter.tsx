/** A number that is noticed when it changes. With a label it is spoken, without one it belongs to what is around it. */

import { useState, type ReactNode } from "react";

interface Props {
  value: ReactNode;
  icon?: ReactNode;
  label?: string;
  className?: string;
}

export function Counter({ value, icon, label, className = "" }: Props) {
  const [first] = useState(value);
  return (
    <span className={`counter ${className}`} role={label ? "img" : undefined} aria-label={label} aria-hidden={!label}>
      {icon}
      <b key={String(value)} data-changed={value !== first || undefined}>
        {value}
      </b>
    </span>
  );
}
