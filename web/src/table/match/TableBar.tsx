/** The bar above a match: its game, how far it is, and the buttons for rules and panel. */

import type { View } from "../../api/client";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { TopBar } from "../../ui/TopBar";
import { PanelButton, type Panel } from "../panel/panel";
import { useTable } from "../session/context";

interface Props {
  view: View;
  isMine: boolean;
  panel: Panel;
  isRulesOpen: boolean;
  onRules(): void;
}

export function TableBar({ view, isMine, panel, isRulesOpen, onRules }: Props) {
  const { state, speech } = useTable();
  const { say } = useLanguage();
  return (
    <TopBar isIdle={!isMine}>
      <span className="table-title">{speech.text("game-title")}</span>
      <progress
        className="game-progress"
        value={view.progress ?? Number(view.outcome !== null)}
        max={1}
        aria-label={say("game-progress")}
      />
      <button
        className="icon-button rules-button"
        aria-expanded={isRulesOpen}
        aria-label={say("rules")}
        title={say("rules")}
        data-shortcut="r"
        onClick={onRules}
      >
        <Icon name="rules" />
      </button>
      <PanelButton entries={state.entries} isOpen={panel.isOpen} onClick={panel.toggle} />
    </TopBar>
  );
}
