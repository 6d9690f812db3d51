// A line to a table: from a seat, or as a spectator. It comes back by itself, and loses no choice on the way.
import { settings } from "../settings.svelte";
import { worded } from "../words/refusing";
import type { Asked, Ballot, Choose, Hello, Hinted, Moved, Pick, Picked, Refused, Said, TableShown, Taken, Told, Undo, ViewShown } from "./types";

export type Answer = number | number[];
type FromInn =
  | (TableShown & { type: "table" }) | (ViewShown & { type: "view" }) | (Said & { type: "said" })
  | (Taken & { type: "taken" }) | (Picked & { type: "picked" }) | (Moved & { type: "moved" }) | (Refused & { type: "refused" }) | (Hinted & { type: "hint" });

/** A choice was taken back: after how many of the facts, and by whom (-1: it cannot be told). */
export interface TakenBack {
  at: number;
  who: number;
}

/** What a table is shown from: a line to the inn, or a replay. */
export interface Looking {
  readonly table: TableShown | null;
  readonly view: ViewShown | null;
  readonly facts: Told[];
  readonly takenBack: TakenBack[];
  readonly chat: Said[];
  readonly teamChat: Said[]; // what one's own team says among itself
  readonly lost: boolean; // the connection is broken; it is being tried again
  readonly choosing: boolean; // a choice is on its way
  readonly readonly: boolean; // a spectator or a replay
  readonly hands: number[][]; // a replay with open hands shows all of them
  readonly caption?: string; // what was shown last, in words
  readonly reading?: boolean; // it stays until it is read, or goOn is called
  goOn?(): void;
}

const LATE = 2500; // ms after which a choice without an answer is said to wait
const ENDS = new Set(["no-such-table", "wrong-secret", "no-secret", "damaged"]);

const FOR_WHO_IS_OUT = new Set(["still-in", "people-play"]);

/** With one more line, unless it was heard before. */
function withLine(lines: Said[], said: Said): Said[] {
  return lines.some(({ number }) => number === said.number) ? lines : [...lines, said];
}

export class Line implements Looking {
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<ViewShown | null>(null);
  facts = $state.raw<Told[]>([]);
  takenBack = $state.raw<TakenBack[]>([]);
  chat = $state.raw<Said[]>([]);
  teamChat = $state.raw<Said[]>([]);
  lost = $state(false);
  refused = $state.raw<Refused | null>(null); // what was refused last
  ended = $state.raw<Refused | null>(null); // why there is no use in trying again
  sent = $state.raw<Choose | null>(null); // a choice that is not yet acknowledged
  late = $state(false); // the inn should have acknowledged it by now
  wish = $state.raw<Pick | null>(null); // a character that is picked, but not yet written down
  hint = $state.raw<Hinted | null>(null); // what the veteran would do
  onview: (() => void) | null = null; // told of every view
  onmoved: ((seat: number) => void) | null = null; // told when this guest has another seat
  opened = $state(false); // this guest is out, and wants to see all hands
  hurried = $state(false); // … and need not follow what bots do
  hands: number[][] = $derived(this.view?.hands ?? []);

  #taken = $state(0); // the decision that was acknowledged last
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #takesBack = false; // this guest has asked to take a choice back, and chosen nothing since
  #asks = -1; // the seat that asked the others whether it may

  constructor(readonly id: string, readonly secret: string | null, public seat = -1) {
    this.#connect();
  }

  get readonly(): boolean {
    return this.secret === null;
  }

  get choosing(): boolean {
    return this.sent !== null;
  }

  /** Whether a choice waits for the connection. */
  get unheard(): boolean {
    return this.sent !== null && (this.lost || this.late);
  }

