/** What people have reported. */

import { get, post } from "../api/client";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Rename } from "./People";
import { Act, Cards, When, useList } from "./list";

const readReports = () => get("/api/desk/reports");

export function Reports() {
  const { say } = useLanguage();
  const list = useList(readReports);
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
                act={() => post(`/api/desk/tables/${report.table}/lines/${report.about}/remove`)}
                onDone={list.reload}
              >
                <p className="desk-said">{report.text}</p>
              </Act>
            )}
            {report.person && report.text === null && (
              <Rename id={report.person} name={report.name ?? ""} reload={list.reload} />
            )}
            {report.person && (
              <Act
                label={say("mute")}
                act={() => post(`/api/desk/people/${report.person}/mute`, {})}
                onDone={list.reload}
              />
            )}
            <Act
              label={say("desk-handled")}
              act={() => post(`/api/desk/reports/${report.id}/handled`)}
              onDone={list.reload}
            />
          </div>
        </>
      )}
    />
  );
}
