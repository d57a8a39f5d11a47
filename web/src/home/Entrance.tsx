/** For guests: change the name, register it, sign in, or recover an account. */

import { useState } from "react";
import { post, type Schemas, type Welcome } from "../api/client";
import { useMe } from "../people/me";
import { NAME_LETTERS, personName } from "../people/people";
import { useLanguage } from "../texts/language";
import { Fields, PASSWORD_LETTERS, type Field } from "../ui/Fields";

export function Entrance({ onWelcome }: { onWelcome(welcome: Welcome): void }) {
  const { say } = useLanguage();
  const { person, ensure, rename } = useMe();
  const [isLost, setLost] = useState(false);
  const mine = person ? personName(person.name, say) : undefined;
  const name: Field<"name"> = {
    name: "name",
    label: say("name"),
    autoComplete: "username",
    value: mine,
    most: NAME_LETTERS,
  };
  const known: Field<"name"> = { ...name, value: "" };
  const password = (label: string, autoComplete: string): Field<"passphrase"> => ({
    name: "passphrase",
    label: say(label),
    type: "password",
    autoComplete,
    least: PASSWORD_LETTERS,
  });
  const code: Field<"code"> = { name: "code", label: say("recovery-code"), autoComplete: "off", most: 80 };

  const register = async (values: Schemas["Registration"]) => {
    const body = { ...values, name: values.name.trim() };
    await ensure(body.name);
    onWelcome(await post("/api/people/me/register", body));
  };
  const signIn = async (values: Schemas["Registration"]) =>
    onWelcome(await post("/api/people/sign-in", { ...values, name: values.name.trim() }));
  const recover = async (values: Schemas["Recovery"]) =>
    onWelcome(await post("/api/people/recover", { ...values, name: values.name.trim() }));

  const toggle = (
    <button type="button" className="link-button" onClick={() => setLost(!isLost)}>
      {say(isLost ? "recover-not" : "recover-lost")}
    </button>
  );
  return (
    <>
      <section className="paper">
        <h2>{say("me-name-title")}</h2>
        <Fields
          key={person?.id}
          fields={[name]}
          button={say("me-rename")}
          isMain
          onSend={(values) => rename(values.name.trim())}
        />
      </section>
      <section className="paper">
        <h2>{say("me-register-title")}</h2>
        <p>{say("me-register-text")}</p>
        <Fields
          key={person?.id}
          fields={[name, password("password", "new-password")]}
          button={say("me-register")}
          onSend={register}
        />
      </section>
      <section className="paper">
        <h2>{say(isLost ? "recover-title" : "me-sign-in-title")}</h2>
        {isLost && <p>{say("recover-text")}</p>}
        {isLost ? (
          <Fields
            key="recover"
            fields={[known, code, password("password-new", "new-password")]}
            button={say("recover")}
            onSend={recover}
          >
            {toggle}
          </Fields>
        ) : (
          <Fields
            key="sign-in"
            fields={[known, password("password-short", "current-password")]}
            button={say("me-sign-in")}
            onSend={signIn}
          >
            {toggle}
          </Fields>
        )}
      </section>
    </>
  );
}
