// What the guest looks at more closely: a card, a board, a rule, a card that a line of the log is about, the keys, the menu.
import type { HandCard } from "../inn/types";

class Looks {
  card = $state(-1); // opened large
  why = $state.raw<HandCard | null>(null); // that card, if it lies in the hand and cannot be played now
  board = $state(-1); // the seat whose board is opened
  rule = $state(""); // opened
  peek = $state(-1); // shown beside the log
  digest = $state(false); // what happened since you last did something
  keys = $state(false);
  menu = $state(false);
  prizes = $state(false);
}

export const looks = new Looks();
