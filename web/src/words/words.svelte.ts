// What the page says, from the same Fluent files as the rest of the inn.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";

const files = import.meta.glob("../../../src/innkeeper/words/*/page*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const bundles = new Map<string, FluentBundle>();
for (const [path, text] of Object.entries(files)) {
  const language = path.split("/").at(-2)!;
  if (!bundles.has(language)) bundles.set(language, new FluentBundle(language, { useIsolating: false }));
  bundles.get(language)!.addResource(new FluentResource(text), { allowOverrides: true });
}

export const languages = [...bundles.keys()].sort();

/** A message in the guest's language, or in English where there is none. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = key.split(".") as [string, string?];
  for (const language of [settings.language, "en"]) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values);
  }
  return key;
}
