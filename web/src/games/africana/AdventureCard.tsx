/** An adventure: its treasure or guide, its region, and what it brings. */

import { CONTINENT, SIZE } from "./map";
import { Coin, Laurel, SymbolMark } from "./art";
import { usePlay } from "./play";
import { Treasure } from "./treasures";
import type { Figures, Point } from "./view";

/** A small map of the continent with a dot for each region. */
export function Locator({ figures, from, to }: { figures: Figures; from?: string; to: string }) {
  const place = (region: string): Point => figures.regions[region]?.xy ?? [0, 0];
  const [x, y] = place(to);
  const [a, b] = from ? place(from) : [x, y];
  return (
    <svg className="africana-locator" viewBox="-50 -60 1060 1110" aria-hidden="true">
      <g transform={`scale(${figures.map.width / SIZE})`}>
        <path d={CONTINENT} />
      </g>
      <path d={`M10,${figures.map.equator}H970`} className="africana-locator-equator" />
      {from && <path d={`M${a},${b}L${x},${y}`} className="africana-locator-way" />}
      {from && <circle cx={a} cy={b} r="52" className="africana-locator-start" />}
      <g transform={`translate(${x} ${y})`} className="africana-locator-target">
        <circle r="74" />
        <circle r="30" />
      </g>
    </svg>
  );
}

/** The names of a region's symbols as pictures. */
export function Symbols({ figures, region, size }: { figures: Figures; region: string; size?: number }) {
  return (
    <span className="africana-symbols">
      {figures.regions[region]?.symbols.map((symbol) => (
        <SymbolMark key={symbol} colour={symbol} size={size} />
      ))}
    </span>
  );
}

export function AdventureFace({ word, figures }: { word: string; figures: Figures }) {
  const { speech } = usePlay().board;
  const adventure = figures.adventures[word];
  if (!adventure) return null;
  return (
    <div className="africana-adventure-face" aria-hidden="true" data-guide={adventure.guide ? true : undefined}>
      <div className="africana-adventure-art">
        <Treasure artefact={adventure.artefact} guide={adventure.guide} />
        <Locator figures={figures} to={adventure.target} />
      </div>
      <div className="africana-adventure-place">{speech.name("region", adventure.target)}</div>
      <div className="africana-adventure-gain">
        <Symbols figures={figures} region={adventure.target} size={15} />
        {adventure.guide ? null : (
          <span className="africana-gain">
            <Coin value={adventure.silver ?? 0} size={20} />
            <Laurel value={adventure.points ?? 0} size={22} />
          </span>
        )}
      </div>
    </div>
  );
}
