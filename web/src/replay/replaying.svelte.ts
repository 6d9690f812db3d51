// A finished game, looked at moment by moment. Moments come from the inn in chunks: those in sight first, then what was
// before them (the log tells it), and one chunk ahead.
import { reason } from "../book/asking.svelte";
import { inn } from "../inn/http";
import type { Looking, TakenBack } from "../inn/line.svelte";
import { heldAt } from "../inn/seats";
import type { Moment, ReplayShown, Said, Saved, TableShown, TeamLine, Told, TurnBegins, ViewShown } from "../inn/types";
import { settings } from "../settings.svelte";
import { catalogue } from "../table/catalogue.svelte";

/** Through whose eyes: a seat's, a spectator's, or with all hands open. */
export type Eyes = number | "spectator" | "open";

const CHUNK = 40; // moments the inn gives at once
const PAUSE = 1200; // ms between moments in which something happened; the others pass quickly
const SHORT_PAUSE = 220;

export const SPEEDS = [0.5, 1, 2, 4];

export class Replaying implements Looking {
  at = $state(0);
  eyes = $state<Eyes>("spectator");
  speed = $state(1);
  length = $state(0); // how many moments there are; 0 until the inn has checked the game
  names = $state.raw<string[]>([]);
  turns = $state.raw<TurnBegins[]>([]);
  refused = $state("");
  promise = $state(""); // whether the deal was the one promised: kept, broken or none; other: not what this browser was shown
  readonly takenBack: TakenBack[] = [];
  readonly chat: Said[] = [];
  teamChat: Said[] = $derived.by(() => {
    const heard = this.#team !== null && this.eyes === this.#team.seat ? this.#team.lines.filter(({ at }) => at <= this.at) : [];
    return heard.map(({ seat, name, text }, number) => ({ type: "said", number, seat, name, text, to: "team" }));
  });
  readonly lost = false;
  readonly choosing = false;
  readonly readonly = true;

  #playing = $state(false);
  #moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #looks = 0; // counts through whose eyes we looked, so that late answers are known …
  #seen = 0; // … and the moments that were seen through the eyes before
  #fetching = false;
  #team = $state.raw<{ seat: number; lines: TeamLine[] } | null>(null); // what one's own team said, through one's own eyes only

  constructor(readonly game: Saved, readonly id: string, readonly title: string, at = 0, eyes: Eyes = "spectator") {
    this.at = at;
    this.eyes = eyes;
    void this.#fetch();
    void this.#fetchTeam();
  }

  /** Who sat at this table on a team hears again what it said. */
  async #fetchTeam(): Promise<void> {
    const held = heldAt(this.id);
    if (!held || !this.game.setup.sides.length) return;
    const lines = await inn.teamTalk(this.id, held.secret).catch(() => []);
    this.#team = { seat: held.seat, lines };
  }

  /** The moment we are at; while it is on its way, the nearest one before it. */
  #moment: Moment | undefined = $derived.by(() => {
    for (let at = this.at; at >= 0; at--) if (this.#moments.has(at)) return this.#moments.get(at);
    return undefined;
  });

  view: ViewShown | null = $derived(this.#moment?.view ?? null);
  hands: number[][] = $derived(this.#moment?.hands ?? []);
  last = $derived(Math.max(0, this.length - 1));
  playing = $derived(this.#playing && this.at < this.last);

  /** All that was told up to here; until the whole past is known, what was told in this chunk. */
  facts: Told[] = $derived.by(() => {
    const here = this.#moment?.at ?? -1;
    const past = Array.from({ length: here + 1 }, (_, at) => this.#moments.get(at));
    const gap = past.findLastIndex((moment) => !moment);
    const from = gap < 0 ? 0 : here - (here % CHUNK);
    return past.slice(from).flatMap((moment) => moment!.view.facts);
  });

  /** Which turn it is, counted from 0; -1 before the first. */
  turn = $derived(this.turns.findLastIndex((turn) => turn.at <= this.at));

  table: TableShown = $derived.by(() => ({
    ...this.game.setup, // what was agreed on
    type: "table",
    table: this.id,
    title: this.title,
    state: this.view?.over ? "over" : "playing",
    seats: this.names.map((name, seat) => ({
      seat, name, kind: "person", character: this.game.setup.characters[seat] ?? "", bot: "", present: true, away: false, ready: false,
    })),
    characters: "",
    timeout: 0,
    pace: "",
    answer_time: 0,
    turn_time: 0,
    delay: 0,
    lesson: "",
    votes: [],
    draft: null,
    host: -1,
    next: "",
    promise: this.game.promise?.digest ?? "",
    bosses: [],
  }));

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    void this.#fetch();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the beginning of a turn; back from within one goes to its own beginning first. */
  stepTurn(by: number): void {
    this.pause();
    const within = by < 0 && this.at > (this.turns[this.turn]?.at ?? 0);
    this.go(this.turns[within ? this.turn : this.turn + by]?.at ?? (by < 0 ? 0 : this.last));
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.#playing = true;
  }

  pause(): void {
    this.#playing = false;
  }

  /** Look through other eyes, or in another language: every moment is asked for again. Until it comes the old one stays. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#looks++;
    void this.#fetch();
  }

  /** Play on by itself; within an effect, which runs again with every moment. Returns how to stop. */
  tick(): (() => void) | undefined {
    const next = this.#moments.get(this.at + 1);
    if (!this.playing || !next) return undefined;
    const pause = next.view.facts.length ? PAUSE : SHORT_PAUSE;
    const timer = setTimeout(() => this.go(this.at + 1), pause / this.speed);
    return () => clearTimeout(timer);
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let chunk = this.#wanted(); chunk >= 0; chunk = this.#wanted()) await this.#fetchChunk(chunk);
      this.refused = "";
    } catch (error) {
      this.refused = reason(error);
      this.pause();
    } finally {
      this.#fetching = false;
    }
  }

  /** The chunk to ask for next, or -1. */
  #wanted(): number {
    const here = Math.floor(this.at / CHUNK);
    const near = [here, here + 1, ...Array.from({ length: here }, (_, back) => here - 1 - back)];
    const known = (chunk: number) => this.#seen === this.#looks && this.#moments.has(chunk * CHUNK);
    return near.find((chunk) => !known(chunk) && (!this.length || chunk * CHUNK < this.length)) ?? -1;
  }

  async #fetchChunk(chunk: number): Promise<void> {
    const looks = this.#looks;
    const shown = await inn.replay({
      game: this.game,
      seat: typeof this.eyes === "number" ? this.eyes : null,
      open_hands: this.eyes === "open",
      start: chunk * CHUNK,
      count: CHUNK,
      language: settings.language,
    });
    if (looks === this.#looks) this.#keep(shown);
  }

  #keep(shown: ReplayShown): void {
    this.length = shown.length;
    this.names = shown.names;
    catalogue.brought = shown.packs.flatMap(({ cards }) => cards);
    this.turns = shown.turns;
    const noted = heldAt(this.id)?.promise ?? "";
    this.promise = noted && noted !== this.game.promise?.digest ? "other" : shown.promise;
    this.at = Math.min(this.at, this.last);
    const others = this.#seen === this.#looks ? this.#moments : [];
    this.#seen = this.#looks;
    this.#moments = new Map([...others, ...shown.moments.map((moment) => [moment.at, moment] as const)]);
  }
}
