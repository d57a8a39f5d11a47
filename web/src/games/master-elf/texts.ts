/** Texts of the board, in addition to those of the game. */

import { bundlesOf, sayingOf } from "../../texts/speech";
import en from "./board.en.ftl?raw";
import it from "./board.it.ftl?raw";
import ru from "./board.ru.ftl?raw";

export const textsOf = bundlesOf({ en, it, ru });
export const sayIn = sayingOf(textsOf);
