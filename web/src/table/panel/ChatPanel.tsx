/** The chat of the table. */

import { useState } from "react";
import { useMe } from "../../people/me";
import { useLanguage } from "../../texts/language";
import { peopleOf, removedLines } from "../../people/people";
import { useTable } from "../session/context";
import { ChatLine } from "./ChatLine";

export function ChatPanel() {
  const { session, state, table } = useTable();
  const { say } = useLanguage();
  const { person } = useMe();
  const [text, setText] = useState("");
  const said = state.entries.filter((entry) => entry.kind === "chat");
  const removed = removedLines(state.entries);
  const send = () => {
    const words = text.trim();
    session.chat(words, () => setText((now) => now || words)); // what is refused can be sent again
    setText("");
  };
  const isPlayer = person !== null && peopleOf(table).includes(person.id);
  const closed = whyClosed();
  return (
    <div className="chat">
      <ul aria-live="polite">
        {said.map((entry) => (
          <ChatLine key={entry.number} entry={entry} table={table} isRemoved={removed.has(entry.number)} />
        ))}
        {said.length === 0 && <li className="muted">{say("chat-empty")}</li>}
      </ul>
      {closed ? (
        <p className="muted">{say(closed)}</p>
      ) : person ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) send();
          }}
        >
          <input
            className="grow"
            value={text}
            maxLength={500}
            aria-label={say("chat-say")}
            placeholder={say("chat-say")}
            onChange={(event) => setText(event.target.value)}
          />
          <button className="button" disabled={!text.trim()}>
            {say("send")}
          </button>
        </form>
      ) : (
        <p className="muted">{say("chat-who")}</p>
      )}
    </div>
  );

  /** The reason why this person cannot write here, or null. */
  function whyClosed(): string | null {
    if (table.state === "closed") return "chat-closed";
    if (table.chat === "off") return "chat-is-off";
    if (table.chat === "players" && !isPlayer && table.owner !== person?.id) return "chat-players";
    return person && (table.muted ?? []).includes(person.id) ? "chat-muted" : null;
  }
}
