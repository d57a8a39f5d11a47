/** The colours of the gift pictures; few, so that the pictures look alike. */

export const INK = "#3b2c26";
export const RED = "#d4503e";
export const DEEP = "#9c2f2a";
export const GOLD = "#eab54a";
export const BRASS = "#b97f26";
export const CREAM = "#fff3d9";
export const LEAF = "#5c9c57";
export const PINE = "#35683f";
export const SKY = "#8cc6e4";
export const SEA = "#3b7fb4";
export const NIGHT = "#2d4770";
export const BARK = "#8a5a33";
export const OAK = "#bd8650";
export const STEEL = "#8d99a6";
export const SILVER = "#dbe2e8";
export const PLUM = "#8a5bb0";
export const ROSE = "#ee9aa4";
export const ORANGE = "#ee8a3c";
