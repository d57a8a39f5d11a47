/** The frame of a board, in which pieces fly: when the table changes, each goes from where it was to where it is now.
 *
 * All places are read together before the page changes and together after it, so a move costs one layout. Then only
 * transforms are animated, which browsers do beside the page's own work.
 */

import { Component, createRef, type ReactNode } from "react";
import type { View } from "../api/client";
import type { Rectangle } from "../ui/rectangle";

const FLIGHT = { duration: 450, easing: "cubic-bezier(0.22, 1, 0.36, 1)" };
const NEAR_PX = 1; // a way that nobody sees

/** Whether the person wants no motion. */
export const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

type Places = Map<string, Rectangle>;

interface Props {
  game: string;
  view: View; // pieces fly when it changes, not when the pointer moves
  children: ReactNode;
}

/** A class, because only classes can look at the page just before it changes. */
export class Flights extends Component<Props> {
  private readonly frame = createRef<HTMLDivElement>();
  private flights: Animation[] = [];

  override getSnapshotBeforeUpdate({ view }: Props): Places | null {
    if (view === this.props.view || isStill()) return null;
    return new Map(this.pieces().map((piece) => [piece.dataset.piece!, piece.getBoundingClientRect()]));
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    if (!before) return;
    for (const flight of this.flights) flight.cancel(); // pieces on their way start from where they were seen
    const pieces = this.pieces();
    const places = pieces.map((piece) => piece.getBoundingClientRect());
    this.flights = pieces.flatMap((piece, index) => {
      const back = transformBack(before.get(piece.dataset.piece!), places[index]!);
      return back ? [piece.animate({ transform: [back, "none"] }, FLIGHT)] : [];
    });
  }

  private pieces(): HTMLElement[] {
    return [...(this.frame.current?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  }

  override render(): ReactNode {
    const { game, children } = this.props;
    return (
      <div ref={this.frame} className="board" data-game={game}>
        {children}
      </div>
    );
  }
}

/** What shows a piece where it was before, or null if nobody would see it move. */
export function transformBack(from: Rectangle | undefined, to: Rectangle): string | null {
  if (!from?.width || !from.height || !to.width || !to.height) return null;
  const [wider, higher] = [from.width - to.width, from.height - to.height];
  const right = from.left - to.left + wider / 2; // between the middles
  const down = from.top - to.top + higher / 2;
  if (Math.max(...[right, down, wider, higher].map(Math.abs)) <= NEAR_PX) return null;
  return `translate(${right}px, ${down}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}
