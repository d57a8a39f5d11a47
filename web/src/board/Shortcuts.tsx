/** Keys for everything: `?` lists them. While keys are used, each usable component shows the key that plays it. */

import { Fragment, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSettings } from "../device/settings";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { useBoard, useMenuOpen } from "./context";

/** Keys of components, in the order in which they are given out; the letters that mean something else are left out. */
const DIGITS = "1234567890";
const LETTERS = "qwtyopasdfgjkzxcvbn";
const KEYS = [...DIGITS, ...LETTERS];

const REPEATED = ["[", "]"]; // keys that may be held

const FOLLOW_MS = 100; // after which badges have followed what they name

/** Keys of buttons, which say so themselves: `data-shortcut="u"`; and the message of each. */
const NAMED = {
  "↵": "enter",
  I: "i",
  U: "u",
  H: "h",
  M: "m",
  E: "e",
  L: "l",
  R: "r",
  "[": "back",
  "]": "next",
  "?": "list",
};

interface Badge {
  key: string;
  left: number;
  top: number;
  element: HTMLElement | SVGElement;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]") !== null;

/** The key by its place on the keyboard, so that it is the same in every alphabet. */
function keyOf(event: KeyboardEvent): string {
  if (/^(Key|Digit)/.test(event.code)) return event.code.replace(/^(Key|Digit)/, "").toLowerCase();
  return { BracketLeft: "[", BracketRight: "]" }[event.code] ?? event.key;
}

export function Shortcuts() {
  const { view, moves } = useBoard();
  const isCovered = useMenuOpen(); // keys belong to the menu
  const [isListed, setListed] = useState(false);
  const [isShown, setShown] = useState(false); // whether the last input came from keys
  const [badges, setBadges] = useState<Badge[]>([]);
  const [{ keys: isOn }] = useSettings();
  useEffect(() => {
    if (!isShown || !isOn) return;
    const renew = (): void => setBadges((known) => keepSame(known, badgesNow()));
    renew();
    const watch = window.setInterval(renew, FOLLOW_MS); // nothing tells that an element has moved
    window.addEventListener("scroll", renew, true);
    return () => {
      window.clearInterval(watch);
      window.removeEventListener("scroll", renew, true);
    };
  }, [isShown, isOn, view, moves]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const key = keyOf(event);
      if (event.repeat && !REPEATED.includes(key)) return holdOn(event);
      if (isCovered) return;
      if (!isOn && key !== "Enter") return;
      if (event.key === "?") return setListed(true);
      if (/^(Tab|Arrow)/.test(event.key)) setShown(true);
      const onNothing = event.target === document.body || (event.target as Element).matches?.("main");
      const named = key === "Enter" && !onNothing ? null : shortcut(key);
      const element = named ?? badgesNow().find((badge) => badge.key === key)?.element;
      if (!element) return;
      event.preventDefault();
      setShown(true);
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    const hide = (): void => setShown(false);
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", hide);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", hide);
    };
  }, [isOn, isCovered]);

  return (
    <>
      {isShown &&
        isOn &&
        createPortal(
          <div className="key-badges" aria-hidden="true">
            {badges.map(({ key, left, top }) => (
              <kbd key={key} style={{ left, top }}>
                {key.toUpperCase()}
              </kbd>
            ))}
          </div>,
          document.body,
        )}
      {isListed && <ShortcutList onClose={() => setListed(false)} />}
    </>
  );
}

/** A key that is held plays once, also on a button that the browser would press again and again. */
function holdOn(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.target as Element).closest?.("[data-move]")) event.preventDefault();
}

/** The visible button that has this key. */
function shortcut(key: string): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[data-shortcut~="${CSS.escape(key)}"]:not(:disabled)`);
  return [...elements].find((element) => element.getClientRects().length > 0);
}

/** The usable components on the board and the plain moves, each with its key and place. */
function badgesNow(): Badge[] {
  const used = document.querySelectorAll<HTMLElement | SVGElement>(
    ".board [data-live], .board [data-target] [data-live], .action-bar .row > [data-move]",
  );
  const seen = [...new Set(used)].filter((element) => element.getClientRects().length > 0);
  return seen.slice(0, KEYS.length).map((element, index) => {
    const { left, top } = spotOf(element);
    return { key: KEYS[index]!, left, top, element };
  });
}

/** The badges that are known, if those of now are the same. */
function keepSame(known: Badge[], now: Badge[]): Badge[] {
  const isSame = (one: Badge, index: number): boolean =>
    one.element === known[index]?.element && one.left === known[index].left && one.top === known[index].top;
  return known.length === now.length && now.every(isSame) ? known : now;
}

const BADGE = 22; // pixels that a badge needs inside the window

/** Where the badge of a component lies: at what it shows, which `data-key-at` may name, and inside the window. */
function spotOf(element: Element): { left: number; top: number } {
  const named = element.getAttribute("data-key-at");
  const box = ((named && document.querySelector(named)) || element).getBoundingClientRect();
  const isAside = element.closest("[data-key-side]") !== null; // the corners show something else
  const left = isAside ? box.right - BADGE / 2 : named ? box.left - BADGE : box.left;
  const top = isAside ? (box.top + box.bottom - BADGE) / 2 : box.top;
  return {
    left: Math.max(BADGE / 4, Math.min(left, window.innerWidth - BADGE)),
    top: Math.max(BADGE / 4, Math.min(top, window.innerHeight - BADGE)),
  };
}

function ShortcutList({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const [settings, change] = useSettings();
  return (
    <Dialog title={say("shortcuts")} onClose={onClose}>
      <label className="toggle">
        <input type="checkbox" checked={settings.keys} onChange={({ target }) => change({ keys: target.checked })} />
        <span>{say("setting-keys")}</span>
      </label>
      <dl className="shortcuts">
        {Object.entries(NAMED).map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`shortcut-${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{DIGITS[0]}</kbd> … <kbd>{DIGITS.at(-1)}</kbd>{" "}
            {[...LETTERS.slice(0, 2).toUpperCase()].map((letter) => (
              <Fragment key={letter}>
                <kbd>{letter}</kbd>{" "}
              </Fragment>
            ))}
            …
          </dt>
          <dd>{say("shortcut-components")}</dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd>
          </dt>
          <dd>{say("shortcut-walk")}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
