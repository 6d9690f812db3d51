// A table that is about to be opened: who sits where, and what is agreed on.
import { inn } from "../inn/http";
import { packsOf } from "../inn/packs";
import { keepSeat } from "../inn/seats";
import type { InnShown, ModeOffered, OpenTable, Problem, SeatWish, VariantOffered } from "../inn/types";
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

/** Open a table, sit down on a chair, keep the secret of that seat and go there. */
async function open(wish: OpenTable, atOnce: boolean, name = myName(), chair = 0): Promise<void> {
  const { table, title, promise } = await inn.open(wish);
  const taken = await inn.sitDown(table, name, chair);
  keepSeat({ ...taken, table, title, since: Date.now(), over: false, promise });
  if (atOnce) await inn.start(table, taken.secret);
  go(`/t/${table}`);
}

/** These characters, with somebody of the ticked boxes whom nobody else has for each that chance decides; the inn finds
 * one when there is nobody left. No bot is called like the guest, and Bosses are villains. */
function dealt(shown: InnShown, wanted: string[], bosses: number[] = []): string[] {
  const me = myName().toLowerCase();
  const free = pool(shown).filter(({ id, name }) => !wanted.includes(id) && name.toLowerCase() !== me);
  const cast = [...wanted];
  for (const seat of [...bosses, ...wanted.keys()]) {
    const able = free.filter(({ villain }) => villain || !bosses.includes(seat));
    if (cast[seat] !== RANDOM || !able.length) continue;
    const found = able[Math.floor(Math.random() * able.length)]!;
    free.splice(free.indexOf(found), 1);
    cast[seat] = found.id;
  }
  return cast;
}

