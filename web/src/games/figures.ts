/** A figure with a real minus sign. */
export function figure(value: number | null | undefined): string | number | null {
  return value ? String(value).replace("-", "\u2212") : (value ?? null);
}
