import { describe, expect, it } from "vitest";
import { lessons } from "./lessons";
import type { CardName, FarmCard } from "./view";

interface Table {
  hand?: CardName[];
  discard?: CardName[];
  farm?: FarmCard[][];
  other?: FarmCard[][];
  moves?: string[];
  more?: object;
}

const edition = {
  cards: {
    accountant: { ability: "passive" },
    dreamer: { ability: "passive" },
    librarian: { ability: "active" },
    alpaqueen: { colour: "noble" },
    alpaprince: { colour: "noble" },
  },
};

/** The lessons that fit a view of the seat p1. */
function taught({ hand = [], discard = [], farm = [], other = [], moves = [], more = {} }: Table): string[] {
  const player = (held: CardName[], stands: FarmCard[][]) => ({
    hand: { count: held.length, cards: held },
    deck: { count: 5, cards: [] },
    discard,
    played: [],
    farm: stands,
    filled: stands.flat().length,
    silenced: stands.filter((fence) => fence.length > 1 && fence.includes("mime-as-noisemaker")).flat(),
  });
  const players = [player(hand, farm), player([], other)];
  const view = {
    turn: "p1",
    active: "p1",
    seat: "p1",
    bought: false,
    pending: null,
    final: false,
    outcome: null,
    market: { alpaqueen: 1 },
    spaces: 8,
  };
  return lessons
    .filter((lesson) => lesson.when({ ...view, moves, players, ...more } as never, "p1", edition))
    .map((lesson) => lesson.id);
}

const ALWAYS = ["welcome", "cards"];

describe("the lessons", () => {
  it("begin with the goal and the cards", () => {
    expect(taught({})).toEqual(ALWAYS);
  });
  it("warn of the Puppy before it takes a space", () => {
    expect(taught({ moves: ["place puppy", "end"] })).toEqual([...ALWAYS, "puppy", "end"]);
    expect(taught({ hand: ["mime"], moves: ["place mime", "buy mime"] })).toEqual([...ALWAYS, "buy", "place"]);
  });
  it("tell of a Snob and of Dreamers for sale only after the first turn", () => {
    const moves = ["buy snob", "buy dreamer"];
    expect(taught({ moves })).toEqual([...ALWAYS, "buy"]);
    expect(taught({ moves, discard: ["mime"] })).toEqual([...ALWAYS, "buy", "dreamer", "snob"]);
  });
  it("tell of a Snob before it is paid for", () => {
    const pending = { choice: "free", for: "snob", left: 2 };
    expect(taught({ moves: ["free puppy"], more: { pending } })).toEqual([...ALWAYS, "snob"]);
  });
  it("tell of Nobles that can be bought or are held", () => {
    expect(taught({ moves: ["buy alpaqueen"] })).toContain("nobles");
    expect(taught({ hand: ["alpaprince"] })).toContain("nobles");
    expect(taught({ moves: ["buy mime"] })).not.toContain("nobles");
  });
  it("explain passive abilities, and Dreamers on their own", () => {
    expect(taught({ hand: ["accountant"] })).toEqual([...ALWAYS, "passive"]);
    expect(taught({ hand: ["dreamer"] })).toEqual([...ALWAYS, "dreamer"]);
    expect(taught({ hand: ["puppy", "librarian"] })).toEqual(ALWAYS);
  });
  it("follow a card round the circle: paid for, bought, shuffled", () => {
    const paying = { moves: ["pay puppy"], more: { bought: true, pending: { choice: "pay", due: 1 } } };
    expect(taught(paying)).toEqual([...ALWAYS, "pay"]);
    expect(taught({ discard: ["mime"], more: { bought: true } })).toEqual([...ALWAYS, "bought"]);
  });
  it("look at the other farms, and at noise", () => {
    expect(taught({ other: [["mime"]] })).toEqual([...ALWAYS, "others"]);
    expect(taught({ other: [["mime-as-noisemaker", "viking"]] })).toContain("noise");
    expect(taught({ other: [["noisemaker"]] })).not.toContain("noise");
  });
  it("end with the score", () => {
    expect(taught({ more: { turn: null, outcome: { scores: {} } } })).toEqual(["welcome", "closing"]);
  });
});
