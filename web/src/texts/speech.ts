/** Moves, events and questions of a game as sentences, worded exactly as in `core/matches/speech.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isSeat } from "../api/seats";
import type { Language, SpeechInfo } from "../api/client";
import { signed } from "./numbers";

export type Seen = Record<string, unknown> & { event: string };
type Figures = Record<string, Record<string, Record<string, unknown>>>; // of an edition
export type Values = Record<string, FluentVariable>;

export function bundleOf(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** One bundle for each language, made on first use. */
export function bundlesOf(texts: Record<Language, string>): (language: Language) => FluentBundle {
  const bundles = new Map<Language, FluentBundle>();
  return (language) => {
    const bundle = bundles.get(language) ?? bundleOf(language, texts[language]);
    bundles.set(language, bundle);
    return bundle;
  };
}

export type Say = (name: string, values?: Values) => string;

/** Says messages of such bundles in a language. */
export const sayingOf =
  (bundles: (language: Language) => FluentBundle) =>
  (language: Language): Say =>
  (name, values) =>
    said(bundles(language), name, values);

const shown = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, signed(value)]));

export function said(bundle: FluentBundle, name: string, values: Values = {}): string {
  const message = bundle.getMessage(name);
  return message?.value ? bundle.formatPattern(message.value, shown(values)) : name;
}

/** An attribute of a message, such as `.more`; null if the message has none of that name. */
export function attributeOf(bundle: FluentBundle, name: string, attribute: string, values: Values = {}): string | null {
  const pattern = bundle.getMessage(name)?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, shown(values)) : null;
}

const YOU = "you"; // the word of the seat that reads a sentence

export class Speech {
  constructor(
    readonly language: Language,
    private readonly info: SpeechInfo,
    private readonly bundle: FluentBundle,
    private readonly players: Record<string, string>,
    private readonly edition: Figures = {},
  ) {}

