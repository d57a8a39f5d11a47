/** An adventure on the board: on top of a book, or open in front of a company. The map shows where it leads. */

import { useContext, type ReactNode } from "react";
import { Fitted, MoveTarget, useBoard, type Target } from "../../board";
import { PointContext } from "./AfricaMap";
import { Locator } from "./art/faces";
import { Coin, Laurel, SymbolMark } from "./art/signs";
import { Treasure } from "./art/treasures";
import { sayAdventure } from "./titles";
import { figuresOf, type AfricanaView, type Figures } from "./view";

interface Props {
  word: string;
  moves: string[];
  onPlay: Target["onPlay"];
  children?: ReactNode; // on its face
}

export function Adventure({ word, moves, onPlay, children }: Props) {
  const { speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const point = useContext(PointContext);
  const target = figures.adventures[word]?.target;
  return (
    <MoveTarget
      className="africana-adventure"
      moves={moves}
      kind="adventure"
      word={word}
      label={sayAdventure(speech, figures, word)}
      showsLast
      onPoint={(isOn) => point(isOn && target ? { [target]: "target" } : {})}
      onPlay={onPlay}
    >
      <AdventureFace word={word} figures={figures} />
      {children}
    </MoveTarget>
  );
}

/** The names of a region's symbols as pictures. */
function Symbols({ figures, region, size }: { figures: Figures; region: string; size?: number }) {
  return (
    <span className="africana-symbols">
      {figures.regions[region]?.symbols.map((symbol) => (
        <SymbolMark key={symbol} colour={symbol} size={size} />
      ))}
    </span>
  );
}

export function AdventureFace({ word, figures }: { word: string; figures: Figures }) {
  const { speech } = useBoard();
  const adventure = figures.adventures[word];
  if (!adventure) return null;
  return (
    <div className="africana-adventure-face" aria-hidden="true" data-guide={adventure.guide ? true : undefined}>
      <div className="africana-adventure-art">
        <Treasure artefact={adventure.artefact} guide={adventure.guide} />
        <Locator figures={figures} to={adventure.target} />
      </div>
      <Fitted className="africana-adventure-place">{speech.name("region", adventure.target)}</Fitted>
      <div className="africana-adventure-gain">
        <Symbols figures={figures} region={adventure.target} size={16} />
        {adventure.guide ? null : (
          <span className="africana-gain">
            <Coin value={adventure.silver ?? 0} />
            <Laurel value={adventure.points ?? 0} />
          </span>
        )}
      </div>
    </div>
  );
}
