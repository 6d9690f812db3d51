// What the page says, from the same Fluent files as the rest of the inn. A language is fetched when somebody speaks it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../settings.svelte";

const ENGLISH = "en"; // spoken where another language has no words
const files = import.meta.glob<Record<string, string>>("./??.ts", { import: "default" });

export const languages = Object.keys(files).map((path) => path.slice(2, -3)).sort();

const bundles = new SvelteMap<string, FluentBundle>();

/** Resolves when the words of the guest's language are there; until then English ones are read. */
export async function wordsCome(): Promise<void> {
  await Promise.all([...new Set([settings.language, ENGLISH])].map(learn));
}

async function learn(language: string): Promise<void> {
  if (bundles.has(language) || !languages.includes(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(await files[`./${language}.ts`]!())) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(language, bundle);
}

/** Resolves when more words are there, of a room that not everybody visits: files by language, fetched when they are needed. */
export async function moreWords(files: Record<string, () => Promise<string>>): Promise<void> {
  await wordsCome();
  for (const language of new Set([settings.language, ENGLISH])) {
    const [path, fetched] = Object.entries(files).find(([path]) => path.includes(`/${language}/`)) ?? [];
    if (!path || !fetched || learnt.has(path)) continue;
    bundles.get(language)?.addResource(new FluentResource(await fetched()), { allowOverrides: true });
    learnt.add(path);
  }
}

const learnt = new Set<string>();

/** A message in the guest's language, or in English where there is none. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = key.split(".") as [string, string?];
  for (const language of [settings.language, ENGLISH]) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values);
  }
  return key;
}
