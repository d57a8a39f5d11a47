/** Writes the types of the server's messages and requests, `src/api/schema.ts`, from its OpenAPI document,
 * `openapi.json`.
 *
 *     node types.mjs            writes them
 *     node types.mjs --check    fails if they are out of date
 *
 * Of the requests it writes the bodies and answers only: everything about them would be nine tenths of the file.
 */

import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const here = (name) => new URL(name, import.meta.url);
const document = JSON.parse(readFileSync(here("openapi.json"), "utf8"));
const { schemas } = document.components;
const METHODS = ["get", "post", "patch", "delete"];
const REQUESTS = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => {
    const { requestBody, responses } = item[method];
    const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2"));
    return { name: `${method.toUpperCase()} ${path}`, body: contentOf(requestBody), answer: contentOf(answer) };
  }),
);

/** The schema of a body or an answer, if it has one. */
function contentOf({ content = {} } = {}) {
  return Object.values(content)[0]?.schema;
}

/** The names of the schemas that a part of the document refers to, directly or through others. */
function namesIn(part, found = new Set()) {
  for (const [, name] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name], found);
  }
  return found;
}

/** The schemas without the defaults of what only clients send, which they may leave out. */
function withoutDefaults() {
  const sent = namesIn(REQUESTS.map(({ body }) => body));
  const others = Object.keys(schemas).filter((name) => !sent.has(name));
  const received = namesIn([REQUESTS.map(({ answer }) => answer), others.map((name) => schemas[name])]);
  const optional = (schema) => {
    const properties = Object.entries(schema.properties ?? {}).map(([name, { default: _, ...rest }]) => [name, rest]);
    return { ...schema, properties: Object.fromEntries(properties) };
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      sent.has(name) && !received.has(name) ? optional(schema) : schema,
    ]),
  );
}

/** The type of a body or an answer. */
function typeOf(schema) {
  if (!schema || schema.type === "null") return "undefined";
  if (schema.$ref) return `components["schemas"]["${schema.$ref.split("/").at(-1)}"]`;
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items)}[]`;
  if (schema.type === "object") return "{ [key: string]: unknown }";
  if (schema.type === "string") return "string";
  throw new Error(`types.mjs knows no type for ${JSON.stringify(schema)}: add it to typeOf`);
}

async function messageTypes() {
  const declared = await openapiTS({ ...document, paths: {}, components: { schemas: withoutDefaults() } });
  const components = declared.filter(({ name }) => name?.text === "components");
  const requests = REQUESTS.map(
    ({ name, body, answer }) => `    "${name}": { body: ${typeOf(body)}; answer: ${typeOf(answer)} };`,
  );
  return `${COMMENT_HEADER}${astToString(components)}export interface requests {\n${requests.join("\n")}\n}\n`;
}

const types = await messageTypes();
const file = here("src/api/schema.ts");
if (!process.argv.includes("--check")) writeFileSync(file, types);
else if (readFileSync(file, "utf8") !== types) {
  console.error("src/api/schema.ts does not fit openapi.json: run scripts/types");
  process.exitCode = 1;
}
