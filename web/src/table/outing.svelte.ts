// Who is out of the game, and what they may do now: watch, at full speed, with open hands, see the end, play again.
import type { Following } from "../inn/following.svelte";
import type { Line } from "../inn/line.svelte";
import type { Held } from "../inn/seats";

const LEAST_DELAY = 60; // seconds: where people are in the game, younger hands are their own

export class Outing {
  aside = $state(false); // what felled me has been read
  skipping = $state(false); // I only want to see how it ends

  constructor(readonly look: Following, readonly held: Held | undefined) {}

  get line(): Line {
    return this.look.line;
  }

  #players = $derived.by(() => this.look.view?.players ?? []);

  /** I am out, and others play on. */
  out = $derived.by(() => Boolean(this.held && !this.line.readonly && (this.#players[this.held.seat]?.out || this.line.opened) && !this.look.view?.over)); // open hands may be late
  /** Nobody is to be waited for, or to be kept from knowing. */
  onlyBots = $derived.by(() => this.line.table?.seats.every((seat) => seat.kind === "bot" || this.#players[seat.seat]?.out) ?? false);
  mayOpen = $derived.by(() => this.onlyBots || (this.line.table?.delay ?? 0) >= LEAST_DELAY);
  /** Seconds by which open hands are late. */
  late = $derived.by(() => this.onlyBots ? 0 : (this.line.table?.delay ?? 0));
  /** What did it. */
  cause = $derived.by(() => this.look.facts.findLast((fact) => fact.changes?.some((it) => it.what === "out" && it.seat === this.held?.seat))?.changes?.[0]);

  hurry(on: boolean): void {
    this.aside = true;
    this.line.hurry(on);
  }

  openHands(on: boolean): void {
    this.aside = true;
    this.line.openHands(on);
  }

  skip(on: boolean): void {
    this.skipping = on;
    this.hurry(on);
  }
}
