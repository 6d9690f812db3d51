// Ways to go on, in as few words as tell them apart.
import type { Player } from "../inn/types";

/** One way to go on: an option, in words, and the seats it names. */
export interface Aim {
  option: number;
  text: string;
  short: string; // what tells it from the others
  seats: number[];
  on: number; // the place in `going_on` of what it is played on, or -1
}

const WORTH_CUTTING = 8; // letters

/** Whether each way is one player, and each another one. */
export function byPlayer(aims: Aim[]): boolean {
  return aims.every((aim) => aim.seats.length === 1) && new Set(aims.map((aim) => aim.seats[0])).size === aims.length;
}

/** The same ways with what tells them apart: a name where that will do, else what comes after the words they share. */
export function toldApart(aims: Aim[], players: Player[]): Aim[] {
  if (byPlayer(aims)) return aims.map((aim) => ({ ...aim, short: players[aim.seats[0]!]?.name ?? aim.text }));
  const shared = aims.length > 1 ? sharedWords(aims.map((aim) => aim.text)) : 0;
  return aims.map((aim) => ({ ...aim, short: shared >= WORTH_CUTTING ? `… ${aim.text.slice(shared)}` : aim.text }));
}

/** How many letters all texts begin with alike, in whole words. */
function sharedWords(texts: string[]): number {
  const first = texts[0]!;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  return first.lastIndexOf(" ", length - 1) + 1;
}
