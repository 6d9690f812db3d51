// That a choice was taken back, in words.
import type { Looking } from "../inn/line.svelte";
import { say } from "../words/words.svelte";

export function tookBack(look: Looking, who: number): string {
  const whose = who < 0 ? "nobody" : who === look.view?.you ? "you" : "other";
  return say("page-log-taken-back", { whose, who: look.view?.players[who]?.name ?? "" });
}

/** What was told last: a fact, or that something was taken back. */
export function lastTold(look: Looking): string {
  const back = look.takenBack.at(-1);
  return back && back.at >= look.facts.length ? tookBack(look, back.who) : (look.facts.at(-1)?.text ?? "");
}
