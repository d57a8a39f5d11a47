/** The files with the texts of the pages and the games, and the language to read them in. */

import type { Language } from "../api/client";
import { keepText, storedText } from "../device/storage";

const KEY = "ludoteca.language";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", ru: "Русский" };

const pages = import.meta.glob<string>("./pages.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/ludoteca/games/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});

/** The folder of a game's texts. */
export const folder = (game: string): string => `../../../src/ludoteca/games/${game.replaceAll("-", "_")}`;

export function preferredLanguage(): Language {
  const isKnown = (name: string | null): name is Language => name !== null && name in LANGUAGES;
  const chosen = storedText(KEY);
  if (isKnown(chosen)) return chosen;
  const own = navigator.languages.map((name) => name.slice(0, 2)).find(isKnown);
  return own ?? "en";
}

export function keepLanguage(language: Language): void {
  keepText(KEY, language);
}

export function pagesText(language: Language): Promise<string> {
  return pages[`./pages.${language}.ftl`]!();
}

const fetched = new Map<string, string>();

const gamePath = (game: string, language: Language): string => `${folder(game)}/text.${language}.ftl`;

export async function gameText(game: string, language: Language): Promise<string> {
  const path = gamePath(game, language);
  const text = (await games[path]?.()) ?? "";
  fetched.set(path, text);
  return text;
}

/** The text of a game that has been fetched before. */
export function fetchedGameText(game: string, language: Language): string | undefined {
  return fetched.get(gamePath(game, language));
}

/** Begin to fetch the texts in a language: those of the pages, and of all games if the shelf will be shown. */
export function beginTexts(language: Language, withGames: boolean): void {
  void pagesText(language).catch(() => undefined);
  if (!withGames) return;
  for (const [path, load] of Object.entries(games)) {
    if (path.endsWith(`.${language}.ftl`)) void load().catch(() => undefined);
  }
}
