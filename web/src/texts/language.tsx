/** The language of the reader, and the texts of the pages in it. */

import type { FluentBundle } from "@fluent/bundle";
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { get, type Language, type SpeechInfo } from "../api/client";
import { refusalText, sentencesIn, type Refused } from "./refusals";
import { bundleOf, said, Speech, type Values } from "./speech";

const KEY = "ludoteca.language";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", ru: "Русский" };

const pages = import.meta.glob<string>("./pages.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/ludoteca/games/*/text.*.ftl", {
  query: "?raw",
  import: "default",
});
const rules = import.meta.glob<string>("../../../src/ludoteca/games/*/help.*.md", {
  query: "?raw",
  import: "default",
});

const folder = (game: string): string => `../../../src/ludoteca/games/${game.replace("-", "_")}`;

/** The help page of a game. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  return (await rules[`${folder(game)}/help.${language}.md`]?.()) ?? "";
}

function preferredLanguage(): Language {
  const known = (name: string | null): name is Language => name !== null && name in LANGUAGES;
  const kept = localStorage.getItem(KEY);
  if (known(kept)) return kept;
  const own = navigator.languages.map((name) => name.slice(0, 2)).find(known);
  return own ?? "en";
}

interface Spoken {
  language: Language;
  change(language: Language): void;
  say(name: string, values?: Values): string;
  /** A refusal of the server in this language; a table's speech knows its players and moves. */
  explain(refused: Refused, speech?: Speech): string;
}

const Context = createContext<Spoken | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  const [loaded, setLoaded] = useState<{ language: Language; text: string } | null>(null);
  const [refusals, setRefusals] = useState<FluentBundle | null>(null);

  useEffect(() => {
    let current = true;
    void pages[`./pages.${language}.ftl`]?.().then((text) => current && setLoaded({ language, text }));
    // Without them refusals are in English, as when the connection is lost.
    void sentencesIn(language).then(
      (found) => current && setRefusals(found),
      () => current && setRefusals(null),
    );
    document.documentElement.lang = language;
    return () => void (current = false);
  }, [language]);

  const change = useCallback((chosen: Language) => {
    localStorage.setItem(KEY, chosen);
    setLanguage(chosen);
  }, []);

  const told = useMemo(() => {
    if (!loaded) return null;
    const bundle = bundleOf(loaded.language, loaded.text);
    return { language: loaded.language, say: (name: string, values?: Values) => said(bundle, name, values) };
  }, [loaded]);

  const spoken = useMemo<Spoken | null>(
    () => told && { ...told, change, explain: (refused, speech) => refusalText(refusals, refused, speech) },
    [told, change, refusals],
  );

  return spoken && <Context.Provider value={spoken}>{children}</Context.Provider>;
}

export function useLanguage(): Spoken {
  const spoken = useContext(Context);
  if (!spoken) throw new Error("no language here");
  return spoken;
}

/** The speech of a game for the edition of a table, or for its own edition; null while it is being fetched. */
export function useSpeech(game: string | undefined, table?: string): Speech | null {
  const { language } = useLanguage();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    if (!game) return;
    let current = true;
    void speechOf(game, language, table).then((found) => current && setSpeech(found));
    return () => void (current = false);
  }, [game, language, table]);
  return speech;
}

async function speechOf(game: string, language: Language, table?: string): Promise<Speech> {
  const place = table ? `/api/tables/${table}` : `/api/games/${game}`;
  const [info, text] = await Promise.all([
    get<SpeechInfo>(`${place}/speech/${language}`),
    games[`${folder(game)}/text.${language}.ftl`]?.() ?? "",
  ]);
  return new Speech(language, info, bundleOf(language, text), {});
}
