// Whom this guest does not want to hear, at each table: kept until this tab is closed.
import { SvelteSet } from "svelte/reactivity";

const KEY = "innkeeper.muted";

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

const muted = new SvelteSet<string>(kept());
const here = (seat: number) => `${location.pathname} ${seat}`;

export function isMuted(seat: number): boolean {
  return muted.has(here(seat));
}

export function toggleMuted(seat: number): void {
  if (!muted.delete(here(seat))) muted.add(here(seat));
  sessionStorage.setItem(KEY, JSON.stringify([...muted]));
}
