import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepReading } from "./keepReading";

const page = Object.assign(new EventTarget(), { hidden: false });
const heard: string[] = [];
let answers: ((text: string) => void)[] = [];
const read = () => new Promise<string>((done) => answers.push(done));
const found = (text: string) => void heard.push(text);

function look(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

async function answer(index: number, text: string): Promise<void> {
  answers[index]!(text);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  heard.length = 0;
  answers = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it reads again after each answer, and seldom while the page is hidden", async () => {
  const stop = keepReading(read, found);
  await answer(0, "one");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(2);
  look(true);
  await answer(1, "two");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answers).toHaveLength(3);
  expect(heard).toEqual(["one", "two"]);
  stop();
});

test("a page that is seen again reads at once, and still has one pause at a time", async () => {
  const stop = keepReading(read, found);
  look(true);
  look(false);
  expect(answers).toHaveLength(2);
  await answer(1, "newer");
  await answer(0, "older");
  expect(heard).toEqual(["newer"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(3);
  stop();
});

test("nothing is heard or read once it is stopped", async () => {
  const stop = keepReading(read, found);
  stop();
  await answer(0, "late");
  look(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(answers).toHaveLength(1);
});

test("what fails is read again", async () => {
  let count = 0;
  const failing = vi.fn(() => (++count === 1 ? Promise.reject(new Error("away")) : Promise.resolve("back")));
  const stop = keepReading(failing, found);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(["back"]);
  stop();
});