  /** The same speech for other players, and for the figures of their table. */
  for(players: Record<string, string>, edition: Figures = {}): Speech {
    return new Speech(this.language, this.info, this.bundle, players, edition);
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  text(name: string, values: Values = {}): string {
    return said(this.bundle, name, values);
  }

  /** What a page calls what the terminal describes at greater length, such as an option. */
  label(name: string): string {
    return attributeOf(this.bundle, name, "label") ?? this.text(name);
  }

  seat(seat: string): string {
    return this.players[seat] ?? seat;
  }

  name(kind: string, word: string): string {
    if (kind === "seat") return this.seat(word);
    return this.info.names[kind]?.[word] ?? word;
  }

  /** The kind of name that a word is; null if it names nothing. */
  kindOf(word: string): string | null {
    const kinds = Object.entries(this.info.names).filter(([kind]) => !kind.endsWith("-word"));
    return kinds.find(([, words]) => word in words)?.[0] ?? null;
  }

  /** The name of a word of any kind. */
  word(word: string): string {
    if (isSeat(word)) return this.seat(word);
    return this.name(this.kindOf(word) ?? "", word);
  }

  /** A list of names in which equal ones are counted: Puppy ×3, Fence. */
  several(kind: string, words: string[]): string {
    const counted = new Map<string, number>();
    for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
    return [...counted].map(([word, count]) => this.name(kind, word) + (count > 1 ? ` ×${count}` : "")).join(", ");
  }

  move(move: string): string {
    const words = move.split(" ");
    const pattern = this.info.patterns.find((pattern) => fits(pattern.split(" "), words));
    if (!pattern) return move;
    const slots = pattern.split(" ");
    const literal = slots.filter((slot) => !slot.startsWith("{"));
    const named = slots.flatMap((slot, index): [string, unknown][] =>
      slot.startsWith("{") ? [[slot.replace(/[{}]/g, ""), words[index]]] : [],
    );
    return this.text(`move-${literal.join("-")}`, this.values(named));
  }

  /** An event as a sentence; it says "you" to the seat `you`. */
  event(seen: Seen, you: string | null = null): string {
    const telling = this.info.tellings.find((telling) => telling.name === seen.event);
    const hidden = telling?.hidden != null && !(telling.hidden in seen);
    return this.sentence(`event-${seen.event}${hidden ? "-hidden" : ""}`, seen, you);
  }

  private sentence(message: string, { event, ...facts }: Seen, you: string | null): string {
    const kinds = this.info.tellings.find((telling) => telling.name === event)?.kinds;
    const called = Object.entries(facts).filter(([, value]) => you !== null && value === you);
    const words = Object.fromEntries(called.map(([fact]) => [`${fact}-word`, YOU]));
    return this.text(message, { ...this.values(Object.entries(facts), { paid: "cards", ...kinds }), ...words });
  }

  /** What happened as a seat may see it; for a seat without a version of its own, as everybody may see it. */
  seen(events: Record<string, unknown[]>, viewer: string | null): Seen[] {
    const own = (viewer !== null && events[viewer]) as Seen[] | false | undefined;
    return own || ((Object.values(events)[0] ?? []) as Seen[]).map((event) => this.open(event));
  }

  /** Events as sentences. What leads to another event is told with it: who buys, and with which cards. */
  tell(events: Seen[], viewer: string | null): string[] {
    const result: (string | null)[] = events.map((event) => this.event(event, viewer));
    events.forEach((event, index) => {
      const leads = (before: number) =>
        before < index && events[before]!.seat === event.seat && this.joined(event.event, events[before]!.event);
      const paid = [...events.keys()].filter((before) => result[before] !== null && leads(before));
      const message = paid.length && this.joined(event.event, events[paid[0]!]!.event);
      if (!message) return;
      const cards = paid.flatMap((before) => events[before]!.cards ?? events[before]!.card) as string[];
      paid.forEach((before) => (result[before] = null));
      result[index] = this.sentence(message, { ...event, paid: cards, ...this.sums(cards) }, viewer);
    });
    return result.filter((sentence) => sentence !== null);
  }

  /** What the figures of some cards add up to: `paid-coins` and so on. */
  private sums(cards: string[]): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const [figure, value] of cards.flatMap((card) => Object.entries(this.edition.cards?.[card] ?? {})))
      if (typeof value === "number") sums[`paid-${figure}`] = (sums[`paid-${figure}`] ?? 0) + value;
    return sums;
  }

  /** The message that tells an event together with one that led to it. */
  private joined(event: string, before: string): string | null {
    const message = `event-${event}-after-${before}`;
    return this.bundle.hasMessage(message) ? message : null;
  }

  /** Whether what happened is only a part of a move: nothing can be seen of it yet, or it leads to something. */
  isPart(events: Record<string, unknown[]>): boolean {
    const happened = (Object.values(events)[0] ?? []) as Seen[];
    return happened.every((event) => this.leads(event.event));
  }

  /** Whether an event of this kind may be told together with one that it leads to. */
  leads(kind: string): boolean {
    return this.info.tellings.some((telling) => this.joined(telling.name, kind));
  }

  /** The part of an event that everybody may know. */
  private open(seen: Seen): Seen {
    const secret = this.info.tellings.find((telling) => telling.name === seen.event)?.hidden;
    return Object.fromEntries(Object.entries(seen).filter(([fact]) => fact !== secret)) as Seen;
  }

  /** The verbs of these moves, in the order of the game's patterns. */
  private verbs(moves: string[] = []): string[] {
    const verbs = new Set(moves.map((move) => move.split(" ")[0]!));
    const patterns = this.info.patterns.map((pattern) => pattern.split(" ")[0]!);
    return [...new Set(patterns)].filter((verb) => verbs.has(verb));
  }

  /** The question to the seat that must move; in a turn, by what is legal: `ask-turn-buy-end`. */
  ask(view: Record<string, unknown>): string {
    const pending = view.pending as (Record<string, unknown> & { choice: string; for?: string }) | null;
    if (!pending) {
      const exact = `ask-turn-${this.verbs(view.moves as string[] | undefined).join("-")}`;
      return this.text(this.has(exact) ? exact : "ask-turn");
    }
    const name = ["ask", pending.choice, ...(pending.for ? [pending.for] : [])].join("-");
    const facts = Object.entries(pending).filter(([key]) => key !== "choice" && key !== "for");
    return this.text(name, this.values(facts));
  }

  /** A text of the game with the names of components: `say("in-region", { region: "cairo" })`. */
  say(name: string, facts: Record<string, unknown>): string {
    return this.text(name, this.values(Object.entries(facts)));
  }

  /** Facts as people read them, and the words of those that are names: languages select articles and cases by them. */
  values(facts: [string, unknown][], kinds: Record<string, string> = {}): Values {
    const values: Values = {};
    for (const [key, value] of facts) {
      const kind = kinds[key] ?? key;
      values[key] = this.value(kind, value);
      if (typeof value === "string") values[`${key}-word`] = this.info.names[`${kind}-word`]?.[value] ?? value;
    }
    return values;
  }

  private value(kind: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.several(kind.replace(/s$/, ""), value as string[]);
    if (typeof value === "string") return isSeat(value) ? this.seat(value) : this.name(kind, value);
    return value as FluentVariable;
  }
}

function fits(pattern: string[], words: string[]): boolean {
  return (
    pattern.length === words.length && pattern.every((slot, index) => slot.startsWith("{") || slot === words[index])
  );
}
