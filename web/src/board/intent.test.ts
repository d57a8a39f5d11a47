import { describe, expect, test } from "vitest";
import type { Schemas, View } from "../api/client";
import { fateOf } from "./intent";

const viewOf = (...moves: string[]) => ({ moves }) as unknown as View;
const momentOf = (view: View, seat = "p1", refused: Schemas["Refused"] | null = null) => ({
  ...{ view, seat, refused, moves: view.moves },
});
const refusal = { type: "refused", reason: "not-your-turn" } as unknown as Schemas["Refused"];

describe("an intent", () => {
  const tapped = momentOf(viewOf("move", "buy"));
  const chosen = viewOf("go cairo", "go tunis"); // the view after "move"

  test("waits for the answer to its action", () => {
    expect(fateOf(["go cairo"], tapped, tapped)).toBe("waiting");
    expect(fateOf(["go cairo"], tapped, { ...tapped, moves: [] })).toBe("waiting"); // while news are shown
  });

  test("is carried out when the action has made its moves legal", () => {
    expect(fateOf(["go cairo"], tapped, momentOf(chosen))).toBe("due");
  });

  test("is dropped when the turn has passed or something else was chosen", () => {
    expect(fateOf(["go cairo"], tapped, momentOf(viewOf()))).toBe("dropped");
    expect(fateOf(["go cairo"], tapped, momentOf(viewOf("flip left")))).toBe("dropped");
  });

  test("is dropped when its action is refused, and not carried out later", () => {
    expect(fateOf(["go cairo"], tapped, { ...tapped, refused: refusal })).toBe("dropped");
    expect(fateOf(["go cairo"], tapped, momentOf(chosen, "p1", refusal))).toBe("dropped");
  });

  test("is not dropped by an earlier refusal", () => {
    const again = { ...tapped, refused: refusal };
    expect(fateOf(["go cairo"], again, again)).toBe("waiting");
  });

  test("is not carried out for another player at the same screen", () => {
    expect(fateOf(["go cairo"], tapped, momentOf(chosen, "p2"))).toBe("dropped");
  });
});
