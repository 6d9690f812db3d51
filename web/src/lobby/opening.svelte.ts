// A table that is about to be opened: who sits where, and what is agreed on.
import { inn } from "../inn/http";
import { keepSeat } from "../inn/seats";
import type { InnShown, OpenTable, Problem, SeatWish } from "../inn/types";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { pool } from "./cast.svelte";
import { RANDOM } from "./naming";

export const MOST = 10;
const USUAL_BOT = "regular";
const MOMENT = 250; // ms between a change and asking the inn about it

/** The guest's own name, or a usual one. */
function myName(): string {
  return settings.name.trim() || say("page-lobby-guest");
}

/** The guest's own character, as far as this inn has it. */
export function myCharacter(shown: InnShown): string {
  return shown.characters.some(({ id }) => id === settings.character) ? settings.character : RANDOM;
}

export function usualBot(shown: InnShown): string {
  return shown.bots.includes(USUAL_BOT) ? USUAL_BOT : shown.bots[0]!;
}

/** Open a table, sit down on its first chair, keep the secret of that seat and go there. */
async function open(wish: OpenTable, atOnce: boolean, name = myName()): Promise<void> {
  const { table, title, promise } = await inn.open(wish);
  const taken = await inn.sitDown(table, name, 0);
  keepSeat({ ...taken, table, title, since: Date.now(), over: false, promise });
  if (atOnce) await inn.start(table, taken.secret);
  go(`/t/${table}`);
}

/** These characters, with somebody of the ticked boxes whom nobody else has for each that chance decides; the inn finds
 * one when there is nobody left. No bot is called like the guest. */
function dealt(shown: InnShown, wanted: string[]): string[] {
  const me = myName().toLowerCase();
  const free = pool(shown).filter(({ id, name }) => !wanted.includes(id) && name.toLowerCase() !== me);
  return wanted.map((id) => (id === RANDOM ? (free.splice(Math.floor(Math.random() * free.length), 1)[0]?.id ?? RANDOM) : id));
}

/** The guest and three bots, at once. */
export function playNow(shown: InnShown): Promise<void> {
  const [mine, ...others] = dealt(shown, [myCharacter(shown), RANDOM, RANDOM, RANDOM]);
  const bots = others.map((character) => ({ bot: usualBot(shown), character }));
  return open({ seats: [{ character: mine! }, ...bots] }, true);
}

/** A first evening with a coach, at once. Who sits there is up to the lesson. */
export function firstEvening(): Promise<void> {
  return open({ lesson: "first-evening", seats: [{}, {}] }, true, say("page-lobby-guest"));
}

export class Plan {
  others = $state<Required<SeatWish>[]>([]); // all chairs but the guest's own, which is the first
  draft = $state(false); // characters are chosen one after another when the game starts
  drinks = $state("");
  pace = $state("natural");
  answerTime = $state(0);
  turnTime = $state(0);
  delay = $state(0);
  timeout = $state(60);
  problems = $state.raw<Problem[]>([]);

  constructor(readonly has: () => InnShown) {
    this.others = [{ bot: null, character: RANDOM }];
    this.add();
    this.add();
    this.drinks = this.shown.drinks[0]!.id;
  }

  get shown(): InnShown {
    return this.has();
  }

  seats: number = $derived(this.others.length + 1);

  friends: number = $derived(this.others.filter((seat) => seat.bot === null).length);

  wish: OpenTable = $derived.by(() => ({
    seats: [{ character: myCharacter(this.shown) }, ...this.others.map((seat) => ({ ...seat }))].map((seat) =>
      this.draft ? { ...seat, character: RANDOM } : seat,
    ),
    characters: this.draft ? "draft" : "chosen",
    drinks: this.drinks,
    pace: this.pace,
    answer_time: this.answerTime,
    turn_time: this.turnTime,
    delay: this.delay,
    timeout: this.timeout,
  }));

  /** How everybody comes by a character. */
  way: "draft" | "random" | "pick" = $derived.by(() => {
    if (this.draft) return "draft";
    return this.wish.seats.every((seat) => seat.character === RANDOM) ? "random" : "pick";
  });

  setWay(way: "draft" | "random" | "pick"): void {
    this.draft = way === "draft";
    if (way === "random") this.#deal();
    if (way === "pick") this.#pick();
  }

  /** Whom a chair plays. */
  character(seat: number): string {
    return seat ? this.others[seat - 1]!.character : myCharacter(this.shown);
  }

  choose(seat: number, character: string): void {
    if (seat) this.others[seat - 1]!.character = character;
    else settings.character = character;
  }

  add(): void {
    this.others.push({ bot: usualBot(this.shown), character: RANDOM });
  }

  remove(seat: number): void {
    this.others.splice(seat - 1, 1);
  }

  /** Leave all characters to chance. */
  #deal(): void {
    settings.character = RANDOM;
    for (const seat of this.others) seat.character = RANDOM;
  }

  /** Seat somebody else on every chair whose character is left to chance; a friend's stays open. */
  #pick(): void {
    dealt(this.shown, this.wish.seats.map(({ character }) => character!)).forEach((character, seat) => {
      if (this.others[seat - 1]?.bot !== null) this.choose(seat, character);
    });
  }

  /** Ask the inn what is wrong with the plan, a moment after each change; call once, within a component. */
  keepChecked(): void {
    $effect(() => {
      const wish = this.wish;
      const timer = setTimeout(async () => {
        const checked = await inn.check(wish).catch(() => null);
        if (wish === this.wish) this.problems = checked?.problems ?? [];
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** Open the table; chance decides now, unless there will be a draft. */
  open(): Promise<void> {
    const { seats } = this.wish;
    const cast = this.draft ? [] : dealt(this.shown, seats.map(({ character }) => character!));
    return open({ ...this.wish, seats: seats.map((seat, i) => ({ ...seat, character: cast[i] ?? RANDOM })) }, false);
  }
}
