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
/** Improvements not placed wait below the grid. */
const TRAY = { gap: 0.35, inset: 0.2, pitch: { column: 2.5, row: 1.25 } }

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

export function tileBox(layout: Layout, placement: PlacementView): Box {
  return boxAround(spotsOf(layout, placement))
}

export function gridOf(overhang: boolean): Grid {
  return overhang ? GRID_WITH_MARGIN : GRID
}

function perRow(grid: Grid): number {
  return Math.floor(grid.columns / TRAY.pitch.column)
}

/** Rows of the grid with those of the waiting improvements. */
export function rowsWithTray(grid: Grid, tiles: number): number {
  return grid.rows + (tiles ? TRAY.gap + Math.ceil(tiles / perRow(grid)) * TRAY.pitch.row : 0)
}

/** Where a waiting improvement lies, as two places of the grid. */
export function traySpots(grid: Grid, place: number): [Spot, Spot] {
  const row = grid.top + grid.rows + TRAY.gap + Math.floor(place / perRow(grid)) * TRAY.pitch.row
  const column = grid.left + TRAY.inset + (place % perRow(grid)) * TRAY.pitch.column
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
