// The pack that one begins with: a character with the cards that most decks share, and a few to be changed.
import beginning from "../../../src/innkeeper/workshop/template.yaml?raw";

export const template = (): string => beginning;
