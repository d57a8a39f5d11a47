/**
 * What each player has done, in the room that the prompt has: lines take rows that others do not need, and one that
 * is still too long begins later, because the last step of a turn decides what it was good for.
 */

const isCut = (line: HTMLElement): boolean => line.scrollHeight > line.clientHeight + 1;

/** Whether anything of these lines is not shown. */
export function isAnyCut(sheet: HTMLElement): boolean {
  const lines = [...sheet.children] as HTMLElement[];
  return lines.some((line) => line.clientHeight === 0 || isCut(line) || line.querySelector("[data-before]") !== null);
}

/** Height that neither the lines nor anything below them takes; only a prompt with a height of its own has it. */
function unusedHeight(prompt: HTMLElement): number {
  const { containerType, paddingTop, paddingBottom } = getComputedStyle(prompt);
  if (containerType !== "size") return 0;
  const room = prompt.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const boxes = [...prompt.children].map((child) => child.getBoundingClientRect());
  const used = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  return Math.max(0, room - used);
}

export function fitLines(sheet: HTMLElement): void {
  const [frame, prompt] = [sheet.parentElement, sheet.closest<HTMLElement>(".prompt")];
  if (!frame || !prompt) return;
  const lines = [...sheet.children] as HTMLElement[];
  for (const line of lines) delete line.dataset.rows;
  for (const step of sheet.querySelectorAll<HTMLElement>("[data-before]")) delete step.dataset.before;
  const shown = lines.filter((line) => line.clientHeight > 0);
  const room = frame.clientHeight + unusedHeight(prompt);
  let spare = Math.floor((room + 1) / parseFloat(getComputedStyle(sheet).lineHeight)) - shown.length;
  for (const line of shown.toReversed()) {
    for (let rows = 2; isCut(line) && spare > 0; rows++, spare--) {
      line.dataset.rows = "";
      line.style.setProperty("--rows", String(rows));
    }
    hideSteps(line);
  }
}

/** Hide as many of the first steps of a line as it takes, but never the last one. Each look lays the page out. */
function hideSteps(line: HTMLElement): void {
  const steps = [...line.querySelectorAll<HTMLElement>(".narration-step")].slice(0, -1);
  const hide = (count: number): void => {
    for (const [index, step] of steps.entries())
      if (index < count) step.dataset.before = "";
      else delete step.dataset.before;
  };
  let [least, most] = isCut(line) ? [1, steps.length] : [0, 0];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    hide(middle);
    if (isCut(line)) least = middle + 1;
    else most = middle;
  }
  hide(most);
}
