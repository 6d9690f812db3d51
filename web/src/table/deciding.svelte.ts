// Deciding: from what the inn asks to one answer, by cards touched, players named, buttons and keys.
import { untrack } from "svelte";
import type { Following } from "../inn/following.svelte";
import type { Answer, Line } from "../inn/line.svelte";
import type { Asked, OptionShown } from "../inn/types";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import { adviceOn, type Advice } from "./advice";
import { catalogue } from "./catalogue.svelte";
import { Silence } from "./silence.svelte";
import { toldApart, type Aim } from "./ways";

const POTIONS = ["fortitude", "alcohol", "gold"]; // what a Potion Token is for, in the order in which the inn offers it
const SHORTEST = 400; // ms that passing by itself takes, and bots: nobody can tell them apart
const LONGEST = 900;
const UNSEEN = 300; // ms in which a key was meant for what was asked before

/** The ways to use a Potion Token. */
function potionsIn({ options }: Asked): Aim[] {
  const found = options.flatMap((it, option) => (it.what === "potion" ? [{ option, text: it.text, seats: [], on: -1 }] : []));
  return found.map((aim, i) => ({ ...aim, short: say(`page-potion-${POTIONS[i]}`) }));
}

export class Deciding {
  selected = $state<number | null>(null); // the place of a card in the hand
  picked = $state<number[]>([]); // places in the hand, where several cards are picked at once
  armed = $state(-1); // the number of a card for which the guest wants to be stopped the next time it may be played
  why = $state(-1); // the place of a card that was touched, though it cannot be chosen
  silence = new Silence();
  potionArmed = $state(false); // the guest wants to be stopped for a Potion Token
  drinking = $state(false); // a Potion Token is to be used: what for?
  #selling = $state(false); // the selected card is to be sold, not played
  #seen = 0; // the last decision that was looked at …
  #since = 0; // … and since when
  #takesBack = $state(false); // what is asked next was taken back: think again

  readonly line: Line;

  constructor(readonly look: Following) {
    this.line = look.line;
    look.stops = () => this.stopped;
  }

  /** What the guest is asked: where they are stopped, have read what came before, and can read their cards. */
  question: Asked | null = $derived.by(() => {
    const ready = this.look.view === this.line.view && this.look.caughtUp && catalogue.printed.length > 0;
    return this.stopped && ready ? this.line.question : null;
  });

