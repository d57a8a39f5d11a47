/** The guided first match: each lesson is shown once, at the right moment; the closing one with the score pad. */

import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import type { View } from "../api/client";
import type { Lesson } from "../games/module";
import { useLanguage } from "../texts/language";
import { attributeOf, bundleOf, said, type Values } from "../texts/speech";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Dots } from "../ui/Waiting";
import type { Setting } from "./TablePage";

const Paragraphs = lazy(() => import("../help/Paragraphs"));
const texts = import.meta.glob<string>("../games/*/lessons.*.ftl", { query: "?raw", import: "default" });

const CLOSING = "closing";
const HELP = "help"; // how to get help; the pages say it, after the first lesson of a game

interface Props {
  setting: Setting;
  view: View;
  seat: string;
}

export function Lessons({ setting, view, seat }: Props) {
  const { say } = useLanguage();
  const [learnt, setLearnt] = useState<string[]>([]);
  const lesson = nextLesson(setting.module.lessons, learnt, view, seat);
  if (view.outcome || !lesson) return null;
  return (
    <aside className="lesson" aria-label={say("lesson")}>
      <LessonText setting={setting} lesson={lesson}>
        <button className="button primary" onClick={() => setLearnt([...learnt, lesson.id])}>
          {say("lesson-understood")}
        </button>
      </LessonText>
    </aside>
  );
}

/** What the score pad shows, read together with the learner. */
export function ClosingLesson({ setting, view, seat }: Props) {
  const { say } = useLanguage();
  const lesson = setting.module.lessons.find((one) => one.id === CLOSING);
  const outcome = view.outcome as { scores: Record<string, number>; winners: string[] } | null;
  if (!lesson || !outcome) return null;
  const isShared = outcome.winners.length > 1;
  const result = outcome.winners.includes(seat) ? (isShared ? "shared" : "won") : "lost";
  return (
    <aside className="lesson is-closing" aria-label={say("lesson")}>
      <LessonText setting={setting} lesson={lesson} values={{ result, points: outcome.scores[seat] ?? 0 }} />
    </aside>
  );
}

function nextLesson(lessons: Lesson[], learnt: string[], view: View, seat: string): Lesson | undefined {
  if (learnt.length === 1) return { id: HELP, when: () => true, paragraphs: [] };
  return lessons.find((one) => one.id !== CLOSING && !learnt.includes(one.id) && one.when(view, seat));
}

interface TextProps {
  setting: Setting;
  lesson: Lesson;
  values?: Values;
  children?: ReactNode; // buttons
}

function LessonText({ setting, lesson, values, children }: TextProps) {
  const { say, language } = useLanguage();
  const { game } = setting.table;
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void texts[`../games/${game}/lessons.${language}.ftl`]?.().then(setText);
  }, [game, language]);
  const bundle = useMemo(() => bundleOf(language, text), [language, text]);
  const given = { ...values, input: inputOf() };
  const name = `lesson-${lesson.id}`;
  const more = attributeOf(bundle, name, "more") ?? "";
  if (!text) return null;
  return (
    <>
      <Icon name="hint" />
      <div>
        <p>{lesson.id === HELP ? say(name, given) : said(bundle, name, given)}</p>
        <div className="row">
          {children}
          {lesson.paragraphs.length > 0 && (
            <button className="link-button" onClick={() => setOpen(true)}>
              {more}
            </button>
          )}
        </div>
      </div>
      {isOpen && (
        <Dialog title={more} onClose={() => setOpen(false)}>
          <Suspense fallback={<Dots />}>
            <Paragraphs game={game} numbers={lesson.paragraphs} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** Whether this device is used with fingers or with a mouse: lessons say "tap" or "click". */
function inputOf(): "touch" | "mouse" {
  return window.matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
}
