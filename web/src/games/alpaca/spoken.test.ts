/** What a card is called for those who do not see it. */

import { expect, test } from "vitest";
import type { BoardState } from "../../board";
import { bundleOf, sayingOf } from "../../texts/speech";
import { spokenCard } from "./spoken";
import { textsOf } from "./texts";
import type { AlpacaView } from "./view";

const WORDS = { "colour-brown": "marrone", "card-viking": "Libera questa carta.", "card-fence": "Un Recinto." };
const cards = { viking: { value: 7, coins: 3, colour: "brown" }, fence: { value: 0, coins: 0, colour: "none" } };
const bundle = bundleOf("it", ...Object.entries(WORDS).map(([name, text]) => `${name} = ${text}`));
const speech = {
  name: (_: string, card: string) => (card === "fence" ? "Recinto" : "Vichingo"),
  text: (name: string) => sayingOf(() => bundle)("it")(name),
};
const board = { say: sayingOf(textsOf)("it"), speech, edition: { cards } } as unknown as BoardState<AlpacaView>;

test("the colour of a card is spoken, because its picture shows it", () => {
  expect(spokenCard(board, "viking")).toBe("Vichingo, colore marrone: 3 Monete, valore 7. Libera questa carta.");
  expect(spokenCard(board, "fence")).toBe("Recinto. Un Recinto.");
});
