// Where a rule is printed, in words.
import { say } from "../words/words.svelte";

/** A source as the rulebook gives it, "000 § Drinks", with the name of the book. */
export function printed(source: string): string {
  const [, number, part] = /^(\d{3})\s*(.*)$/.exec(source) ?? [];
  return number ? `${say(`page-printed-${number}`)} ${part}` : source;
}
