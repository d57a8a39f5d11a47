/** The board of AFRICANA: the map, and around it expeditions, books, the hand and what the companies have. */

import { useState, type CSSProperties } from "react";
import { IntentProvider, TokenContext, useBoard, useCardTokens, useParts, useSize } from "../../board";
import { seatsAround } from "../../api/seats";
import { Books } from "./Books";
import { AfricaMap, PointContext, SpotsContext, type Spots } from "./AfricaMap";
import { Opponents, OwnCompany } from "./Company";
import { Expeditions } from "./Expeditions";
import { OwnHand } from "./OwnHand";
import { Piles } from "./Piles";
import { askedPart, Tabs } from "./tabs";
import type { AfricanaView } from "./view";
import { zonesOf } from "./zones";
import "./board.css";
import "./books.css";
import "./cards.css";
import "./companies.css";
import "./map.css";

export function Board() {
  const { view, seat } = useBoard<AfricanaView>();
  const [pointed, setPointed] = useState<{ spots: Spots; in: AfricanaView }>({ spots: {}, in: view });
  const { frame, width, height } = useSize();
  const tokens = useCardTokens(zonesOf);
  const cardWidth = cardWidthFor(width, height);
  const isFlat = width >= 400 && width <= 780 && height <= 420; // `board.css` has the same lines
  const isSmall = width < 600 || isFlat;
  const joined = view.slots.filter((slot) => slot?.markers.includes(seat ?? "")).length; // then the map shows the way
  const [part, openPart] = useParts(askedPart(view, seat), `${view.turn} ${view.pending?.choice} ${joined}`);
  // In a window that does not scroll, expeditions lie on the prompt, not on the map or the hand.
  const isStrip = part === "expeditions" && isSmall && !isFlat && window.matchMedia("(min-height: 681px)").matches;
  const isWorded = width >= 340 && height >= 410; // there is room for buttons with words
  return (
    <IntentProvider>
      <TokenContext value={tokens}>
        <PointContext value={(spots) => setPointed({ spots, in: view })}>
          <SpotsContext value={pointed.in === view ? pointed.spots : {}}>
            <div
              ref={frame}
              className="africana-board"
              data-tab={part ?? "none"}
              data-strip={isStrip || undefined}
              data-worded={isWorded || undefined}
              style={{ "--card": `${cardWidth}px` } as CSSProperties}
            >
              <AfricaMap harbour={isFlat ? "deck" : isWorded ? "worded" : "signs"}>
                {(!isSmall || isFlat) && <Piles />}
              </AfricaMap>
              <Tabs open={part} onOpen={openPart} />
              {(seat || (isSmall && !isFlat)) && (
                <section className="africana-hand" data-essential="">
                  {isSmall && !isFlat && <Piles />}
                  {seat && <OwnHand seat={seat} cardWidth={cardWidth} isFlat={isFlat} />}
                </section>
              )}
              <Expeditions />
              <Books />
              {seat && <OwnCompany seat={seat} />}
              <Opponents seats={seatsAround(view.players.length, seat).slice(seat ? 1 : 0)} />
            </div>
          </SpotsContext>
        </PointContext>
      </TokenContext>
    </IntentProvider>
  );
}

const SMALL = 46;
const LARGE = 72;

/** The width of a travel card in pixels, for the room that the board has. */
function cardWidthFor(width: number, height: number): number {
  const isUpright = width < 600 && height > width;
  const strip = width / height <= 2 / 3 ? 114 : 0; // expeditions below the map; `board.css` has the same line
  const below = (height - width * 1.03 - 20 - strip) / 1.4; // what the map leaves on an upright phone
  const isTablet = !isUpright && height > width; // the hand has a row of its own
  const beside = Math.min(width / (isTablet ? 11 : 18), height / 10);
  const room = isUpright ? Math.min(below, width / 6) : height < 420 ? SMALL : beside;
  return Math.round(Math.max(SMALL, Math.min(LARGE, room)));
}
