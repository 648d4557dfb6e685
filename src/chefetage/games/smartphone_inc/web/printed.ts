/* components.toml as the server sends it, as far as the board prints it, and what is looked up in it. */
import type { Pad, Side, SymbolKey, Table } from './types'
import type { CompanyView, SmartphoneIncView } from './view'

export const SYMBOLS: SymbolKey[] = ['price_down', 'price_up', 'research', 'logistics', 'improve', 'open']

export interface Customer {
  kind: 'price' | 'tech' | 'dual'
  max?: number
  tech?: string
}
export interface Slot {
  first: number
  second: number
}
export interface Region {
  id: string
  size: 'S' | 'M' | 'L'
  cost: number
  neighbours: string[]
  slots: Slot[]
  customers: Customer[]
}
/** What a side of a technology does: the numbers that it has stand beside its name. */
export interface Effect {
  effect: string
  rule: string
  goods?: number
  discount?: number
  technologies?: number
  most?: number
  price?: number
  limit?: number
  vp?: number
}
export interface Technology {
  id: string
  cost: number
  patent_vp: number
  a: Effect
  b: Effect
}
export interface RetailerSide {
  vp: number
  bonus: { kind: string; amount?: number }
}
export interface Cover {
  cells: number[]
  rot: number
  dx: number
  dy: number
}
export interface Contract {
  id: string
  vp: number
  condition: {
    kind: string
    min?: number
    sold_min?: number
    price_min?: number
    price_max?: number
    size?: string
    sizes?: string[]
  }
}
/** components.toml, as far as the board shows it. */
export interface Printed {
  phases: { id: string; rule: string }[]
  price: { start: number; min: number; max: number }
  symbols: Record<SymbolKey, { price: number; goods: number; hardcore_cost: number }>
  pads: Record<Pad, { sides: Record<Side, { grid: SymbolKey[][] }> }>
  planning: {
    overlap_min: number
    overlap_max: number
    covers: Cover[]
    goods_per_covered_pad_field: number
    goods_per_facedown_improvement: number
  }
  goods_cards: { goods_per_round: number }
  companies: { color: string; home_world: string }[]
  improvements: { id: string; fields: SymbolKey[] }[]
  start_improvements: { id: string; fields: SymbolKey[] }[]
  technologies: Technology[]
  ceo: { technologies: ({ replaces: string } & Effect)[] }
  maps: Record<string, { regions: Region[] }>
  retailers: ({ id: string } & Record<Side, RetailerSide>)[]
  hardcore: { discount_per_facedown_improvement: number; cost_per_produced_good: number }
  contracts: Contract[]
  /** How many contracts lie face up at first, by players. */
  contract_setup: { display: Record<string, number> }
}

export function printed(table: Table): Printed {
  return table.components as Printed
}

/** Tiles are named after their kind and the number of the copy. */
export function kindOf(tile: string): string {
  return tile.replace(/_\d+$/, '')
}

export function fieldsOf(data: Printed, tile: string): [SymbolKey, SymbolKey] {
  const kind = kindOf(tile)
  const found = [...data.improvements, ...data.start_improvements].find((improvement) => improvement.id === kind)
  return [found?.fields[0] ?? 'open', found?.fields[1] ?? 'open']
}

export function regionsOf(data: Printed, map: string): Region[] {
  return data.maps[map]?.regions ?? []
}

/** The VP of first and second place. */
export function valuesOf({ first, second }: Slot): string {
  return second ? `${first}/${second}` : String(first)
}

/** The effects of the technologies that a company owns. */
export function effectsOf(data: Printed, view: SmartphoneIncView, company: CompanyView): Effect[] {
  return company.technologies.flatMap((key) => effectOf(data, key, view.technologies[key] ?? 'a') ?? [])
}

/** What the side of a technology does; a CEO side is a tile of its own. */
export function effectOf(data: Printed, technology: string, side: string): Effect | undefined {
  if (side === 'ceo') return data.ceo.technologies.find(({ replaces }) => replaces === technology)
  return data.technologies.find(({ id }) => id === technology)?.[side as Side]
}
