// How what is going on lies in the middle: the oldest on the left, the newest on the right, a step higher and larger.
import type { GoingOn } from "../inn/types";
import type { Box } from "./geometry";

export type Form = "card" | "spine" | "drink" | "mug" | "round" | "pot" | "note";

export interface Laid extends Box {
  at: number; // its place among what is going on
  it: GoingOn;
  form: Form;
  newest: boolean;
}

const TAB = 27; // the sentence above a card
const LINK = 52; // the room for an arrow between two cards
const MOST = 4; // more than so many fold to spines
const NOTES = ["payment", "hits", "contest", "last-chance"];
const WIDTHS: Record<Form, number> = { card: 140, spine: 40, drink: 310, mug: 146, round: 684, pot: 170, note: 150 };

function form(it: GoingOn, newest: boolean, drinks: number): Form | null {
  if (it.what === "round") return newest ? "round" : "pot";
  if (it.what === "drink") return drinks > 1 ? "mug" : "drink";
  if (it.cards.length) return "card";
  return NOTES.includes(it.what) && it.says ? "note" : null;
}

function widthOf(it: GoingOn, form: Form, newest: boolean): number {
  if (form === "drink") return (newest ? 160 : 70) * (it.cards.length - 1) + 146 + 32 + (newest ? 164 : 146);
  if (form === "card" && newest) return 160;
  return WIDTHS[form];
}

/** Lay out what is going on, within this room; lengths are before scaling. */
export function pileUp(going: GoingOn[], room: Box): { laid: Laid[]; scale: number } {
  const drinks = going.filter((it) => it.what === "drink").length;
  const round = going.findLastIndex((it) => it.what === "round"); // the card that opened it has done its work
  const seen = going.flatMap((it, at) => (at >= round && form(it, false, drinks) ? [{ it, at }] : []));
  const laid: Laid[] = seen.map(({ it, at }, i) => {
    const newest = i === seen.length - 1;
    const how = form(it, newest, drinks)!;
    const older = seen.length - 1 - i;
    const y = newest ? 0 : Math.min(42, 12 + 10 * older);
    const height = TAB + (newest && how === "card" ? 212 : how === "drink" ? 190 : 184);
    return { it, at, newest, form: how, x: 0, y, width: widthOf(it, how, newest), height };
  });
  fold(laid, room.width);
  const wide = rows(laid) || place(laid);
  const high = Math.max(200, ...laid.map((one) => one.y + one.height)) + 6;
  const scale = Math.min(1.35, room.height / high, room.width / wide);
  const start = (room.width / scale - wide) / 2;
  for (const one of laid) one.x += start;
  return { laid, scale };
}

/** Fold the oldest cards, where there are too many or too little room. */
function fold(laid: Laid[], room: number): void {
  for (const [i, one] of laid.entries()) {
    const crowded = laid.length - i > MOST || place(laid) > room * 1.25;
    if (one.form === "card" && !one.newest && crowded) Object.assign(one, { form: "spine", width: WIDTHS.spine });
  }
}

/** Several Drinks at once stand in rows, if nothing else is going on; how wide those are. */
function rows(laid: Laid[]): number {
  if (laid.length < 2 || !laid.every((one) => one.form === "mug")) return 0;
  const across = laid.length > 5 ? Math.ceil(laid.length / 2) : laid.length;
  for (const [i, one] of laid.entries())
    Object.assign(one, { x: (i % across) * 152, y: Math.floor(i / across) * 124, height: 118 });
  return across * 152 - 6;
}

/** Give each its place from left to right; how wide they are together. */
function place(laid: Laid[]): number {
  let x = 0;
  for (const [i, one] of laid.entries()) {
    one.x = x;
    const close = one.form === "spine" || (one.form === "mug" && laid[i + 1]?.form === "mug");
    x += one.width + (i === laid.length - 1 ? 0 : close ? 12 : LINK);
  }
  return Math.max(1, x);
}

const VERBS: Record<string, string> = {
  ignores: "ignore", negates: "negate", redirects: "redirect", reduces: "reduce", splits: "reduce", passes: "redirect",
  changes: "drink", replaces: "drink", converts: "fortitude", pays: "gold", wins: "control", ends: "control",
};

/** The icon on an arrow from an answer to what it answers. */
export function verbIcon(verb: string): string {
  return VERBS[verb] ?? "next";
}
