// How things move: numbers that count, markers that go notch by notch; at once, for those who like it still.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion, Tween } from "svelte/motion";
import { settings } from "../settings.svelte";

/** Whether this guest wants things to stand still. */
export function still(): boolean {
  return settings.motion === "reduced" || prefersReducedMotion.current;
}

/** A value that moves to where it should be, so many milliseconds a step and no longer than `most`; within a component. */
export function moving(where: () => number, step: number, most: number): Tween<number> {
  return Tween.of(where, {
    duration: (from, to) => (still() ? 0 : Math.min(most, step * Math.abs(to - from))),
    easing: cubicOut,
  });
}
