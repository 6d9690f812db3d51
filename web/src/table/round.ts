// A Round of Gambling, read from what is going on and from what has been told.
import type { CardShown, Told, ViewShown } from "../inn/types";

export interface Played {
  seat: number;
  card: number;
  how: "opens" | "raises" | "plays";
}

export interface Round {
  control: number; // who is in control, or -1
  in: number[];
  passed: number[];
  starter: number;
  played: Played[]; // the Gambling and Cheating Cards so far
}

const POT = -2;
const ABOUT = ["gambling", "cheating"];

/** The Round that is going on, if any. `numbers`: locked, winner, ended, then who has passed since control changed. */
export function roundOf(view: ViewShown, facts: Told[], cards: CardShown[]): Round | null {
  const it = view.going_on.find((one) => one.what === "round");
  if (!it) return null;
  const start = facts.findLastIndex((fact) => fact.what === "starts-round");
  const began = start < 0 ? facts.length : Math.max(0, facts.slice(0, start).findLastIndex((fact) => fact.what === "plays"));
  const story = facts.slice(began);
  const played = story.flatMap((fact, i): Played[] => {
    const about = fact.what === "plays" && cards[fact.card]?.types.some((type) => ABOUT.includes(type));
    return about ? [{ seat: fact.seat, card: fact.card, how: i === 0 ? "opens" : raises(story, i) ? "raises" : "plays" }] : [];
  });
  return { control: it.seat, in: it.whom, passed: it.numbers.slice(3), starter: facts[start]?.seat ?? -1, played };
}

/** Whether a card made the others ante more. */
function raises(story: Told[], at: number): boolean {
  const next = story.findIndex((fact, i) => i > at && fact.what === "plays");
  return story.slice(at, next < 0 ? undefined : next).some((fact) => fact.what === "pays" && fact.whom === POT);
}

export interface Flag {
  icon: string;
  word: string; // the key of its words
  loud: boolean;
}

/** What hangs above a board: its part in the Round, or that it is out of the game. */
export function flagOf(seat: number, out: boolean, round: Round | null): Flag | null {
  if (out) return { icon: "leave", word: "page-flag-out", loud: false };
  if (!round) return null;
  if (round.control === seat) return { icon: "control", word: "page-flag-control", loud: true };
  if (round.in.length && !round.in.includes(seat)) return { icon: "leave", word: "page-flag-left", loud: false };
  if (round.passed.includes(seat)) return { icon: "next", word: "page-flag-passed", loud: false };
  const last = round.played.findLast((one) => one.seat === seat);
  if (last?.how === "raises") return { icon: "plus", word: "page-flag-raised", loud: false };
  if (round.starter === seat) return { icon: "flame", word: "page-flag-opened", loud: false };
  return null;
}