  /** Whether the guest is stopped by what is asked last, or passes it by themselves in a moment. */
  stopped: boolean = $derived.by(() => {
    const question = this.line.question;
    if (!question) return false;
    const mayPass = question.what === "respond" || question.what === "hold" || !question.must;
    if (!mayPass || settings.hold || !settings.smartPass || this.#takesBack) return true;
    const hand = this.line.view!.hand;
    return question.options.some((it) => {
      if (it.what === "potion") return this.potionArmed || (question.must && this.#inDanger);
      if (it.hand < 0 || it.what !== "play") return false;
      const card = hand[it.hand]!.card;
      return card === this.armed || this.silence.stops(card, question.must && this.#matters(it));
    });
  });

  /** Whether the guest's side would be out, if nobody answered what is going on. */
  get #inDanger(): boolean {
    const view = this.line.view!;
    return view.going_on.at(-1)?.what === "last-chance" || view.threats.some((it) => it.seat === view.you && (it.fortitude <= it.alcohol || it.gold <= 0));
  }

  /** Whether a play is for this moment: an Anytime Card is when something touches the guest. */
  #matters(option: OptionShown): boolean {
    const view = this.line.view!;
    const type = catalogue.of(view.hand[option.hand]!.card)?.uses[option.use]?.type;
    const me = view.players[view.you]!;
    const touched = view.threats.some((it) => it.seat === view.you && (it.fortitude < me.fortitude || it.alcohol > me.alcohol));
    return type !== "anytime" || touched || this.#inDanger;
  }

  /** Whether a press on a card asks to be stopped for it the next time it may be played: nothing else is asked now. */
  arms(place: number): boolean {
    const view = this.look.view!;
    const held = view.hand[place];
    if (this.question || !held || view.over || view.players[view.you]?.out) return false;
    const offered = this.line.question?.options.some((it) => it.what === "play" && this.line.view!.hand[it.hand]?.card === held.card);
    return !!offered || !!catalogue.of(held.card)?.uses.some((use) => use.type === "anytime");
  }

  /** Whether a Potion Token may be used now. */
  potion: boolean = $derived.by(() => !!this.question?.options.some((it) => it.what === "potion"));

  /** What the veteran said about this decision, if it was asked. */
  advice: Advice = $derived.by(() => adviceOn(this.question, this.line.hint, this.line.view?.coach ?? null));

  /** Cards are picked from the hand, several at once; until one of them is to be played, or a Potion Token used. */
  picking: boolean = $derived(!!this.question && this.question.picks.length > 0 && this.selected === null && !this.drinking);

  /** What else can be done: the card picked last may be played as well, the selected one sold. Its place, and that in words. */
  instead: { place: number; text: string } | null = $derived.by(() => {
    const selected = this.selected;
    if (selected !== null && !this.#selling && this.#ways(selected, "play").length && this.#ways(selected, "sell").length) {
      return { place: selected, text: say("page-sell-instead", { title: this.#title(selected) }) };
    }
    const place = this.picking ? this.picked.findLast((it) => this.plays(it)) : undefined;
    return place === undefined ? null : { place, text: say("page-play-instead", { title: this.#title(place) }) };
  });

  /** Whether a card in the hand may be chosen now. */
  lit(place: number): boolean {
    return this.plays(place) || this.#picks(place);
  }

  /** Whether a card in the hand may be played now. */
  plays(place: number): boolean {
    return !!this.question?.options.some((it) => this.#alike(it.hand, place));
  }

  /** Whether a card in the hand may be picked now. */
  #picks(place: number): boolean {
    return this.picking && this.question!.picks.includes(place);
  }

  /** Whether two places in the hand hold the same card: the inn names one of them. */
  #alike(named: number, place: number): boolean {
    const hand = this.look.view!.hand;
    return named >= 0 && hand[named]?.card === hand[place]?.card;
  }

  /** Ways to go on from here: those of the selected card, or, where no cards are asked for, all there are. */
  aims: Aim[] = $derived.by(() => {
    const question = this.question;
    if (!question) return [];
    if (this.drinking) return potionsIn(question);
    if (this.picking) return [];
    const played = this.selected !== null && !this.#selling ? this.#ways(this.selected, "play") : [];
    const wanted = this.selected === null ? question.options.filter((it) => it.what === "give" || it.what === "choose") : played.length ? played : this.#ways(this.selected, "sell");
    const found = wanted.map((it) => ({ option: question.options.indexOf(it), text: it.text, short: it.text, seats: it.targets, on: it.on }));
    return toldApart(found, this.look.view!.players);
  });

  /** The ways to play, or to sell, a card in the hand. */
  #ways(place: number, what: "play" | "sell"): OptionShown[] {
    return this.question?.options.filter((it) => it.what === what && this.#alike(it.hand, place)) ?? [];
  }

  /** What is asked in words: on whom or how, once a card that can be played in several ways is selected. */
  ask: string = $derived.by(() => {
    if (this.drinking) return say("page-ask-potion");
    if (this.selected === null || this.picking || this.aims.length < 2) return this.question?.prompt ?? "";
    return say(this.aims.every((aim) => aim.seats.length) ? "page-ask-whom" : "page-ask-how", { title: this.#title(this.selected) });
  });

  #title(place: number): string {
    return catalogue.of(this.look.view!.hand[place]!.card)?.title ?? "";
  }

  /** Whether it is asked what a Potion Token, or a card that is selected, is to be used for: one may step back. */
  get mayStepBack(): boolean {
    return this.drinking || this.selected !== null;
  }

  /** Whether digits choose among the ways to go on, and not among the cards. */
  several: boolean = $derived(this.aims.length > 1 || (this.aims.length === 1 && this.selected === null));

  /** The big button: what it says, and whether it can be pressed yet. */
  primary: { text: string; ready: boolean } | null = $derived.by(() => {
    const question = this.question;
    if (!question) return null;
    if (this.picking) {
      const count = this.picked.length;
      if (!count && this.passing) return null;
      return { text: say("page-pick", { count }), ready: count >= question.least && count <= question.most };
    }
    if (this.selected === null) return null;
    const [only, ...more] = this.aims;
    return more.length || !only ? { text: say("page-choose-how"), ready: false } : { text: only.text, ready: true };
  });

  /** The modest way out, where there is one. */
  passing: Aim | null = $derived.by(() => {
    const option = this.question?.options.findIndex((it) => it.what === "decline") ?? -1;
    return option < 0 ? null : { option, text: this.question!.options[option]!.text, short: "", seats: [], on: -1 };
  });

  /** A card in the hand is touched: picked, selected, put back, or played if it was selected and there is only one way. */
  touch(place: number): void {
    if (this.arms(place)) return this.#arm(this.look.view!.hand[place]!.card);
    const chosen = this.lit(place);
    this.why = chosen || this.why === place ? -1 : place;
    if (!chosen) return;
    this.#since = 0; // who touches a card has seen what is asked
    this.#selling = false;
    this.drinking = false;
    if (this.#picks(place)) this.#pick(place);
    else if (this.selected === place && this.primary?.ready) this.confirm();
    else this.selected = this.selected === place ? null : place;
  }

  #arm(card: number): void {
    this.why = -1;
    this.armed = this.armed === card ? -1 : card;
  }

  /** Play a card that was picked: at once, if there is only one way. Or sell the one that is selected: to whom is asked. */
  playInstead(): void {
    if (!this.instead) return;
    if (this.selected !== null) {
      this.#selling = true;
      return;
    }
    this.selected = this.instead.place;
    this.confirm();
  }

  /** A Potion Token: what for is asked; where none may be used now, the guest is stopped when one may. */
  drink(): void {
    if (this.potion) this.drinking = !this.drinking;
    else if (!this.question) this.potionArmed = !this.potionArmed;
  }

  #pick(place: number): void {
    if (this.picked.includes(place)) this.picked = this.picked.filter((other) => other !== place);
    else if (this.picked.length < this.question!.most) this.picked = [...this.picked, place];
  }

  /** Press the big button. */
  confirm(): void {
    if (!this.primary?.ready) return;
    if (this.picking) this.#answer(this.picked.map((place) => this.question!.picks.indexOf(place)).sort((a, b) => a - b));
    else this.#answer(this.aims[0]!.option);
  }

  /** Choose an option by its place. */
  aim(option: number): void {
    if (this.question?.options[option]) this.#answer(option);
  }

  /** A player's board is touched: if just one way names only them, that one. */
  name(seat: number): void {
    const found = this.aims.filter((aim) => aim.seats.includes(seat));
    if (found.length === 1) this.#answer(found[0]!.option);
  }

  /** Take the last choice back; what is asked again is not passed by itself. */
  takeBack(): void {
    this.#takesBack = true;
    this.line.undo();
  }

  pass(): void {
    if (this.passing) this.#answer(this.passing.option);
  }

  /** One step back: from how a card is played to the cards, and from those to none. */
  unselect(): void {
    this.why = -1;
    this.#selling = false;
    if (this.selected === null && !this.drinking) this.picked = [];
    this.drinking = false;
    this.selected = null;
  }

  #startAfresh(): void {
    this.why = -1;
    this.#selling = false;
    this.drinking = false;
    this.selected = null;
    this.picked = [];
  }

  #answer(answer: Answer): void {
    this.#takesBack = false;
    if (this.potion) this.potionArmed = false;
    if (this.plays(this.look.view!.hand.findIndex((held) => held.card === this.armed))) this.armed = -1; // it had its chance
    this.line.choose(answer);
    this.#startAfresh();
  }

  /** Whether what is asked was asked long enough ago for a key to be meant for it. */
  get isSeen(): boolean {
    return performance.now() - this.#since > UNSEEN;
  }

  /** Start afresh with each decision, with the card that waits for it in hand. */
  #begin(): void {
    this.#startAfresh();
    this.#since = performance.now();
    const place = this.look.view!.hand.findIndex((held) => held.card === this.armed);
    if (place >= 0 && this.plays(place)) this.selected = place;
    this.drinking = this.potionArmed && this.potion;
  }

  /** Begin each decision, and pass by itself where the guest need not be stopped. Call once, in a component. */
  watch(stop: () => void): void {
    const decision = $derived(this.question?.decision ?? 0);
    $effect(() => {
      if (decision === this.#seen) return;
      this.#seen = decision;
      untrack(() => {
        if (!decision) return this.#startAfresh();
        this.#begin();
        if (this.question!.must) stop();
      });
    });
    const passed = $derived(this.stopped ? 0 : (this.line.question?.decision ?? 0));
    $effect(() => {
      if (!passed) return;
      const swift = untrack(() => this.line.table?.pace === "swift");
      const timer = setTimeout(() => this.#passByItself(), swift ? 0 : SHORTEST + Math.random() * (LONGEST - SHORTEST));
      return () => clearTimeout(timer);
    });
  }

  #passByItself(): void {
    this.line.choose(this.line.question!.options.findIndex((it) => it.what === "decline"));
  }
}
