/** The board of MASTER ELF. */

import { LayoutGroup } from "motion/react";
import { useCallback, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../module";
import { seatIndex, seatOf } from "../seats";
import { Patterns } from "./badges";
import "./board.css";
import { Catalogue } from "./catalogue";
import { Country } from "./Country";
import { Menu, PlayProvider, type Opened, type Play } from "./play";
import { Offer, Stacks } from "./Stacks";
import { say } from "./texts";
import { tokensOf } from "./tokens";
import { asElf } from "./view";
import { Workshop } from "./Workshop";

export function Board(props: BoardProps) {
  const view = asElf(props.view);
  const { edition, speech, seat, preview } = props;
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [opened, setOpened] = useState<(Opened & { in: typeof view }) | null>(null);
  const [kept, setKept] = useState(() => tokensOf(view, null));
  const tokens = kept.view === view ? kept : tokensOf(view, kept);
  if (tokens !== kept) setKept(tokens);

  const catalogue = useMemo(() => new Catalogue(edition, speech.language), [edition, speech.language]);
  const point = useCallback(
    (move: string | null) => {
      setPointed(move);
      preview(...(move ? [move] : []));
    },
    [preview],
  );
  const close = useCallback(() => {
    setOpened(null);
    point(null);
  }, [point]);
  const open = (moves: string[], anchor: Element) => {
    const box = root.current?.getBoundingClientRect();
    const at = anchor.getBoundingClientRect();
    if (!box) return;
    setOpened({
      moves,
      left: at.left + at.width / 2 - box.left,
      top: at.top + at.height * 0.9 - box.top,
      anchor,
      in: view,
    });
  };
  const play: Play = {
    ...props,
    view,
    catalogue,
    point,
    open,
    pointed: pointed && props.moves.includes(pointed) ? pointed : null,
    say: (name, values) => say(speech.language, name, values),
  };

  const near = seat ? seatIndex(seat) : 0;
  const others = view.players.map((_, place) => (near + 1 + place) % view.players.length).slice(0, -1);
  return (
    <PlayProvider value={play}>
      <LayoutGroup>
        <div className="master-elf" ref={root}>
          <Patterns />
          <div className="master-elf-table">
            <div className="master-elf-side">
              <Country tokens={tokens} />
              <div className="master-elf-others">
                {others.map((place) => (
                  <Workshop key={seatOf(place)} place={place} tokens={tokens} isOwn={false} />
                ))}
              </div>
            </div>
            <div className="master-elf-side">
              <div className="master-elf-market">
                <Offer />
                <Stacks />
              </div>
              <Workshop key={seatOf(near)} place={near} tokens={tokens} isOwn={seat !== null} />
            </div>
          </div>
          {opened && opened.in === view && <Menu opened={opened} close={close} />}
        </div>
      </LayoutGroup>
    </PlayProvider>
  );
}
