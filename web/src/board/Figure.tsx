/** A figure that is drawn and not text: screen readers read the name of what it stands on, which has all figures. */

import type { HTMLAttributes } from "react";

interface Props extends HTMLAttributes<HTMLSpanElement> {
  value: number | string;
}

export function Figure({ value, className = "", ...rest }: Props) {
  return <span className={`drawn-figure ${className}`} data-figure={value} aria-hidden="true" {...rest} />;
}
