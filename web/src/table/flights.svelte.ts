// What moves over the table: cards to and from the stack, Drinks to a pile, Gold from hand to hand. Nothing waits for it.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Told } from "../inn/types";
import { still } from "../parts/moving.svelte";

const hand = new Map<number, DOMRect>(); // where the cards of the own hand lay last

/** Remember where the cards of the hand lie; called before they change. */
export function remember(cards: Iterable<HTMLElement>): void {
  hand.clear();
  for (const card of cards) hand.set(Number(card.dataset.card), card.getBoundingClientRect());
}

const seatOf = (seat: number) => `[data-seat="${seat}"]`;
const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

function between(node: HTMLElement, other: DOMRect): { x: number; y: number } {
  const here = node.getBoundingClientRect();
  const zoom = here.width / (node.offsetWidth || 1) || 1;
  const middle = (rect: DOMRect) => [rect.x + rect.width / 2, rect.y + rect.height / 2] as const;
  const [[hx, hy], [ox, oy]] = [middle(here), middle(other)];
  return { x: (ox - hx) / zoom, y: (oy - hy) / zoom };
}

/** A card comes to the stack: from the hand it lay in, or from the board of who plays it. */
export function comes(node: HTMLElement, { seat, card }: { seat: number; card: number }): TransitionConfig {
  const from = hand.get(card) ?? rectOf(seatOf(seat));
  if (still() || !from) return { duration: 120, css: (t) => `opacity:${t}` };
  const { x, y } = between(node, from);
  return {
    duration: 320,
    easing: cubicOut,
    css: (t, u) => `transform:translate(${x * u}px,${y * u - 40 * Math.sin(Math.PI * t)}px) scale(${0.6 + 0.4 * t});opacity:${Math.min(1, 3 * t)}`,
  };
}

export interface Flight {
  id: number;
  what: "drink" | "coin" | "card";
  face: number; // the number of a card that lies open, or -1
  from: DOMRect;
  to: DOMRect;
  wait: number;
}

const PILES: Record<number, string> = { [-1]: "inn", [-2]: "pot" };
const MOST = 14;

class Flights {
  now = $state.raw<Flight[]>([]);
  #count = 0;

  /** Let what was just told be seen. */
  tell(facts: Told[]): void {
    if (still()) return;
    for (const fact of facts) this.#fly(fact);
  }

  #fly(fact: Told): void {
    const pile = (name: string) => `[data-pile="${name}"]`;
    const place = (whom: number) => (whom >= 0 ? seatOf(whom) : pile(PILES[whom] ?? "inn"));
    const gold = Math.min(5, Math.abs(fact.amount));
    switch (fact.what) {
      case "orders":
        return this.#send("drink", pile("drinks"), seatOf(fact.whom), 1);
      case "draws":
        return this.#send("card", pile("deck"), "[data-hand-of]", 1);
      case "pays":
        return this.#send("coin", seatOf(fact.seat), place(fact.whom), gold);
      case "inn-pays":
        return this.#send("coin", pile("inn"), place(fact.whom), gold);
      case "takes":
        return this.#send("coin", place(fact.whom), seatOf(fact.seat), gold);
      case "gold-divided":
        return this.#divide(fact);
      case "collects":
        return this.#send("coin", pile("pot"), seatOf(fact.seat), gold);
    }
  }

  /** The Gold of who passed out leaves in two streams: to the Inn, and to those still in (`whom` is the share of each). */
  #divide({ seat, whom: share, amount }: Told): void {
    const boards = [...document.querySelectorAll<HTMLElement>("[data-seat]:not([data-out])")];
    const sides = new Map(boards.map((board) => [board.dataset.side ?? board.dataset.seat, Number(board.dataset.seat)])); // one of each team
    const others = [...sides.values()].filter((other) => share > 0 && other !== seat);
    for (const other of others) this.#send("coin", seatOf(seat), seatOf(other), Math.min(others.length > 3 ? 1 : 3, share));
    this.#send("coin", seatOf(seat), `[data-pile="inn"]`, Math.min(5, amount - share * others.length));
  }

  #send(what: Flight["what"], from: string, to: string, count: number): void {
    const [start, end] = [rectOf(from), rectOf(to)];
    if (!start || !end) return;
    const apart = what === "coin" ? 40 : 60;
    const free = Math.max(0, MOST - this.now.length);
    const more = Array.from({ length: Math.min(count, free) }, (_, i) => ({
      id: this.#count++, what, face: -1, from: start, to: end, wait: (this.now.length + i) * apart,
    }));
    this.now = [...this.now, ...more];
  }

  /** A card leaves the stack, for the discard pile of who played it. */
  leave(face: number, from: DOMRect, seat: number): void {
    const to = rectOf(seatOf(seat));
    if (!still() && to) this.now = [...this.now, { id: this.#count++, what: "card", face, from, to, wait: 0 }];
  }

  landed(id: number): void {
    this.now = this.now.filter((flight) => flight.id !== id);
  }
}

export const flights = new Flights();
