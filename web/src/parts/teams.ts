// Teams: what each is called, and the line that tells it apart, by its pattern before its colour (as in parts.css).
import { say } from "../words/words.svelte";

const PLACES = 5; // there are names and lines for so many teams
const DASHES = ["", "14 5", "4 5", "18 5 4 5", "26 8"]; // of a stroke; none: solid

export interface Arc {
  side: number;
  d: string;
  dash: string;
}

/** What a side is called: in a Boss Battle by what it is, else by where in the room it sits. */
export function teamName(sides: number[][], side: number): string {
  if (sides[side]!.length === 1) return say("page-boss");
  return say(sides.some((members) => members.length === 1) ? "page-team-challengers" : `page-team-${side % PLACES}`);
}

/** A line round a table before each side's chairs, which stand at these angles (degrees, clockwise) in their order. */
export function arcs(sides: number[][], angles: number[], at: { x: number; y: number; rx: number; ry: number }): Arc[] {
  const step = 360 / angles.length;
  const point = (angle: number) => {
    const [along, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return `${(at.x + at.rx * along).toFixed(1)} ${(at.y + at.ry * down).toFixed(1)}`;
  };
  return sides.map((members, side) => {
    const first = members.find((seat) => !members.includes((seat - 1 + angles.length) % angles.length)) ?? members[0]!;
    const [from, reach] = [angles[first]! - step * 0.38, step * (members.length - 0.24)];
    const points = Array.from({ length: 33 }, (_, i) => point(from + (reach * i) / 32));
    return { side, d: `M${points.join("L")}`, dash: DASHES[side % PLACES]! };
  });
}
