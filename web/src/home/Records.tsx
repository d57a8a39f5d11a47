/** Opens a record from a file. */

import { post, type Table } from "../api/client";
import { useMe } from "../me";
import { go } from "../route";
import { useLanguage } from "../texts/language";
import { useAttempt } from "../ui/attempt";

export function Records() {
  const { say } = useLanguage();
  const { ensure } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const read = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return;
      await ensure();
      const table = await post<Table>("/api/records", { record: await file.text() });
      go("table", table.id, "at", "1");
    });
  return (
    <section className="paper">
      <h2>{say("records-title")}</h2>
      <label className="file">
        <span>{busy ? say("waiting") : say("records-choose")}</span>
        <input type="file" accept=".ludo,text/plain" onChange={(event) => void read(event.target.files?.[0])} />
      </label>
      {problem}
    </section>
  );
}
