/* The city's window: which part of the grid is seen. */
import { CARD, WINDOW } from '../layout'

export interface Cell {
  x: number
  y: number
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The corner of a cell in the drawing, whose y points downwards. */
export function corner({ x, y }: Cell): { x: number; y: number } {
  return { x: x * CARD.pitch, y: -y * CARD.pitch }
}

/** All cells with a border around them, and never less than a small city. */
export function fit(cells: Cell[], border: number): Frame {
  const corners = cells.map(corner)
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  const right = Math.max(...corners.map(({ x }) => x)) + CARD.size
  const bottom = Math.max(...corners.map(({ y }) => y)) + CARD.size
  const width = Math.max(right - left + 2 * border * CARD.pitch, WINDOW.columns * CARD.pitch)
  const height = Math.max(bottom - top + 2 * border * CARD.pitch, WINDOW.rows * CARD.pitch)
  return {
    x: (left + right - width) / 2,
    y: (top + bottom - height) / 2,
    width,
    height,
  }
}

export function pan(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x + dx, y: frame.y + dy }
}

/** Enlarges by `factor`, with the point `at` staying where it is, within the limits around `home`. */
export function zoom(frame: Frame, factor: number, home: Frame, at = middle(frame)): Frame {
  const nearest = Math.min(home.width, WINDOW.nearest * CARD.pitch)
  const wanted = Math.min(Math.max(frame.width / factor, nearest), home.width * WINDOW.farthest)
  const ratio = wanted / frame.width
  return {
    x: at.x - (at.x - frame.x) * ratio,
    y: at.y - (at.y - frame.y) * ratio,
    width: wanted,
    height: frame.height * ratio,
  }
}

export function middle(frame: Frame): { x: number; y: number } {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
}

interface Size {
  width: number
  height: number
}

/** Pixels per unit of the drawing; the whole frame is in sight. */
export function scaleOf(frame: Frame, box: Size): number {
  return Math.min(box.width / frame.width, box.height / frame.height) || 1
}

/** The frame, or its middle if a cell would be smaller than so many pixels. */
export function closeEnough(frame: Frame, box: Size, pixels: number): Frame {
  const scale = scaleOf(frame, box)
  return scale * CARD.pitch < pixels ? zoom(frame, pixels / (scale * CARD.pitch), frame) : frame
}

/** The point of the drawing at a pixel of the box. */
export function toDrawing(frame: Frame, box: Size, pixel: { x: number; y: number }): { x: number; y: number } {
  const scale = scaleOf(frame, box)
  const centre = middle(frame)
  return {
    x: centre.x + (pixel.x - box.width / 2) / scale,
    y: centre.y + (pixel.y - box.height / 2) / scale,
  }
}

/** The frame moved just so far that the cell is in it. */
export function reveal(frame: Frame, cell: Cell): Frame {
  const { x, y } = corner(cell)
  return {
    ...frame,
    x: into(frame.x, frame.width, x),
    y: into(frame.y, frame.height, y),
  }
}

function into(start: number, length: number, place: number): number {
  if (place < start) return place
  return Math.max(start, place + CARD.size - length)
}
