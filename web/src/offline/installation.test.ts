import { afterEach, expect, test, vi } from "vitest";
import { install } from "./installation";

const kept = vi.hoisted(() => new Set<string>());

vi.mock("./files", () => ({
  cacheHere: () => Promise.resolve({ match: () => Promise.resolve(new Response()) }),
  fetchNewest: () => Promise.resolve(),
  fileList: () =>
    Promise.resolve({
      sources: "python.zip",
      files: Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`assets/${name}`, 100])),
    }),
  fetchKept: async (url: string, onBytes: (bytes: number) => void) => {
    if (kept.has(url.slice(-1))) return;
    for (const piece of [30, 40, 30]) {
      await Promise.resolve();
      onBytes(piece);
    }
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test.each([[[]], [["a"]], [["b", "e"]], [["a", "b", "c", "d", "e"]]])(
  "progress ends at one when %j are kept already",
  async (names: string[]) => {
    names.forEach((name) => kept.add(name));
    vi.stubGlobal("document", { baseURI: "https://ludoteca.example/" });
    vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.resolve() } });
    const heard: number[] = [];
    await install((share) => heard.push(share));
    expect(heard.at(-1)).toBeCloseTo(1);
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
  },
);
