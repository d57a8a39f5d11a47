/** MASTER ELF in the browser. */

import type { GameModule } from "../module";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { explained } from "./explained";
import { LESSONS } from "./lessons";
import { asElf, progressOf, seatAt } from "./view";

const masterElf: GameModule = {
  Board,
  Cover,
  minutes: "30–45",
  plain: ["draw", "pass", "decline"],
  explained,
  progress: (view) => progressOf(asElf(view)),
  score(view, place) {
    const { outcome, players } = asElf(view);
    return String(outcome?.scores[seatAt(place)] ?? `🎁 ${players[place]?.gifts.length ?? 0}`);
  },
  lessons: LESSONS,
};

export default masterElf;
