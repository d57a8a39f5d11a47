import { expect, test } from "vitest";
import { partsOf } from "./address";

test.each([
  ["", []],
  ["#/", []],
  ["#/table/abc", ["table", "abc"]],
  ["#table/%D0%B6", ["table", "ж"]],
])("the parts of %s", (hash, parts) => {
  expect(partsOf(hash)).toEqual(parts);
});

test.each(["%", "%D0", "100%", "%zz"])("an address that ends in %s is read as it is", (part) => {
  expect(partsOf(`#/table/${part}`)).toEqual(["table", part]);
});
