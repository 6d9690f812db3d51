// What may stand where in a pack, read off the JSON Schema of packs that the inn gives.

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Mapping = { [key: string]: Value };
export type Way = (string | number)[];

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  default?: Value;
  description?: string;
  title?: string;
}

export const KINDS = ["action", "sometimes", "anytime", "gambling", "cheating"] as const;
const AMOUNTS = ["lose", "gain"]; // verbs whose object names what, and how much

/** What to begin with where the least that is allowed would say little. */
const BEGINNINGS: Record<string, Value> = {
  lose: { fortitude: 1 },
  gain: { fortitude: 1 },
  reduce: { to: 1 },
  change: { alcohol: 1 },
  pay: 1,
  to: "inn",
  choose: [{ do: [{ draw: 1 }] }],
  when: { answers: ["action", "sometimes"], affects: ["fortitude"], of: "me" },
  pick: "another",
  do: [{ draw: 1 }],
  cost: [{ pay: 1, to: "inn" }],
  label: "Luck",
  counter: { from: 0, to: 5 },
  token: { stock: 3 },
  about: { en: "…" },
};

/** Moments to choose from, and what of each is written. */
export const MOMENTS: Record<string, Mapping> = {
  "card-hurts": { answers: ["action", "sometimes"], affects: ["fortitude"], of: "me" },
  "card-gold": { answers: ["action", "sometimes"], affects: ["fortitude", "gold"], of: "me" },
  card: { answers: ["sometimes"] },
  cheats: { answers: ["cheating"] },
  drink: { answers: "drink", of: "me" },
  "drink-other": { answers: "drink", by: "another" },
  event: { answers: "event" },
  "would-lose": { would: { lose: "fortitude" }, of: "me" },
  "would-lose-gold": { would: { lose: "gold" }, of: "me" },
  "would-pay": { would: { pay: "drinks" }, of: "me" },
  "would-ante": { would: "ante", of: "me" },
  "after-loss": { after: { lose: "fortitude" }, of: "me", by: "another" },
  "after-win": { after: { win: "round" }, by: "another" },
  "after-gain": { after: { gain: "gold" }, of: "me" },
  "during-round": { during: "round" },
  "during-action": { during: "action phase", of: "me" },
  "during-order": { during: "order phase", of: "me" },
  "during-drink": { during: "drink phase", of: "me" },
};

/** Conditions to choose from; components are asked besides. */
export const CONDITIONS: Record<string, Value> = { in: "round", not: "reduced", players: 2, still_in: "me", during: "action phase" };

export const isMapping = (value: Value | undefined): value is Mapping => typeof value === "object" && value !== null && !Array.isArray(value);

export class Grammar {
  constructor(readonly schema: Schema) {}

  resolved(schema: Schema): Schema {
    return schema.$ref ? (this.schema.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {}) : schema;
  }

  named(name: string): Schema {
    return this.schema.$defs?.[name] ?? {};
  }

  /** The kinds of thing that may stand at a place. */
  kinds(schema: Schema): Schema[] {
    const found = this.resolved(schema);
    return found.anyOf ? found.anyOf.flatMap((one) => this.kinds(one)) : [found];
  }

  /** Of these the one that something is, as far as it can be told. */
  fitting(schema: Schema, value: Value | undefined): Schema {
    const kinds = this.kinds(schema);
    if (value === undefined) return kinds[0] ?? {};
    if (isMapping(value)) {
      const objects = kinds.filter(({ type }) => type === "object");
      return objects.find(({ properties }) => properties && Object.keys(properties)[0]! in value) ?? objects.find(({ properties }) => properties && Object.keys(value).some((key) => key in properties)) ?? objects.at(-1) ?? kinds[0] ?? {};
    }
    if (Array.isArray(value)) return kinds.find(({ type }) => type === "array") ?? kinds[0] ?? {};
    if (typeof value === "string")
      return kinds.find((one) => one.enum?.includes(value)) ?? kinds.find(({ type }) => type === "string") ?? kinds.find((one) => one.enum) ?? kinds[0] ?? {};
    return kinds.find(({ type }) => (typeof value === "number" ? type === "integer" || type === "number" : type === typeof value)) ?? kinds[0] ?? {};
  }

  /** The words that may stand at a place. */
  words(schema: Schema): string[] {
    return [...new Set(this.kinds(schema).flatMap((one) => one.enum ?? []))];
  }

  /** The effects there are: the verb of each, with what goes with it. */
  verbs(effects: Schema): Map<string, Schema> {
    const items = this.kinds(effects).find(({ type }) => type === "array")?.items ?? {};
    return new Map(this.kinds(items).map((one) => [Object.keys(one.properties ?? {})[0] ?? "", one]));
  }

  /** The least that may stand at a place. */
  beginning(schema: Schema, key = ""): Value {
    if (key in BEGINNINGS) return structuredClone(BEGINNINGS[key]!);
    const one = this.kinds(schema)[0] ?? {};
    if (one.enum) return one.enum.find((word) => ["card", "round", "me", "another"].includes(word)) ?? one.enum[0]!;
    if (one.type === "integer" || one.type === "number") return Math.max(one.minimum ?? 1, 1);
    if (one.type === "boolean") return true;
    if (one.type === "array") return [this.beginning(one.items ?? {})];
    if (one.type === "object") return Object.fromEntries((one.required ?? []).map((name) => [name, this.beginning(one.properties![name]!, name)]));
    return "";
  }

  /** An effect with this verb. */
  effect(effects: Schema, verb: string): Mapping {
    const one = this.verbs(effects).get(verb) ?? {};
    const needed = new Set([verb, ...(one.required ?? []), ...(verb === "pay" ? ["to"] : []), ...(verb === "drink" ? ["from"] : [])]);
    return Object.fromEntries([...needed].map((name) => [name, this.beginning(one.properties?.[name] ?? {}, name)]));
  }

  /** What may be a key of a mapping that has no fixed ones. */
  keys(way: Way, components: string[]): string[] {
    const at = way.at(-1);
    if (at === "lose") return ["fortitude", "alcohol", ...components];
    if (at === "gain") return ["fortitude", "alcohol", "gold", ...components];
    if (at === "if") return [...Object.keys(CONDITIONS), ...components];
    return components;
  }
}

export const namesAmounts = (key: string): boolean => AMOUNTS.includes(key);
