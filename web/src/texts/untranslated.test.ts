/** Nothing that people read is written in the code: every visible text comes from a Fluent file. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const SOURCES = new URL("..", import.meta.url).pathname;
const READ_ALOUD = ["alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"];
const LETTERS = /\p{L}{2,}/u;
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}/u;
const NOT_LATIN = /\p{Script=Cyrillic}/u;

/** Names of attributes, properties and functions whose texts are for machines. */
const MACHINE =
  /^(className|d|transform|preserveAspectRatio|querySelector|querySelectorAll|closest|matches|startingWith|Error|matchMedia|style)$/;

/** What is the same in every language: the name of the site, the names of the languages, an alphabet, commands. */
const SAME_EVERYWHERE: Record<string, string[]> = {
  "help/blocks.ts": ["АВЕКМНОРСТУФХ"],
  "lab/LabPage.tsx": ["ludoteca wasm --edition my-edition.toml", "ludoteca simulate", "--edition my-edition.toml"],
  "texts/files.ts": ["Русский"],
  "ui/TopBar.tsx": ["Ludoteca"],
};

const COMPARING = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];

interface Found {
  line: number;
  text: string;
}

function untranslatedIn(name: string, source: string): Found[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const report = (node: ts.Node, text: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) report(node, node.text);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      const texts = ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
        : [node.text];
      const isSeen = isReadAloud(node) ? LETTERS : SENTENCE;
      for (const text of texts)
        if (NOT_LATIN.test(text) || (!isForMachines(node) && isSeen.test(text))) report(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether a text is a child of an element, or an attribute that people see or hear. */
function isReadAloud(node: ts.Node): boolean {
  let parent = node.parent;
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isBinaryExpression(parent)) {
    if (ts.isConditionalExpression(parent) && parent.condition === node) return false;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.PlusToken && parent.right !== node)
      return false;
    node = parent;
    parent = parent.parent;
  }
  if (ts.isJsxExpression(parent)) {
    node = parent;
    parent = parent.parent;
    if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  }
  return ts.isJsxAttribute(parent) && READ_ALOUD.includes(parent.name.getText());
}

/** Whether a text is a class, a selector, a path and so on. */
function isForMachines(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isImportDeclaration(parent) || ts.isThrowStatement(parent) || ts.isLiteralTypeNode(parent)) return true;
    if (ts.isBinaryExpression(parent) && COMPARING.includes(parent.operatorToken.kind)) return true;
    if (ts.isJsxAttribute(parent)) return MACHINE.test(parent.name.getText());
    if (ts.isPropertyAssignment(parent) && MACHINE.test(parent.name.getText())) return true;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const called = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression;
      return MACHINE.test(called.getText());
    }
    if (ts.isStatement(parent)) return false;
  }
  return false;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|schema\.ts$/.test(name),
);

test.each(files)("%s has no text of its own", { timeout: 60_000 }, (name) => {
  const found = untranslatedIn(name, readFileSync(join(SOURCES, name), "utf8"));
  expect(found.filter(({ text }) => !SAME_EVERYWHERE[name]?.includes(text))).toEqual([]);
});

describe("what is found", () => {
  const planted = [
    "<p>Hello</p>",
    '<p>{"Hello"}</p>',
    '<p>{open ? "yes" : ""}</p>',
    "<p>{`Hello ${name}`}</p>",
    '<button aria-label="Close" />',
    '<input placeholder={"Your name"} />',
    'const words = { en: "Your turn now" };',
    'const word = "ход";',
  ];
  test.each(planted)("%s", (text) => expect(untranslatedIn("planted.tsx", text)).toHaveLength(1));

  const right = [
    '<p>{say("hello")}</p>',
    '<p className="big red">{name}: {1}</p>',
    '<p>{kind === "open table" ? say("a") : null}</p>',
    'throw new Error("no language here");',
    'element.closest("button a");',
    'import x from "./some file";',
  ];
  test.each(right)("not %s", (text) => expect(untranslatedIn("right.tsx", text)).toEqual([]));
});
