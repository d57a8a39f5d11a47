/** What people have reported. */

import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Rename } from "./People";
import { Act, Cards, When, useList } from "./list";

export function Reports() {
  const { say } = useLanguage();
  const list = useList("reports");
  return (
    <Cards
      list={list}
      keyOf={(report) => report.id}
      show={(report) => (
        <>
          <p className="desk-said">
            <b>{report.name}</b> {report.text ?? <span className="muted">{say("desk-name-reported")}</span>}
          </p>
          {report.reason && <p>{say("desk-reported", { reason: report.reason })}</p>}
          <p className="muted">
            <When at={report.at} /> · <a href={linkTo("table", report.table)}>{say("desk-table")}</a>
            {report.person && (
              <>
                {" "}
                · <a href={linkTo("desk", "people", report.person)}>{say("desk-person")}</a>
              </>
            )}{" "}
            · <a href={linkTo("desk", "people", report.reporter)}>{say("desk-reporter")}</a>
          </p>
          <div className="row">
            {report.text !== null && (
              <Act
                label={say("desk-remove")}
                sure={say("desk-remove-sure")}
                path={`tables/${report.table}/lines/${report.about}/remove`}
                onDone={list.reload}
              >
                <p className="desk-said">{report.text}</p>
              </Act>
            )}
            {report.person && report.text === null && (
              <Rename id={report.person} name={report.name ?? ""} reload={list.reload} />
            )}
            {report.person && (
              <Act label={say("mute")} path={`people/${report.person}/mute`} body={{}} onDone={list.reload} />
            )}
            <Act label={say("desk-handled")} path={`reports/${report.id}/handled`} onDone={list.reload} />
          </div>
        </>
      )}
    />
  );
}
