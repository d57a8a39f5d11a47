/** Fields allow as many letters as the server. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PASSWORD_LETTERS } from "../ui/Fields";
import { NAME_LETTERS } from "./people";

interface Document {
  components: { schemas: Record<string, { properties: Record<string, { minLength?: number; maxLength?: number }> }> };
}

const document = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8")) as Document;
const { name, passphrase } = document.components.schemas.Registration!.properties;

test("a name may be as long as the server allows", () => {
  expect(NAME_LETTERS).toBe(name!.maxLength);
});

test("a password must be as long as the server wants", () => {
  expect(PASSWORD_LETTERS).toBe(passphrase!.minLength);
});
