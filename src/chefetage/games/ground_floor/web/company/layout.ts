/* Where things lie in a company's building. */
import { cells, type Box } from '../layout'

/** A company's building; 300 wide. */
export const BUILDING = {
  width: 300,
  roof: 52,
  floor: 44,
  slots: 58,
  slot: (index: number): Box => ({ x: 116 + index * 92, y: 4, w: 88, h: 50 }),
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
