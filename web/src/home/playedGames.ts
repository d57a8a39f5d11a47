/** The games whose tables were opened on this device. The home page offers to teach the others first. */

const KEY = "ludoteca.games";

function load(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as string[]) : [];
  } catch {
    return [];
  }
}

export const hasPlayed = (game: string): boolean => load().includes(game);

export function keepPlayed(game: string): void {
  if (hasPlayed(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...load(), game]));
  } catch {
    // Without storage every game stays new.
  }
}
