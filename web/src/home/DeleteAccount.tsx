/** Deletes the account, or the data of a guest, after a dialog that says what this means. */

import { useState } from "react";
import { sendDelete, type Schemas } from "../api/client";
import { useMe } from "../people/me";
import { go } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { Fields, PASSWORD_LETTERS, type Field } from "../ui/Fields";

export function DeleteAccount() {
  const { say } = useLanguage();
  const { person, signOut } = useMe();
  const [isOpen, setOpen] = useState(false);
  const password: Field<"passphrase"> = {
    name: "passphrase",
    label: say("password-short"),
    type: "password",
    autoComplete: "current-password",
    least: PASSWORD_LETTERS,
  };
  const confirmed = async (values: Schemas["Deletion"]) => {
    await sendDelete("/api/people/me", person?.registered ? values : undefined);
    signOut();
    go();
  };
  return (
    <section className="paper">
      <h2>{say(person?.registered ? "delete-title" : "delete-guest-title")}</h2>
      <button className="button" onClick={() => setOpen(true)}>
        {say(person?.registered ? "delete-open" : "delete-guest-open")}
      </button>
      {isOpen && (
        <Dialog title={say(person?.registered ? "delete-sure" : "delete-guest-sure")} onClose={() => setOpen(false)}>
          <ul className="consequences">
            {["delete-goes", "delete-stays", "delete-for-good"].map((text) => (
              <li key={text}>{say(text)}</li>
            ))}
          </ul>
          <Fields fields={person?.registered ? [password] : []} button={say("delete-do")} isMain onSend={confirmed}>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {say("cancel")}
            </button>
          </Fields>
        </Dialog>
      )}
    </section>
  );
}
