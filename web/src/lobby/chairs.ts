// Chairs round a table, as they are shown: of a table that is being set up, and of one that waits for guests.
import type { InnShown, SeatOpen, TableShown } from "../inn/types";
import { teamName } from "../parts/teams";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { botName, characterName, RANDOM } from "./naming";
import { MOST, type Plan } from "./opening.svelte";

/** On which side of a chair its words stand. */
export type Side = "left" | "right" | "over" | "under";

export interface ChairShown {
  character: string; // nobody's, if empty
  icon: string;
  name: string;
  short?: string; // where there is little room
  line: string;
  wrong?: boolean; // something about it is not allowed
  still?: boolean; // there is nothing to do with it
  fixed?: boolean; // it does something, rather than being chosen
  hint?: string; // what it does
}

/** A team before the game. */
export interface TeamShown {
  name: string;
  members: string;
  yours: boolean;
}

/** Who has a character: by what name, and what stands on it. */
export interface Taken {
  by: string;
  mark: string;
}

/** A chair with a bot on it. */
function botOn(shown: InnShown, character: string, bot: string, name: string): ChairShown {
  const called = name || (character && characterName(shown, character));
  const strong = botName(bot);
  return { character, icon: "bot", name: called || say("page-setup-bot"), line: called ? say("page-setup-bot-line", { bot: strong }) : strong };
}

/** A chair of a plan: who shall sit there, and as whom. */
function chairOf(plan: Plan, seat: number): ChairShown {
  const { bot, you: mine } = plan.chairs[seat]!;
  const friend = bot === null && !mine;
  const character = plan.draft || (friend && plan.character(seat) === RANDOM) ? "" : plan.character(seat);
  const line = friend && !character ? say("page-setup-friend.line") : characterName(plan.shown, character);
  const who = friend
    ? { icon: "link", name: say("page-setup-friend"), short: say("page-setup-friend") }
    : bot
      ? { icon: "bot", name: say("page-setup-who-bot", { bot: botName(bot) }), short: say("page-setup-bot") }
      : { icon: "person", name: you(settings.name.trim()), short: you("") };
  return { ...who, character, line, wrong: plan.problems.some((problem) => problem.seat === seat) };
}

/** The guest, by name if they have said it. */
function you(name: string): string {
  return say("page-setup-you", { named: name ? "yes" : "no", name });
}

/** The chairs of a plan: the guest's own, the others', and one to add while there is room. */
export function planned(plan: Plan): ChairShown[] {
  const chairs = Array.from({ length: plan.seats }, (_, seat) => chairOf(plan, seat));
  const more = { character: "", icon: "plus", name: say("page-setup-add"), short: say("page-setup-add.short"), line: say("page-setup-add.line"), fixed: true };
  return plan.seats < MOST ? [...chairs, more] : chairs;
}

/** What can be had no more, of all that others have; when everything is taken, it can be had again. */
function gone<T extends { character: string }>(shown: InnShown, others: T[]): T[] {
  const count = (id: string) => others.filter(({ character }) => character === id).length;
  const fewest = Math.min(...shown.characters.map(({ id }) => count(id)));
  return others.filter(({ character }) => count(character) > fewest);
}

/** Which characters the other chairs of a plan have. */
export function plannedBy(plan: Plan, seat: number): Record<string, Taken> {
  const chairs = Array.from({ length: plan.seats }, (_, number) => ({ number, character: plan.character(number) }));
  const others = chairs.filter(({ number, character }) => number !== seat && character !== RANDOM);
  const by = (number: number) => (number === plan.mine ? you("") : say("page-setup-chair", { number: number + 1 }));
  return Object.fromEntries(gone(plan.shown, others).map(({ number, character }) => [character, { by: by(number), mark: String(number + 1) }]));
}

/** The chairs of a table that waits, from the guest's own (or the first) on; an empty one can be taken by who has none, and
 * where there are teams who has one may change to an empty one or a bot's. */
export function waiting(shown: InnShown, table: TableShown, mine: number, sits: boolean): ChairShown[] {
  const seats = mine < 0 ? table.seats : [...table.seats.slice(mine), ...table.seats.slice(0, mine)];
  const moves = mine >= 0 && table.sides.length > 0;
  return seats.map((seat): ChairShown => {
    const character = characterName(shown, seat.character);
    if (seat.kind === "empty") {
      const line = say(moves ? "page-sides-title.move" : sits ? "page-waiting-free.line" : "page-waiting-free.waits");
      return { character: "", icon: sits || moves ? "plus" : "link", name: say("page-waiting-free"), line, still: !sits && !moves, fixed: moves };
    }
    if (seat.kind === "bot") return { ...botOn(shown, seat.character, seat.bot, seat.name), still: !moves, fixed: moves, hint: moves ? say("page-sides-title.move") : "" };
    const line = say(`page-waiting-line${seat.character ? "" : ".draft"}`, { name: character, there: seat.seat === mine ? "you" : seat.present ? "yes" : "no", ready: String(seat.ready) });
    return { character: seat.character, icon: "person", name: seat.name, line, still: true };
  });
}

/** The teams of a table, with who is on each so far. */
export function teams(shown: InnShown, table: TableShown, mine: number): TeamShown[] {
  const called = ({ kind, name, character }: SeatOpen) => name || (kind === "empty" ? say("page-waiting-free") : characterName(shown, character));
  return table.sides.map((members, side) => ({
    name: teamName(table.sides, side),
    members: members.map((seat) => called(table.seats[seat]!)).join(", "),
    yours: members.includes(mine),
  }));
}

/** What somebody at a table is called, whatever they play. */
export function seatName(seat: SeatOpen): string {
  return seat.name || say("page-setup-bot");
}

/** Who has which character, but for those on one's own chair and on empty ones. */
export function takenBy(shown: InnShown, table: TableShown, mine: number): Record<string, Taken> {
  const others = table.seats.filter((seat) => seat.kind !== "empty" && seat.seat !== mine && seat.character);
  return Object.fromEntries(gone(shown, others).map((seat) => [seat.character, { by: seatName(seat), mark: seatName(seat) }]));
}
