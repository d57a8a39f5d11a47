/** The guided first match: each lesson is shown once, at the right moment; the closing one with the score pad. */

import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { View } from "../../api/client";
import { useMenuOpen } from "../../board/context";
import { keepTrying, whole } from "../../api/keepTrying";
import type { Lesson } from "../../board/gameModule";
import { useLanguage } from "../../texts/language";
import { attributeOf, bundleOf, said, type Values } from "../../texts/speech";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Dots } from "../../ui/Loading";
import { useTable } from "../session/context";
import { keepLessons, lessonsRead } from "./guidedTables";
import { useSpotlight } from "./spotlight";

const Paragraphs = lazy(() => import("../../help/Paragraphs"));
const texts = import.meta.glob<string>("../../games/*/lessons.*.ftl", { query: "?raw", import: "default" });

const CLOSING = "closing";
const OPEN = "dialog[open], :popover-open, .bar-overlay"; // what Escape closes first
const HELPERS = ".action-bar :is([data-shortcut=h], [data-shortcut=u])";
const HELP = "help"; // how to get help; the pages say it, after the first lesson of a game

const TEXT = "lesson-text"; // the id of its text

interface Props {
  view: View;
  seat: string;
}

interface LessonsProps extends Props {
  canShow: boolean; // the player is asked, and nothing else wants to be read first
}

export function Lessons({ view, seat, canShow }: LessonsProps) {
  const { say } = useLanguage();
  const { state, module, edition, table } = useTable();
  const [learnt, setLearnt] = useState(() => lessonsRead(table.id));
  useEffect(() => keepLessons(table.id, learnt), [table.id, learnt]);
  const own = state.entries.findLast((entry) => entry.kind === "move" && entry.seat === seat)?.number ?? 0;
  const next = canShow ? nextLesson(module.lessons, learnt, (one) => one.when(view, seat, edition)) : undefined;
  const lesson = useStaying(next, learnt, (one) => one.when(view, seat, edition), own);
  const { panel, light, place } = useSpotlight(view.outcome ? undefined : lesson?.at, lesson?.opener);
  const isMenuOpen = useMenuOpen();
  const shownLesson = view.outcome || isMenuOpen || !canShow ? undefined : lesson?.id;
  useEffect(() => {
    if (!shownLesson) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(OPEN)) return;
      setLearnt((before) => [...before, shownLesson]);
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [shownLesson]);
  if (!lesson || !shownLesson) return null;
  return (
    <>
      {light && <div className="spotlight" style={light} aria-hidden="true" />}
      <aside
        ref={panel}
        className="lesson"
        aria-label={say("lesson")}
        data-lesson={lesson.id}
        data-placed={place ? "beside" : "below"}
        style={place ?? undefined}
      >
        <LessonText lesson={lesson}>
          <button className="button primary" aria-describedby={TEXT} onClick={() => setLearnt([...learnt, lesson.id])}>
            {say("lesson-understood")}
          </button>
        </LessonText>
      </aside>
    </>
  );
}

/** What the score pad shows, read together with the learner. */
export function ClosingLesson({ view, seat }: Props) {
  const { say } = useLanguage();
  const { module } = useTable();
  const lesson = module.lessons.find((lesson) => lesson.id === CLOSING);
  const { outcome } = view;
  if (!lesson || !outcome) return null;
  const isShared = outcome.winners.length > 1;
  const result = outcome.winners.includes(seat) ? (isShared ? "shared" : "won") : "lost";
  return (
    <aside className="lesson" data-closing="" aria-label={say("lesson")}>
      <LessonText lesson={lesson} values={{ result, points: outcome.scores[seat] ?? 0 }} />
    </aside>
  );
}

function nextLesson(lessons: Lesson[], learnt: string[], fits: (lesson: Lesson) => boolean): Lesson | undefined {
  if (learnt.length === 1) return { id: HELP, at: HELPERS, when: () => true, paragraphs: [] };
  return lessons.find((lesson) => lesson.id !== CLOSING && !learnt.includes(lesson.id) && fits(lesson));
}

/**
 * The lesson that is shown. It stays until it is read, or until the player does something after which it no longer
 * fits; not when the page or somebody else moves on.
 */
function useStaying(
  next: Lesson | undefined,
  learnt: string[],
  fits: (lesson: Lesson) => boolean,
  own: number,
): Lesson | undefined {
  const [shown, setShown] = useState<{ lesson: Lesson; own: number } | null>(null); // with the last own move before it
  const [used, setUsed] = useState<string | null>(null); // the lesson during which the player touched something
  const isOver = shown !== null && used === shown.lesson.id && own > shown.own && !fits(shown.lesson);
  const stays = shown !== null && !learnt.includes(shown.lesson.id) && !isOver;
  const lesson = stays ? shown.lesson : next;
  if (lesson?.id !== shown?.lesson.id) {
    setShown(lesson ? { lesson, own } : null);
    setUsed(null);
  }
  const id = lesson?.id;
  useEffect(() => {
    if (!id) return;
    const use = () => setUsed(id);
    window.addEventListener("pointerdown", use);
    window.addEventListener("keydown", use);
    return () => {
      window.removeEventListener("pointerdown", use);
      window.removeEventListener("keydown", use);
    };
  }, [id]);
  return lesson;
}

interface TextProps {
  lesson: Lesson;
  values?: Values;
  children?: ReactNode; // buttons
}

function LessonText({ lesson, values, children }: TextProps) {
  const { say, language } = useLanguage();
  const { game } = useTable().table;
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const load = texts[`../../games/${game}/lessons.${language}.ftl`];
    return load && keepTrying(() => whole(load()), setText);
  }, [game, language]);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFree = document.activeElement === document.body; // nothing else is in use
    if (text && isFree) buttons.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true });
  }, [text, lesson.id]);
  const bundle = useMemo(() => bundleOf(language, text), [language, text]);
  const given = { ...values, input: inputOf() };
  const name = `lesson-${lesson.id}`;
  const more = attributeOf(bundle, name, "more") ?? "";
  if (!text) return null;
  return (
    <>
      <Icon name="hint" />
      <div>
        <p id={TEXT} role="status">
          {lesson.id === HELP ? say(name, given) : said(bundle, name, given)}
        </p>
        <div ref={buttons} className="row">
          {children}
          {lesson.paragraphs.length > 0 && (
            <button className="link-button" title={lesson.paragraphs.join(", ")} onClick={() => setOpen(true)}>
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
