/** The routes to the pages, and the providers around them. */

import { lazy, Suspense, type ReactNode } from "react";
import { isOffline } from "./offline/mode";
import { Home } from "./home/Home";
import { MeProvider } from "./people/me";
import { useRoute } from "./navigation/route";
import { SettingsProvider } from "./device/settings";
import { LanguageProvider, useLanguage } from "./texts/language";
import { Boundary } from "./ui/Boundary";
import { SignedOut } from "./ui/SignedOut";
import { Loading } from "./ui/Loading";
import { MyTurnsProvider } from "./people/myTurns";

const Starting = lazy(() => import("./ui/Starting"));
const TablePage = lazy(() => import("./table/TablePage"));
const RulesPage = lazy(() => import("./help/RulesPage"));
const PersonPage = lazy(() => import("./home/PersonPage"));
const OtherPersonPage = lazy(() => import("./home/OtherPersonPage"));
const DeskPage = lazy(() => import("./desk/DeskPage"));
const LabPage = lazy(() => import("./lab/LabPage"));
const RatingsPage = lazy(() => import("./home/RatingsPage"));

function Page(): ReactNode {
  const [place, name, third, fourth] = useRoute();
  if (place === "table" && name) {
    const at = third === "at" && fourth ? Number(fourth) : null;
    return <TablePage key={name} id={name} at={at} isLesson={third === "learn"} />;
  }
  if (place === "rules" && name) return <RulesPage key={third} game={name} paragraph={third ?? null} />;
  if (place === "me") return <PersonPage />;
  if (place === "person" && name) return <OtherPersonPage key={name} id={name} />;
  if (place === "desk") return <DeskPage part={name ?? "reports"} subject={third ?? ""} />;
  if (place === "lab") return <LabPage />;
  if (place === "ratings") return <RatingsPage game={name ?? null} />;
  return <Home />;
}

/** The page of the route, or what stands for it while its code is fetched or missing. */
function Pages() {
  const route = useRoute();
  return (
    <Boundary place={route.join("/")}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </Boundary>
  );
}

function SkipLink() {
  const { say } = useLanguage();
  const jump = () => document.querySelector<HTMLElement>("main")?.focus();
  return (
    <button className="skip-link" onClick={jump}>
      {say("skip-to-content")}
    </button>
  );
}

export function App() {
  return (
    <SettingsProvider>
      <LanguageProvider>
        <MeProvider>
          <MyTurnsProvider>
            <SkipLink />
            <SignedOut />
            {isOffline && (
              <Suspense>
                <Starting />
              </Suspense>
            )}
            <Pages />
          </MyTurnsProvider>
        </MeProvider>
      </LanguageProvider>
    </SettingsProvider>
  );
}
