// The pack that one begins with: a character with the cards that most decks share, and a few to be changed.
import beginning from "../../../src/innkeeper/workshop/template.yaml?raw";

export const template = (): string => beginning;

const russian = new Set(Array.from(beginning.matchAll(/ru: "?([^"}]*)"?\}/g), (found) => found[1]));

/** Whether this is what that pack calls something in Russian, and nobody's own word. */
export const isBorrowed = (text: unknown): boolean => russian.has(text as string);
