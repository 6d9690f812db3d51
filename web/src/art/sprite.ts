// The pictures there are: icons, and an emblem a character.
import emblems from "./emblems.svg?raw";
import icons from "./icons.svg?raw";

export const symbols = [icons, emblems].map((text) => /<defs>([^]*)<\/defs>/.exec(text)![1]).join("");

const names = new Set(Array.from(icons.matchAll(/<symbol id="ic-([^"]*)"/g), (found) => found[1]));

/** Whether there is an icon of this name. */
export function isIcon(name: string): boolean {
  return names.has(name);
}

const drawn = new Set(Array.from(emblems.matchAll(/<symbol id="em-([^"]*)"/g), (found) => found[1]));

/** Whether there is an emblem of this name. */
export function isEmblem(name: string): boolean {
  return drawn.has(name);
}

/** The two colours that part the shield of an emblem. */
export function tincturesOf(emblem: string): [string, string] {
  const symbol = emblems.split(`<symbol id="em-${emblem}"`)[1]?.split("</symbol>")[0] ?? "";
  const [first = "#555555", second = "#333333"] = Array.from(symbol.matchAll(/fill="(#\w+)"/g), (found) => found[1]);
  return [first, second];
}
