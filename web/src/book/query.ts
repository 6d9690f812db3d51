// What stands behind the "?" of the address: it says what is open, so that it can be shared.
import { go, place } from "../router.svelte";

/** What the address says about this; nothing is "". */
export const queried = (name: string): string => new URLSearchParams(place.query).get(name) ?? "";

/** The address of this page with some things changed; "" takes one out. */
export function addressed(changes: Record<string, string | number>): string {
  const query = new URLSearchParams(place.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${place.path}?${text}` : place.path;
}

/** Let the address say so without a new step in the history. */
export function note(changes: Record<string, string | number>): void {
  const address = addressed(changes);
  if (address !== place.path + place.query) go(address, true);
}

/** A function that waits until the guest has stopped typing; who has gone elsewhere meanwhile meant this page alone. */
export function unhurried<T>(act: (value: T) => void, pause = 140): (value: T) => void {
  let timer = 0;
  return (value) => {
    const here = place.path;
    clearTimeout(timer);
    timer = window.setTimeout(() => here === place.path && act(value), pause);
  };
}
