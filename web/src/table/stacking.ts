// How what is going on lies in the middle: the oldest on the left, the newest on the right, a step higher and larger.
import type { GoingOn } from "../inn/types";
import type { Box } from "./geometry";

export type Form = "card" | "spine" | "drink" | "mug" | "sip" | "round" | "pot" | "game" | "held" | "note";

export interface Laid extends Box {
  at: number; // its place among what is going on
  it: GoingOn;
  form: Form;
  newest: boolean;
}

export const NOTE = 100; // how far down the middle of a note lies
const TAB = 27; // the sentence above a card
const LINK = 52; // the room for an arrow between two cards
const MOST = 4; // more than so many fold to spines
const NOTES = ["payment", "hits", "contest", "last-chance"];
const WIDTHS: Record<Form, number> = { card: 140, spine: 40, drink: 310, mug: 146, sip: 112, round: 684, pot: 170, game: 560, held: 190, note: 150 };

function form(it: GoingOn, newest: boolean, drinks: number, answered = false, naming = false): Form | null {
  if (it.what === "game") return newest ? "game" : "held"; // beneath cards, your own hand in it
  if (it.what === "round") return newest && !naming ? "round" : "pot";
  if (it.what === "drink") return drinks < 2 ? "drink" : answered ? "sip" : "mug";
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
  const naming = going.at(-1)?.what === "champion"; // who takes part in the Round is being said beside it
  const round = going.findLastIndex((it) => it.what === "round"); // the card that opened it has done its work
  const seen = going.flatMap((it, at) => (at >= round && form(it, false, drinks) ? [{ it, at }] : []));
  const laid: Laid[] = seen.map(({ it, at }, i) => {
    const newest = i === seen.length - 1;
    const how = form(it, newest, drinks, seen.at(-1)!.it.what !== "drink", naming)!;
    const older = seen.length - 1 - i;
    const y = newest ? 0 : Math.min(42, 12 + 10 * older);
    const height = TAB + (newest && how === "card" ? 212 : how === "drink" ? 190 : 184);
    return { it, at, newest, form: how, x: 0, y, width: widthOf(it, how, newest), height };
  });
  fold(laid, room.width);
  const wide = place(laid);
  const high = Math.max(200, ...laid.map((one) => one.y + one.height)) + 6;
  const scale = Math.min(1.35, room.height / high, room.width / wide);
  const [aside, down] = [(room.width / scale - wide) / 2, (room.height / scale - high) / 2];
  for (const one of laid) Object.assign(one, { x: one.x + aside, y: one.y + down });
  return { laid, scale };
}

/** Fold the oldest cards, where there are too many or too little room. */
function fold(laid: Laid[], room: number): void {
  for (const [i, one] of laid.entries()) {
    const crowded = laid.length - i > MOST || place(laid) > room * 1.1;
    if (one.form === "card" && !one.newest && crowded) Object.assign(one, { form: "spine", width: WIDTHS.spine });
  }
}

/** Several Drinks at once stand in a block: large in two rows, or small in columns, beside what answers them; its width. */
function block(drinks: Laid[], x: number): number {
  const small = drinks[0]!.form === "sip";
  const [width, height] = small ? [118, 48] : [152, 124];
  const down = small ? 5 : drinks.length > 5 ? 2 : 1;
  const across = Math.ceil(drinks.length / down);
  const top = small || down > 1 ? 0 : 46; // a single row leaves its arrows room above
  for (const [i, one] of drinks.entries())
    Object.assign(one, { x: x + (i % across) * width, y: top + Math.floor(i / across) * height, height: height - 6 });
  return across * width - 6;
}

/** Give each its place from left to right; how wide they are together. */
function place(laid: Laid[]): number {
  const drinks = laid.filter((one) => one.form === "mug" || one.form === "sip");
  let [x, end] = [0, 0];
  for (const one of laid) {
    if (drinks.includes(one) && one !== drinks[0]) continue;
    one.x = x;
    end = x + (one === drinks[0] ? block(drinks, x) : one.width);
    x = end + (one.form === "spine" ? 12 : LINK);
  }
  return Math.max(1, end);
}

// An icon for each verb that the inn says (words/deeds.py): tests/words/test_deeds.py holds the two lists together.
const VERBS: Record<string, string> = {
  ignores: "ignore", negates: "negate", redirects: "redirect", reduces: "reduce", splits: "reduce", passes: "redirect",
  changes: "drink", serves: "drink", orders: "drink", charges: "gold", covers: "gold", takes: "pot", raises: "gold",
  opens: "gambling", gambles: "gambling", cheats: "cheating", leaves: "leave", ends: "control", again: "control",
  hits: "fortitude", "strikes-back": "fortitude", heals: "fortitude", intoxicates: "alcohol", sobers: "alcohol", plays: "next",
};

/** The icon on an arrow from an answer to what it answers. */
export function verbIcon(verb: string): string {
  return VERBS[verb] ?? VERBS.plays!;
}
