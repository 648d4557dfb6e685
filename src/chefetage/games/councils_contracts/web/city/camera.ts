/* Which part of the grid is drawn, and how large: always the whole city, unless it could not be hit any more. */
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

interface Size {
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

/** Pixels per unit of the drawing: the whole frame is in sight, but no card is smaller than so many pixels. */
export function scaleIn(box: Size, frame: Size, least: number): number {
  const whole = Math.min(box.width / frame.width, box.height / frame.height)
  return Math.max(whole, least / CARD.size)
}
