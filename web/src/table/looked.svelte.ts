// Which card of the hand shows whole: the one under the mouse, else the one the keyboard is at. A card is told by a
// symbol of its own, so it stays looked at wherever it moves while others come and go.

export class Looked {
  #pointed = $state<symbol>();
  #focused = $state<symbol>();

  /** Whether this is the card that shows whole. */
  isWhole(card: symbol): boolean {
    return (this.#pointed ?? this.#focused) === card;
  }

  point(card: symbol, is: boolean): void {
    if (is) this.#pointed = card;
    else if (this.#pointed === card) this.#pointed = undefined;
  }

  focus(card: symbol, is: boolean): void {
    if (is) this.#focused = card;
    else if (this.#focused === card) this.#focused = undefined;
  }

  /** The card is in the hand no more. */
  forget(card: symbol): void {
    this.point(card, false);
    this.focus(card, false);
  }
}
