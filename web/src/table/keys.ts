// Playing by keys: digits choose, arrows move in the hand, Enter plays, P plays what was picked or uses a Potion Token, Space passes, S tells what happened since, ? shows the keys, / chats, T with the team.
import type { Deciding } from "./deciding.svelte";

export interface Reach {
  keys(): void; // show the keys
  chat(): void; // go to where one speaks
  team(): void; // … to one's team
  undo(): void;
  hold(): void;
  close(): void; // what lies open beside the table
  digest(): void; // what happened since you last did something
}

const HAND = "[data-hand]";
const CHOSEN = "[data-hand][aria-pressed=true]"; // a card that Enter plays, and does not put back
const TYPING = "input, textarea, select, [contenteditable]";
const OWN_SPACE = "button:not([data-hand]), a, summary, [role=button]"; // what Space presses, when it has the focus

const DIGIT = /^[0-9]$/;
const ANSWERS = new Set(["Enter", " ", ..."0123456789"]);

export function onKey(event: KeyboardEvent, deciding: Deciding, reach: Reach): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest(`${TYPING}, dialog[open]`)) return;
  const answers = ANSWERS.has(event.key) || event.code === "KeyP";
  if (event.repeat && answers) return event.preventDefault(); // a key that is held answers once
  if (answers && !target.closest(OWN_SPACE)) {
    if (!deciding.question && deciding.look.reading && !DIGIT.test(event.key)) return go(event, deciding);
    if (deciding.question && !deciding.isSeen) return event.preventDefault();
  }
  const digit = event.code.startsWith("Digit") || event.code.startsWith("Numpad") ? Number(event.key) : NaN;
  if (digit >= 0 && digit <= 9) byDigit(deciding, (digit + 9) % 10);
  else if (event.key === "ArrowLeft") move(-1);
  else if (event.key === "ArrowRight") move(1);
  else if (event.key === "Enter" && (target.closest(CHOSEN) || !target.closest("button, a, summary"))) deciding.confirm();
  else if (event.key === " " && !target.closest(OWN_SPACE)) deciding.pass();
  else if (event.key === "Escape") (deciding.unselect(), reach.close());
  else if (event.key === "?") reach.keys();
  else if (event.key === "/") reach.chat();
  else if (event.code === "KeyT") reach.team();
  else if (event.code === "KeyP") (deciding.instead ? deciding.playInstead() : deciding.drink());
  else if (event.code === "KeyU") reach.undo();
  else if (event.code === "KeyH") reach.hold();
  else if (event.code === "KeyS") reach.digest();
  else return;
  event.preventDefault();
}

function go(event: KeyboardEvent, deciding: Deciding): void {
  event.preventDefault();
  deciding.look.goOn();
}

/** Where there are several ways to go on, a digit chooses among them, else among the cards in the hand. */
function byDigit(deciding: Deciding, place: number): void {
  if (deciding.several) {
    const aim = deciding.aims[place];
    if (aim) deciding.aim(aim.option);
  } else {
    deciding.touch(place);
    focus(place);
  }
}

function hand(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(HAND)];
}

function focus(place: number): void {
  hand()[place]?.focus();
}

function move(step: number): void {
  const cards = hand();
  const here = cards.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : cards.length - 1) : (here + step + cards.length) % cards.length;
  cards[next]?.focus();
}
