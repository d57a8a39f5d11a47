/** The panel beside the board: log, chat, analysis after the match, actions for the table. */

import { useState } from "react";
import { linkTo } from "../route";
import { useLanguage } from "../texts/language";
import { Icon, type IconName } from "../ui/Icon";
import { Analysis } from "./Analysis";
import { ChatPanel } from "./ChatPanel";
import { Log } from "./Log";
import type { ReplayState } from "./Replay";
import type { StandIn } from "./standIn";
import { TablePanel } from "./TablePanel";
import type { Setting } from "./TablePage";

type Tab = "log" | "chat" | "score" | "more";
const ICONS: Record<Tab, IconName> = { log: "log", chat: "chat", score: "score", more: "more" };

interface Props {
  setting: Setting;
  seat: string | null;
  replay: ReplayState;
  standIn: StandIn;
}

export function SidePanel({ setting, seat, replay, standIn }: Props) {
  const { table, state } = setting;
  const { say } = useLanguage();
  const isOver = table.state === "over" || table.state === "study";
  const tabs: Tab[] = isOver ? ["log", "score", "chat", "more"] : ["log", "chat", "more"];
  const [tab, setTab] = useState<Tab>("log");
  const [seenChat, setSeenChat] = useState(0);
  const said = state.entries.filter((entry) => entry.kind === "chat").length;
  const shown: ReplayState = {
    ...replay,
    look(number) {
      replay.look(number);
      showBoard();
    },
  };
  const choose = (chosen: Tab) => {
    setTab(chosen);
    if (chosen === "chat") setSeenChat(said);
  };
  return (
    <aside className="side-panel paper">
      <div className="tabs">
        <div role="tablist" aria-label={say("panel")}>
          {tabs.map((one) => (
            <button key={one} role="tab" aria-selected={tab === one} onClick={() => choose(one)}>
              <Icon name={ICONS[one]} /> {say(`tab-${one}`)}
              {one === "chat" && tab !== "chat" && said > seenChat && <b className="badge">{said - seenChat}</b>}
            </button>
          ))}
        </div>
        <a className="tab-link" href={linkTo("rules", table.game)} target="_blank" rel="noreferrer">
          <Icon name="rules" /> {say("rules")}
        </a>
      </div>
      <div className="tab-panel" role="tabpanel" aria-label={say(`tab-${tab}`)}>
        {tab === "log" && <Log setting={setting} eyes={seat} replay={shown} />}
        {tab === "chat" && <ChatPanel setting={setting} />}
        {tab === "score" && <Analysis setting={setting} replay={shown} />}
        {tab === "more" && <TablePanel setting={setting} seat={seat} standIn={standIn} />}
      </div>
    </aside>
  );
}

/** Scroll to the board, where it lies above the panel, when an earlier moment is chosen. */
function showBoard(): void {
  const board = document.querySelector(".board");
  if (window.matchMedia("(max-width: 900px)").matches) board?.scrollIntoView({ block: "start" });
}
