/** MASTER ELF in the browser. */

import type { GameModule } from "../module";
import { seatOf } from "../seats";
import { Board } from "./Board";
import { Catalogue } from "./catalogue";
import { tallyOf } from "./collections";
import { Cover } from "./Cover";
import { help } from "./help";
import { forecast } from "./forecast";
import { LESSONS } from "./lessons";
import { reasons } from "./reasons";
import { asElf, progressOf } from "./view";

const masterElf: GameModule = {
  Board,
  Cover,
  minutes: "30–45",
  plain: ["draw", "pass", "decline"],
  help,
  forecast,
  reasons,
  progress: (view) => progressOf(asElf(view)),
  score(view, place, edition) {
    const { outcome, players } = asElf(view);
    return outcome?.scores[seatOf(place)] ?? tallyOf(players[place]?.gifts ?? [], new Catalogue(edition, "en")).total;
  },
  lessons: LESSONS,
};

export default masterElf;
