/** Opens a record from a file. */

import { post } from "../api/client";
import { useMe } from "../people/me";
import { go } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { FileField } from "../ui/FileField";
import { useAttempt } from "../ui/attempt";

export function Records() {
  const { say } = useLanguage();
  const { ensure } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const read = (file: File) =>
    attempt(async () => {
      await ensure();
      const table = await post("/api/records", { record: await file.text() });
      go("table", table.id, "at", "1");
    });
  return (
    <section className="paper">
      <h2>{say("records-title")}</h2>
      <FileField
        label={say(busy ? "waiting" : "records-choose")}
        accept=".ludo,text/plain"
        disabled={busy}
        onChoose={read}
      />
      {problem}
    </section>
  );
}
