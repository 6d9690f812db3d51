// What a line hears, shown so that a person can follow: one thing after another, and what touches the guest until they have read it.
import { settings } from "../settings.svelte";
import type { Line, Looking, TakenBack } from "./line.svelte";
import type { Said, TableShown, Told, ViewShown } from "./types";

/** How much longer or shorter everything is shown, by the pace of the table. */
const TEMPO: Record<string, number> = { slow: 1.8, natural: 1, even: 1, swift: 0.35 };
const MANY = 40; // so much news at once is no news: it is the story so far
const SEEN = 600; // ms that anything new is shown …
const A_LETTER = 14; // … and for each letter of it
const TOUCHED = 2000; // ms at least that it stays if it touches the guest
const A_LETTER_OF_MINE = 45;
const LONGEST = 7000;
const CATCHING_UP = 3; // with so many steps behind everything else goes twice as fast
const MINE = new Set(["fortitude", "alcohol", "component", "in-danger", "passes-out", "is-broke", "wins-contest"]); // happen to whose seat they name
const NUMBERED = new Set(["fortitude", "alcohol", "component", "gold-divided"]); // facts in which `whom` is a number
const COSTLY = 2; // Gold

interface Step {
  view: ViewShown;
  facts: Told[];
  news: Told[];
}

export class Following implements Looking {
  view = $state.raw<ViewShown | null>(null);
  facts = $state.raw<Told[]>([]);
  caption = $state(""); // what was shown last, in words
  reading = $state(false); // it touches the guest and stays until they have read it, or press
  hands: number[][] = $derived(this.view?.hands ?? []);
  stops: () => boolean = () => false; // whether what is asked last stops the guest
  coached = (view: ViewShown): boolean => !!view.coach?.marks.length; // whether a coach has something to say at this moment
  #steps = $state.raw<Step[]>([]); // heard, but not shown yet
  #timer = 0;

  constructor(readonly line: Line) {
    line.onview = () => this.#hear();
  }

  get table(): TableShown | null {
    return this.line.table;
  }
  get takenBack(): TakenBack[] {
    return this.line.takenBack;
  }
  get teamChat(): Said[] {
    return this.line.teamChat;
  }

  get chat(): Said[] {
    return this.line.chat;
  }
  get lost(): boolean {
    return this.line.lost;
  }
  get choosing(): boolean {
    return this.line.choosing;
  }
  get readonly(): boolean {
    return this.line.readonly;
  }

  /** Whether all that was heard is shown and read. */
  get caughtUp(): boolean {
    return !this.#steps.length && !this.reading;
  }

  /** What is shown was read: the next, please. */
  goOn(): void {
    this.reading = false;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#next();
  }

  /** Show the present. */
  skip(): void {
    const last = this.#steps.at(-1);
    this.#steps = [];
    if (last) this.#show(last);
    this.goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.line.onview = null;
  }

  #hear(): void {
    const [view, facts] = [this.line.view!, this.line.facts];
    const before = this.#steps.at(-1)?.facts ?? this.facts;
    const news = facts.slice(before.length);
    const goesOn = facts.length >= before.length && before.at(-1)?.text === facts[before.length - 1]?.text;
    this.#steps = [...this.#steps, { view, facts, news: this.view && goesOn ? news : [] }];
    const hurried = !!view.question && view.question.of > 0 && this.stops(); // their time runs
    if (!this.view || !goesOn || news.length > MANY || hurried || document.hidden || this.line.hurried || !(settings.reading || view.coach)) this.skip();
    else this.#next();
  }

  #next(): void {
    while (!this.#timer && !this.reading && this.#steps.length) {
      const [step, ...later] = this.#steps;
      this.#steps = later;
      this.#show(step!);
      this.#stay(step!);
    }
  }

  #show({ view, facts, news }: Step): void {
    this.view = view;
    this.facts = facts;
    const told = news.filter((fact) => touches(fact, view));
    this.caption = told.length ? tell(told, facts) : (news.findLast((fact) => fact.depth === 0) ?? news.at(-1))?.text ?? this.caption;
  }

  /** Let a step be seen before the next comes. */
  #stay({ view, news }: Step): void {
    if (view.over) return;
    const asks = view === this.line.view && this.stops(); // then it stays until they have answered
    if (!asks && this.coached(view)) {
      this.reading = true; // … or have got it
      return;
    }
    if (!news.length) return;
    const tempo = TEMPO[this.table?.pace ?? ""] ?? 1;
    const letters = this.caption.length;
    this.reading = !asks && news.some((fact) => touches(fact, view));
    const time = this.reading ? Math.min(LONGEST, TOUCHED + A_LETTER_OF_MINE * Math.max(0, letters - 40)) : (SEEN + A_LETTER * letters) / (1 + this.#steps.length / CATCHING_UP);
    this.#timer = window.setTimeout(() => this.goOn(), time * tempo);
  }
}

/** Whether something happens to the guest, or to a teammate, with whom they have their markers and their Gold in common. */
function touches(fact: Told, { you: me, players }: ViewShown): boolean {
  if (me < 0) return false;
  const mine = fact.seat === me || (players[fact.seat]?.side === players[me]!.side && MINE.has(fact.what));
  if (!mine) return fact.whom === me && !NUMBERED.has(fact.what);
  return MINE.has(fact.what) || (fact.what === "pays" && (fact.whom >= 0 || fact.amount >= COSTLY));
}

/** What happened to the guest, after what caused it. */
function tell(told: Told[], facts: Told[]): string {
  const at = facts.indexOf(told[0]!);
  const cause = facts.slice(0, at).findLast((fact) => fact.depth < told[0]!.depth);
  return [...new Set([cause, ...told].map((fact) => fact?.text ?? ""))].join(" ").trim();
}
