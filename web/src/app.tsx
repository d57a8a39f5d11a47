/** The routes to the pages, and the providers around them. */

import { MotionConfig } from "motion/react";
import { lazy, Suspense, type ReactNode } from "react";
import { Home } from "./home/Home";
import { MeProvider } from "./me";
import { useRoute } from "./route";
import { SettingsProvider } from "./settings";
import { LanguageProvider, useLanguage } from "./texts/language";
import { SignedOut } from "./ui/SignedOut";
import { Waiting } from "./ui/Waiting";

const TablePage = lazy(() => import("./table/TablePage"));
const RulesPage = lazy(() => import("./help/RulesPage"));
const PersonPage = lazy(() => import("./home/PersonPage"));
const RatingsPage = lazy(() => import("./home/RatingsPage"));

function Page(): ReactNode {
  const [place, name, third, fourth] = useRoute();
  if (place === "table" && name) {
    const at = third === "at" && fourth ? Number(fourth) : null;
    return <TablePage key={name} id={name} at={at} isLesson={third === "learn"} />;
  }
  if (place === "rules" && name) return <RulesPage key={third} game={name} paragraph={third ?? null} />;
  if (place === "me") return <PersonPage />;
  if (place === "ratings") return <RatingsPage game={name ?? "alpaca"} />;
  return <Home />;
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
      <MotionConfig reducedMotion="user">
        <LanguageProvider>
          <MeProvider>
            <SkipLink />
            <SignedOut />
            <Suspense fallback={<Waiting />}>
              <Page />
            </Suspense>
          </MeProvider>
        </LanguageProvider>
      </MotionConfig>
    </SettingsProvider>
  );
}
