// What characters, bots and times are called on the page.
import type { InnShown } from "../inn/types";
import { say } from "../words/words.svelte";

export const RANDOM = "random";

/** What a character is called; who has none yet drafts one. */
export function characterName(inn: InnShown, id: string): string {
  if (!id) return say("page-lobby-nobody");
  return inn.characters.find((character) => character.id === id)?.name ?? say("page-lobby-random");
}

/** How strong a bot is, in a word; a bot the page has no word for goes by its own name. */
export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  const word = say(key);
  return word === key ? bot : word;
}

/** How long something lasts. */
export function lasting(seconds: number, none = "page-time-none"): string {
  if (seconds === 0) return say(none);
  return seconds < 120 ? say("page-time-seconds", { seconds }) : say("page-time-minutes", { minutes: seconds / 60 });
}
