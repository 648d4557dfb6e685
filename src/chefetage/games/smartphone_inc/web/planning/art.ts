/* Measures of the planning desk, and outlines of what lies on it; in units of the drawing. */
import type { PlacementView } from '../view'
import type { Layout, Layer, Spot } from './geometry'
import { spotsOf, type Plan } from './reading'

export const CELL = 40
export const EDGE = 8
/** The part of the grid that is seen: every position of the pads, with a margin where tiles may stick out. */
export interface Grid {
  left: number
  top: number
  columns: number
  rows: number
}
const GRID: Grid = { left: -2, top: -2, columns: 6, rows: 7 }
const GRID_WITH_MARGIN: Grid = { left: -3, top: -3, columns: 8, rows: 9 }
/** Improvements not placed wait to the right of the grid, in rows. */
const TRAY = { gap: 0.4, perRow: 2, inset: 0.2, pitch: { column: 2.15, row: 1.4 } }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function padBox(layout: Layout, layer: Layer): Box {
  if (layer === 'lower') return { x: 0, y: 0, width: 2 * CELL, height: 3 * CELL }
  const isAcross = layout.rotation % 180 === 90
  return {
    x: layout.column * CELL,
    y: layout.row * CELL,
    width: (isAcross ? 3 : 2) * CELL,
    height: (isAcross ? 2 : 3) * CELL,
  }
}

export function boxAround([first, second]: [Spot, Spot]): Box {
  return {
    x: Math.min(first.column, second.column) * CELL,
    y: Math.min(first.row, second.row) * CELL,
    width: (Math.abs(first.column - second.column) + 1) * CELL,
    height: (Math.abs(first.row - second.row) + 1) * CELL,
  }
}

/** The room of a waiting improvement, up to its neighbours. */
export function reachAround(spots: [Spot, Spot]): Box {
  const { x, y, width, height } = boxAround(spots)
  const more = ((TRAY.pitch.row - 1) * CELL) / 2
  return { x, y: y - more, width, height: height + 2 * more }
}

export function tileBox(layout: Layout, placement: PlacementView): Box {
  return boxAround(spotsOf(layout, placement))
}

export function gridOf(overhang: boolean): Grid {
  return overhang ? GRID_WITH_MARGIN : GRID
}

/** Columns of the grid with those of the waiting improvements. */
export function columnsWithTray(grid: Grid): number {
  return grid.columns + TRAY.gap + TRAY.perRow * TRAY.pitch.column
}

/** Where a waiting improvement lies, as two places of the grid. */
export function traySpots(grid: Grid, place: number): [Spot, Spot] {
  const row = grid.top + TRAY.inset + Math.floor(place / TRAY.perRow) * TRAY.pitch.row
  const column = grid.left + grid.columns + TRAY.gap + (place % TRAY.perRow) * TRAY.pitch.column
  return [
    { row, column },
    { row, column: column + 1 },
  ]
}

export function centre({ row, column }: Spot): { x: number; y: number } {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** The part of the grid that a plan takes up. */
export function viewBoxOf({ layout, placed }: Plan): string {
  const tiles = placed.map((placement) => tileBox(layout, placement))
  const boxes = [padBox(layout, 'lower'), padBox(layout, 'upper'), ...tiles]
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return [left - 2, top - 2, right - left + 4, bottom - top + 4].join(' ')
}
