// A pack that is being written. The text of its file is the truth; the form reads it, and changes it in place.
import { untrack } from "svelte";
import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, type Node } from "yaml";
import { inn } from "../inn/http";
import { keepPacks, keptPacks, type Kept } from "../inn/packs";
import type { CardShown, MistakeShown, PackChecked } from "../inn/types";
import { settings } from "../settings.svelte";
import { isMapping, KINDS, type Mapping, type Value, type Way } from "./grammar";
import { isBorrowed } from "./template";

const MOMENT = 250; // ms after a change before the inn is asked about it
const AGAIN = 3000; // ms until it is asked once more, if it had no answer
const STEPS_BACK = 100;
const BLOCK = 3; // so many steps into the file everything has lines of its own; deeper it stands in one
const STYLE = { lineWidth: 0, flowCollectionPadding: false };

/** A card with nothing in it but a beginning. */
export const newCard = (title: string): Mapping => ({ title, copies: 2, action: { pick: "another", do: [{ lose: { fortitude: 1 } }] } });

/** The way to a place as mistakes tell it: `sometimes.do[0].who`. */
export function spelled(way: Way): string {
  return way.reduce<string>((text, step) => (typeof step === "number" ? `${text}[${step}]` : text ? `${text}.${step}` : step), "");
}

export class Writing {
  key = $state(""); // by which it is kept in this browser
  text = $state("");
  chosen = $state(0); // the card that is looked at
  checked = $state.raw<PackChecked | null>(null);
  #checkedText = $state("");
  silent = $state(false); // the inn does not answer
  full = $state(false); // the browser keeps no more
  #past = $state.raw<string[]>([]);

