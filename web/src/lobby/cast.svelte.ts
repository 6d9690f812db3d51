// The characters to choose from: box by box, as far as they fit what is looked for.
import { inn } from "../inn/http";
import type { CharacterShown, InnShown } from "../inn/types";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

export const FILTERS = ["all", "simple", "parts", "favourites"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Shelf {
  box: string;
  characters: CharacterShown[];
  on: boolean; // chance picks from it
}

/** Which box a character comes in: boxes of one series ("Allies: …") stand on one shelf. */
export function boxOf({ set }: CharacterShown): string {
  return set.split(":")[0]!.trim();
}

/** What a box is called: by its number, or as it calls itself. */
export function boxName(box: string): string {
  const number = /^RDI(\d+)$/.exec(box)?.[1];
  return number ? say("page-cast-box", { number }) : box || say("page-cast-box.own");
}

/** What belongs together, in the order in which it comes; boxes with a number by that, before all others. */
export function shelved(characters: CharacterShown[]): Shelf[] {
  const shelves = new Map<string, CharacterShown[]>();
  for (const character of characters) {
    const box = boxOf(character);
    shelves.set(box, [...(shelves.get(box) ?? []), character]);
  }
  const place = (box: string) => Number(/^RDI(\d+)$/.exec(box)?.[1] ?? Infinity);
  const found = [...shelves].map(([box, some]) => ({ box, characters: some, on: !settings.leftOut.includes(box) }));
  return found.sort((one, other) => (place(one.box) === place(other.box) ? 0 : place(one.box) - place(other.box)));
}

/** Those among whom chance picks: of the boxes that are ticked; of all, if none is. */
export function pool(shown: InnShown): CharacterShown[] {
  const ticked = shown.characters.filter((character) => !settings.leftOut.includes(boxOf(character)));
  return ticked.length ? ticked : shown.characters;
}

export function isFavourite(id: string): boolean {
  return settings.favourites.includes(id);
}

/** With it, if it was not there, else without. */
export function toggled(list: string[], it: string): string[] {
  return list.includes(it) ? list.filter((other) => other !== it) : [...list, it];
}

/** What is looked for. */
export class Search {
  words = $state("");
  filter = $state<Filter>("all");
  #printed = $state.raw<Record<string, string>>({}); // all that a character's cards say, in small letters

  #wanted: string[] = $derived(this.words.toLowerCase().split(/\s+/).filter(Boolean));

  fits(character: CharacterShown): boolean {
    return this.#passes(character) && this.#wanted.every((word) => this.#said(character).includes(word));
  }

  #passes(character: CharacterShown): boolean {
    if (this.filter === "simple") return character.simple;
    if (this.filter === "parts") return character.components.length > 0;
    return this.filter === "all" || isFavourite(character.id);
  }

  #said({ id, name, epithet, race, class: calling, set, about, components }: CharacterShown): string {
    const labels = components.map(({ label }) => label);
    return [name, epithet, race, calling, boxName(set), about, ...labels].join(" ").toLowerCase() + (this.#printed[id] ?? "");
  }

  all(): void {
    this.words = "";
    this.filter = "all";
  }

  /** Read the cards once something is looked for; call once, within a component. */
  keepRead(): void {
    $effect(() => {
      if (!this.#wanted.length) return;
      void inn.cards().then((cards) => {
        const printed: Record<string, string> = {};
        for (const { character, title, english, text } of cards) printed[character] = `${printed[character] ?? ""} ${title} ${english} ${text}`.toLowerCase();
        this.#printed = printed;
      }, () => {}); // names are found all the same
    });
  }
}
