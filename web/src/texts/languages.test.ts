import { expect, test } from "vitest";

const files = import.meta.glob<string>(["./pages.*.ftl", "../games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!).sort();

test.each(Object.keys(files).filter((file) => file.endsWith(".en.ftl")))(
  "%s says the same things in every language",
  (file) => {
    const keys = keysOf(files[file]!);
    expect(keys.length).toBeGreaterThan(5);
    expect(keysOf(files[file.replace(".en.", ".it.")]!)).toEqual(keys);
    expect(keysOf(files[file.replace(".en.", ".ru.")]!)).toEqual(keys);
  },
);
