// Characters of one's own: those kept in this browser, and those brought to a table.
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { inn } from "./http";
import type { CharacterShown, InnShown, PackShown, TableShown } from "./types";

const KEY = "innkeeper.packs";

/** A pack that is kept in this browser: its file, and the character as the inn read it last, if it can be played. */
export interface Kept {
  key: string; // by which it is kept, whatever its file says
  name: string;
  text: string;
  at: number; // when it was changed last
  character: CharacterShown | null;
}

/** A character that was brought to a table, or could be. */
export interface Brought extends CharacterShown {
  table: string; // where the cards can be read; empty: it is at no table yet
}

/** A key that no other pack in this browser has. */
export function newKey(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

export function keptPacks(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return kept.filter((it) => typeof it.text === "string");
  } catch {
    return [];
  }
}

export function keepPacks(packs: Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(packs));
}

/** What the inn has, with the characters of one's own that nobody there is called like. */
export function withKept(shown: InnShown): InnShown {
  const known = new Set(shown.characters.map(({ id }) => id));
  const own = new Map(keptPacks().flatMap(({ character }) => (character && !known.has(character.id) ? [[character.id, character]] : [])));
  const set = say("page-cast-box.own");
  return own.size ? { ...shown, characters: [...shown.characters, ...[...own.values()].map((it) => ({ ...it, set, table: "" }))] } : shown;
}

/** The files of these characters, as far as they are one's own. */
export function packsOf(characters: string[]): string[] {
  const own = new Map(keptPacks().flatMap(({ character, text }) => (character ? [[character.id, text]] : [])));
  return [...new Set(characters)].flatMap((id) => own.get(id) ?? []);
}

const asked = new Map<string, Promise<PackShown[]>>();

/** The packs that were brought to a table; asked for once as long as no other is brought. */
export function packsAt({ table, packs }: Pick<TableShown, "table" | "packs">): Promise<PackShown[]> {
  if (!packs.length) return NONE;
  const key = [table, settings.language, ...packs].join(" ");
  if (!asked.has(key)) {
    const found = inn.packs(table);
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return asked.get(key)!;
}

const NONE = Promise.resolve<PackShown[]>([]);
const merged = new WeakMap<Promise<PackShown[]>, Promise<InnShown>>();

/** What the inn has at a table: who was brought is on a shelf of their own. */
export function shownAt(table: TableShown): Promise<InnShown> {
  const packs = packsAt(table);
  if (packs === NONE) return inn.shown();
  if (!merged.has(packs)) merged.set(packs, join(table.table, packs));
  return merged.get(packs)!;
}

async function join(table: string, packs: Promise<PackShown[]>): Promise<InnShown> {
  const [shown, brought] = await Promise.all([inn.shown(), packs]);
  const set = say("page-brought.box");
  const known = shown.characters.filter(({ id }) => !brought.some(({ character }) => character.id === id));
  return { ...shown, characters: [...known, ...brought.map(({ character }) => ({ ...character, set, table }))] };
}

/** Where the cards of a character can be read. */
export function deckOf(character: CharacterShown | Brought): string {
  const table = "table" in character ? character.table : undefined;
  return table === "" ? "/workshop" : `/deck?deck=${character.id}${table ? `&table=${table}` : ""}`;
}
