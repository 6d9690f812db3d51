// What a fact sounds like.
import type { Told, ViewShown } from "../inn/types";
import * as sound from "../sound";

/** Sound the last thing that can be heard among what was just told. */
export function heard(facts: Told[], view: ViewShown): void {
  for (const fact of facts.toReversed()) {
    const sounding = SOUNDS[fact.what];
    if (sounding) return sounding(fact, view);
  }
}

const HOT = 3; // so little left between the markers makes the heart beat

const SOUNDS: Record<string, (fact: Told, view: ViewShown) => void> = {
  plays: (_, view) => sound.card(Math.max(0, view.going_on.filter((it) => it.what === "card").length - 1)),
  negated: () => sound.negate(),
  alcohol: (fact) => (fact.amount > 0 ? sound.pour(fact.amount) : undefined),
  fortitude: (fact) => (fact.amount < 0 ? sound.hit() : undefined),
  pays: (fact) => sound.coin(fact.amount),
  "passes-out": () => sound.chair(),
  "is-broke": () => sound.chair(),
  wins: () => sound.cheer(),
  turn: (_, view) => {
    const me = view.players[view.you];
    if (me && !me.out && me.fortitude - me.alcohol <= HOT) sound.heartbeat();
  },
};
