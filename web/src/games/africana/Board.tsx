/** The board of AFRICANA: the map, the expeditions below it, the books, and the players' areas. */

import { useMemo, useState } from "react";
import { LayoutGroup } from "motion/react";
import type { BoardProps } from "../module";
import { seatIndex, seatOf } from "../seats";
import { Books } from "./Books";
import { Chart, SpotsContext, type Spots } from "./Chart";
import { Company } from "./Company";
import { Expeditions } from "./Expeditions";
import { Piles } from "./Piles";
import { Table } from "./play";
import { figuresOf, type AfricanaView } from "./view";
import "./board.css";
import "./map.css";
import "./cards.css";
import "./sizes.css";

export function Board({ view: seen, seat, speech, edition, moves, act, preview, explain, hinted }: BoardProps) {
  const [spots, onSpot] = useState<Spots>({});
  const [pointedIn, setPointedIn] = useState(seen);
  if (pointedIn !== seen) {
    setPointedIn(seen);
    onSpot({}); // the thing under the pointer may be gone
  }
  const board = useMemo(
    () => ({ view: seen, seat, speech, edition, moves, act, preview, explain, hinted }),
    [seen, seat, speech, edition, moves, act, preview, explain, hinted],
  );
  // The pointer changes spots and previews many times a second; everything else is drawn again only when the view changes.
  const laid = useMemo(() => {
    const view = seen as AfricanaView;
    const shared = { view, figures: figuresOf(edition), onSpot };
    const start = seat ? seatIndex(seat) : 0;
    const around = view.players.map((_, step) => seatOf((start + step) % view.players.length));
    return (
      <div className="africana-layout" data-watching={seat === null || undefined}>
        <div className="africana-side">
          <Chart view={view} figures={shared.figures} />
          <Expeditions {...shared} />
        </div>
        <div className="africana-side">
          <Books {...shared} />
          <div className="africana-mine">
            <Piles view={view} />
            {seat && <Company seat={seat} isOwn {...shared} />}
          </div>
          <div className="africana-others">
            {around
              .filter((other) => other !== seat)
              .map((other) => (
                <Company key={other} seat={other} {...shared} />
              ))}
          </div>
        </div>
      </div>
    );
  }, [seen, seat, edition]);
  return (
    <LayoutGroup id="africana">
      <Table board={board} className="africana-board">
        <SpotsContext.Provider value={spots}>{laid}</SpotsContext.Provider>
      </Table>
    </LayoutGroup>
  );
}
