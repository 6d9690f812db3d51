// For which cards a guest wants to be stopped. Usually where it matters: for an Anytime Card that is where something
// touches them, for others wherever they can be played.

export type Stop = "usual" | "never" | "always";

export const STOP_ICONS: Record<Stop, string> = { usual: "hold", never: "next", always: "hold" };

const NEXT: Record<Stop, Stop> = { usual: "never", never: "always", always: "usual" };

export class Silence {
  #stops = $state<Record<number, Stop>>({});

  of(card: number): Stop {
    return this.#stops[card] ?? "usual";
  }

  /** From usual to never, to always, and back. */
  turn(card: number): void {
    this.#stops[card] = NEXT[this.of(card)];
  }

  /** Whether this card is worth a stop. */
  stops(card: number, matters: boolean): boolean {
    const stop = this.of(card);
    return stop === "always" || (stop === "usual" && matters);
  }
}
