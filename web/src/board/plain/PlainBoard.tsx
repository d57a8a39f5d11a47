/** Any view on a table: areas of cards, numbers and words; moves lie on the things that they name. */

import type { CSSProperties, ReactNode } from "react";
import { seatIndex, seatOf } from "../../games/seats";
import { TargetGroup } from "../Group";
import { Counter } from "../Counter";
import { useBoard } from "../context";
import { SeatMark } from "../identities";
import { Piece } from "../Piece";
import { MoveTarget } from "../Target";
import { hidden, useCardTokens, type CardToken, type CardTokens, type Zone } from "../tokens";
import "./plain.css";
import { isPile, isRecord, isTally, thingsIn } from "./words";
import type { View } from "../../api/client";

const SHOWN = 3; // figures on a card

export function PlainBoard() {
  const { view, seat, names, identityOf } = useBoard();
  const tokens = useCardTokens(zonesOf);
  const players = (view.players ?? []) as Record<string, unknown>[];
  const near = seat ? seatIndex(seat) : 0;
  const order = players.map((_, step) => (near + 1 + step) % players.length);
  return (
    <div className="plain-board">
      <div className="plain-shared">
        {thingsIn(view).map(([name, value]) => (
          <Thing key={name} name={name} path={name} value={value} tokens={tokens} canMove />
        ))}
      </div>
      {order.map((place) => {
        const owner = seatOf(place);
        return (
          <section
            key={owner}
            className="plain-player"
            data-own={owner === seat || undefined}
            data-turn={view.turn === owner || undefined}
            aria-label={names[owner]}
          >
            <h3>
              <SeatMark seat={owner} shape={identityOf(owner).shape} /> {names[owner]}
            </h3>
            {Object.entries(players[place]!)
              .filter(([name]) => name !== "score")
              .map(([name, value]) => (
                <Thing
                  key={name}
                  name={name}
                  path={`${owner} ${name}`}
                  value={value}
                  tokens={tokens}
                  canMove={owner === seat}
                />
              ))}
          </section>
        );
      })}
    </div>
  );
}

interface ThingProps {
  name: string;
  path: string; // the zone of its cards
  value: unknown;
  tokens: CardTokens;
  canMove: boolean; // whether its cards offer moves
}

/** An entry of a view by its shape: cards, a tally, a number, a word, or a group of those. */
function Thing({ name, path, value, tokens, canMove }: ThingProps) {
  const { speech } = useBoard();
  const label = useLabel()(name);
  if (value === null || value === undefined || value === "") return null;
  if (path in tokens) {
    return (
      <Area label={label} count={tokens[path]!.length}>
        <TargetGroup className="plain-cards" aria-label={label}>
          {tokens[path]!.map((token) => (
            <PlainCard key={token.id} token={token} canMove={canMove} />
          ))}
        </TargetGroup>
      </Area>
    );
  }
  if (isTally(value) && Object.keys(value).every((word) => speech.kindOf(word))) {
    return (
      <Area label={label}>
        <TargetGroup className="plain-cards" aria-label={label}>
          {Object.entries(value).map(([word, count]) => (
            <PlainCard key={word} token={{ id: `${path} ${word}`, card: word }} count={count} canMove={canMove} />
          ))}
        </TargetGroup>
      </Area>
    );
  }
  if (Array.isArray(value) || isRecord(value)) {
    const parts = Object.entries(value as Record<string, unknown>);
    return (
      <Area label={label}>
        {parts.map(([part, inner]) => (
          <Thing key={part} name={part} path={`${path} ${part}`} value={inner} tokens={tokens} canMove={canMove} />
        ))}
      </Area>
    );
  }
  const shown = typeof value === "boolean" ? (value ? "✓" : "–") : speech.word(String(value));
  return <Counter className="plain-counter" label={`${label}: ${shown}`} icon={<span>{label}</span>} value={shown} />;
}

function Area({ label, count, children }: { label: string; count?: number; children: ReactNode }) {
  return (
    <div className="plain-area">
      <h4>
        {label} {count !== undefined && <small>{count}</small>}
      </h4>
      <div className="plain-parts">{children}</div>
    </div>
  );
}

function PlainCard({ token, count, canMove }: { token: CardToken; count?: number; canMove: boolean }) {
  const { moves, speech, edition, module } = useBoard();
  if (token.card === null) {
    return (
      <Piece id={token.id} className="plain-card" data-hidden="">
        <span aria-hidden="true">★</span>
      </Piece>
    );
  }
  const word = token.card;
  const own = canMove ? moves.filter((move) => move.split(" ").slice(1).includes(word)) : [];
  const kind = speech.kindOf(word) ?? "card";
  const shown = module.help(speech, edition, kind, word).facts.slice(0, SHOWN).flat();
  const spoken = [speech.word(word), ...shown, ...(count === undefined ? [] : [count])].join(" ");
  return (
    <Piece id={token.id}>
      <MoveTarget className="plain-card" kind={kind} word={word} moves={own} label={spoken} showsLast>
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
      const known = value.cards ?? [];
      zones.push({ name: path, cards: [...known, ...hidden(Math.min(value.count - known.length, 12))] });
    } else if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
      zones.push({ name: path, cards: value as string[] });
    } else if (Array.isArray(value) || isRecord(value)) {
      for (const [part, inner] of Object.entries(value as Record<string, unknown>)) walk(`${path} ${part}`, inner);
    }
  };
  thingsIn(view).forEach(([name, value]) => walk(name, value));
  ((view.players ?? []) as Record<string, unknown>[]).forEach((player, place) => {
    for (const [name, value] of Object.entries(player)) if (name !== "score") walk(`${seatOf(place)} ${name}`, value);
  });
  return zones;
}
