/** Any view on a table: areas of cards, numbers and words; moves lie on the components that they name. */

import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from "react";
import { isSeat, seatIndex, seatOf, seatsAround } from "../../api/seats";
import type { View } from "../../api/client";
import { TargetGroup } from "../Group";
import { Counter } from "../Counter";
import { useBoard } from "../context";
import { SeatMark } from "../identities";
import { Piece } from "../Piece";
import { MoveTarget } from "../Target";
import { hidden, useCardTokens, type CardToken, type CardTokens, type Zone } from "../tokens";
import "./plain.css";
import { isPile, isRecord, isTally, movesWith, fieldsIn, wordsIn } from "./words";

const SHOWN = 3; // figures on a card
const FACE_DOWN = 12; // cards of a pile that are drawn face down; its number counts all

/** The moves that use a word, for components that lie near or with another player. */
const OffersContext = createContext<(word: string, isNear: boolean) => string[]>(() => []);

export function PlainBoard() {
  const { view, seat, names, moves, identityOf } = useBoard();
  const tokens = useCardTokens(zonesOf);
  const words = useMemo(() => wordsIn(view), [view]);
  const offers = (word: string, isNear: boolean) => movesWith(moves, word, words, isNear);
  const players = (view.players ?? []) as Record<string, unknown>[];
  const [near = "p1", ...others] = seatsAround(players.length, seat);
  return (
    <OffersContext value={offers}>
      <div className="plain-board">
        <div className="plain-shared">
          {fieldsIn(view).map(([name, value]) => (
            <Thing key={name} name={name} path={name} value={value} tokens={tokens} isNear />
          ))}
        </div>
        {[...others, near].map((owner) => {
          return (
            <section
              key={owner}
              className="plain-player"
              data-own={owner === seat || undefined}
              data-turn={view.turn === owner || undefined}
              aria-label={names[owner]}
            >
              <MaybeTarget as="h3" word={owner} isNear label={names[owner] ?? owner}>
                <SeatMark seat={owner} shape={identityOf(owner).shape} /> {names[owner]}
              </MaybeTarget>
              {Object.entries(players[seatIndex(owner)]!)
                .filter(([name]) => name !== "score")
                .map(([name, value]) => (
                  <Thing
                    key={name}
                    name={name}
                    path={`${owner} ${name}`}
                    value={value}
                    tokens={tokens}
                    isNear={owner === seat}
                  />
                ))}
            </section>
          );
        })}
      </div>
    </OffersContext>
  );
}

interface ThingProps {
  name: string;
  path: string; // the zone of its cards
  value: unknown;
  tokens: CardTokens;
  isNear: boolean; // on the table or with the viewer, not with another player
  isWord?: boolean; // whether its name is a word of moves, as that of an area in a list of areas
}

/** An entry of a view by its shape: cards, a tally, a number, a word, or a group of those. */
function Thing({ name, path, value, tokens, isNear, isWord = false }: ThingProps) {
  const { speech } = useBoard();
  const label = useLabel()(name);
  const area = { label, isNear, word: isWord ? name : undefined };
  if (value === null || value === undefined || value === "") return null;
  if (path in tokens) {
    return (
      <Area {...area} count={isPile(value) ? value.count : tokens[path]!.length}>
        <TargetGroup className="plain-cards" aria-label={label}>
          {tokens[path]!.map((token) => (
            <PlainCard key={token.id} token={token} isNear={isNear} />
          ))}
        </TargetGroup>
      </Area>
    );
  }
  if (isTally(value) && Object.keys(value).every((word) => speech.kindOf(word))) {
    return (
      <Area {...area}>
        <TargetGroup className="plain-cards" aria-label={label}>
          {Object.entries(value).map(([word, count]) => (
            <PlainCard key={word} token={{ id: `${path} ${word}`, card: word }} count={count} isNear={isNear} />
          ))}
        </TargetGroup>
      </Area>
    );
  }
  if (Array.isArray(value) || isRecord(value)) {
    const parts = Object.entries(value as Record<string, unknown>);
    return (
      <Area {...area}>
        {parts.map(([part, inner]) => (
          <Thing key={part} name={part} path={`${path} ${part}`} value={inner} tokens={tokens} isNear={isNear} isWord />
        ))}
      </Area>
    );
  }
  const text = typeof value === "boolean" ? (value ? "✓" : "–") : speech.word(String(value));
  const word = typeof value === "string" && !isSeat(value) ? value : area.word;
  return (
    <MaybeTarget word={word} isNear={isNear} label={`${label}: ${text}`}>
      <Counter className="plain-counter" label={`${label}: ${text}`} icon={<span>{label}</span>} value={text} />
    </MaybeTarget>
  );
}

