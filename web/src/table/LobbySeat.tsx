/** A seat in the lobby: who sits there, and what can be done about it. */

import { post, type Seat } from "../api/client";
import { useMe } from "../people/me";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import { useTable } from "./session/context";

interface Props {
  seat: Seat;
  name: string;
  isSeated: boolean; // whether the viewer sits at the table
  isMissing: boolean; // whether the match waits for somebody who is away
  isBusy: boolean;
  attempt(action: () => Promise<unknown>): void;
  onJoin(): void;
  onReport(): void;
}

export function LobbySeat({ seat, name, isSeated, isMissing, isBusy, attempt, onJoin, onReport }: Props) {
  const { table } = useTable();
  const { say } = useLanguage();
  const { person } = useMe();
  const isOwner = table.owner === person?.id;
  const other = seat.person !== person?.id ? seat.person : null; // another person who sits there
  const kick = (who: string) => attempt(() => post(`/api/tables/${table.id}/kick`, { who }));
  const free = () => attempt(() => post(`/api/tables/${table.id}/free`, { seat: seat.seat }));
  return (
    <li>
      <Icon name={seat.kind === "bot" ? "bot" : "person"} />
      <span>{name}</span>
      {!seat.name && !seat.level && !isSeated && (
        <button className="button primary" disabled={isBusy} onClick={onJoin}>
          {say("sit-here")}
        </button>
      )}
      {other && (isOwner || isSeated) && (
        <button className="button" onClick={onReport} aria-label={say("report-name", { name })}>
          {say("report")}
        </button>
      )}
      {other && isSeated && isMissing && (
        <button
          className="button"
          disabled={isBusy}
          onClick={() => free()}
          aria-label={say("free-absent-of", { name })}
        >
          {say("free-absent")}
        </button>
      )}
      {other && isOwner && (
        <button
          className="button"
          disabled={isBusy}
          onClick={() => kick(other)}
          aria-label={say("kick-name", { name })}
        >
          {say("kick")}
        </button>
      )}
    </li>
  );
}
