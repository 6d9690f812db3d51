// The page brings its own letters, so that it looks the same everywhere and whatever is fitted is fitted to them.
import { settings } from "./settings.svelte";

const FACES = ['400 16px "Innkeeper Sans"', '700 16px "Innkeeper Serif"'];
const LETTERS: Record<string, string> = { ru: "Aя" }; // of each alphabet that is read
const PATIENCE = 3000; // ms; who waits longer reads in letters of their own system meanwhile

/** Resolves when the letters of the guest's language are there, or do not come in time. */
export async function lettersCome(): Promise<void> {
  const coming = FACES.map((face) => document.fonts.load(face, LETTERS[settings.language] ?? "A"));
  await Promise.race([Promise.allSettled(coming), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
