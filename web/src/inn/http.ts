// What is asked of the inn over HTTP.
import { settings } from "../settings.svelte";
import { worded } from "../words/refusing";
import type {
  AskReplay, CardShown, Checked, Handover, InnShown, NetworkShown, OpenTable, PackChecked, PackShown, Refused, ReplayShown, RuleShown, Saved, SeatTaken,
  StrengthShown, TableShown, Tally, TeamLine,
} from "./types";

/** The inn said no; the message is for people. */
export class Refusal extends Error {
  constructor(readonly code: string, why: string) {
    super(why);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const refused = (await answer.json().catch(() => ({ code: "internal", why: answer.statusText }))) as Refused;
  throw new Refusal(refused.code, worded(refused).why);
}

const kept = new Map<string, Promise<unknown>>();

/** Ask for what never changes only once. */
function once<T>(path: string): Promise<T> {
  if (!kept.has(path)) {
    const asked = ask<T>("GET", path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return kept.get(path) as Promise<T>;
}

const spoken = () => `language=${settings.language}`;

export const inn = {
  shown: () => once<InnShown>(`/inn?${spoken()}`),
  cards: () => once<CardShown[]>(`/cards?${spoken()}`),
  rule: (id: string) => once<RuleShown>(`/rules/${encodeURIComponent(id)}?${spoken()}`),
  rules: (words: string, chapter = "") =>
    ask<RuleShown[]>("GET", `/rules?words=${encodeURIComponent(words)}&chapter=${encodeURIComponent(chapter)}&${spoken()}`),
  network: () => ask<NetworkShown>("GET", "/network"),
  openNetwork: () => ask<NetworkShown>("POST", "/network/open"),
  check: (wish: OpenTable) => ask<Checked>("POST", `/tables/check?${spoken()}`, wish),
  open: (wish: OpenTable) => ask<TableShown>("POST", "/tables", wish),
  packs: (id: string) => ask<PackShown[]>("GET", `/tables/${id}/packs?${spoken()}`),
  bring: (id: string, secret: string, pack: string) => ask<TableShown>("POST", `/tables/${id}/bring`, { pack }, secret),
  words: () => once<unknown>("/workshop/words"),
  checkPack: (pack: string) => ask<PackChecked>("POST", `/workshop/check?${spoken()}`, { pack }),
  strength: (pack: string, tally: Tally | null) => ask<StrengthShown>("POST", "/workshop/strength", { pack, tally }),
  table: (id: string) => ask<TableShown>("GET", `/tables/${id}`),
  sitDown: (id: string, name: string, seat?: number, character?: string) =>
    ask<SeatTaken>("POST", `/tables/${id}/seats`, { name, seat: seat ?? null, character: character ?? null }),
  leave: (id: string, seat: number, secret: string) => ask<void>("DELETE", `/tables/${id}/seats/${seat}`, undefined, secret),
  start: (id: string, secret: string) => ask<TableShown>("POST", `/tables/${id}/start`, undefined, secret),
  rematch: (id: string, secret: string) => ask<TableShown>("POST", `/tables/${id}/rematch`, undefined, secret),
  handover: (id: string, seat: number, secret: string) =>
    ask<Handover>("POST", `/tables/${id}/seats/${seat}/handover`, undefined, secret),
  takeUp: (id: string, code: string) => ask<SeatTaken>("POST", `/tables/${id}/takeup`, { code }),
  teamTalk: (id: string, secret: string) => ask<TeamLine[]>("GET", `/tables/${id}/team-talk`, undefined, secret),
  game: (id: string) => once<Saved>(`/tables/${id}/game`),
  replay: (wish: AskReplay) => ask<ReplayShown>("POST", "/replays", wish),
};
