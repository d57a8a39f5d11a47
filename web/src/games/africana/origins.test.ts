import { describe, expect, it } from "vitest";
import { originIn } from "./origins";
import { sayIn } from "./texts";
import type { Figures } from "./view";

const figures = { sources: { S2: "poeppelkiste.de, 2012: coins", S3: "a page", S9: "my shelf" } } as unknown as Figures;
const inEnglish = (origin: string | Record<string, string>) => originIn(sayIn("en"), figures, origin);

describe("the origin of a value", () => {
  it("is said in the reader's language", () => {
    expect(inEnglish("reconstructed")).toBe("our reconstruction");
    expect(originIn(sayIn("it"), figures, "printed")).toBe("come stampato");
    expect(originIn(sayIn("ru"), figures, "total: printed; split: reconstructed")).toBe(
      "сколько карт всего: как напечатано; сколько карт каждого цвета: наша реконструкция",
    );
  });
  it("names each part that has an origin of its own", () => {
    expect(inEnglish({ name: "printed", symbols: "reconstructed" })).toBe(
      "name: as printed; symbols: our reconstruction",
    );
    expect(inEnglish("pair, silver: S3; points: reconstructed")).toBe(
      "from and to: katz2019.sakura.ne.jp; silver: katz2019.sakura.ne.jp; points: our reconstruction",
    );
  });
  it("names its sources", () => {
    expect(inEnglish("bonuses: printed, S2")).toBe("bonuses: as printed, poeppelkiste.de (2012)");
    expect(inEnglish("S9")).toBe("my shelf");
  });
  it("of another edition is the file, or what the file says", () => {
    expect(originIn(sayIn("it"), figures, "stated in mine.toml")).toBe("indicato in mine.toml");
    expect(inEnglish({ silver: "seen on the card: 3" })).toBe("silver: seen on the card: 3");
  });
  it("may be missing", () => expect(originIn(sayIn("en"), figures, undefined)).toBe(""));
});
