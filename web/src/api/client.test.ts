import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get, keepToken, Refusal, SIGNED_OUT } from "./client";

const page = new EventTarget();
const signedOut = vi.fn();
let answer: (response: Response) => void;

beforeEach(() => {
  page.addEventListener(SIGNED_OUT, signedOut);
  vi.stubGlobal("window", page);
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  signedOut.mockClear();
});

async function refuse(asked: Promise<unknown>): Promise<void> {
  answer(Response.json({ reason: "who-are-you", message: "Who are you?" }, { status: 401 }));
  await expect(asked).rejects.toBeInstanceOf(Refusal);
}

test("a refusal of our token signs us out", async () => {
  keepToken("anna");
  await refuse(get("/api/people/me"));
  expect(signedOut).toHaveBeenCalledOnce();
});

test("a late refusal of an older token does not sign out who has come since", async () => {
  keepToken("anna");
  const asked = get("/api/people/me");
  keepToken("bruno");
  await refuse(asked);
  expect(signedOut).not.toHaveBeenCalled();
});

test("nobody is signed out who has not signed in", async () => {
  keepToken("");
  await refuse(get("/api/people/me"));
  expect(signedOut).not.toHaveBeenCalled();
});
