/* Which part of a drawn board a picture shows, and how large. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface View {
  x: number
  y: number
  scale: number
  /** Of the frame: no higher than what it shows. */
  height: number
}

export const ROOM = 14
/** Larger than life is not more legible. */
const LARGEST = 1.25

/** The smallest box around all of them, with some room; undefined without any. */
export function around(boxes: Box[]): Box | undefined {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (!seen.length) return undefined
  const left = Math.min(...seen.map((box) => box.left)) - ROOM
  const top = Math.min(...seen.map((box) => box.top)) - ROOM
  const right = Math.max(...seen.map((box) => box.left + box.width)) + ROOM
  const bottom = Math.max(...seen.map((box) => box.top + box.height)) + ROOM
  return { left, top, width: right - left, height: bottom - top }
}

/** Lays a part of a board into the middle of a frame that is so wide, and at most so high. */
export function framed(part: Box, width: number, highest: number): View {
  const scale = Math.min(width / part.width, highest / part.height, LARGEST)
  return {
    scale,
    x: (width - part.width * scale) / 2 - part.left * scale,
    y: -part.top * scale,
    height: part.height * scale,
  }
}
