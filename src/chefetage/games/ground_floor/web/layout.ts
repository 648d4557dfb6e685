/* Where things lie, in the city and in the buildings. Areas of the city are 264 wide, so that 40 is a finger's width. */
import type { CompanyView } from './view'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Cells of equal size, row by row. */
export function cells(first: Box, columns: number, gap: number): (index: number) => Box {
  return (index) => ({
    ...first,
    x: first.x + (index % columns) * (first.w + gap),
    y: first.y + Math.floor(index / columns) * (first.h + gap),
  })
}

export const CITY_WIDTH = 264
const SPACE = 40
const GAP = 6
const ROW = SPACE + GAP
const QUARTER = 61.5
const FIFTH = 48
const PER_ROW = 4
/** Below a line of text. */
const TOP = 18
const CAPTION = 8

const numbered = cells({ x: 0, y: TOP, w: QUARTER, h: SPACE }, PER_ROW, GAP)
const numberedHeight = (spaces: number) => TOP - 2 + Math.ceil(spaces / PER_ROW) * ROW

export const CONSULTING = {
  height: TOP + 4 * (ROW - 2),
  heads: { y: CAPTION, left: 84, right: 176 },
  left: (row: number): Box => ({ x: 46, y: TOP + row * (ROW - 2), w: 76, h: SPACE }),
  right: (row: number): Box => ({ x: 138, y: TOP + row * (ROW - 2), w: 76, h: SPACE }),
  arrow: { x: 124, length: 10 },
  priceX: 42,
  gainX: 220,
}

export const ADVERTISING = {
  height: 174,
  caption: CAPTION,
  waiting: cells({ x: 0, y: TOP, w: FIFTH, h: SPACE }, 5, GAP),
  box: cells({ x: 0, y: TOP + ROW + 2, w: 84, h: 106 }, 3, GAP),
  /** Heights in a box. */
  lines: { name: 15, price: 34, step: 51 },
  marker: cells({ x: 14, y: 74, w: 22, h: 16 }, 3, GAP),
}

export const BONUS = { height: 66, space: cells({ x: 0, y: 2, w: FIFTH, h: 62 }, 5, GAP), taken: 30 }

export const WAREHOUSE = {
  height: 132,
  shelf: cells({ x: 0, y: 2, w: QUARTER, h: SPACE }, PER_ROW, GAP),
  money: cells({ x: 0, y: 46, w: QUARTER, h: SPACE }, PER_ROW, GAP),
  info: cells({ x: 0, y: 90, w: QUARTER, h: SPACE }, PER_ROW, GAP),
}

export const FACTORY = { height: numberedHeight, caption: CAPTION, space: numbered }

export const STOCK = {
  height: 176,
  caption: CAPTION,
  space: numbered,
  payout: 74,
  /** Levels from the bottom row to the top one, each from the left. */
  level: (index: number): Box => ({
    x: (index % PER_ROW) * (QUARTER + GAP),
    y: 132 - Math.floor(index / PER_ROW) * (ROW - 1),
    w: QUARTER,
    h: SPACE,
  }),
}

export const FORECAST = {
  height: 100,
  current: { x: 0, y: 2, w: 150, h: 96 } satisfies Box,
  next: { x: 162, y: 2, w: 64, h: 96 } satisfies Box,
  deck: 4,
  deckStep: 3,
  /** Heights on the two cards, and where signs and words stand. */
  lines: { kind: 26, consumers: 58, jobs: 83 },
  nextLines: { title: 16, glyph: 42, kind: 70, cards: 86 },
  signX: 20,
  wordX: 34,
  wordWidth: 114,
}

const BRACKETS = 4
const BRACKET_ROW = SPACE + 4

export const RETAIL = {
  height: 4 + (BRACKETS + 1) * BRACKET_ROW,
  /** Brackets from the dearest on top. */
  row: (bracket: number): Box => ({ x: 0, y: 2 + (BRACKETS - bracket) * BRACKET_ROW, w: CITY_WIDTH, h: BRACKET_ROW }),
  labelX: 14,
  space: (bracket: number, column: number): Box => ({
    x: 34 + column * 58,
    y: 4 + (BRACKETS - bracket) * BRACKET_ROW,
    w: 54,
    h: SPACE,
  }),
  liquidation: { x: 34, y: 4 + BRACKETS * BRACKET_ROW, w: 228, h: SPACE } satisfies Box,
}

export const CONSTRUCTION = { height: numberedHeight, caption: CAPTION, space: numbered }

export const MARKER = 13

const TRACK_STEP = 52.6
const TRACK_ROW = 76

/** The two tracks above the city: ten spaces in one row or, where there is little room, in two. */
export const TRACK = {
  narrow: 345,
  marker: 11,
  /** How high a stack may grow, how far apart its markers lie at most, and how far they sway to show each letter. */
  stack: 32,
  stackStep: 22,
  sway: 9,
  columns: (width: number) => (width > 0 && width < TRACK.narrow ? 5 : 10),
  width: (columns: number) => columns * TRACK_STEP + 2,
  height: (columns: number) => (10 / columns) * TRACK_ROW - 2,
  cell: (index: number, columns: number): Box => ({
    x: 2 + (index % columns) * TRACK_STEP,
    y: 2 + Math.floor(index / columns) * TRACK_ROW,
    w: 50,
    h: 70,
  }),
}

/** A company's building; 300 wide. */
export const BUILDING = {
  width: 300,
  roof: 52,
  floor: 44,
  slots: 58,
  slot: (index: number, slots: number): Box => ({ x: 116 + (index * 184) / slots, y: 4, w: 184 / slots - 4, h: 50 }),
  renovate: 46,
  renovateRoom: (index: number): Box => ({ x: 4 + index * 49, y: 46, w: 46, h: 43 }),
  gap: 4,
  room: cells({ x: 4, y: 3, w: 144, h: 92 }, 2, 4),
  rooms: 4 + 3 * 96,
  use: 43,
  remodel: 43,
  track: 86,
  space: cells({ x: 4, y: 16, w: 55, h: 42 }, 5, 4),
}

/** Another company's building, small. */
export const SMALL = {
  width: 240,
  roof: 40,
  floor: 27,
  rooms: 42,
  room: cells({ x: 3, y: 3, w: 36, h: 36 }, 6, 3.6),
  gap: 2,
}

/** The uses of a room stand side by side at its bottom. */
export function useBox(room: Box, number: number, uses: number): Box {
  const width = (room.w - 4) / uses
  return { x: room.x + 3 + number * width, y: room.y + room.h - BUILDING.use - 2, w: width - 2, h: BUILDING.use }
}

export interface Storey {
  floor: string
  y: number
  h: number
}

/** Floors are drawn from the top; `renovates` makes room for the choice of a room. */
export function storeysOf(
  company: CompanyView,
  renovates: boolean,
): { storeys: Storey[]; rooms: number; track: number; height: number } {
  let y = BUILDING.roof + BUILDING.gap
  const storeys = company.floors.toReversed().map((floor) => {
    const h = heightOf(floor, renovates)
    const storey = { floor, y, h }
    y += h + BUILDING.gap
    return storey
  })
  const track = y + BUILDING.rooms
  return { storeys, rooms: y, track, height: track + BUILDING.track }
}

function heightOf(floor: string, renovates: boolean): number {
  if (floor === 'empty_floor') return BUILDING.slots
  return floor === 'office_renovation' && renovates ? BUILDING.floor + BUILDING.renovate : BUILDING.floor
}
