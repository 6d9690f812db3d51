// The outlines of cards and markers: each is known by its shape before its colour.

const zigzag = Array.from({ length: 20 }, (_, i) => `L${95 - 5 * i} ${i % 2 ? 27 : 35}`).join("");

/** The lower edge of a card's band, by the name of its frame. */
export const EDGE: Record<string, string> = {
  action: "M0 0H100V24L50 36 0 24Z",
  sometimes: "M0 0H100V35Q50 17 0 35Z",
  anytime: "M0 0H100V22Q50 47 0 22Z",
  gambling: `M0 0H100V27${zigzag}Z`,
  cheating: "M0 0H100V21L0 36Z",
  drink: `M0 0H100V28${"a5 7 0 0 1 -10 0".repeat(10)}Z`,
  drinkevent: `M0 0H100V34${"a5 7 0 0 0 -10 0".repeat(10)}Z`,
  sea: `M0 0H100V30${"q-4.17 -9 -8.33 0t-8.33 0".repeat(6)}Z`,
  dungeon: "M0 0H100V36H86V28H72V36H58V28H42V36H28V28H14V36H0Z",
  prize: "M0 0H100V36L93 28H7L0 36Z",
  component: "M0 0H100V25H70Q66 36 50 36Q34 36 30 25H0Z",
  treasure: "M0 0H100V35H82V28H59V35H41V28H18V35H0Z",
};

const FRAMES: Record<string, string> = { "drink-event": "drinkevent", event: "sea", "gambling-deck": "gambling" };

/** The frame, and icon, of a card's type. */
export function frame(type: string): string {
  return FRAMES[type] ?? type;
}

/** The frames of a card's types: Events of the dungeon have one of their own. */
export function framesOf(card: { types: string[]; pack: string } | undefined): string[] {
  const types = card?.types.length ? card.types : ["action"];
  return types.map((type) => (type === "event" && card?.pack === "dungeon" ? "dungeon" : frame(type)));
}

/** The frame of a card. */
export function frameOf(card: { types: string[]; pack: string } | undefined): string {
  return framesOf(card)[0]!;
}

/** The colour of one of a card's types. */
export function colourOf(card: { tint: string } | undefined, type: string): string {
  return type === "component" ? `var(--c-${card?.tint || "folk"})` : `var(--t-${type})`;
}

const STAMPS: Record<string, string> = { crown: "control", split: "reduce" };

/** The icon for what a card does. */
export function stamped(stamp: string): string {
  return STAMPS[stamp] ?? frame(stamp);
}

const ray = (angle: number) => `${(50 + 49 * Math.cos(angle)).toFixed(1)} ${(50 + 49 * Math.sin(angle)).toFixed(1)}`;

/** The rays round a stamp. */
export const RAYS = Array.from({ length: 32 }, (_, k) => (k * Math.PI) / 16)
  .map((angle) => `M50 50L${ray(angle)}L${ray(angle + 0.09)}Z`)
  .join("");

/** A heart that hangs from above, its tip at 0, 0. */
export const HEART =
  "M0 0C-10-7.5-15-12.5-15-19.5A8.2 8.2 0 0 1 0-23.5 8.2 8.2 0 0 1 15-19.5C15-12.5 10-7.5 0 0z";

/** A tankard that stands below, its tip at 0, 0. */
export const TANKARD =
  "M-4.5 5 0 0 4.5 5H9a3 3 0 0 1 3 3v1.5h2.5a4.5 4.5 0 0 1 4.5 4.5v3a4.5 4.5 0 0 1-4.5 4.5H12v1a3 3 0 0 1-3 3H-9a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM12 12v6.5h2.2a2 2 0 0 0 2-2V14a2 2 0 0 0-2-2z";

/** A spark of sixteen points round a place. */
export function spark(x: number, y: number, reach: number): string {
  return Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8;
    const [across, down] = k % 2 ? [9, 7] : [reach, reach - 2];
    return `${(x + across * Math.cos(angle)).toFixed(1)},${(y + down * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A number with its sign, as cards print it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
