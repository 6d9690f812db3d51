// What people at this table have said that this guest has not read: kept until this tab is closed.
import type { Looking } from "../inn/line.svelte";
import { isMuted } from "../table/muted.svelte";

export class Unread {
  readonly #key = `innkeeper.read ${location.pathname}`;
  readonly #look: () => Looking;
  #read = $state(-1); // the number of the last line that was read

  constructor(look: () => Looking) {
    this.#look = look;
    this.#read = Number(sessionStorage.getItem(this.#key) ?? this.#last());
  }

  get count(): number {
    const { chat, view } = this.#look();
    return chat.filter((one) => one.number > this.#read && one.seat !== view?.you && !isMuted(one.seat)).length;
  }

  /** All that has been said so far is read. */
  read(): void {
    this.#read = this.#last();
    sessionStorage.setItem(this.#key, String(this.#read));
  }

  #last(): number {
    return this.#look().chat.at(-1)?.number ?? -1;
  }
}
