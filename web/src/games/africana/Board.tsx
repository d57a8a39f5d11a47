/** The table of AFRICANA: the map, the expeditions below it, the books, and everybody's side. */

import { useCallback, useState } from "react";
import { LayoutGroup } from "motion/react";
import type { BoardProps } from "../module";
import { Books } from "./Books";
import { Chart, type Spots } from "./Chart";
import { Company } from "./Company";
import { Expeditions } from "./Expeditions";
import { Piles } from "./Piles";
import { Table } from "./play";
import { figuresOf, placeOf, seatOf, type AfricanaView } from "./view";
import "./board.css";

export function Board(props: BoardProps) {
  const view = props.view as AfricanaView;
  const figures = figuresOf(props.edition);
  const [spots, setSpots] = useState<Spots>({});
  const onSpot = useCallback((next: Spots) => setSpots(next), []);
  const shared = { view, figures, onSpot };
  const seats = view.players.map((_, place) => seatOf(place));
  const start = props.seat ? placeOf(props.seat) : 0;
  const others = seats.map((_, step) => seatOf((start + step) % seats.length)).filter((seat) => seat !== props.seat);
  return (
    <LayoutGroup id="africana">
      <Table board={props} className="africana-board">
        <div className="africana-layout" data-watching={props.seat === null || undefined}>
          <Chart view={view} figures={figures} spots={spots} />
          <Expeditions {...shared} />
          <div className="africana-mine">
            <Piles view={view} />
            {props.seat && <Company seat={props.seat} isOwn {...shared} />}
          </div>
          <Books {...shared} />
          <div className="africana-others">
            {others.map((seat) => (
              <Company key={seat} seat={seat} {...shared} />
            ))}
          </div>
        </div>
      </Table>
    </LayoutGroup>
  );
}
