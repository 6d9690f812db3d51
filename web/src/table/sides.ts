// Teams: who plays with whom, what each team is called, and what its members have in common.
import type { Player, TableShown, Threat, ViewShown } from "../inn/types";
import { say } from "../words/words.svelte";

export interface Team {
  side: number;
  name: string;
  members: Player[]; // in the order in which they sit, the first of them first
  potions: number;
  potionsAtFirst: number;
  boss: boolean; // a Boss against all others
  out: boolean;
}

const PLACES = 5; // there are names for so many teams

/** The teams, by their sides; none where everybody plays alone. */
export function teamsOf({ sides, players }: ViewShown): Team[] {
  const all = sides ?? [];
  const alone = all.some(({ seats }) => seats.length === 1);
  return all.map(({ seats, potions, potions_at_first: potionsAtFirst }, side) => {
    const members = inOrder(seats, players.length).map((seat) => players[seat]!);
    const [first] = members as [Player];
    const boss = members.length === 1;
    const name = boss ? first.name : say(alone ? "page-team-challengers" : `page-team-${side % PLACES}`);
    return { side, name, members, potions, potionsAtFirst, boss, out: members.every((member) => member.out) };
  });
}

/** A side from the one who sits first: theirs may be the last seats and the first. */
function inOrder(seats: number[], players: number): number[] {
  const first = seats.find((seat) => !seats.includes((seat - 1 + players) % players)) ?? seats[0]!;
  return seats.toSorted((a, b) => ((a - first + players) % players) - ((b - first + players) % players));
}

/** The team that somebody plays for. */
export function teamOf(teams: Team[], seat: number): Team | undefined {
  return teams.find((team) => team.members.some((member) => member.seat === seat));
}

/** Who takes the turn: a player, or a team of several. */
export function whoseTurn(view: ViewShown): string {
  return called(view, view.active);
}

/** A player by name, or the team of several that they play for. */
export function called(view: ViewShown, seat: number): string {
  const team = teamOf(teamsOf(view), seat);
  return (team && !team.boss ? team.name : view.players[seat]?.name) ?? "";
}

/** Whose turn it is, in words. */
export function turnTold(view: ViewShown, mine = true): string {
  const active = view.players[view.active];
  const team = teamOf(teamsOf(view), view.active);
  const you = String(mine && view.you >= 0 && active?.side === view.players[view.you]?.side);
  return say(team && !team.boss ? "page-team-turn" : "page-turn-of", { who: whoseTurn(view), you });
}

/** What threatens each side, once: those who share their markers stand and fall together. */
export function perSide(threats: Threat[], players: Player[]): Threat[] {
  const sides = new Set<number>();
  return threats.filter(({ seat }) => {
    const { side } = players[seat]!;
    return !sides.has(side) && sides.add(side);
  });
}

/** Who else hears what is said to a seat's team, by name; empty where none of them is a person. */
export function hearers(table: TableShown, team: Team | null, me: number): string {
  const people = team?.members.filter(({ seat }) => seat !== me && table.seats[seat]?.kind === "person") ?? [];
  return people.map(({ name }) => name).join(", ");
}

export type Act = "open" | "done";

/** Whether a player of the team whose turn it is may still play an Action in it; null: it is not their turn. */
export function actOf(player: Player, { players, active, phase }: ViewShown): Act | null {
  if (player.out || players[active]?.side !== player.side) return null;
  return player.actions > 0 && phase < 2 ? "open" : "done";
}

/** What the guest's teammates are asked, in words. */
export function mateQuestions({ mates, players }: ViewShown): string {
  return (mates ?? []).filter((mate) => mate.asked).map(({ seat, asked: what }) => say("page-mate-asked", { who: players[seat]?.name ?? "", what })).join(" ");
}

/** Who stands for a team in what is about to touch all, as far as they are named. */
export function championsNow({ going_on }: ViewShown): number[] {
  const last = going_on.at(-1);
  return last?.what === "champion" ? last.numbers : [];
}
