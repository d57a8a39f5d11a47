import { expect, it } from "vitest";
import serviceWorker from "../worker/serviceWorker.ts?raw";
import { CACHE, FILE_LIST } from "./names";

it("has the same names in the service worker", () => {
  expect(serviceWorker).toContain(`const FILES = "${CACHE}";`);
  expect(serviceWorker).toContain(`const LIST = "${FILE_LIST}";`);
});
