import { describe, expect, test } from "vitest";
import type { Schemas, View } from "../api/client";
import { fateOf } from "./intent";

const viewOf = (...moves: string[]) => ({ moves }) as unknown as View;
const boardAt = (view: View, seat = "p1", refused: Schemas["Refused"] | null = null) => ({
  ...{ view, seat, refused, moves: view.moves, made: "move" as string | null },
});
const refusal = { type: "refused", reason: "not-your-turn" } as unknown as Schemas["Refused"];

describe("an intent", () => {
  const tapped = boardAt(viewOf("move", "buy"));
  const going = { action: "move", moves: ["go cairo"] };
  const chosen = viewOf("go cairo", "go tunis"); // the view after "move"

  test("waits for the answer to its action", () => {
    expect(fateOf(going, tapped, tapped)).toBe("waiting");
    expect(fateOf(going, tapped, { ...tapped, moves: [] })).toBe("waiting"); // while news are shown
  });

  test("is carried out when the action has made its moves legal", () => {
    expect(fateOf(going, tapped, boardAt(chosen))).toBe("due");
  });

  test("is dropped when the turn has passed or something else was chosen", () => {
    expect(fateOf(going, tapped, boardAt(viewOf()))).toBe("dropped");
    expect(fateOf(going, tapped, boardAt(viewOf("flip left")))).toBe("dropped");
  });

  test("is dropped when its action is refused, and not carried out later", () => {
    expect(fateOf(going, tapped, { ...tapped, refused: refusal })).toBe("dropped");
    expect(fateOf(going, tapped, boardAt(chosen, "p1", refusal))).toBe("dropped");
  });

  test("is not dropped by an earlier refusal", () => {
    const again = { ...tapped, refused: refusal };
    expect(fateOf(going, again, again)).toBe("waiting");
  });

  test("is dropped when another move was made, also if its own would be legal", () => {
    expect(fateOf(going, tapped, { ...boardAt(chosen), made: "buy" })).toBe("dropped");
    expect(fateOf(going, tapped, { ...boardAt(chosen), made: null })).toBe("dropped");
  });

  test("is not carried out for another player at the same screen", () => {
    expect(fateOf(going, tapped, boardAt(chosen, "p2"))).toBe("dropped");
  });
});
