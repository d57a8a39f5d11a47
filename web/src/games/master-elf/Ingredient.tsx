/** An ingredient card, wherever it lies. */

import { motion } from "motion/react";
import { Back, Face } from "./ingredients";
import { Piece, usePlay } from "./play";

interface Props {
  id: string;
  card: string | null; // null: face down
  moves?: string[];
  label?: string;
  help?: string; // the component to explain, if it is not the card
  isUnder?: boolean; // under another card, so it cannot be clicked
  isPaid?: boolean; // whether the move under the pointer takes it
}

export function IngredientCard({ id, card, moves, label, help, isUnder = false, isPaid = false }: Props) {
  const { say, view } = usePlay();
  const picture = card === null ? <Back /> : <Face card={card} />;
  if (isUnder) {
    return (
      <motion.div layoutId={id} layout layoutDependency={view} className="master-elf-ingredient" aria-hidden>
        {picture}
      </motion.div>
    );
  }
  return (
    <Piece
      kind={help || card === null ? "pile" : "card"}
      word={help ?? card ?? "deck"}
      moves={moves}
      label={label ?? (card === null ? say("hidden-card") : undefined)}
      layoutId={id}
      isQuiet={!help}
      className={`master-elf-ingredient ${isPaid ? "is-paid" : ""}`}
    >
      {picture}
    </Piece>
  );
}
