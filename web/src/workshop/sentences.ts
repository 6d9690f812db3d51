// Sentences with gaps to be filled in: the words come from the Fluent files, what stands in the gaps from the pack.
import { say } from "../words/words.svelte";

export type Piece = { text: string } | { gap: string };
const MARK = "\u0001";

/** A message in pieces: its words, and the gaps for these names; null if there is no such message. */
export function pieces(key: string, names: string[]): Piece[] | null {
  const text = say(key, Object.fromEntries(names.map((name) => [name, MARK + name + MARK])));
  if (text === key) return null;
  return text.split(MARK).flatMap((part, place): Piece[] => (place % 2 ? [{ gap: part }] : part.trim() ? [{ text: part.trim() }] : []));
}

/** A word of packs in the guest's language; as it is written where there is none. */
export function word(written: string): string {
  const key = `workshop-word-${written.replaceAll(/[ _]/g, "-")}`;
  const found = say(key);
  return found === key ? written : found;
}
