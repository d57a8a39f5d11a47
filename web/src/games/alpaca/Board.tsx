/** The board of ALPACA: the market, the farms, the piles and your own hand, fitted to the board's shape. */

import type { CSSProperties } from "react";
import { TokenContext, useBoard, useCardTokens, usePlan, useSize } from "../../board";
import { seatIndex, seatsAround } from "../../api/seats";
import "./board.css";
import "./card.css";
import "./shapes.css";
import { CardChoice } from "./CardChoice";
import { Farm } from "./Farm";
import { PlayerPile } from "./PlayerPile";
import { layoutOf } from "./layout";
import { Market, stocksOf } from "./Market";
import { OwnCards } from "./OwnCards";
import { Opponents } from "./Opponents";
import { Payment } from "./Payment";
import { Played, Status } from "./Played";
import { isFilling, proposedPayment, type AlpacaView } from "./view";
import { zonesOf } from "./zones";

export function Board() {
  const { view, seat, moves, edition } = useBoard<AlpacaView>();
  const tokens = useCardTokens(zonesOf);
  const { frame, width, height } = useSize();
  const proposed = proposedPayment(view, moves);
  const play = usePlan();
  const pay = () => play(proposed.map((card) => `pay ${card}`));

  const own = seat ? seatIndex(seat) : -1;
  const opponents = seatsAround(view.players.length, seat).slice(seat ? 1 : 0);
  const stocks = stocksOf(view, edition);
  const layout = layoutOf({ width, height, kinds: stocks.length, opponents: opponents.length, isWatched: own < 0 });
  const sizes = {
    "--columns": layout.columns,
    "--tile": `${layout.tile}px`,
    "--farm": `${layout.farm}px`,
    "--own-cards": `${layout.ownCards}px`,
    "--card-height": `${layout.card.height}px`,
    "--side": `${layout.side}px`,
    "--panel": `${layout.panel}px`,
    "--opponents": opponents.length,
  } as CSSProperties;
  const isFolded = layout.shape !== "wide";
  const tray = (
    <div className="alpaca-tray" style={{ gridColumn: `${(stocks.length % layout.columns) + 1} / -1` }}>
      <Status />
      <Played seatNumber={seatIndex(view.active)} />
      {isFolded && seat && <PlayerPile seat={seat} pile="deck" />}
      {isFolded && seat && <PlayerPile seat={seat} pile="discard" />}
    </div>
  );
  return (
    <TokenContext value={tokens}>
      <div
        ref={frame}
        className="alpaca-board"
        data-shape={layout.shape}
        data-tall={(layout.side > 0 && layout.panel > 0.4 * layout.side) || undefined}
        data-watched={own < 0}
        data-key-side=""
        style={sizes}
      >
        {width > 0 && (
          <>
            <Opponents seats={opponents} isFolded={layout.panel === 0} />
            <Market stocks={stocks}>{tray}</Market>
            {own >= 0 && (
              <section className="alpaca-own" data-filling={isFilling(view, view.players[own]!) || undefined}>
                <Farm seat={seat!} />
              </section>
            )}
            {own >= 0 && <OwnCards seat={seat!} layout={layout} proposed={proposed} />}
            <Payment proposed={proposed} pay={pay} />
            <CardChoice isFolded={isFolded} />
          </>
        )}
      </div>
    </TokenContext>
  );
}
