/** Writes the types of the server's messages, `src/api/schema.ts`, from its OpenAPI document, `openapi.json`.
 *
 *     node types.mjs            writes them
 *     node types.mjs --check    fails if they are out of date
 *
 * The pages name the messages, never the paths and operations, which would be nine tenths of the file.
 */

import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const here = (name) => new URL(name, import.meta.url);

async function messageTypes() {
  const document = JSON.parse(readFileSync(here("openapi.json"), "utf8"));
  const declared = await openapiTS({ ...document, paths: {} });
  const components = declared.filter(({ name }) => name?.text === "components");
  return `${COMMENT_HEADER}${astToString(components)}`;
}

const types = await messageTypes();
const file = here("src/api/schema.ts");
if (!process.argv.includes("--check")) writeFileSync(file, types);
else if (readFileSync(file, "utf8") !== types) {
  console.error("src/api/schema.ts does not fit openapi.json: run scripts/types");
  process.exitCode = 1;
}
