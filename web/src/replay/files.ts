// Saved games as files: read, checked by the inn, kept for this visit, and handed out again.
import { inn } from "../inn/http";
import type { Saved } from "../inn/types";
import { handOut } from "../table/picture";
import { say } from "../words/words.svelte";

const KEY = "innkeeper.replay";
const FORMAT = "innkeeper game";
const LARGEST = 2_000_000; // bytes; a long game has some ten thousand

/** A file that is no game; the message is for people. */
export class NoGame extends Error {}

/** Read a saved game and let the inn check it; it is kept until the browser is closed. */
export async function takeFile(file: File): Promise<void> {
  if (file.size > LARGEST) throw new NoGame(say("page-replay-too-large", { file: file.name }));
  const text = await file.text();
  const game = readGame(text, file.name);
  await inn.replay({ game, count: 1 });
  sessionStorage.setItem(KEY, text);
}

function readGame(text: string, file: string): Saved {
  let game: unknown;
  try {
    game = JSON.parse(text);
  } catch {
    throw new NoGame(say(text.slice(0, 100).includes(FORMAT) ? "page-replay-cut-short" : "page-replay-foreign", { file }));
  }
  if ((game as Partial<Saved> | null)?.format !== FORMAT) throw new NoGame(say("page-replay-foreign", { file }));
  return game as Saved;
}

/** The file that was opened last in this visit. */
export function takenFile(): Saved {
  const text = sessionStorage.getItem(KEY);
  if (text === null) throw new NoGame(say("page-replay-file-gone"));
  return JSON.parse(text) as Saved;
}

/** Hand a game out as a file. */
export function download(game: Saved, name: string): void {
  handOut(new Blob([JSON.stringify(game), "\n"], { type: "application/json" }), name);
}
