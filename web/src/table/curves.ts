// Where the lines of an evening run: for each player a small picture of the closing gap, all with the same turns.
import type { EveningTold, Player, SwingTold } from "../inn/types";
import { teamOf, type Team } from "./sides";

const GAP = 10; // between the pictures
export const LEGEND = 20; // above them: what the lines are
const HEAD = 22; // the name
const LINE = 16; // a card that turned it
const MARKS = 2; // so many cards that turned it have room in a picture
export const AXIS = 14; // the numbers of the turns
const APART = 44; // px between two of them, at least
const STEPS = [1, 2, 5, 10, 20, 50];
const HIGHEST = 20; // of the track

export interface Mark {
  x: number;
  y: number;
  number: number;
  seat: number;
  card: number;
  amount: number;
  by: number;
  key: boolean;
}

export interface Panel {
  seat: number;
  x: number;
  y: number;
  fortitude: string;
  alcohol: string;
  gap: string; // between the two
  marks: Mark[];
  fall: number; // the turn in which it ended; 0: it did not
  end: { x: number; fortitude: number; alcohol: number };
}

export interface Picture {
  width: number;
  height: number;
  panel: { width: number; height: number; plot: number }; // of the pictures, and of what is plotted in each
  panels: Panel[];
  turns: { turn: number; x: number }[]; // some of them, to count by
}

export function columnsFor(players: number, narrow: boolean): number {
  if (narrow) return players < 3 ? 1 : 2;
  return players < 4 ? 1 : Math.ceil(players / 2);
}

/** Draw an evening into so much room. */
export function draw(evening: EveningTold, players: Player[], width: number, height: number, columns: number): Picture {
  const rows = Math.ceil(players.length / columns);
  const panel = { width: (width - GAP * (columns - 1)) / columns, height: (height - LEGEND - GAP * (rows - 1)) / rows, plot: 0 };
  panel.plot = panel.height - HEAD - 2 * LINE - 16 - AXIS;
  const turns = Math.max(1, evening.turns.length);
  const x = (turn: number) => 18 + ((panel.width - 40) * turn) / turns;
  const y = (value: number) => HEAD + 4 + panel.plot * (1 - value / HIGHEST);
  const panels = players.map(({ seat }, i): Panel => {
    const fall = evening.falls.find((it) => it.seat === seat)?.turn ?? 0;
    const last = fall || turns;
    const [fortitude, alcohol] = [evening.fortitude[seat]!.slice(0, last + 1), evening.alcohol[seat]!.slice(0, last + 1)];
    const points = (values: number[]) => values.map((value, turn) => `${x(turn).toFixed(1)},${y(value).toFixed(1)}`);
    const isKey = (swing: SwingTold) =>
      swing.seat === evening.key?.seat && swing.turn === evening.key.turn && swing.card === evening.key.card;
    const swings = together(evening.swings.filter((swing) => swing.seat === seat)).sort((a, b) => a.turn - b.turn);
    return {
      seat,
      x: (i % columns) * (panel.width + GAP),
      y: LEGEND + Math.floor(i / columns) * (panel.height + GAP),
      fortitude: points(fortitude).join(" "),
      alcohol: points(alcohol).join(" "),
      gap: [...points(fortitude), ...points(alcohol).reverse()].join(" "),
      marks: swings.map((swing, at) => ({
        ...swing, number: at + 1, x: x(swing.turn), key: isKey(swing), y: y(((fortitude[swing.turn] ?? 0) + (alcohol[swing.turn] ?? 0)) / 2),
      })),
      fall,
      end: { x: x(last), fortitude: y(fortitude[last] ?? 0), alcohol: y(alcohol[last] ?? 0) },
    };
  });
  const step = STEPS.find((it) => x(it) - x(0) >= APART) ?? turns;
  const some = Array.from({ length: Math.floor(turns / step) }, (_, i) => ({ turn: (i + 1) * step, x: x((i + 1) * step) }));
  return { width, height, panel, panels, turns: some };
}

/** The same evening with what happened to a team told of its first member. */
export function perTeam(evening: EveningTold, teams: Team[]): EveningTold {
  const first = <Of extends { seat: number }>(it: Of): Of => ({ ...it, seat: teamOf(teams, it.seat)!.members[0]!.seat });
  const [swings, key] = [evening.swings.map(first), evening.key && first(evening.key)];
  const weight = (it: SwingTold) => (it.seat === key?.seat && it.turn === key.turn && it.card === key.card ? -Infinity : it.amount);
  const worst = teams.flatMap(({ members }) => swings.filter((it) => it.seat === members[0]!.seat).sort((a, b) => weight(a) - weight(b)).slice(0, MARKS));
  return { ...evening, falls: evening.falls.map(first), swings: worst, key };
}

/** What the same card did in the same turn is shown once. */
function together(swings: SwingTold[]): SwingTold[] {
  const found: SwingTold[] = [];
  for (const swing of swings) {
    const same = found.find((it) => it.turn === swing.turn && it.card === swing.card);
    if (same) same.amount += swing.amount;
    else found.push({ ...swing });
  }
  return found;
}

/** A text that fits into so many pixels, roughly. */
export function cut(text: string, width: number, letter = 6.4): string {
  const most = Math.max(1, Math.floor(width / letter));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
