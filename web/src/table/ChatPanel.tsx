/** What is said at the table. */

import { useState } from "react";
import { useMe } from "../me";
import { useLanguage } from "../texts/language";
import type { Setting } from "./TablePage";

export function ChatPanel({ setting }: { setting: Setting }) {
  const { session, state } = setting;
  const { say } = useLanguage();
  const { person } = useMe();
  const [text, setText] = useState("");
  const said = state.entries.filter((entry) => entry.kind === "chat");
  const send = () => {
    session.chat(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      <ul aria-live="polite">
        {said.map((entry) => {
          const body = entry.body as { name: string; text: string };
          return (
            <li key={entry.number}>
              <b>{body.name}</b> {body.text}
            </li>
          );
        })}
        {said.length === 0 && <li className="muted">{say("chat-empty")}</li>}
      </ul>
      {person ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) send();
          }}
        >
          <input className="grow" value={text} maxLength={500} aria-label={say("chat-say")} placeholder={say("chat-say")} onChange={(event) => setText(event.target.value)} />
          <button className="button" disabled={!text.trim()}>
            {say("send")}
          </button>
        </form>
      ) : (
        <p className="muted">{say("chat-who")}</p>
      )}
    </div>
  );
}
