// Why the inn said no, in the guest's language.
import type { Refused } from "../inn/types";
import { say } from "./words.svelte";

/** A refusal with words for people; where the page has none, the inn's own stay. */
export function worded<T extends Pick<Refused, "code" | "why">>(refused: T): T {
  const key = `page-refused-${refused.code}`;
  const words = say(key);
  return words === key ? refused : { ...refused, why: words };
}