  /** What is asked now and not answered. */
  get question(): Asked | null {
    const question = this.view?.question ?? null;
    return question && [this.sent?.decision, this.#taken].includes(question.decision) ? null : question;
  }

  /** Answer what is asked now. */
  choose(answer: Answer): void {
    const question = this.view?.question;
    if (!question || this.sent) return;
    this.#takesBack = false;
    const sent = (this.sent = { type: "choose", decision: question.decision, answer } as Choose);
    this.late = false;
    setTimeout(() => (this.late ||= this.sent === sent), LATE);
    this.#send(sent);
  }

  /** Play this character from now on. */
  pick(character: string): void {
    this.refused = null;
    this.wish = { type: "pick", character };
    this.#send(this.wish);
  }

  /** Change to another chair. */
  move(seat: number): void {
    this.refused = null;
    this.#send({ type: "move", seat });
  }

  /** The game may begin as far as this guest is concerned, or not yet. */
  ready(on: boolean): void {
    this.refused = null;
    this.#send({ type: "ready", on });
  }

  /** Be stopped at every window, or no more. */
  hold(on: boolean): void {
    this.#send({ type: "hold", on });
  }

  /** Out of the game: let bots play as quickly as they can, or no more. */
  hurry(on: boolean): void {
    this.hurried = on;
    this.#send({ type: "hurry", on });
  }

  /** Out of the game: see all hands, or no more. Everything is heard again, as it may be seen then. */
  openHands(on: boolean): void {
    this.opened = on;
    this.again();
  }

  /** Ask what the veteran would do. */
  askHint(): void {
    const decision = this.view?.question?.decision;
    if (decision) this.#send({ type: "ask-hint", decision });
  }

  say(text: string, to: "all" | "team" = "all"): void {
    this.#send({ type: "say", text, to });
  }

  undo(): void {
    this.#takesBack = true;
    this.#send({ type: "undo" } as Undo);
  }

  ballot(what: "kick" | "undo", seat: number, yes: boolean): void {
    this.#send({ type: "ballot", what, seat, yes } as Ballot);
  }

  /** Hear everything again, in the language that is spoken now. */
  again(): void {
    this.facts = [];
    this.takenBack = [];
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/tables/${this.id}/${this.readonly ? "watch" : "play"}`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", secret: this.secret ?? "", told: this.facts.length, language: settings.language, open_hands: this.opened, seat: this.seat < 0 ? null : this.seat };
      socket.send(JSON.stringify(hello));
      if (!this.readonly) this.hold(settings.hold);
      if (this.hurried) this.hurry(true);
      if (this.wish) this.#send(this.wish);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromInn);
    socket.onclose = () => this.#comeBack();
  }

  #comeBack(): void {
    if (this.#closed || this.ended) return;
    this.lost = this.#tries > 0;
    this.#timer = window.setTimeout(() => this.#connect(), Math.min(4000, 150 * 2 ** this.#tries++));
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromInn): void {
    if (message.type !== "refused") {
      this.lost = false;
      this.#tries = 0;
    }
    switch (message.type) {
      case "table":
        this.table = message;
        this.#asks = this.#asking() ?? this.#asks;
        break;
      case "view":
        this.#tell([...this.facts.slice(0, message.told), ...message.facts]);
        this.view = message;
        if (message.players[message.you]?.out === false) this.hurried = false; // back in the game
        this.#sendAgain(message);
        this.onview?.();
        break;
      case "said":
        if (message.to === "team") this.teamChat = withLine(this.teamChat, message);
        else this.chat = withLine(this.chat, message);
        break;
      case "taken":
        this.#taken = message.decision;
        if (this.sent?.decision === message.decision) this.sent = null;
        break;
      case "picked":
        this.wish = null;
        break;
      case "moved":
        this.seat = message.seat;
        this.onmoved?.(message.seat);
        break;
      case "hint":
        this.hint = message;
        break;
      case "refused":
        this.refused = worded(message);
        this.sent = null;
        this.wish = null;
        this.#takesBack = false;
        if (FOR_WHO_IS_OUT.has(message.code)) this.opened = this.hurried = false;
        if (ENDS.has(message.code)) this.ended = this.refused;
    }
  }

  /** What is told now; where it parts from what was told before, something was taken back. */
  #tell(facts: Told[]): void {
    const at = this.facts.findIndex((fact, i) => fact.text !== facts[i]?.text);
    this.facts = facts;
    if (at >= 0) {
      const before = this.takenBack.map((one) => ({ ...one, at: Math.min(one.at, at) }));
      this.takenBack = [...before, { at, who: this.#whoTookBack() }];
      this.#takesBack = false;
    }
    this.#asks = this.#asking() ?? -1;
  }

  /** The seat that is asking the others whether it may take a choice back. */
  #asking(): number | undefined {
    return this.table?.votes.find((vote) => vote.what === "undo")?.seat;
  }

  /** Who has asked for it, or else the only one who can have done it: bots take nothing back. */
  #whoTookBack(): number {
    if (this.#takesBack) return this.view?.you ?? -1;
    if (this.#asks >= 0) return this.#asks;
    const people = this.table?.seats.filter((seat) => seat.kind === "person" && seat.seat !== this.view?.you) ?? [];
    return people.length === 1 ? people[0]!.seat : -1;
  }

  /** After a break: a choice that was not acknowledged is sent once more. Sent twice it counts once. */
  #sendAgain(view: ViewShown): void {
    if (!this.sent) return;
    if (view.question?.decision === this.sent.decision) this.#send(this.sent);
    else this.sent = null;
  }
}
