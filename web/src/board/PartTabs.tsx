/** Parts of a board that open one at a time in a small window, each with a button. */

import { useState, type ReactNode } from "react";
import { useLanguage } from "../texts/language";
import { useBoard } from "./context";

export interface Part {
  name: string; // the text `tab-<name>` of the board names it
  sign: ReactNode; // paths on a square of 24
  offers: boolean; // whether a move is possible there now
}

interface Props {
  parts: Part[];
  open: string | null;
  onOpen(name: string | null): void;
}

export function PartTabs({ parts, open, onOpen }: Props) {
  const { say } = useBoard();
  const pages = useLanguage();
  return (
    <div className="part-tabs" role="group" aria-label={pages.say("board-parts")} data-overlay="">
      {parts.map(({ name, sign, offers }) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-pressed={name === open}
          aria-label={say(`tab-${name}`)}
          title={say(`tab-${name}`)}
          data-offers={offers || undefined}
          onClick={() => onOpen(name === open ? null : name)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
              {sign}
            </g>
          </svg>
          <span>{say(`tab-${name}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** The part that the question is about, or what the player has opened since; `question` says which, with its turn. */
export function useParts(asked: string | null, question: string): [string | null, (name: string | null) => void] {
  const [chosen, setChosen] = useState<{ name: string | null; at: string }>({ name: asked, at: question });
  if (chosen.at !== question) setChosen({ name: asked, at: question });
  return [chosen.at === question ? chosen.name : asked, (name) => setChosen({ name, at: question })];
}
