/** Moves, events and questions of a game as sentences, worded exactly as in `core/speech.py`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, SpeechInfo } from "../api/client";

export type Seen = Record<string, unknown> & { event: string };
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
    const known = bundles.get(language) ?? bundleOf(language, texts[language]);
    bundles.set(language, known);
    return known;
  };
}

export function said(bundle: FluentBundle, name: string, values: Values = {}): string {
  const message = bundle.getMessage(name);
  return message?.value ? bundle.formatPattern(message.value, values) : name;
}

/** An attribute of a message, such as `.more`; null if the message has none of that name. */
export function attributeOf(bundle: FluentBundle, name: string, attribute: string, values: Values = {}): string | null {
  const pattern = bundle.getMessage(name)?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, values) : null;
}

export class Speech {
  constructor(
    readonly language: Language,
    private readonly info: SpeechInfo,
    private readonly bundle: FluentBundle,
    private readonly players: Record<string, string>,
  ) {}

  /** The same speech for other players. */
  for(players: Record<string, string>): Speech {
    return new Speech(this.language, this.info, this.bundle, players);
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  text(name: string, values: Values = {}): string {
    return said(this.bundle, name, values);
  }

  seat(seat: string): string {
    return this.players[seat] ?? seat;
  }

  name(kind: string, word: string): string {
    if (kind === "seat") return this.seat(word);
    return this.info.names[kind]?.[word] ?? word;
  }

  /** A list of names in which equal ones are counted: Puppy ×3, Fence. */
  several(kind: string, words: string[]): string {
    const counted = new Map<string, number>();
    for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
    return [...counted].map(([word, count]) => this.name(kind, word) + (count > 1 ? ` ×${count}` : "")).join(", ");
  }

  move(move: string): string {
    const words = move.split(" ");
    const pattern = this.info.patterns.find((one) => fits(one.split(" "), words));
    if (!pattern) return move;
    const slots = pattern.split(" ");
    const literal = slots.filter((slot) => !slot.startsWith("{"));
    const named = slots.flatMap((slot, place): [string, unknown][] =>
      slot.startsWith("{") ? [[slot.replace(/[{}]/g, ""), words[place]]] : [],
    );
    return this.text(`move-${literal.join("-")}`, this.values(named));
  }

  event(seen: Seen): string {
    const telling = this.info.tellings.find((one) => one.name === seen.event);
    const hidden = telling?.hidden != null && !(telling.hidden in seen);
    const facts = Object.entries(seen).filter(([key]) => key !== "event");
    return this.text(`event-${seen.event}${hidden ? "-hidden" : ""}`, this.values(facts, telling?.kinds));
  }

  /** An event as a seat may see it; for a seat without a version of its own, as everybody may see it. */
  story(events: Record<string, unknown[]>, eyes: string | null): string[] {
    const seen = (eyes !== null && events[eyes]) as Seen[] | false | undefined;
    if (seen) return seen.map((event) => this.event(event));
    const others = (Object.values(events)[0] ?? []) as Seen[];
    return others.map((event) => this.event(this.open(event)));
  }

  /** The part of an event that everybody may know. */
  private open(seen: Seen): Seen {
    const secret = this.info.tellings.find((one) => one.name === seen.event)?.hidden;
    return Object.fromEntries(Object.entries(seen).filter(([fact]) => fact !== secret)) as Seen;
  }

  /** The question to the seat that must move. */
  ask(view: Record<string, unknown>): string {
    const pending = view.pending as (Record<string, unknown> & { choice: string; for?: string }) | null;
    if (!pending) return this.text("ask-turn");
    const name = ["ask", pending.choice, ...(pending.for ? [pending.for] : [])].join("-");
    const facts = Object.entries(pending).filter(([key]) => key !== "choice" && key !== "for");
    return this.text(name, this.values(facts));
  }

  /** A text of the game with the names of things: `say("in-region", { region: "cairo" })`. */
  say(name: string, facts: Record<string, unknown>): string {
    return this.text(name, this.values(Object.entries(facts)));
  }

  /** Facts as people read them, and the words of those that are names: languages select articles and cases by them. */
  private values(facts: [string, unknown][], kinds: Record<string, string> = {}): Values {
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
    if (typeof value === "string") return /^p[1-4]$/.test(value) ? this.seat(value) : this.name(kind, value);
    return value as FluentVariable;
  }
}

function fits(pattern: string[], words: string[]): boolean {
  return (
    pattern.length === words.length && pattern.every((slot, place) => slot.startsWith("{") || slot === words[place])
  );
}
