/** People: searching, muting, banning and deleting them. */

import { useCallback, useState } from "react";
import { get, post, type Schemas } from "../api/client";
import { go, linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { Fields, PASSWORD_LETTERS } from "../ui/Fields";
import { Act, Cards, When, useList } from "./list";

type Person = Schemas["DeskPerson"];
const DAYS = 7; // of the ban of an address

export function People({ wanted }: { wanted: string }) {
  const { say } = useLanguage();
  const list = useList(useCallback(() => get(`/api/desk/people?text=${encodeURIComponent(wanted)}`), [wanted]));
  return (
    <>
      <section className="paper">
        <Fields
          fields={[{ name: "text", label: say("desk-search"), autoComplete: "off", value: wanted, most: 40 }]}
          button={say("desk-find")}
          onSend={({ text }) => Promise.resolve(go("desk", "people", text.trim()))}
        />
      </section>
      <Cards
        list={list}
        keyOf={(person) => person.id}
        show={(person) => <PersonCard person={person} reload={list.reload} />}
      />
    </>
  );
}

function PersonCard({ person, reload }: { person: Person; reload(): Promise<void> }) {
  const { say } = useLanguage();
  const kind = person.operator ? "desk-operator" : person.registered ? "desk-registered" : "guest-name";
  const mute = () => post(`/api/desk/people/${person.id}/mute`, { muted: !person.standing });
  const lift = () => post(`/api/desk/people/${person.id}/ban`, { banned: false });
  return (
    <>
      <p>
        <b>{person.name}</b> <span className="muted">{say(kind)}</span>{" "}
        {person.standing && <b className="desk-standing">{say(`desk-standing-${person.standing}`)}</b>}
      </p>
      <p className="muted">
        {person.id} · <When at={person.seen} /> {person.address && `· ${person.address}`} ·{" "}
        <a href={linkTo("desk", "lines", person.id)}>{say("desk-said")}</a>
      </p>
      {!person.operator && person.standing !== "deleted" && (
        <div className="row">
          {person.standing !== "banned" && (
            <Act label={say(person.standing ? "unmute" : "mute")} act={mute} onDone={reload} />
          )}
          {person.standing === "banned" ? (
            <Act label={say("desk-unban")} act={lift} onDone={reload} />
          ) : (
            <Ban person={person} reload={reload} />
          )}
          <Rename id={person.id} name={person.name} reload={reload} />
          <Delete person={person} reload={reload} />
        </div>
      )}
    </>
  );
}

function Ban({ person, reload }: { person: Person; reload(): Promise<void> }) {
  const { say } = useLanguage();
  const [withAddress, setWithAddress] = useState(false);
  const ban = () => post(`/api/desk/people/${person.id}/ban`, { banned: true, address: withAddress, days: DAYS });
  return (
    <Act label={say("desk-ban")} sure={say("desk-ban-sure", { name: person.name })} act={ban} onDone={reload}>
      <p>{say("desk-ban-text")}</p>
      <label className="row">
        <input type="checkbox" checked={withAddress} onChange={(event) => setWithAddress(event.target.checked)} />
        <span className="grow">{say("desk-ban-address", { days: DAYS })}</span>
      </label>
    </Act>
  );
}

/** Removes the name of a person, and nothing else. */
export function Rename({ id, name, reload }: { id: string; name: string; reload(): Promise<void> }) {
  const { say } = useLanguage();
  return (
    <Act
      label={say("desk-rename")}
      sure={say("desk-rename-sure", { name })}
      act={() => post(`/api/desk/people/${id}/rename`)}
      onDone={reload}
    >
      <p>{say("desk-rename-text")}</p>
    </Act>
  );
}

function Delete({ person, reload }: { person: Person; reload(): Promise<void> }) {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button" onClick={() => setOpen(true)}>
        {say("desk-delete")}
      </button>
      {isOpen && (
        <Dialog title={say("desk-delete-sure", { name: person.name })} onClose={() => setOpen(false)}>
          <p>{say("desk-delete-text")}</p>
          <Fields
            fields={[
              {
                name: "passphrase",
                label: say("desk-delete-password"),
                type: "password",
                autoComplete: "current-password",
                least: PASSWORD_LETTERS,
              },
            ]}
            button={say("desk-delete")}
            isMain
            onSend={async (values) => {
              await post(`/api/desk/people/${person.id}/delete`, values);
              setOpen(false);
              await reload();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
