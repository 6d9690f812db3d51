// What happened to whom since you last did something, from what was told.
import type { ChangeTold, Player, Told } from "../inn/types";

export const STATS = ["fortitude", "alcohol", "gold"] as const;
export type Stat = (typeof STATS)[number];

/** What a card did (-1: none), or who was behind it without one; how much it hurt. */
export interface Deed {
  card: number;
  by: number[];
  hurt: number;
}

/** All that happened to one player, or to a team, of which the first is named. */
export interface Fate {
  seat: number;
  moved: Record<Stat, number>;
  out: boolean;
  deeds: Deed[]; // the worst first
}

const ACTS = new Set(["plays", "orders", "discards", "passes", "accepts", "declines", "chooses", "offers", "buys", "refuses"]); // what you are known to have done

/** How much had been told when you last did something. */
export function lastDone(facts: Told[], you: number): number {
  return facts.findLastIndex((fact) => fact.seat === you && ACTS.has(fact.what)) + 1;
}

/** What happened to each player, or team, from so many facts on; to whom nothing happened is left out. */
export function fates(facts: Told[], since: number, players: Player[]): Fate[] {
  const firsts = players.filter((player) => players.find(({ side }) => side === player.side) === player);
  const found = firsts.map((player): Fate => ({ seat: player.seat, moved: { fortitude: 0, alcohol: 0, gold: 0 }, out: false, deeds: [] }));
  for (const change of facts.slice(since).flatMap((fact) => fact.changes ?? [])) {
    const side = players[change.seat]!.side;
    for (const fate of found.filter((fate) => players[fate.seat]!.side === side)) {
      if (change.what === "out") fate.out = true;
      else fate.moved[change.what as Stat] += change.amount;
      blame(fate.deeds, change);
    }
  }
  for (const fate of found) fate.deeds.sort((one, other) => other.hurt - one.hurt);
  return found.filter((fate) => fate.out || fate.deeds.length || STATS.some((stat) => fate.moved[stat]));
}

/** Note what is behind a change. */
function blame(deeds: Deed[], { by, card, what, amount }: ChangeTold): void {
  if (by < 0 && card < 0) return;
  let deed = deeds.find((it) => it.card === card && (card >= 0 || it.by.includes(by)));
  if (!deed) deeds.push((deed = { card, by: [], hurt: 0 }));
  if (by >= 0 && !deed.by.includes(by)) deed.by.push(by);
  deed.hurt += Math.max(0, what === "alcohol" ? amount : -amount);
}
