// A drawing of the page as a picture to be saved.

const SCALE = 2; // pixels for each length of the drawing
const MARGIN = 24;
const TITLE = 46;
const TITLE_FONT = "700 24px 'Innkeeper Serif', serif";
const FONTS = [TITLE_FONT, "400 12px 'Innkeeper Sans'"];

/** Save a drawing as PNG, with a title above it. */
export async function savePicture(drawing: SVGSVGElement, title: string, name: string): Promise<void> {
  const [width, height] = [drawing.width.baseVal.value + 2 * MARGIN, drawing.height.baseVal.value + 2 * MARGIN + TITLE];
  const lettered = drawing.cloneNode(true) as SVGSVGElement;
  lettered.prepend(Object.assign(document.createElementNS(drawing.namespaceURI, "style"), { textContent: await letters(drawing.textContent + title) }));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(lettered))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  const paint = canvas.getContext("2d")!;
  paint.scale(SCALE, SCALE);
  paint.fillStyle = "#0c0704";
  paint.fillRect(0, 0, width, height);
  paint.fillStyle = "#fff3d6";
  paint.font = TITLE_FONT;
  paint.fillText(title, MARGIN, MARGIN + 22, width - 2 * MARGIN);
  paint.drawImage(image, MARGIN, MARGIN + TITLE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) handOut(blob, name);
}

/** The page's own letters, written out: a picture by itself sees none of the page's. */
async function letters(text: string): Promise<string> {
  const needed = (await Promise.all(FONTS.map((font) => document.fonts.load(font, text)))).flat();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const isNeeded = ({ style }: CSSFontFaceRule) => {
    const [family, range] = ["font-family", "unicode-range"].map((it) => style.getPropertyValue(it).replaceAll(/["'\s]/g, "").toLowerCase());
    return needed.some((face) => face.family.replaceAll(/["'\s]/g, "").toLowerCase() === family && face.unicodeRange.replaceAll(/\s/g, "").toLowerCase() === range);
  };
  return (await Promise.all(rules.filter(isNeeded).map(writtenOut))).join("\n");
}

/** A rule for letters with the file it names within. */
async function writtenOut(rule: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
  const file = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(address, data);
}

/** Hand something out as a file. */
export function handOut(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
