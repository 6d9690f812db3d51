// The variants as who opens a table sees them: what is agreed on, what it consists of, what stands against it.
import type { InnShown, TableShown } from "../inn/types";
import { say } from "../words/words.svelte";
import { toggled, type Plan } from "./opening.svelte";

/** Something of a variant that can be taken out. */
export interface Part {
  id: string;
  name: string;
  about: string;
  on: boolean;
  toggle: () => void;
}

export interface Extra {
  id: string; // its name in commands
  icon: string;
  name: string;
  figure: string;
  about: string;
  on: boolean;
  why: string;
  held?: boolean; // it comes with something else that is agreed on
  toggle?: () => void; // none: there is nothing to choose
  parts?: Part[];
  which?: string; // what is said of them
}

/** What a variant is called and like. */
function worded(id: string, count = 0): Pick<Extra, "id" | "name" | "about" | "figure"> {
  const key = `page-extra-${id}`;
  return { id, name: say(key), about: say(`${key}.about`), figure: say(`${key}.figure`, { count }) };
}

/** All variants that this inn has, as they are agreed on in a plan. */
export function extras(plan: Plan): Extra[] {
  const { shown } = plan;
  const why = (id: string) => plan.variants.find((offered) => offered.id === id)?.why ?? "";
  return [barDeck(plan, why("bar-deck")), ...events(plan, why), prizes(plan, why("prizes")), games(plan, why("gambling-games")), otto(plan, why("otto"))].filter(
    ({ parts }) => !parts || parts.length,
  );

  function barDeck({ drinks, barDeck }: Plan, against: string): Extra {
    const several = drinks.length > 1;
    const toggle = () => (plan.barDeck = !plan.barDeck);
    return { ...worded("bar-deck"), icon: "bardeck", on: several || barDeck, why: several ? say("page-extra-bar-deck.held") : against, held: several, toggle };
  }

  function events({ eventDecks }: Plan, against: (id: string) => string): Extra[] {
    return shown.event_decks.map(({ id, name, kind, cards }) => ({
      ...worded(kind, cards),
      id,
      name,
      icon: kind === "sea-events" ? "sea" : "dungeon",
      on: eventDecks.includes(id),
      why: against(kind),
      toggle: () => (plan.eventDecks = toggled(eventDecks, id, shown.event_decks)),
    }));
  }

  function prizes({ prizes }: Plan, against: string): Extra {
    const all = shown.prizes.map(({ id, name, text }) => ({
      id,
      name,
      about: text,
      on: prizes.includes(id),
      toggle: () => (plan.prizes = toggled(prizes, id, shown.prizes)),
    }));
    const toggle = () => (plan.prizes = prizes.length ? [] : all.map(({ id }) => id));
    return { ...worded("prizes", prizes.length || all.length), icon: "prize", on: prizes.length > 0, why: against, toggle, parts: all };
  }

  function games({ games }: Plan, against: string): Extra {
    const all = shown.gambling_games.map((game) => ({
      ...game,
      on: games.includes(game.id),
      toggle: () => (plan.games = toggled(games, game.id, shown.gambling_games)),
    }));
    const toggle = () => (plan.games = games.length ? [] : all.map(({ id }) => id));
    return { ...worded("gambling-games", games.length || all.length), icon: "gambling", on: games.length > 0, why: against, toggle, parts: all };
  }

  function otto({ otto, factions }: Plan, against: string): Extra {
    const all = shown.factions.map(({ key, name }) => ({
      id: key,
      name,
      about: say(`page-faction-${key}`),
      on: factions.includes(key),
      toggle: () => (plan.factions = factions.includes(key) ? factions.filter((it) => it !== key) : [...factions.slice(-1), key]), // of two at most
    }));
    const which = say("page-extra-otto.which", { count: factions.length, names: all.filter(({ on }) => on).map(({ name }) => name).join(", ") });
    return { ...worded("otto"), icon: "bot", on: otto, why: against, toggle: () => (plan.otto = !otto), parts: all, which };
  }
}

/** What Drinks are drunk at a table. */
export function drinksOf(shown: InnShown, drinks: string): string {
  return drinks.split("+").map((id) => shown.drinks.find((deck) => deck.id === id)?.name ?? id).join(", ");
}

/** What was agreed on at a table besides; what it consists of is told where it is not all that there is. */
export function agreedExtras(shown: InnShown, table: TableShown): string[] {
  const of = (name: string, some: string[], all: { id: string; name: string }[]) =>
    some.length ? [some.length === all.length ? name : `${name}: ${all.filter(({ id }) => some.includes(id)).map((it) => it.name).join(", ")}`] : [];
  return [
    ...(table.bar_deck ? [say("page-extra-bar-deck")] : []),
    ...table.event_decks.map((id) => shown.event_decks.find((deck) => deck.id === id)?.name ?? id),
    ...of(say("page-extra-prizes"), table.prizes, shown.prizes),
    ...of(say("page-extra-gambling-games"), table.gambling_games, shown.gambling_games),
    ...(table.otto ? [[say("page-extra-otto"), shown.factions.filter(({ key }) => table.factions.includes(key)).map(({ name }) => name).join(", ")].filter(Boolean).join(": ")] : []),
  ];
}
