// What of a pack can be worked on.
export const TABS = ["cards", "character", "parts", "languages"] as const;
export type Tab = (typeof TABS)[number];
