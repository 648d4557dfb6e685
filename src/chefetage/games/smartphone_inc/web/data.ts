/* The shape of components.toml, as far as the board prints it, and what is looked up in it. */
import type { BoardTable } from '$board/types'
import type { CompanyView, SmartphoneIncView } from './view'

export type Table = BoardTable<SmartphoneIncView>
export type Side = 'a' | 'b'
export type Pad = 'light' | 'dark'
export type SymbolKey = 'price_down' | 'price_up' | 'research' | 'logistics' | 'improve' | 'open'
export const SYMBOLS: SymbolKey[] = ['price_down', 'price_up', 'research', 'logistics', 'improve', 'open']

export interface Customer {
  kind: 'price' | 'tech' | 'dual'
  max?: number
  tech?: string
}
export interface Region {
  id: string
  size: 'S' | 'M' | 'L'
  cost: number
  neighbours: string[]
  slots: { first: number; second: number }[]
  customers: Customer[]
}
export interface Technology {
  id: string
  cost: number
  patent_vp: number
  a: { effect: string }
  b: { effect: string }
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
export interface Printed {
  phases: { n: number; id: string; name: Record<string, string> }[]
  price: { start: number; min: number; max: number }
  symbols: Record<SymbolKey, { price: number; goods: number; hardcore_cost: number }>
  pads: Record<Pad, { sides: Record<Side, { grid: SymbolKey[][] }> }>
  planning: {
    covers: Cover[]
    goods_per_covered_pad_field: number
    goods_per_facedown_improvement: number
  }
  goods_cards: { goods_per_round: number }
  companies: { color: string; name: Record<string, string>; home_world: string }[]
  improvements: { id: string; fields: SymbolKey[] }[]
  start_improvements: { id: string; fields: SymbolKey[] }[]
  technologies: Technology[]
  ceo: { technologies: { replaces: string; effect: string }[] }
  maps: Record<string, { regions: Region[] }>
  retailers: ({ id: string } & Record<Side, RetailerSide>)[]
  hardcore: { discount_per_facedown_improvement: number; cost_per_produced_good: number }
  contracts: { id: string; name: Record<string, string>; vp: number }[]
}

/** A table that shows no move in words: where the board itself shows it, a long sentence would push the board away. */
export function silent(table: Table): Table {
  return { ...table, preview: () => undefined }
}

export function printed(table: Table): Printed {
  return table.components as unknown as Printed
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

export function nameOf(table: Table, company: number): string {
  return table.names[company] ?? table.t('neutral', { players: table.names.length })
}

/** The effects of the technologies that a company owns, by their names in components.toml. */
export function effectsOf(data: Printed, view: SmartphoneIncView, company: CompanyView): string[] {
  return company.technologies.map((key) => effectOf(data, key, view.technologies[key] ?? 'a'))
}

function effectOf(data: Printed, key: string, side: string): string {
  if (side === 'ceo') return data.ceo.technologies.find((technology) => technology.replaces === key)?.effect ?? ''
  const technology = data.technologies.find((candidate) => candidate.id === key)
  return technology?.[side as Side].effect ?? ''
}