interface MaybeProps {
  as?: "div" | "h3" | "h4";
  word: string | undefined;
  isNear: boolean;
  label: string;
  children: ReactNode;
}

/** Something that is a target only while moves name it. */
function MaybeTarget({ as: Element = "div", word, isNear, label, children }: MaybeProps) {
  const { speech } = useBoard();
  const moves = useContext(OffersContext)(word ?? "", isNear);
  if (!word || !moves.length) return <Element>{children}</Element>;
  return (
    <MoveTarget
      as={Element}
      className="plain-named"
      kind={isSeat(word) ? "seat" : (speech.kindOf(word) ?? undefined)}
      word={word}
      moves={moves}
      label={label}
    >
      {children}
    </MoveTarget>
  );
}

interface AreaProps extends Omit<MaybeProps, "as"> {
  count?: number;
}

function Area({ label, count, word, isNear, children }: AreaProps) {
  return (
    <div className="plain-area">
      <MaybeTarget as="h4" word={word} isNear={isNear} label={label}>
        {label} {count !== undefined && <small>{count}</small>}
      </MaybeTarget>
      <div className="plain-parts">{children}</div>
    </div>
  );
}

function PlainCard({ token, count, isNear }: { token: CardToken; count?: number; isNear: boolean }) {
  const { speech, edition, module } = useBoard();
  const offers = useContext(OffersContext);
  if (token.card === null) {
    return (
      <Piece id={token.id} className="plain-card" data-hidden="">
        <span aria-hidden="true">★</span>
      </Piece>
    );
  }
  const word = token.card;
  const kind = speech.kindOf(word) ?? "card";
  const facts = module.help(speech, edition, kind, word).facts.slice(0, SHOWN).flat();
  const spoken = [speech.word(word), ...facts, ...(count === undefined ? [] : [count])].join(" ");
  return (
    <Piece id={token.id}>
      <MoveTarget className="plain-card" kind={kind} word={word} moves={offers(word, isNear)} label={spoken} showsLast>
        <CardFace word={word} />
        {count !== undefined && <Counter value={count} className="plain-count" />}
      </MoveTarget>
    </Piece>
  );
}

/** The name of a card and its numbers, in a colour of its own. */
function CardFace({ word }: { word: string }) {
  const { speech, edition, module } = useBoard();
  const kind = speech.kindOf(word) ?? "card";
  const { facts } = module.help(speech, edition, kind, word);
  const hue = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return (
    <span className="plain-face" style={{ "--hue": hue } as CSSProperties}>
      <b>{speech.word(word)}</b>
      {facts.slice(0, SHOWN).map(([label, value]) => (
        <small key={label}>{` ${label} ${value}`}</small>
      ))}
    </span>
  );
}

export function PlainPicture({ word }: { kind: string; word: string }) {
  return (
    <div className="plain-card" data-large="">
      <CardFace word={word} />
    </div>
  );
}

/** What an entry of a view is called: a text of the game, else its own name. */
function useLabel(): (name: string) => string {
  const { speech } = useBoard();
  return (name) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    return speech.has(`label-${name}`) ? speech.text(`label-${name}`) : speech.word(name).replaceAll("-", " ");
  };
}

/** All lists of cards of a view, so that cards can fly between them. */
function zonesOf(view: View): Zone[] {
  const zones: Zone[] = [];
  const walk = (path: string, value: unknown): void => {
    if (isPile(value)) {
      const cards = value.cards ?? [];
      zones.push({ name: path, cards: [...cards, ...hidden(Math.min(value.count - cards.length, FACE_DOWN))] });
    } else if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
      zones.push({ name: path, cards: value as string[] });
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const [part, inner] of Object.entries(value as Record<string, unknown>)) walk(`${path} ${part}`, inner);
    }
  };
  fieldsIn(view).forEach(([name, value]) => walk(name, value));
  ((view.players ?? []) as Record<string, unknown>[]).forEach((player, seatNumber) => {
    for (const [name, value] of Object.entries(player))
      if (name !== "score") walk(`${seatOf(seatNumber)} ${name}`, value);
  });
  return zones;
}
