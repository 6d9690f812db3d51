// What tables are called: those that the inn named itself, in the guest's language; others as they were called.
import { say } from "./words.svelte";

const OWN = /^The (Merry|Crooked|Sleepy|Golden|Leaky|Roaring|Dented|Mossy|Lucky|Last) (Barrel|Tankard|Lantern|Goblet|Bench|Hearth|Dice|Rafters|Pony|Spoon)$/;

export function tableName(title: string): string {
  const [, manner, thing] = OWN.exec(title) ?? [];
  return manner && thing ? say("page-table-name", { manner, thing }) : title;
}
