/* A plan in the making, before it is told to the table: pads and improvements are moved, turned and flipped. Rules, as
   in geometry.ts: see there why. */
import { fieldsOf, kindOf, type Printed } from '../printed'
import type { PlacementView } from '../view'
import { cellAt, isOnPad, nameOf, representative, type Layer, type Layout, type Spot } from './geometry'
import { spotsOf, type Plan } from './reading'

export const FIRST_LAYOUT: Layout = { lower: 'light', lowerSide: 'a', upperSide: 'a', rotation: 0, column: 1, row: 1 }
const FARTHEST = 2

export function moved(layout: Layout, by: Spot): Layout {
  const within = (shift: number) => Math.max(-FARTHEST, Math.min(FARTHEST, shift))
  return { ...layout, column: within(layout.column + by.column), row: within(layout.row + by.row) }
}

export function turned(layout: Layout): Layout {
  return { ...layout, rotation: (layout.rotation + 90) % 360 }
}

export function flipped(layout: Layout, layer: Layer): Layout {
  const key = layer === 'lower' ? 'lowerSide' : 'upperSide'
  return { ...layout, [key]: layout[key] === 'a' ? 'b' : 'a' }
}

/** The other pad comes on top; improvements stay on their pads. */
export function swapped({ layout, placed }: Plan): Plan {
  const { lower, lowerSide, upperSide } = layout
  return {
    layout: {
      ...layout,
      lower: lower === 'light' ? 'dark' : 'light',
      lowerSide: upperSide,
      upperSide: lowerSide,
    },
    placed: placed.map((placement) => ({ ...placement, layer: placement.layer === 'lower' ? 'upper' : 'lower' })),
  }
}

/** The two fields of a tile on one of the pads, the upper one first; null where it would stick out. */
export function placementAt(
  layout: Layout,
  tile: string,
  spots: [Spot, Spot],
  overhang: boolean,
  layers: Layer[] = ['upper', 'lower'],
): PlacementView | null {
  for (const may of overhang ? [isInside, touches] : [isInside]) {
    for (const layer of layers) {
      const cells = spots.map((spot) => cellAt(layout, layer, spot)) as [Spot, Spot]
      if (may(cells)) return { tile, layer, span: nameOf(cells[0]) + nameOf(cells[1]) }
    }
  }
  return null
}

function isInside(cells: [Spot, Spot]): boolean {
  return cells.every(isOnPad)
}

function touches(cells: [Spot, Spot]): boolean {
  return cells.some(isOnPad)
}

export function shifted(spots: [Spot, Spot], by: Spot): [Spot, Spot] {
  return spots.map(({ row, column }) => ({ row: row + by.row, column: column + by.column })) as [Spot, Spot]
}

/** The second field goes around the first one, clockwise, to the next place that the pads allow. */
export function turnedTile(layout: Layout, placement: PlacementView, overhang: boolean): PlacementView {
  const spots = spotsOf(layout, placement)
  const first = spots[0]
  let second = spots[1]
  for (let turn = 0; turn < 4; turn += 1) {
    second = { row: first.row + second.column - first.column, column: first.column - (second.row - first.row) }
    const found = placementAt(layout, placement.tile, [first, second], overhang, layersFrom(placement))
    if (found) return found
  }
  return placement
}

/** The pad a tile lies on, then the other one. */
export function layersFrom(placement: PlacementView): Layer[] {
  return placement.layer === 'lower' ? ['lower', 'upper'] : ['upper', 'lower']
}

/** Puts a tile on top of the draft; of equal copies always the first free one goes (SI-5.31). */
export function withTile(placed: PlacementView[], free: string[], placement: PlacementView): PlacementView[] {
  const others = placed.filter(({ tile }) => tile !== placement.tile)
  const taken = new Set(others.map(({ tile }) => tile))
  const copies = free.filter((tile) => kindOf(tile) === kindOf(placement.tile) && !taken.has(tile))
  return inOrderOfCopies([...others, { ...placement, tile: copies[0] ?? placement.tile }])
}

export function withoutTile(placed: PlacementView[], tile: string): PlacementView[] {
  return placed.filter((placement) => placement.tile !== tile)
}

function inOrderOfCopies(placed: PlacementView[]): PlacementView[] {
  const left = placed.map(({ tile }) => tile).sort()
  return placed.map((placement) => {
    const copy = left.findIndex((tile) => kindOf(tile) === kindOf(placement.tile))
    return { ...placement, tile: left.splice(copy, 1)[0] ?? placement.tile }
  })
}

/** The notation of a layout; without 4G the position that stands for it is the move to make (SI-5.26). */
export function layMove(data: Printed, layout: Layout, isOffered: (move: string) => boolean): string {
  const exact = notation(layout)
  if (isOffered(exact)) return exact
  const same = representative(data, layout)
  return same ? notation(same) : exact
}

export function notation({ lower, lowerSide, upperSide, rotation, column, row }: Layout): string {
  return `lay ${[lower, lowerSide, upperSide, rotation, column, row].join('.')}`
}

export function layoutIn(keys: string[]): Layout {
  const [lower, lowerSide, upperSide, rotation, column, row] = keys
  return {
    lower: lower as Layout['lower'],
    lowerSide: lowerSide as Layout['lowerSide'],
    upperSide: upperSide as Layout['upperSide'],
    rotation: Number(rotation),
    column: Number(column),
    row: Number(row),
  }
}

/** The notation of a placement; a tile with two equal fields may be named the other way round (SI-5.31). */
export function placeMove(data: Printed, placement: PlacementView, isOffered: (move: string) => boolean): string {
  const { tile, layer, span } = placement
  const exact = `place ${tile}.${layer}.${span}`
  const [first, second] = fieldsOf(data, tile)
  return isOffered(exact) || first !== second ? exact : `place ${tile}.${layer}.${span.slice(2)}${span.slice(0, 2)}`
}
