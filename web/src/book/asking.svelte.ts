// What is asked of the inn again whenever the question changes; only the newest answer counts.
import { Refusal } from "../inn/http";
import { say } from "../words/words.svelte";

export interface Asking<T> {
  readonly answer: T | null;
  readonly refused: string; // why there is no answer, for people
  readonly waiting: boolean;
}

/** Why something failed, for people. */
export const reason = (error: unknown): string => (error instanceof Refusal ? error.message : say("page-book-unreachable"));

/** Ask, within a component; nothing to ask is null. The old answer stays until the new one is here. */
export function asking<T>(ask: () => Promise<T> | null): Asking<T> {
  let answer = $state.raw<T | null>(null);
  let refused = $state("");
  let waiting = $state(true);

  $effect(() => {
    let newest = true;
    const hear = (heard: T | null, why: string) => {
      if (!newest) return;
      answer = heard;
      refused = why;
      waiting = false;
    };
    waiting = true;
    const asked = ask();
    if (asked) asked.then((it) => hear(it, ""), (error: unknown) => hear(null, reason(error)));
    else hear(null, "");
    return () => (newest = false);
  });

  return {
    get answer() {
      return answer;
    },
    get refused() {
      return refused;
    },
    get waiting() {
      return waiting;
    },
  };
}
