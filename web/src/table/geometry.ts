// Where everything lies on the table. Lengths are of a screen of 1280 × 720; bigger ones are drawn larger and get more room.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SeatBox extends Box {
  small: boolean;
  side: "west" | "north" | "east";
}

export interface Room {
  width: number;
  height: number;
  zoom: number;
  seats: SeatBox[]; // of the others, clockwise from your left
  left: number; // where the middle begins and ends
  right: number;
  bar: Box; // the Inn's piles
  stack: Box;
  log: Box;
  rail: Box;
  edge: number; // how far down the table reaches
  mates?: Box; // what teammates hold
}

// How many of the others sit on the left, at the top and on the right, by their number.
const SIDES: Record<number, [number, number, number]> = {
  1: [0, 1, 0], 2: [1, 0, 1], 3: [1, 1, 1], 4: [1, 2, 1], 5: [1, 3, 1], 6: [1, 4, 1], 7: [1, 5, 1], 8: [2, 4, 2], 9: [2, 5, 2],
};
const MARGIN = 16;
const GUTTER = 12;
const BELOW = 328; // rail, prompt and hand
const HEIGHT = 106;
const HANGS = 22; // what hangs below a board
const LOW = 95; // the height of a small board

/** How large everything is drawn: half of what a screen has more than it needs makes things larger, the rest makes room. */
export function zoomFor(width: number, height: number): number {
  const fits = Math.min(width / 1280, height / 720);
  return fits > 1 ? Math.min(1.8, 1 + (fits - 1) / 2) : Math.max(0.84, fits);
}

/** `hangs`: something hangs from the lower edge of boards. `otto`: who of two others is Otto, whose board lies at the top. */
export function lay(screenWidth: number, screenHeight: number, others: number, hangs = false, otto = -1): Room {
  const zoom = zoomFor(screenWidth, screenHeight);
  const [width, height] = [screenWidth / zoom, screenHeight / zoom];
  const column = width < 1200 ? 212 : 236;
  const wide = column + Math.max(0, Math.min(160, (width - 1280) / 4)); // the log gets a share of what is wider
  const [left, right] = [MARGIN + column + GUTTER, width - MARGIN - wide - GUTTER];
  const [west, north, east] = SIDES[Math.max(1, Math.min(9, others))]!;
  const seats = [
    ...sideColumn(west, MARGIN, column, others, "west").reverse(),
    ...topRow(north, left, right),
    ...sideColumn(east, width - MARGIN - wide, wide, others, "east"),
  ];
  if (otto >= 0) {
    const across = Math.min(OTTO_WIDE, right - left);
    const board: SeatBox = { x: (left + right - across) / 2, y: TOP, width: across, height: OTTO, small: false, side: "north" };
    seats.splice(0, 2, ...(otto ? [seats[0]!, board] : [board, seats[0]!]));
  }
  const bottom = height - BELOW;
  const under = (of: SeatBox["side"], usual: number) =>
    Math.max(usual, ...seats.filter((seat) => seat.side === of).map((seat) => seat.y + seat.height + (hangs ? HANGS : 0)));
  const [barTop, logTop, stackTop] = [under("west", 40) + 8, under("east", 40) + 14, under("north", 46) + 2];
  return {
    width, height, zoom, seats, left, right,
    bar: { x: MARGIN, y: barTop, width: column, height: bottom - barTop },
    stack: { x: left, y: stackTop, width: right - left, height: bottom - stackTop },
    log: { x: width - MARGIN - wide, y: logTop, width: wide, height: bottom - 4 - logTop },
    rail: { x: left + 6, y: bottom + 1, width: right - left - 12, height: 66 },
    edge: bottom + 16,
  };
}

const TOP = 46;
const OTTO = 138; // how high Otto's board is
const OTTO_WIDE = 600;
const TEAM = 134; // how high a team's board is, …
const BOSS = 150; // … and that of a Boss
const APART = 12;
const WIDEST = 620;
const PILES = 116; // the Inn's piles beneath one teammate's hand, …
const STRIP = 32; // … and beneath those of several

/** The same with teams: a board for each of the others at the top, at the left what teammates hold. */
export function layTeams(screenWidth: number, screenHeight: number, others: number, boss: boolean, mates: number): Room {
  const room = lay(screenWidth, screenHeight, 1);
  const { left, right, bar, stack, log } = room;
  const bottom = stack.y + stack.height;
  const most = boss || others > 1 || !mates ? right - left : WIDEST;
  const width = Math.min(most, (right - left - APART * (others - 1)) / others);
  const start = (left + right - others * width - (others - 1) * APART) / 2;
  const height = boss ? BOSS : TEAM;
  const seats = Array.from({ length: others }, (_, i): SeatBox => ({ x: start + i * (width + APART), y: TOP, width, height, small: width < 300, side: "north" }));
  const piles = mates > 1 ? STRIP : mates ? PILES : bar.height;
  return {
    ...room, seats,
    stack: { ...stack, y: TOP + height + 2, height: bottom - TOP - height - 2 },
    bar: { ...bar, y: bottom - piles, height: piles },
    log: { ...log, y: TOP, height: log.height + log.y - TOP },
    ...(mates && { mates: { x: bar.x, y: TOP, width: bar.width, height: bottom - piles - TOP } }),
  };
}

/** A small arc of boards at the top. */
function topRow(count: number, left: number, right: number): SeatBox[] {
  const small = count > 3;
  const gap = small ? 3 : 6;
  const width = Math.min(small ? 190 : 236, (right - left - gap * (count - 1)) / count);
  const start = (left + right - count * width - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const outermost = count > 1 && (i === 0 || i === count - 1);
    const y = count === 1 ? 40 : small ? (outermost ? 54 : 46) : outermost ? 58 : 52;
    return { x: start + i * (width + gap), y, width, height: small ? LOW : HEIGHT, small, side: "north" };
  });
}

function sideColumn(count: number, x: number, width: number, others: number, side: "west" | "east"): SeatBox[] {
  const small = count > 1;
  const y = small ? 46 : others > 3 ? 78 : 62;
  return Array.from({ length: count }, (_, i) => ({ x, y: y + 98 * i, width, height: small ? LOW : HEIGHT, small, side }));
}

/** Where the candle stands before a seat: the place of its foot, and its size. On a team's board it stands between what is told there,
    and where something hangs from a board, below that. */
export function candleAt(room: Room, seat: SeatBox | undefined, hangs: boolean): { x: number; y: number; scale: number } {
  if (!seat) return { x: room.right + 14, y: room.rail.y + 58, scale: 0.5 };
  if (seat.height >= TEAM && seat.small) return { x: seat.x + seat.width / 2, y: seat.y + seat.height + 28, scale: 0.35 };
  if (seat.height >= TEAM) return { x: seat.x + seat.width * 0.68, y: seat.y + 36, scale: 0.42 };
  const alone = room.seats.filter((other) => other.side === seat.side).length === 1;
  if (seat.side === "north" && alone) return { x: seat.x + seat.width + 36, y: seat.y + 94, scale: 0.92 };
  if (seat.side === "north") return { x: seat.x + seat.width / 2 + 14, y: seat.y + seat.height + (hangs ? HANGS + 50 : 44), scale: 0.5 };
  if (seat.small) return { x: seat.x + seat.width - 76, y: seat.y + 44, scale: 0.32 };
  if (room.seats.length > 3) return { x: seat.x + 32, y: seat.y + 4, scale: 0.4 };
  const x = seat.side === "west" ? seat.x + seat.width + 17 : seat.x - 17;
  return { x, y: seat.y + seat.height + 4, scale: 0.6 };
}
