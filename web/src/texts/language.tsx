/** The language of the reader, and the texts of the pages in it. */

import type { FluentBundle } from "@fluent/bundle";
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Language } from "../api/client";
import { getEarly } from "../api/early";
import { keepTrying, whole } from "../api/keepTrying";
import { fetchedGameText, folder, gameText, keepLanguage, LANGUAGES, pagesText, preferredLanguage } from "./files";
import { refusalText, sentencesIn, type RefusalWords } from "./refusals";
import { bundleOf, said, Speech, type Values } from "./speech";

export { LANGUAGES };

const rules = import.meta.glob<string>("../../../src/ludoteca/games/*/help.*.md", {
  query: "?raw",
  import: "default",
});

/** The help page of a game. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  return (await rules[`${folder(game)}/help.${language}.md`]?.()) ?? "";
}

const REFUSALS_AFTER_MS = 1500;

interface Spoken {
  language: Language;
  change(language: Language): void;
  say(name: string, values?: Values): string;
  /** A refusal of the server in this language; a table's speech knows its players and moves. */
  explain(refused: RefusalWords, speech?: Speech): string;
}

const Context = createContext<Spoken | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  const [loaded, setLoaded] = useState<{ language: Language; text: string } | null>(null);
  const [refusals, setRefusals] = useState<FluentBundle | null>(null);

  useEffect(() => {
    let current = true;
    const stop = keepTrying(
      () => pagesText(language),
      (text) => setLoaded({ language, text }),
    );
    // Without them refusals are in English, as when the connection is lost. They have time: the page comes first.
    const timer = window.setTimeout(
      () =>
        void sentencesIn(language).then(
          (found) => current && setRefusals(found),
          () => current && setRefusals(null),
        ),
      REFUSALS_AFTER_MS,
    );
    document.documentElement.lang = language;
    return () => {
      current = false;
      stop();
      window.clearTimeout(timer);
    };
  }, [language]);

  const change = useCallback((chosen: Language) => {
    keepLanguage(chosen);
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

/** Texts of a game that need no names of its edition, such as its title; empty while they are being fetched. */
export function useGameTexts(game: string): (name: string) => string {
  const { language } = useLanguage();
  const [found, setFound] = useState(() => ({ game, text: fetchedGameText(game, language) }));
  useEffect(
    () =>
      keepTrying(
        () => gameText(game, language),
        (text) => setFound({ game, text }),
      ),
    [game, language],
  );
  const text = found.game === game ? found.text : undefined;
  const bundle = useMemo(() => (text === undefined ? null : bundleOf(language, text)), [language, text]);
  return (name) => (bundle ? said(bundle, name) : "");
}

/**
 * The speech of a game for the edition of a table, or for its own edition; null while it is being fetched. `onFailure`,
 * which must stay the same, hears why that takes long.
 */
export function useSpeech(game: string | undefined, table?: string, onFailure?: (error: Error) => void): Speech | null {
  const { language } = useLanguage();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    if (!game) return;
    return keepTrying(() => speechOf(game, language, table), setSpeech, onFailure);
  }, [game, language, table, onFailure]);
  return speech;
}

async function speechOf(game: string, language: Language, table?: string): Promise<Speech> {
  const place = table ? (`/api/tables/${table}` as const) : (`/api/games/${game}` as const);
  const [info, text] = await Promise.all([getEarly(`${place}/speech/${language}`), whole(gameText(game, language))]);
  return new Speech(language, info, bundleOf(language, text), {});
}
