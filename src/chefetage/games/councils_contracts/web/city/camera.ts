/* The city's window: which part of the grid is drawn, how large, and where the window is scrolled to. */
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

/** Pixels per unit of the drawing with which the whole frame is in sight. */
export function scaleToFit(frame: Size, box: Size): number {
  return Math.min(box.width / frame.width, box.height / frame.height) || 1
}

/** The whole frame, but no cell smaller than so many pixels. */
export function scaleAtFirst(frame: Size, box: Size, pixels: number): number {
  return Math.max(scaleToFit(frame, box), pixels / CARD.pitch)
}

/** From the whole frame to a few cards. */
export function zoom(scale: number, factor: number, frame: Size, box: Size): number {
  const least = scaleToFit(frame, box)
  const most = Math.max(least, box.width / (WINDOW.nearest * CARD.pitch))
  return Math.min(Math.max(scale * factor, least), most)
}

/** A direction of the window: its length, where it is scrolled to, and the drawing's length in it. */
export interface Scrolled {
  window: number
  scroll: number
  drawing: number
}

/** Where to scroll so that what is drawn at a pixel stays there while the drawing gets another length. */
export function scrollToKeep(at: number, { window, scroll, drawing }: Scrolled, next: number): number {
  const part = (scroll + at - margin(window, drawing)) / drawing
  return part * next + margin(window, next) - at
}

/** A drawing smaller than its window stands in the middle of it. */
function margin(window: number, drawing: number): number {
  return Math.max(0, (window - drawing) / 2)
}
