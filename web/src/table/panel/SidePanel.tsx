/** The panel beside the board: log, chat, analysis after the match, actions for the table. */

import { useState } from "react";
import { isOffline } from "../../offline/mode";
import { useLanguage } from "../../texts/language";
import { Icon, type IconName } from "../../ui/Icon";
import { Analysis } from "../scores/Analysis";
import { Log } from "../log/Log";
import type { ReplayState } from "../log/Replay";
import type { StandIn } from "../management/standIn";
import { useTable } from "../session/context";
import { ChatPanel } from "./ChatPanel";
import type { Panel, Tab } from "./panel";
import { TablePanel } from "./TablePanel";
import { walkTabs } from "./tabs";

const ICONS: Record<Tab, IconName> = { log: "log", chat: "chat", score: "score", more: "more" };

interface Props {
  seat: string | null;
  replay: ReplayState;
  standIn: StandIn;
  panel: Panel;
}

export function SidePanel({ seat, replay, standIn, panel }: Props) {
  const { table, state } = useTable();
  const { say } = useLanguage();
  const isOver = table.state === "over" || table.state === "study";
  const tabs = (["log", "score", "chat", "more"] as const).filter(
    (one) => (one !== "score" || isOver) && (one !== "chat" || !isOffline),
  );
  const { tab } = panel;
  const [seenChat, setSeenChat] = useState(0);
  const said = state.entries.filter((entry) => entry.kind === "chat").length;
  const shown: ReplayState = {
    ...replay,
    look(number) {
      replay.look(number);
      panel.close(); // a drawer would hide the board
    },
  };
  const choose = (chosen: Tab) => {
    panel.choose(chosen);
    if (chosen === "chat") setSeenChat(said);
  };
  return (
    <aside className="side-panel paper">
      <div className="tabs">
        <div role="tablist" aria-label={say("panel")} onKeyDown={walkTabs}>
          {tabs.map((one) => (
            <button
              key={one}
              id={`tab-${one}`}
              role="tab"
              aria-selected={tab === one}
              aria-controls="tab-panel"
              tabIndex={tab === one ? 0 : -1}
              onClick={() => choose(one)}
            >
              <Icon name={ICONS[one]} /> {say(`tab-${one}`)}
              {one === "chat" && tab !== "chat" && said > seenChat && <b className="badge">{said - seenChat}</b>}
            </button>
          ))}
        </div>
        <button className="icon-button panel-close" aria-label={say("close")} onClick={panel.toggle}>
          <Icon name="close" />
        </button>
      </div>
      <div id="tab-panel" className="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" && <Log viewer={seat} replay={shown} />}
        {tab === "chat" && <ChatPanel />}
        {tab === "score" && <Analysis seat={seat} replay={replay} onTurningPoint={shown.look} />}
        {tab === "more" && <TablePanel seat={seat} standIn={standIn} />}
      </div>
    </aside>
  );
}
