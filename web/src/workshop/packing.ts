// A pack in a link: compressed into what stands behind the "#", which no server is ever sent.

const text = { to: new TextEncoder(), from: new TextDecoder() };
const LONGEST = 40_000; // letters of a link that is opened at all
const LARGEST = 64 * 1024; // bytes that come out of one, so that a small link is no large file

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > LARGEST) throw new Error("too large");
  }
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** A pack as it stands in a link. */
export async function packed(pack: string): Promise<string> {
  const bytes = await through(text.to.encode(pack), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The pack in a link; nothing if there is none. */
export async function unpacked(link: string): Promise<string | undefined> {
  if (!link || link.length > LONGEST) return undefined;
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    return text.from.decode(await through(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw")));
  } catch {
    return undefined;
  }
}
