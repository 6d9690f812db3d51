// The seats this browser holds: the secret of each, by its table. They never leave the browser but to open their seat.

const KEY = "innkeeper.seats";

export interface Held {
  table: string;
  title: string;
  seat: number;
  name: string;
  secret: string;
  since: number;
  over: boolean;
  promise?: string; // the digest of the deal as it was first shown here
}

export function heldSeats(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return heldSeats().find((held) => held.table === table);
}

/** Keep a seat; the newest first, and no more than fifty. */
export function keepSeat(held: Held): void {
  const others = heldSeats().filter((other) => other.table !== held.table);
  localStorage.setItem(KEY, JSON.stringify([held, ...others].slice(0, 50)));
}

export function forgetSeat(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((held) => held.table !== table)));
}
