/**
 * The board kit: what every game's board is made of. A board is then layout, art and words.
 *
 * - `useBoard<MyView>()`: the view, the seat, the moves, `act`, `preview`, `explain`, what is hinted, the last moves of
 *   the others, `say` (a text of `module.texts`, else of the game), `whyNot(kind, word)` and `effectsOf(move)` in words
 *   (from `view.obstacles` and `view.effects`, with the messages `why-<code>` and `effect-<code>`), `identityOf(seat)`.
 *   The table page puts the provider around the board. `usePointed()`: the moves of what is under the pointer.
 * - `MoveTarget` (HTML, or SVG with `as="g"`) and `useTarget` (for elements of your own): click plays its only move or
 *   opens `MoveMenu`; hover peeks, hold, right click and `i` open the card viewer; it sets `data-live`, `data-hinted`,
 *   `data-last`, `data-kind`, `data-word`, `data-moves` for styles, lessons and tests.
 * - `movesOn` and `effectOf`: the moves of a component, and what the view says of a move.
 * - `TargetGroup`: one tab stop for many targets; arrow keys move inside it. `Hand` is one; give it the width of a card.
 * - `Figure`, a figure that is no text; `Pile`, `Counter`, `Piece` (flies by its id).
 *   `useCardTokens` (ids for cards that views only count), with `TokenContext` and `useZone` for the parts of the board.
 * - `IntentProvider` and `useIntent`: a component that can be used only after an action was chosen plays that first.
 *   `usePlan`: a tap that makes several moves, such as a payment.
 * - `Fitted`: a name whose longest word is made narrower where it does not fit. `useSize` measures an element. `PartTabs` and `useParts`: parts of a board that open one at a time in a small window.
 * - Maps: `layOut` moves places apart for fingers and finds room for names, which `MapNames` draws, `standsOf` for
 *   pieces, `Walker` walks along `paths` such as `wayBetween` two places.
 * - `SeatMark`, and the CSS variables `--p1`, ... and by `seatColour` `--seat`: the identity of a player. A game
 *   whose pieces have colours names them in `module.identities`.
 * - A game gives the card viewer `module.help` and `module.Picture`, and menus `module.MoveSign`.
 *
 * `.board` has an exact size and is a size container: lay out with `cqw`, `cqh` and `@container board (...)`.
 */

export { covered, type Box } from "./boxes";
export { Counter } from "./Counter";
export { useBoard, usePointed, type BoardState, type LastMove } from "./context";
export { Figure } from "./Figure";
export { Fitted } from "./Fitted";
export { TargetGroup } from "./Group";
export { Hand } from "./Hand";
export { seatColour, SeatMark, type Identity, type SeatShape } from "./identities";
export { IntentProvider, useIntent, type ActionView } from "./intent";
export { layOut, placeAll } from "./mapLayout";
export { MapLeads, MapNames } from "./NamesOnMap";
export { boxOfLabel, nameLeads } from "./mapNames";
export { standsOf } from "./mapPieces";
export { least, type Label, type MapInput, type Positions } from "./mapPlaces";
export { pointsOf, wayBetween, type Route } from "./mapRoutes";
export { moveAttributes } from "./moveAttributes";
export { effectOf, movesOn } from "./moves";
export { PartTabs, useParts } from "./PartTabs";
export { curveThrough, pathOf, pointAt, type Point } from "./paths";
export { Piece } from "./Piece";
export { Pile } from "./Pile";
export { usePlan } from "./plan";
export { useSize } from "./size";
export { MoveTarget, useTarget, type Target } from "./Target";
export {
  hidden,
  pickTokens,
  TokenContext,
  useCardTokens,
  useZone,
  type CardToken,
  type CardTokens,
  type Zone,
} from "./tokens";
export { Walker } from "./Walker";
