/** An ingredient card, wherever it lies. */

import { Back, Face } from "./ingredients";
import { Piece, usePlay } from "./play";

interface Props {
  id: string;
  card: string | null; // null: face down
  moves?: string[];
  label?: string;
  help?: string; // what is explained, if not the card
  isPaid?: boolean; // whether the move under the pointer takes it
}

export function IngredientCard({ id, card, moves, label, help, isPaid = false }: Props) {
  const { say } = usePlay();
  return (
    <Piece
      kind={help || card === null ? "pile" : "card"}
      word={help ?? card ?? "deck"}
      moves={moves}
      label={label ?? (card === null ? say("hidden-card") : undefined)}
      layoutId={id}
      className={`master-elf-ingredient ${isPaid ? "is-paid" : ""}`}
    >
      {card === null ? <Back /> : <Face card={card} />}
    </Piece>
  );
}
