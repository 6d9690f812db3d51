// Whom this guest does not want to hear at this table.
import { SvelteSet } from "svelte/reactivity";

export const muted = new SvelteSet<number>();

export function toggleMuted(seat: number): void {
  if (!muted.delete(seat)) muted.add(seat);
}
