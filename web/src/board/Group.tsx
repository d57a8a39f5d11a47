/** A group of targets that is one tab stop: Tab enters it, arrow keys walk through it. */

import { createContext, useLayoutEffect, useRef, type ComponentPropsWithoutRef, type KeyboardEvent } from "react";
import { useBoard } from "./context";

/** Whether a target is in a group, which decides about its place in the order of the Tab key. */
export const GroupContext = createContext(false);

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function TargetGroup({ children, onKeyDown, ...rest }: ComponentPropsWithoutRef<"div">) {
  const group = useRef<HTMLDivElement>(null);
  useBoard(); // which targets can be used changes with the board
  useLayoutEffect(() => {
    if (group.current) setStop(group.current);
  });
  return (
    <GroupContext value={true}>
      <div
        ref={group}
        role="group"
        {...rest}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          walk(event);
        }}
        onFocus={(event) => setStop(event.currentTarget, event.target)}
      >
        {children}
      </div>
    </GroupContext>
  );
}

const targetsIn = (group: Element): (HTMLElement | SVGElement)[] => [
  ...group.querySelectorAll<HTMLElement | SVGElement>("[data-target]"),
];

/** Make one target the tab stop: the focused one, else the hinted one, else the first that can be used. */
function setStop(group: Element, focused: Element | null = document.activeElement): void {
  const targets = targetsIn(group);
  const stop =
    targets.find((target) => target === focused) ??
    targets.find((target) => "hinted" in target.dataset) ??
    targets.find((target) => "live" in target.dataset) ??
    targets[0];
  for (const target of targets) target.tabIndex = target === stop ? 0 : -1;
}

function walk(event: KeyboardEvent<Element>): void {
  const targets = targetsIn(event.currentTarget);
  const from = targets.find((target) => target === document.activeElement);
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = WAYS[event.key];
  const to = way
    ? nearest(from, targets, way)
    : event.key === "Home"
      ? targets[0]
      : event.key === "End"
        ? targets.at(-1)
        : undefined;
  if (way || to) event.preventDefault();
  to?.focus();
}

/** The nearest target in a direction; what lies straight ahead is preferred to what lies aside. */
function nearest<E extends Element>(from: E, targets: E[], [right, down]: [number, number]): E | undefined {
  const centre = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(from);
  const rated = targets.flatMap((target) => {
    const [a, b] = centre(target);
    const ahead = (a - x) * right + (b - y) * down;
    const aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    return target !== from && ahead > 1 ? [{ target, far: ahead + 2.5 * aside }] : [];
  });
  return rated.sort((one, other) => one.far - other.far)[0]?.target;
}
