/** For registered people: sign out, change the password, make a new recovery code. */

import { post, type Welcome } from "../api/client";
import { useMe } from "../people/me";
import { keepOn } from "../people/push";
import { useLanguage } from "../texts/language";
import { Fields, PASSWORD_LETTERS, type Field } from "../ui/Fields";
import { useAttempt } from "../ui/attempt";

interface Props {
  onWelcome(welcome: Welcome): void;
  onCode(code: string): void;
}

export function Account({ onWelcome, onCode }: Props) {
  const { say, language } = useLanguage();
  const { signOut, person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const secret = <Name extends string>(name: Name, label: string, autoComplete: string): Field<Name> => ({
    name,
    label: say(label),
    type: "password",
    autoComplete,
    least: PASSWORD_LETTERS,
  });
  // Other devices are signed out, and are reminded no longer; this one stays.
  const stay = async (welcome: Welcome) => {
    onWelcome(welcome);
    if (person) await keepOn(person.id, language, true).catch(() => undefined);
  };
  const everywhere = () => attempt(async () => stay(await post("/api/people/me/sign-out-everywhere")));
  return (
    <>
      <section className="paper">
        <h2>{say("devices-title")}</h2>
        <div className="row">
          <button className="button" disabled={busy} onClick={signOut}>
            {say("me-sign-out")}
          </button>
          <button className="button" disabled={busy} onClick={() => everywhere()}>
            {say("me-sign-out-everywhere")}
          </button>
        </div>
        {problem}
      </section>
      <section className="paper">
        <h2>{say("password-title")}</h2>
        <p>{say("password-text")}</p>
        <Fields
          fields={[secret("old", "password-old", "current-password"), secret("new", "password-new", "new-password")]}
          button={say("password-change")}
          onSend={async (values) => stay(await post("/api/people/me/passphrase", values))}
        />
      </section>
      <section className="paper">
        <h2>{say("recovery-new-title")}</h2>
        <p>{say("recovery-new-text")}</p>
        <Fields
          fields={[secret("passphrase", "password-short", "current-password")]}
          button={say("recovery-new")}
          onSend={async (values) => onCode((await post("/api/people/me/recovery", values)).code)}
        />
      </section>
    </>
  );
}
