/** In place of a table that cannot be shown: why, and the way home. */

import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";

export function NoBoard({ title, text }: { title: string; text: string }) {
  const { say } = useLanguage();
  return (
    <div className="page">
      <TopBar />
      <main className="paper narrow" tabIndex={-1}>
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="button primary" href={linkTo()}>
          {say("back-home")}
        </a>
      </main>
    </div>
  );
}