/** The same, in an order that chance decides. */
function shuffled<T>(some: T[]): T[] {
  const left = [...some];
  return some.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** With it, if it was not there, or without it; in the order of `all`. */
export function toggled(some: string[], it: string, all: { id: string }[]): string[] {
  return all.map(({ id }) => id).filter((id) => (id === it) !== some.includes(id));
}

/** A chair of a plan; the guest's own plays whom they like best. */
export interface Planned extends Required<SeatWish> {
  you?: boolean;
}

/** A character of one's own and three bots, at once. */
export async function tryOut(character: string, pack: string): Promise<void> {
  const shown = await inn.shown();
  const bots = dealt(shown, [RANDOM, RANDOM, RANDOM]).map((other) => ({ bot: usualBot(shown), character: other }));
  await open({ seats: [{ character }, ...bots], packs: [pack] }, true);
}

/** The guest and three bots, at once. */
export function playNow(shown: InnShown): Promise<void> {
  const [mine, ...others] = dealt(shown, [myCharacter(shown), RANDOM, RANDOM, RANDOM]);
  const bots = others.map((character) => ({ bot: usualBot(shown), character }));
  return open({ seats: [{ character: mine! }, ...bots], packs: packsOf([mine!, ...others]) }, true);
}

/** A first evening with a coach, at once. Who sits there is up to the lesson. */
export function firstEvening(): Promise<void> {
  return open({ lesson: "first-evening", seats: [{}, {}] }, true, say("page-lobby-guest"));
}

export class Plan {
  chairs = $state<Planned[]>([]);
  draft = $state(false); // characters are chosen one after another when the game starts
  drinks = $state<string[]>([]); // Drink Decks
  barDeck = $state(false);
  eventDecks = $state<string[]>([]);
  prizes = $state<string[]>([]);
  games = $state<string[]>([]);
  otto = $state(false);
  factions = $state<string[]>([]); // two of Otto's; none: chance chooses
  mode = $state(""); // empty: everybody plays alone
  sides = $state.raw<number[][]>([]);
  pace = $state("natural");
  answerTime = $state(0);
  turnTime = $state(0);
  delay = $state(0);
  timeout = $state(60);
  problems = $state.raw<Problem[]>([]);
  offers = $state.raw<ModeOffered[]>([]); // every mode as it would be with these chairs
  variants = $state.raw<VariantOffered[]>([]); // and every variant
  bosses = $state.raw<number[]>([]); // the chairs of Bosses

  constructor(readonly has: () => InnShown) {
    this.chairs = [{ bot: null, character: RANDOM, you: true }, { bot: null, character: RANDOM }];
    this.add();
    this.add();
    this.drinks = [this.shown.drinks[0]!.id];
  }

  get shown(): InnShown {
    return this.has();
  }

  seats: number = $derived(this.chairs.length);

  mine: number = $derived(this.chairs.findIndex(({ you }) => you));

  friends: number = $derived(this.chairs.filter((chair) => chair.bot === null && !chair.you).length);

  wish: OpenTable = $derived.by(() => ({
    seats: this.chairs.map(({ bot }, seat) => ({ bot, character: this.draft ? RANDOM : this.character(seat) })),
    characters: this.draft ? "draft" : "chosen",
    drinks: this.drinks.join("+"),
    bar_deck: this.barDeck || this.drinks.length > 1,
    event_decks: this.eventDecks,
    prizes: this.prizes,
    gambling_games: this.games,
    otto: this.otto,
    factions: this.otto ? this.factions : [],
    mode: this.mode,
    sides: this.sides,
    pace: this.pace,
    answer_time: this.answerTime,
    turn_time: this.turnTime,
    delay: this.delay,
    timeout: this.timeout,
    packs: this.draft ? [] : packsOf(this.chairs.map((_, seat) => this.character(seat))),
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
    const chair = this.chairs[seat]!;
    return chair.you ? myCharacter(this.shown) : chair.character;
  }

  choose(seat: number, character: string): void {
    const chair = this.chairs[seat]!;
    if (chair.you) settings.character = character;
    else chair.character = character;
  }

  add(): void {
    this.chairs.push({ bot: usualBot(this.shown), character: RANDOM });
    this.sides = [];
  }

  remove(seat: number): void {
    this.chairs.splice(seat, 1);
    this.sides = [];
  }

  /** Who sits on two chairs changes places. */
  swap(one: number, other: number): void {
    [this.chairs[one], this.chairs[other]] = [this.chairs[other]!, this.chairs[one]!];
  }

  /** Chance says who sits where: Bosses change places with Bosses, the others with each other. */
  draw(): void {
    const chairs = [...this.chairs];
    for (const bosses of [true, false]) {
      const seats = [...chairs.keys()].filter((seat) => this.bosses.includes(seat) === bosses);
      shuffled(seats).forEach((from, at) => (this.chairs[seats[at]!] = chairs[from]!));
    }
  }

  /** Play in this way, with so many chairs, and with these characters on some of them. */
  play(mode: string, seats = this.seats, gives: { seat: number; character: string }[] = []): void {
    while (this.seats < seats) this.add();
    while (this.seats > seats) this.remove(this.chairs.findLastIndex(({ you }) => !you));
    for (const { seat, character } of gives) this.choose(seat, character);
    if (gives.length) this.draft = false;
    this.mode = mode;
    this.sides = [];
    this.#takeSides();
  }

  /** A mode comes with sides: those that the inn has for this many chairs. */
  #takeSides(): void {
    const offer = this.offers.find(({ mode }) => mode === this.mode);
    if (offer?.sides.length && offer.sides.flat().length === this.seats && !this.sides.length) this.sides = offer.sides;
  }

  /** Leave all characters to chance. */
  #deal(): void {
    this.chairs.forEach((_, seat) => this.choose(seat, RANDOM));
  }

  /** Seat somebody else on every chair whose character is left to chance; a friend's stays open. */
  #pick(): void {
    dealt(this.shown, this.wish.seats.map(({ character }) => character!), this.bosses).forEach((character, seat) => {
      if (this.chairs[seat]!.bot !== null || this.chairs[seat]!.you) this.choose(seat, character);
    });
  }

  /** Ask the inn what is wrong with the plan, a moment after each change; call once, within a component. */
  keepChecked(): void {
    $effect(() => {
      const wish = this.wish;
      const timer = setTimeout(async () => {
        const checked = await inn.check(wish).catch(() => null);
        if (wish !== this.wish) return;
        this.offers = checked?.modes ?? [];
        this.#takeSides();
        if (wish !== this.wish) return; // with sides it is asked again
        this.variants = checked?.variants ?? [];
        this.bosses = checked?.bosses ?? [];
        this.problems = checked?.problems ?? [];
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** Open the table; chance decides now, unless there will be a draft. */
  open(): Promise<void> {
    const { seats } = this.wish;
    const cast = this.draft ? [] : dealt(this.shown, seats.map(({ character }) => character!), this.bosses);
    const packs = packsOf(cast);
    return open({ ...this.wish, packs, seats: seats.map((seat, i) => ({ ...seat, character: cast[i] ?? RANDOM })) }, false, myName(), this.mine);
  }
}
