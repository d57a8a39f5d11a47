/** The few words on the board that the game's own texts do not have. */

import { bundlesOf } from "../../texts/speech";
import en from "./board.en.ftl?raw";
import it from "./board.it.ftl?raw";
import ru from "./board.ru.ftl?raw";

export const wordsOf = bundlesOf({ en, it, ru });
