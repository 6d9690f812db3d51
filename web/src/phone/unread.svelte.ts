// What people at this table have said, to all or to the guest's team, that this guest has not read: kept until this tab is closed.
import type { Looking } from "../inn/line.svelte";
import type { Said } from "../inn/types";
import { isMuted } from "../table/muted.svelte";

export class Unread {
  readonly #key = `innkeeper.read ${location.pathname}`;
  readonly #look: () => Looking;
  #read = $state.raw<number[]>([]); // the numbers of the last lines that were read

  constructor(look: () => Looking) {
    this.#look = look;
    const kept = sessionStorage.getItem(this.#key);
    this.#read = kept ? kept.split(" ").map(Number) : this.#last();
  }

  get count(): number {
    const me = this.#look().view?.you;
    const unread = this.#talks().flatMap((talk, i) => talk.filter((one) => one.number > (this.#read[i] ?? -1)));
    return unread.filter(({ seat }) => seat !== me && !isMuted(seat)).length;
  }

  /** All that has been said so far is read. */
  read(): void {
    const last = this.#last();
    this.#read = last;
    sessionStorage.setItem(this.#key, last.join(" "));
  }

  #talks(): Said[][] {
    const { chat, teamChat } = this.#look();
    return [chat, teamChat];
  }

  #last(): number[] {
    return this.#talks().map((talk) => talk.at(-1)?.number ?? -1);
  }
}
