/** Labels of the board that the texts of the game do not contain. */

import type { Language } from "../../api/client";

interface Words {
  equator: string;
  free: string;
  printed: string;
  derived: string;
  reconstructed: string;
  region: string;
  card: string;
  joker: string;
  guide: string;
  expedition: string;
  artefact: string;
  guideAdventure: string;
  half: string;
  slot: string;
  company: string;
  pile: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    equator: "Equator",
    free: "free",
    printed: "printed",
    derived: "follows from the rulebook",
    reconstructed: "reconstructed, not the printed figure",
    region: "To come here, play a travel card in the colour of one of the symbols.",
    card: "Opens the way into any neighbouring region with this symbol. Goes to the discard pile after the movement.",
    joker: "Serves for any colour, once in a turn, and comes back to the hand.",
    guide: "Serves as a travel card of this colour, once in a turn, and comes back to the hand.",
    expedition: "Join where it starts, travel to where it leads, and complete it before the others do.",
    artefact:
      "Bought from a book, completed where it waits. Artefacts that are alike, or all different, score more together.",
    guideAdventure: "Brings a guide into the hand. The first one is free; more of them cost points at the end.",
    half: "On sale are the tops of both sides, for whoever stands in this half of the map. Its cards lead across the equator.",
    slot: "The bonus for joining the expedition in this slot, paid at once.",
    company: "Each company has an explorer on the map and markers for expeditions.",
    pile: "Instead of buying or moving, draw two of these.",
  },
  it: {
    equator: "Equatore",
    free: "gratis",
    printed: "stampato",
    derived: "si ricava dal regolamento",
    reconstructed: "ricostruito, non il valore stampato",
    region: "Per arrivare qui serve una carta viaggio del colore di uno dei simboli.",
    card: "Apre la via verso ogni regione vicina con questo simbolo. Dopo il movimento finisce negli scarti.",
    joker: "Vale per ogni colore, una volta per turno, e torna in mano.",
    guide: "Vale come una carta viaggio di questo colore, una volta per turno, e torna in mano.",
    expedition: "Ci si unisce dove parte, si viaggia fin dove porta e la si completa prima degli altri.",
    artefact:
      "Si compra da un libro e si completa dove aspetta. Manufatti uguali, o tutti diversi, valgono di più insieme.",
    guideAdventure: "Porta in mano una guida. La prima è gratuita; altre costano punti alla fine.",
    half: "In vendita sono le carte in cima ai due lati, per chi si trova in questa metà della mappa. Portano oltre l'equatore.",
    slot: "Il bonus per chi si unisce alla spedizione in questa casella, subito.",
    company: "Ogni compagnia ha un esploratore sulla mappa e segnalini per le spedizioni.",
    pile: "Invece di comprare o muovere, se ne pescano due.",
  },
  ru: {
    equator: "Экватор",
    free: "даром",
    printed: "напечатано",
    derived: "следует из правил",
    reconstructed: "реконструкция, не напечатанное значение",
    region: "Чтобы попасть сюда, нужна карта движения цвета одного из символов.",
    card: "Открывает путь в любой соседний регион с таким символом. После движения уходит в сброс.",
    joker: "Заменяет любой цвет, раз за ход, и возвращается в руку.",
    guide: "Служит картой движения этого цвета, раз за ход, и возвращается в руку.",
    expedition: "К экспедиции присоединяются там, где она начинается, и завершают там, куда она ведёт, раньше других.",
    artefact:
      "Покупается из книги и завершается там, где ждёт находка. Одинаковые или все разные артефакты вместе ценнее.",
    guideAdventure: "Даёт в руку проводника. Первый бесплатен, следующие отнимают очки в конце.",
    half: "Продаются верхние карты обеих сторон, пока исследователь стоит в этой половине Африки. Они ведут за экватор.",
    slot: "Бонус за присоединение к экспедиции на этом месте, сразу.",
    company: "У каждой компании есть исследователь на карте Африки и фишки для экспедиций.",
    pile: "Вместо покупки или движения можно взять две такие карты.",
  },
};
