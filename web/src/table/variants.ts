// What variants add to a view.
import type { Player, ViewShown } from "../inn/types";
import { signed } from "../parts/shapes";

const NO_PILE = { name: "", count: 0, cards: [] as number[] };

/** A pile that some tables have; without cards at others. */
export function pileOf(view: ViewShown, name: "bar_deck" | "prizes" | "prize_bin" | "pot_prize"): typeof NO_PILE {
  return view.piles?.find((pile) => pile.name === name) ?? NO_PILE;
}

/** Whether it is played with such a pile, be it empty. */
export function hasPile(view: ViewShown, name: "bar_deck" | "prizes"): boolean {
  return !!view.piles?.some((pile) => pile.name === name);
}

/** Seats in turn order, from whoever an Event is revealed by. */
export function inTurnOrder(view: ViewShown, first: number): number[] {
  const count = view.players.length;
  return view.players.map((_, i) => (Math.max(0, first) + i) % count).filter((seat) => !view.players[seat]!.out);
}

/** What becomes of a marker that goes up by so much; an automaton has several of them. */
export function becomes(player: Player, marker: "alcohol" | "fortitude", by: number): string {
  if (player.automaton) return signed(by);
  return `${player[marker]} → ${Math.max(0, Math.min(20, player[marker] + by))}`;
}
