/* SI-5.14, SI-5.20: the topmost layer at each place of the grid is active. Rules, as in geometry.ts: see there why. */
import { fieldsOf, SYMBOLS, type Printed } from '../printed'
import type { SymbolKey } from '../types'
import type { PlacementView, PlanView } from '../view'
import {
  cellOf,
  coveredFields,
  keyOf,
  onGrid,
  PAD_CELLS,
  upperPad,
  type Layer,
  type Layout,
  type Spot,
} from './geometry'

export interface Plan {
  layout: Layout
  placed: PlacementView[]
}
export type Counts = Record<SymbolKey, number>
export interface Reading {
  top: Map<string, { spot: Spot; symbol: SymbolKey }>
  counts: Counts
  covered: number
}

export function layoutOf(plan: PlanView): Layout {
  return {
    lower: plan.lower as Layout['lower'],
    lowerSide: plan.lower_side as Layout['lowerSide'],
    upperSide: plan.upper_side as Layout['upperSide'],
    rotation: plan.rotation,
    column: plan.column,
    row: plan.row,
  }
}

export function padFields(data: Printed, layout: Layout, layer: Layer): SymbolKey[] {
  const pad = layer === 'lower' ? layout.lower : upperPad(layout)
  const side = layer === 'lower' ? layout.lowerSide : layout.upperSide
  return data.pads[pad].sides[side].grid.flat()
}

export function spotsOf(layout: Layout, placement: PlacementView): [Spot, Spot] {
  const layer = placement.layer as Layer
  const first = cellOf(placement.span.slice(0, 2))
  const second = cellOf(placement.span.slice(2))
  return [onGrid(layout, layer, first), onGrid(layout, layer, second)]
}

export function read(data: Printed, plan: Plan): Reading {
  const top: Reading['top'] = new Map()
  const lay = (spot: Spot, symbol: SymbolKey) => top.set(keyOf(spot), { spot, symbol })
  for (const layer of ['lower', 'upper'] as const) {
    const fields = padFields(data, plan.layout, layer)
    PAD_CELLS.forEach((cell, field) => lay(onGrid(plan.layout, layer, cell), fields[field] ?? 'open'))
    for (const placement of plan.placed.filter((candidate) => candidate.layer === layer)) {
      const symbols = fieldsOf(data, placement.tile)
      spotsOf(plan.layout, placement).forEach((spot, field) => lay(spot, symbols[field] ?? 'open'))
    }
  }
  return { top, counts: count([...top.values()]), covered: coveredFields(plan.layout).length }
}

function count(seen: { symbol: SymbolKey }[]): Counts {
  const counts = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0])) as Counts
  for (const { symbol } of seen) counts[symbol] += 1
  return counts
}
