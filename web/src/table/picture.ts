// A drawing of the page as a picture to be saved.

const SCALE = 2; // pixels for each length of the drawing
const MARGIN = 24;
const TITLE = 46;

/** Save a drawing as PNG, with a title above it. */
export async function savePicture(drawing: SVGSVGElement, title: string, name: string): Promise<void> {
  const [width, height] = [drawing.width.baseVal.value + 2 * MARGIN, drawing.height.baseVal.value + 2 * MARGIN + TITLE];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  const paint = canvas.getContext("2d")!;
  paint.scale(SCALE, SCALE);
  paint.fillStyle = "#0c0704";
  paint.fillRect(0, 0, width, height);
  paint.fillStyle = "#fff3d6";
  paint.font = "700 24px 'Palatino Linotype', 'Noto Serif', Georgia, serif";
  paint.fillText(title, MARGIN, MARGIN + 22, width - 2 * MARGIN);
  paint.drawImage(image, MARGIN, MARGIN + TITLE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) handOut(blob, name);
}

/** Hand something out as a file. */
export function handOut(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
