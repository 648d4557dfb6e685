/* A player's signs: colour, letter and shape, so that colour is never the only one. */
import type { BoardTable } from './types'

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross'

export interface Sign {
  colour: string
  /** Readable on the colour. */
  ink: string
  letter: string
  shape: Shape
}

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross']
const DARK_INK_ON = 3

/** Seats are counted from 0; neutral figures follow the last seat. */
export function signOf(player: number): Sign {
  const number = Math.min(Math.max(player, 0), SHAPES.length - 1)
  return {
    colour: `var(--p${number})`,
    ink: number === DARK_INK_ON ? '#241d00' : '#fff',
    letter: 'ABCDEF'[number] ?? '?',
    shape: SHAPES[number] ?? 'circle',
  }
}

/** Seats as they sit around the table, beginning with one; a spectator begins with the first. */
export function seatsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (Math.max(first, 0) + place) % count)
}

/** A player by number; neutral figures follow the last seat. */
export interface Named {
  number: number
  name: string
}

/** Everybody as they sit around the table, the viewer first. */
export function namedSeats({ viewer, names }: Pick<BoardTable<unknown>, 'viewer' | 'names'>): Named[] {
  return seatsFrom(viewer, names.length).map((number) => ({ number, name: names[number] ?? '' }))
}

/** The outline of a shape around (0, 0) with radius 1, as path data. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  square: 'M-.85-.85H.85V.85H-.85Z',
  triangle: 'M0-1.08L1.05.82H-1.05Z',
  diamond: 'M0-1.12L1.12 0L0 1.12L-1.12 0Z',
  hexagon: 'M-.55-.95H.55L1.1 0L.55.95H-.55L-1.1 0Z',
  cross: 'M-.4-1H.4V-.4H1V.4H.4V1H-.4V.4H-1V-.4H-.4Z',
}
