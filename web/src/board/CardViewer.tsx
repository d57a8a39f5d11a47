/** The card viewer: a dialog with everything about a component. */

import { Dialog } from "../ui/Dialog";
import { CardDetails } from "./CardDetails";
import { useBoard } from "./context";
import type { Peeked } from "./Peek";

export function CardViewer({ onClose, ...shown }: Peeked & { onClose(): void }) {
  const { module, speech, edition, act } = useBoard();
  const choose = (move: string): void => {
    onClose();
    act(move);
  };
  return (
    <Dialog title={module.help(speech, edition, shown.kind, shown.word).title} onClose={onClose}>
      <CardDetails {...shown} onChoose={choose} />
    </Dialog>
  );
}
