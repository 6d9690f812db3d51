// Chairs round a table, as they are shown: of a table that is being set up, and of one that waits for guests.
import type { InnShown, SeatOpen, TableShown } from "../inn/types";
import { say } from "../words/words.svelte";
import { botName, characterName } from "./naming";
import { MOST, myCharacter, type Plan } from "./opening.svelte";

/** On which side of a chair its words stand. */
export type Side = "left" | "right" | "over" | "under";

export interface ChairShown {
  character: string; // nobody's, if empty
  icon: string;
  name: string;
  line: string;
  wrong?: boolean; // something about it is not allowed
  still?: boolean; // there is nothing to do with it
  fixed?: boolean; // it does something, rather than being chosen
}

/** A chair with a bot on it. */
function botOn(shown: InnShown, character: string, bot: string, name = ""): ChairShown {
  const called = name || (character && characterName(shown, character));
  const strong = botName(bot);
  return { character, icon: "bot", name: called || say("page-setup-bot"), line: called ? say("page-setup-bot-line", { bot: strong }) : strong };
}

/** The chairs of a plan: the guest's own, the others', and one to add while there is room. */
export function planned(plan: Plan): ChairShown[] {
  const { shown } = plan;
  const wrong = (seat: number) => plan.problems.some((problem) => problem.seat === seat);
  const mine = plan.draft ? "" : myCharacter(shown);
  const you: ChairShown = { character: mine, icon: "person", name: say("page-setup-you"), line: characterName(shown, mine), wrong: wrong(0) };
  const others = plan.others.map(({ bot, character }, i): ChairShown => {
    if (bot === null) return { character: "", icon: "link", name: say("page-setup-friend"), line: say("page-setup-friend.line"), wrong: wrong(i + 1) };
    return { ...botOn(shown, plan.draft ? "" : character, bot), wrong: wrong(i + 1) };
  });
  const more = { character: "", icon: "plus", name: say("page-setup-add"), line: say("page-setup-add.line"), fixed: true };
  return others.length + 1 < MOST ? [you, ...others, more] : [you, ...others];
}

/** The chairs of a table that waits, from the guest's own (or the first) on; an empty one can be taken by who has none. */
export function waiting(shown: InnShown, table: TableShown, mine: number): ChairShown[] {
  const seats = mine < 0 ? table.seats : [...table.seats.slice(mine), ...table.seats.slice(0, mine)];
  return seats.map((seat): ChairShown => {
    const character = characterName(shown, seat.character);
    if (seat.kind === "empty") {
      const line = say(mine < 0 ? "page-waiting-free.line" : "page-waiting-free.waits");
      return { character: "", icon: mine < 0 ? "plus" : "link", name: say("page-waiting-free"), line, still: mine >= 0 };
    }
    if (seat.kind === "bot") return { ...botOn(shown, seat.character, seat.bot, seat.name), still: true };
    const line = say(`page-waiting-line${seat.character ? "" : ".draft"}`, { name: character, there: seat.seat === mine ? "you" : seat.present ? "yes" : "no" });
    return { character: seat.character, icon: "person", name: seat.name, line, still: true };
  });
}

/** What somebody at a table is called, whatever they play. */
export function seatName(seat: SeatOpen): string {
  return seat.name || say("page-setup-bot");
}

/** Who has which character, but for those on one's own chair and on empty ones; when all are taken, they can be had again. */
export function takenBy(shown: InnShown, table: TableShown, mine: number): Record<string, string> {
  const others = table.seats.filter((seat) => seat.kind !== "empty" && seat.seat !== mine && seat.character);
  const count = (id: string) => others.filter((seat) => seat.character === id).length;
  const fewest = Math.min(...shown.characters.map(({ id }) => count(id)));
  const gone = others.filter((seat) => count(seat.character) > fewest);
  return Object.fromEntries(gone.map((seat) => [seat.character, seatName(seat)]));
}