  doc: Document = $derived(parseDocument(this.text, { version: "1.2" }) as Document);
  data: Mapping = $derived.by(() => {
    try {
      const data = this.doc.errors.length ? null : (this.doc.toJS() as Value);
      return isMapping(data) ? data : {};
    } catch {
      return {}; // references without end
    }
  });
  readable: boolean = $derived(this.doc.errors.length === 0);
  cards: Mapping[] = $derived(Array.isArray(this.data.cards) ? this.data.cards.map((it) => (isMapping(it) ? it : {})) : []);
  components: string[] = $derived(isMapping(this.data.components) ? Object.keys(this.data.components) : []);
  number: number = $derived(this.cards.reduce((sum, { copies, boss }) => sum + (typeof copies === "number" && !boss ? copies : 0), 0));
  mistakes: MistakeShown[] = $derived(this.checked?.mistakes ?? []);
  grave: MistakeShown[] = $derived(this.mistakes.filter((it) => !this.#onlySize(it)));
  settled: boolean = $derived(this.checked !== null && this.#checkedText === this.text); // the inn has read it as it is now
  playable: boolean = $derived(this.settled && this.grave.length === 0 && this.number > 0);

  /** That the number of cards is not what the file says: so it is while one writes. */
  #onlySize({ key, card }: MistakeShown): boolean {
    return key === "size" && card < 0 && this.number > 0;
  }

  /** How many cards the file says there shall be. */
  size: number = $derived(typeof this.data.size === "number" ? this.data.size : 40);

  /** The pack as it can be played now: with as many cards as there are. */
  get played(): string {
    return this.text.replace(/^size:.*$/m, `size: ${this.number}`);
  }

  open(kept: Pick<Kept, "key" | "text">): void {
    this.key = kept.key;
    this.text = kept.text;
    this.checked = null;
    this.chosen = 0;
    this.#past = [];
  }

  /** Put another text in place of this one. */
  write(text: string): void {
    if (text === this.text) return;
    this.#past = [...this.#past.slice(1 - STEPS_BACK), this.text];
    this.text = text;
  }

  undo(): void {
    this.text = this.#past.at(-1) ?? this.text;
    this.#past = this.#past.slice(0, -1);
  }

  undoable: boolean = $derived(this.#past.length > 0);

  #edit(change: (doc: Document) => void): void {
    const doc = parseDocument(this.text, { version: "1.2" }) as Document;
    if (doc.errors.length) return;
    change(doc);
    this.write(doc.toString(STYLE));
  }

  #node(doc: Document, value: Value, way: Way): Node {
    const node = doc.createNode(value, { flow: way.length > BLOCK || (way[0] === "components" && way.length > 2) }) as Node;
    if (isScalar(node) && typeof value === "string" && (way.at(-1) === "title" || way.at(-1) === "ru")) node.type = Scalar.QUOTE_DOUBLE;
    if (way.length <= 2) this.#tidy(node);
    return node;
  }

  /** In a whole card, titles stand in quotes, and what a play does in one line. */
  #tidy(node: unknown): void {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? key.value : "";
      if (name === "title" && isScalar(value)) value.type = Scalar.QUOTE_DOUBLE;
      else if ((KINDS as readonly unknown[]).includes(name) && isMap(value)) value.items.forEach((it) => (isMap(it.value) || isSeq(it.value)) && (it.value.flow = true));
    }
  }

  /** Let this stand at a place, whatever stood there. */
  set(way: Way, value: Value): void {
    this.#edit((doc) => this.#put(doc, way, value));
  }

  #put(doc: Document, way: Way, value: Value): void {
    const old = doc.getIn(way, true);
    if (isScalar(old) && (typeof value !== "object" || value === null)) old.value = value;
    else doc.setIn(way, this.#node(doc, value, way));
  }

  /** Give another name to what is called by this key. If its Russian one is of the pack that one begins with, it goes. */
  rename(way: Way, key: "name" | "epithet" | "title", value: string): void {
    this.#edit((doc) => {
      this.#put(doc, [...way, key], value);
      if (isBorrowed(doc.getIn([...way, `${key}s`, "ru"]))) doc.deleteIn([...way, `${key}s`]);
    });
  }

  remove(way: Way): void {
    this.#edit((doc) => {
      doc.deleteIn(way);
      const above = way.slice(0, -1);
      const rest = doc.getIn(above, true);
      if (above.length > 3 && typeof way.at(-1) === "string" && isMap(rest) && !rest.items.length && above.at(-1) !== "gambling" && above.at(-1) !== "cheating") doc.deleteIn(above);
    });
  }

  /** One more at the end of a list. */
  add(way: Way, value: Value): void {
    this.#edit((doc) => {
      const list = doc.getIn(way, true);
      if (isSeq(list)) list.add(this.#node(doc, value, [...way, list.items.length]));
      else doc.setIn(way, this.#node(doc, [value], way));
    });
  }

  addCard(title: string): void {
    const text = this.text.endsWith("\n") ? this.text : `${this.text}\n`;
    this.write(text);
    this.add(["cards"], newCard(title));
    this.chosen = this.cards.length - 1;
  }

  removeCard(place: number): void {
    this.remove(["cards", place]);
    this.chosen = Math.max(0, Math.min(this.chosen, this.cards.length - 1));
  }

  /** Put the word that was meant in place of the one that is wrong. */
  repair({ line, column, last_column }: MistakeShown, word: string): void {
    const lines = this.text.split("\n");
    lines[line - 1] = lines[line - 1]!.slice(0, column) + word + lines[line - 1]!.slice(last_column);
    this.write(lines.join("\n"));
  }

  /** A card as it will be printed. */
  printed(place: number): CardShown | null {
    return this.checked?.cards[place]?.card ?? null;
  }

  mistakesIn(place: number): MistakeShown[] {
    return this.mistakes.filter(({ card }) => card === place);
  }

  /** Ask the inn a moment after each change, and keep what is written; call once, within a component. */
  keepChecked(): void {
    $effect(() => {
      const text = this.text;
      void settings.language;
      if (!this.key) return;
      untrack(() => this.#keep());
      let current = true;
      const ask = async (): Promise<void> => {
        const checked = await inn.checkPack(text).catch(() => null);
        if (!current) return;
        this.silent = checked === null;
        if (!checked) {
          timer = setTimeout(ask, AGAIN);
          return;
        }
        this.checked = checked;
        this.#checkedText = text;
        this.#keep();
      };
      let timer = setTimeout(ask, MOMENT);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  #keep(): void {
    const whole = this.settled && this.mistakes.length === 0 ? (this.checked?.character ?? null) : null;
    const name = typeof this.data.name === "string" ? this.data.name : (this.checked?.character?.name ?? "?");
    const kept = { key: this.key, name, text: this.text, at: Date.now(), character: whole };
    try {
      keepPacks([kept, ...keptPacks().filter(({ key }) => key !== this.key)]);
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}
