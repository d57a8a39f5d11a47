/** What all parts of a table's page share. */

import type { Table } from "../../api/client";
import type { Edition, GameModule } from "../../board/gameModule";
import type { Speech } from "../../texts/speech";
import type { SessionState, TableSession } from "./session";

export interface TableContext {
  session: TableSession;
  state: SessionState;
  table: Table;
  module: GameModule;
  edition: Edition;
  speech: Speech;
}
