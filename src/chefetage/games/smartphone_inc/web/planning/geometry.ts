/* SI-5.1 to SI-5.7: where the fields of both pads lie. The lower pad's cell a1 is the grid's origin.

   The planning desk (geometry, reading, draft, results) is the one part of all boards that works out rules by itself:
   a plan is tried out piece by piece, and every push of a pad shows what it would lead to without asking the engine.
   Plans that the engine has read hold it to the rules: tests/board_plans.py writes them, tests/plans.test.ts reads them. */
import type { Printed } from '../printed'
import type { Pad, Side } from '../types'

export interface Spot {
  row: number
  column: number
}
export type Layer = 'lower' | 'upper'
export interface Layout {
  lower: Pad
  lowerSide: Side
  upperSide: Side
  rotation: number
  column: number
  row: number
}

export const ROWS = 3
export const COLUMNS = 2
/** SI-5.32: z and c are the margins beside a pad, 0 and 4 those above and below it. */
const COLUMN_NAMES = 'zabc'

export const PAD_CELLS: Spot[] = Array.from({ length: ROWS * COLUMNS }, (_, cell) => ({
  row: Math.floor(cell / COLUMNS),
  column: cell % COLUMNS,
}))

export function cellOf(name: string): Spot {
  return { row: Number(name[1]) - 1, column: COLUMN_NAMES.indexOf(name[0] ?? 'a') - 1 }
}

export function nameOf(cell: Spot): string {
  return `${COLUMN_NAMES[cell.column + 1]}${cell.row + 1}`
}

export function isOnPad(cell: Spot): boolean {
  return cell.row >= 0 && cell.row < ROWS && cell.column >= 0 && cell.column < COLUMNS
}

export function upperPad(layout: Layout): Pad {
  return layout.lower === 'light' ? 'dark' : 'light'
}

/** SI-5.6: where a cell of a pad lies on the grid. */
export function onGrid(layout: Layout, layer: Layer, cell: Spot): Spot {
  if (layer === 'lower') return cell
  const { row, column } = turned(layout.rotation, cell)
  return { row: layout.row + row, column: layout.column + column }
}

function turned(rotation: number, { row, column }: Spot): Spot {
  if (rotation === 90) return { row: column, column: 2 - row }
  if (rotation === 180) return { row: 2 - row, column: 1 - column }
  if (rotation === 270) return { row: 1 - column, column: row }
  return { row, column }
}

/** The cell of a pad, or of its margin and beyond, that lies at a place of the grid. */
export function cellAt(layout: Layout, layer: Layer, spot: Spot): Spot {
  if (layer === 'lower') return spot
  const row = spot.row - layout.row
  const column = spot.column - layout.column
  if (layout.rotation === 90) return { row: 2 - column, column: row }
  if (layout.rotation === 180) return { row: 2 - row, column: 1 - column }
  if (layout.rotation === 270) return { row: column, column: 1 - row }
  return { row, column }
}

export function keyOf(spot: Spot): string {
  return `${spot.column}/${spot.row}`
}

/** SI-5.7: the fields of the lower pad under the upper pad. */
export function coveredFields(layout: Layout): number[] {
  const upper = new Set(PAD_CELLS.map((cell) => keyOf(onGrid(layout, 'upper', cell))))
  return PAD_CELLS.flatMap((cell, field) => (upper.has(keyOf(cell)) ? [field] : []))
}

/** SI-5.16: the position that stands for all that cover the same fields, if it is a legal one. */
export function representative(data: Printed, layout: Layout): Layout | null {
  const covered = coveredFields(layout).join()
  const cover = data.planning.covers.find((candidate) => candidate.cells.join() === covered)
  return cover ? { ...layout, rotation: cover.rot, column: cover.dx, row: cover.dy } : null
}
