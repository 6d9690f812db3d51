// Sentences in which the names of the players stand out.

interface Part {
  text: string;
  name: boolean;
}

const TITLE = /(“[^”]*”|«[^»]*»)/; // what stands there may look like a name, and is none

/** A sentence in parts, with the names of the players apart. */
export function apart(sentence: string, names: string[]): Part[] {
  const known = names.filter(Boolean).toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!known.length) return [{ text: sentence, name: false }];
  const name = new RegExp(`(?<![\\p{L}\\d])(${known.join("|")})(?![\\p{L}\\d])`, "u");
  return sentence.split(TITLE).flatMap((piece, i) =>
    i % 2 ? [{ text: piece, name: false }] : piece.split(name).map((text, j) => ({ text, name: j % 2 === 1 })),
  );
}
