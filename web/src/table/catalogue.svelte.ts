// All cards by their numbers, in the guest's language.
import { inn } from "../inn/http";
import type { CardShown } from "../inn/types";
import { settings } from "../settings.svelte";

class Catalogue {
  printed = $state.raw<CardShown[]>([]); // by the inn
  brought = $state.raw<CardShown[]>([]); // by guests, to this table
  cards: CardShown[] = $derived.by(() => {
    const all = [...this.printed];
    for (const card of this.brought) all[card.number] = card;
    return all;
  });

  of(number: number): CardShown | undefined {
    return this.cards[number];
  }
}

export const catalogue = new Catalogue();

const AGAIN = 2000; // ms after which they are asked for once more, if they did not come

/** Fetch the cards, and again whenever another language is spoken; call once, within a component. */
export function keepCatalogue(): void {
  $effect(() => {
    const spoken = settings.language;
    let timer = 0;
    let closed = false;
    const fetch = (): void =>
      void inn.cards().then(
        (cards) => {
          if (settings.language === spoken) catalogue.printed = cards;
        },
        () => {
          if (!closed) timer = window.setTimeout(fetch, AGAIN);
        },
      );
    fetch();
    return () => {
      closed = true;
      clearTimeout(timer);
    };
  });
}
