// Holding a finger on something looks at it closely; so do the right button and the menu key.
import type { Attachment } from "svelte/attachments";

const LONG = 450; // ms
const STEADY = 10; // px a finger may move meanwhile

export function holding(look: () => void): Attachment<HTMLElement> {
  return (node) => {
    const until = new AbortController();
    const how = { signal: until.signal, capture: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [x, y] = [0, 0];
    let held = false; // it has been looked at: lifting the finger presses nothing, not even what has come to lie under it

    const drop = (): void => clearTimeout(timer);
    const hold = (event: PointerEvent): void => {
      drop();
      held = false;
      [x, y] = [event.clientX, event.clientY];
      if (event.pointerType !== "mouse") timer = setTimeout(() => ((held = true), look()), LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) drop();
    };
    const ask = (event: Event): void => {
      drop();
      event.preventDefault();
      look();
    };
    const press = (event: Event): void => {
      if (held) event.stopPropagation();
      held = false;
    };
    const afresh = (): void => void (held = false);

    addEventListener("pointerdown", afresh, how);
    node.addEventListener("pointerdown", hold, how);
    node.addEventListener("pointermove", move, how);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, drop, how);
    node.addEventListener("contextmenu", ask, how);
    addEventListener("click", press, how);
    return () => {
      drop();
      until.abort();
    };
  };
}
