/** The picture of a card: an alpaca in costume in front of a background. */

import { memo, type ComponentType } from "react";
import type { CardName } from "../view";
import { Alpaking, Alpaprince, Alpaprincess, Alpaqueen, Snob } from "./court";
import { Bargainer, Graduate, Reveller, TicketClerk, Twins, Viking } from "./revels";
import { Accountant, Anxious, Carpenter, Noisemaker, Storekeeper, Woodcutter } from "./trades";
import { Consumerist, Dreamer, Explorer, Fence, Fighter, Librarian, Mime, Pacifist, Puppy, Sweeper } from "./whites";

interface Scene {
  Figure: ComponentType;
  sky: string;
  ground: string;
}

const SCENES: Record<CardName, Scene> = {
  puppy: { Figure: Puppy, sky: "#c9e8c4", ground: "#8fc386" },
  fence: { Figure: Fence, sky: "#d8e6ee", ground: "#a9c48a" },
  librarian: { Figure: Librarian, sky: "#f6d9a8", ground: "#d9a86c" },
  consumerist: { Figure: Consumerist, sky: "#f9cfe0", ground: "#e79abb" },
  sweeper: { Figure: Sweeper, sky: "#d5dfe6", ground: "#a3b3bf" },
  fighter: { Figure: Fighter, sky: "#f7b9a3", ground: "#d87f6a" },
  mime: { Figure: Mime, sky: "#b9c4dd", ground: "#8693b5" },
  explorer: { Figure: Explorer, sky: "#c5e3b2", ground: "#9cb96b" },
  pacifist: { Figure: Pacifist, sky: "#cdeaf2", ground: "#9ccf9a" },
  dreamer: { Figure: Dreamer, sky: "#9fa3dc", ground: "#7276b8" },
  accountant: { Figure: Accountant, sky: "#cfe6d8", ground: "#8fbfa6" },
  carpenter: { Figure: Carpenter, sky: "#fbe3b0", ground: "#e0b877" },
  storekeeper: { Figure: Storekeeper, sky: "#e6d4e8", ground: "#bd9fc2" },
  anxious: { Figure: Anxious, sky: "#dcd6e4", ground: "#a79db5" },
  woodcutter: { Figure: Woodcutter, sky: "#cfe3e4", ground: "#8fb38a" },
  noisemaker: { Figure: Noisemaker, sky: "#fbb95c", ground: "#e08a33" },
  bargainer: { Figure: Bargainer, sky: "#e9d3b4", ground: "#c29a68" },
  reveller: { Figure: Reveller, sky: "#fbc7b8", ground: "#e58f86" },
  viking: { Figure: Viking, sky: "#b4d2ea", ground: "#6f9dc0" },
  "ticket-clerk": { Figure: TicketClerk, sky: "#f4c9bd", ground: "#c98a78" },
  twins: { Figure: Twins, sky: "#dff0f4", ground: "#b8d6de" },
  graduate: { Figure: Graduate, sky: "#bfe0d8", ground: "#86b8aa" },
  alpaking: { Figure: Alpaking, sky: "#efb6bd", ground: "#c9747f" },
  alpaqueen: { Figure: Alpaqueen, sky: "#d6c0ec", ground: "#a383c9" },
  alpaprince: { Figure: Alpaprince, sky: "#bcd7f3", ground: "#7fa8d6" },
  alpaprincess: { Figure: Alpaprincess, sky: "#f9cfe0", ground: "#e29ac0" },
  snob: { Figure: Snob, sky: "#d9d2c4", ground: "#a99f8d" },
};

/** `whole` is the full picture of a card, `bust` a crop of it for small places. */
const CROPS = { whole: "-6 -24 212 292", bust: "2 -18 196 240" } as const;

interface PortraitProps {
  card: CardName;
  crop?: keyof typeof CROPS;
}

export const Portrait = memo(function Portrait({ card, crop = "whole" }: PortraitProps) {
  const { Figure, sky, ground } = SCENES[card];
  return (
    <svg
      className="alpaca-portrait"
      viewBox={CROPS[crop]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ background: sky }}
    >
      <circle cx="40" cy="36" r="62" fill="#fff" opacity=".22" />
      <path d="M-60 238Q40 208 110 226T260 220V320H-60Z" fill={ground} />
      <path d="M-60 252Q60 232 140 246T260 240V320H-60Z" fill="#fff" opacity=".14" />
      <Figure />
    </svg>
  );
});
