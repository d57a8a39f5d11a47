/** The layout for each shape of board: sizes in pixels that fill it exactly, so that nothing scrolls. */

export interface Layout {
  shape: "upright" | "flat" | "wide";
  columns: number; // of the market
  tile: number; // height of a pile in the market
  farm: number; // height of your own farm
  ownCards: number; // height of the hand and its piles
  card: { width: number; height: number }; // in your own hand
  rows: number; // of your own hand
  side: number; // width of the column beside the market
  panel: number; // height of another player's place; 0 if the places are folded
}

interface LayoutInput {
  width: number;
  height: number;
  kinds: number; // of piles in the market
  opponents: number;
  isWatched: boolean; // by a spectator, who has no farm and no hand
}

export const GAP = 6;
const CHIP = 44; // the height of a folded place
const HAND = 5; // cards that a hand usually has

const between = (least: number, value: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(value, most)));

export function layoutOf(given: LayoutInput): Layout {
  const { width, height } = given;
  if (width >= 700 && height >= 380 && width >= 1.05 * height) return wide(given);
  return width > 1.12 * height ? flat(given) : upright(given);
}

/** From top to bottom: the other players, the market, your own farm, the hand. */
function upright({ width, height, kinds, isWatched, opponents }: LayoutInput): Layout {
  const columns = between(4, width / 118, 7);
  const rows = Math.ceil((kinds + 1) / columns); // what is played lies in the last one
  const isRoomy = height >= 760 && width >= 560;
  const panel = isWatched ? between(60, (height * 0.5) / opponents - GAP, 150) : isRoomy ? 112 : 0;
  const above = (isWatched ? opponents * (panel + GAP) - GAP : panel || CHIP) + GAP;
  const farm = isWatched ? 0 : between(54, width / 6, height * 0.13);
  const ownCards = isWatched ? 0 : between(88, height * 0.2, 240);
  const below = isWatched ? 0 : farm + ownCards + 2 * GAP;
  const tile = between(40, (height - above - below + GAP) / rows - GAP, 230);
  const card = { width: between(56, ownCards * 0.68, (width - (HAND - 1) * 4) / HAND), height: ownCards };
  return { shape: "upright", columns, tile, farm, ownCards, card, rows: 1, side: 0, panel };
}

/** The market on the left; on the right the other players, your own farm, and the hand in two rows. */
function flat({ width, height, kinds, isWatched, opponents }: LayoutInput): Layout {
  const side = between(200, width * 0.41, 420);
  const columns = between(4, (width - side) / 84, 7);
  const rows = Math.ceil((kinds + 1) / columns);
  const tile = between(40, (height + GAP) / rows - GAP, 200);
  const farm = between(80, height * 0.27, 110); // in two rows
  const ownCards = Math.max(100, height - CHIP - farm - 2 * GAP);
  const card = { width: between(52, (side - 8) / 3, 110), height: between(44, (ownCards - GAP) / 2, 150) };
  const panel = isWatched ? between(40, height / opponents - GAP, 150) : 0;
  return { shape: "flat", columns, tile, farm, ownCards, card, rows: 2, side, panel };
}

/** The other players on the right of market and own farm; below them the hand between its piles. */
function wide({ width, height, kinds, isWatched, opponents }: LayoutInput): Layout {
  const side = between(240, width * (opponents > 1 ? 0.3 : 0.26), 520);
  const columns = between(5, Math.ceil((kinds + 1) / 2), 8);
  const rows = Math.ceil((kinds + 1) / columns);
  const ownCards = isWatched ? 0 : between(118, height * 0.29, 300);
  const farm = isWatched ? 0 : between(72, height * 0.2, 220);
  const above = height - ownCards - (isWatched ? 0 : GAP);
  const tile = between(56, (above - farm) / rows - GAP, 320);
  const panel = between(60, (above + GAP) / opponents - GAP, 250);
  const card = { width: between(84, ownCards * 0.7, 210), height: ownCards };
  return { shape: "wide", columns, tile, farm, ownCards, card, rows: 1, side, panel };
}
