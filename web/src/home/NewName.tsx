/** Another name in place of a registered one that an operator has removed. */

import { useMe } from "../people/me";
import { NAME_LETTERS } from "../people/people";
import { useLanguage } from "../texts/language";
import { Fields } from "../ui/Fields";

export function NewName() {
  const { say } = useLanguage();
  const { rename } = useMe();
  return (
    <section className="paper">
      <h2>{say("new-name-title")}</h2>
      <p>{say("new-name-text")}</p>
      <Fields
        fields={[{ name: "name", label: say("new-name"), autoComplete: "username", most: NAME_LETTERS }]}
        button={say("new-name-choose")}
        isMain
        onSend={({ name }) => rename(name.trim())}
      />
    </section>
  );
}
