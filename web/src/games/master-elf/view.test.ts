import { expect, test } from "vitest";
import { shapeOf } from "./Board";
import { gainOf, paidBy, workshopOf, type ElfView } from "./view";

const view = (more: object) => more as unknown as ElfView;

test("the cards of a payment are those that the view tells", () => {
  const effects = { "make tank with metal metal crystal": [{ effect: "costs", cards: ["metal", "metal", "crystal"] }] };
  expect(paidBy(view({ effects }), "make tank with metal metal crystal")).toEqual(["metal", "metal", "crystal"]);
  expect(paidBy(view({ effects }), "pass")).toEqual([]);
});

test("what a move brings is the difference of the points that the view tells", () => {
  const effects = { "choose key": [{ effect: "points", before: 7, after: 11 }] };
  expect(gainOf(view({ effects }), "choose key")).toBe(4);
  expect(gainOf(view({}), "choose key")).toBe(0);
});

test("a view without collections has all gifts in one", () => {
  const old = view({ players: [{ gifts: ["key", "tank"] }] });
  expect(workshopOf(old, 0).collections).toEqual([{ type: "", gifts: ["key", "tank"], points: 0, next: 0 }]);
});

test("every shape of board has its layout", () => {
  expect(shapeOf(344, 505)).toBe("phone");
  expect(shapeOf(518, 350)).toBe("strip");
  expect(shapeOf(804, 949)).toBe("upright");
  expect(shapeOf(952, 590)).toBe("wide");
  expect(shapeOf(2168, 950)).toBe("panorama");
});
