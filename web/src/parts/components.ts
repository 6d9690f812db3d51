// How components are drawn and read out.
import type { ComponentShown } from "../inn/types";
import { say } from "../words/words.svelte";

/** What a drawing needs of a component. */
export type Drawn = Pick<ComponentShown, "kind" | "label" | "emblem" | "tint" | "count" | "least" | "most"> & { step?: string };

const PIPS = 8; // limits up to this are drawn one by one
const ENDLESS = 100; // and this is none

/** The steps of a counter that are drawn one by one. */
export function stepsOf({ kind, least, most, step }: Drawn): number[] {
  const first = Math.max(least, 1);
  return kind === "counter" && !step && most <= PIPS ? Array.from({ length: most - first + 1 }, (_, i) => i + first) : [];
}

/** The limit of a number, in words, where there is one and it is not drawn. */
export function limitOf(component: Drawn): string {
  const { kind, most } = component;
  const told = (kind === "counter" || kind === "stock") && most < ENDLESS && !component.step && !stepsOf(component).length;
  return told ? say("page-of-most", { most }) : "";
}

/** What is read out of a component: all that may be seen of it, in its order. */
export function read(component: Drawn, title: string): string {
  const { kind, label, count, step } = component;
  return (kind === "deck" && title ? [title, count, label] : step ? [label, step] : [label, count, limitOf(component)]).filter((it) => it !== "").join(" ");
}
