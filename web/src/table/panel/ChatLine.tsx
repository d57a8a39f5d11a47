/** A line of the chat with its actions: report it or, for the owner of the table, mute or kick its author. */

import { useState } from "react";
import { post, type ChatEntry, type Table } from "../../api/client";
import { useMe } from "../../people/me";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { useAttempt } from "../../ui/attempt";
import { peopleOf, personName } from "../../people/people";
import { Report } from "../management/Report";

interface Props {
  entry: ChatEntry;
  table: Table;
  isRemoved: boolean; // by the operator of the server
}

export function ChatLine({ entry, table, isRemoved }: Props) {
  const { say } = useLanguage();
  const { person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const said = entry.body;
  const name = personName(said.name, say);
  const isOwner = person !== null && table.owner === person.id;
  const people = peopleOf(table);
  const isOther = said.person !== person?.id;
  const canReport = isOther && !isRemoved && person !== null && (isOwner || people.includes(person.id));
  const canKick =
    isOwner && isOther && table.state !== "closed" && (table.state === "open" || !people.includes(said.person));
  const isMuted = (table.muted ?? []).includes(said.person);
  const isKicked = (table.kicked ?? []).includes(said.person);
  const who = said.person;
  const mute = () => attempt(() => post(`/api/tables/${table.id}/mute`, { who, muted: !isMuted }));
  const kick = () => attempt(() => post(`/api/tables/${table.id}/kick`, { who }));
  return (
    <li>
      <span className="chat-line">
        <b>{name}</b> {said.watching && <small className="muted">{say("chat-watching")} </small>}
        {isRemoved ? <small className="muted">{say("chat-removed")}</small> : said.text}
      </span>
      {canReport && (
        <button
          className="icon-button"
          aria-expanded={isOpen}
          aria-label={say("chat-about", { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      )}
      {isOpen && (
        <span className="row chat-acts">
          <button className="button" onClick={() => setReporting(true)}>
            {say("report")}
          </button>
          {isOwner && (
            <button className="button" disabled={busy} onClick={() => mute()}>
              {say(isMuted ? "unmute" : "mute")}
            </button>
          )}
          {canKick && !isKicked && (
            <button className="button" disabled={busy} onClick={() => kick()}>
              {say("kick")}
            </button>
          )}
          {problem}
        </span>
      )}
      {isReporting && (
        <Report
          table={table}
          about={{ number: entry.number }}
          shown={`${name}: ${said.text}`}
          onClose={() => setReporting(false)}
        />
      )}
    </li>
  );
}
