import { expect, test } from "vitest";
import { folder } from "./files";

test("the folder of a game has underscores for all hyphens", () => {
  expect(folder("master-elf").endsWith("/master_elf")).toBe(true);
  expect(folder("king-of-the-hill").endsWith("/king_of_the_hill")).toBe(true);
});
