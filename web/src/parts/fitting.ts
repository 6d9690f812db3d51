// Where words do not fit their place, they are set tighter, one step after another, until they do.
import type { Attachment } from "svelte/attachments";

const LIVELY = "svg, [role=timer]"; // what changes without needing more room

type Steps = readonly string[] | (() => string[]);

/** Writes into data-tight as many of the steps as it takes until this fits; looks again whenever anything changes. `take` does
    what no style can: it is given each step that is taken, and "" before the first. */
export function fitting(steps: Steps, fits: (node: HTMLElement) => boolean, take?: (node: HTMLElement, step: string) => void): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      node.dataset.tight = "";
      take?.(node, "");
      for (const step of typeof steps === "function" ? steps() : steps) {
        if (fits(node)) return;
        node.dataset.tight += ` ${step}`;
        take?.(node, step);
      }
    };
    const isLively = ({ target }: MutationRecord) => Boolean((target instanceof Element ? target : target.parentElement)?.closest(LIVELY));
    const words = new MutationObserver((changes) => !changes.every(isLively) && fit());
    const room = new ResizeObserver(fit);
    words.observe(node, { subtree: true, childList: true, characterData: true });
    room.observe(node);
    document.fonts.addEventListener("loadingdone", fit); // letters of another alphabet may come later
    return () => {
      words.disconnect();
      room.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}

/** Whether a line of words has all the room it needs, to a fraction of a pixel. */
export function isWhole(node: HTMLElement): boolean {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().width <= node.getBoundingClientRect().width + 0.05;
}

/** Whether all that lies in something has room there, to a pixel. */
export function holdsAll(node: Element): boolean {
  return node.scrollWidth <= node.clientWidth + 1;
}
