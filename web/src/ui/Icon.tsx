/** Icons for buttons, all drawn with the same stroke. */

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h9a6 6 0 0 1 0 12",
  hint: "M12 3a6 6 0 0 1 4 10.5V16H8v-2.5A6 6 0 0 1 12 3zM9 19h6M10 22h4",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  rules: "M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h5M9 13h5",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  settings:
    "M4 7h7M17 7h3M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h3M13 17h7M10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  first: "M19 5l-8 7 8 7zM7 5v14",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  score: "M5 21V11M12 21V4M19 21v-7",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  bot: "M6 9h12v10H6zM12 9V5M10 13h.01M14 13h.01M9 16h6M12 4h.01",
  done: "M5 13l5 5L20 7",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
