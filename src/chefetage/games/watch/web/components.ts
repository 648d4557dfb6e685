/* What components.toml prints on the pieces, as far as the board draws it. */
import type { BoardTable } from '$board/types'
import type { WatchView } from './view'

export type Table = BoardTable<WatchView>

export interface SpaceData {
  id: string
  department: string
  order: number
  risky: boolean
}

export interface Bonus {
  kind: 'none' | 'gears' | 'roubles' | 'crate'
  amount?: number
  colour?: string
  cost?: number
}

export interface TrackData {
  id: string
  scores: 'gear' | 'rouble' | 'crate'
  first: number
  second: number
  bonus: Bonus[]
}

export interface RowData {
  id: string
  gears?: number[]
  roubles?: number[]
  crates?: string[][]
  draw?: number[]
  keep?: number[]
  points: number[]
}

export interface MarketData {
  id: string
  eyes: number
  sell: number
  overtime: number
  scrounge_gears: number
  scrounge_roubles: number
}

export interface SoloData {
  id: string
  gear: number
  rouble: number
  disc: number
}

interface CrateColour {
  id: string
  values: number[]
}

interface Keyed {
  id: string
}

interface DocumentKind extends Keyed {
  options?: Record<string, number>
}

export interface WatchComponents {
  meta: { rounds: number }
  departments: Keyed[]
  action_spaces: SpaceData[]
  player_board: {
    columns: number
    column_cost: number[]
    rows: RowData[]
    solo: { rows_with_discs: string[] }
  }
  crate_colours: CrateColour[]
  majority_tracks: TrackData[]
  market_cards: MarketData[]
  document_colours: Keyed[]
  document_kinds: DocumentKind[]
  solo: { closed_spaces: string[]; pocket_watches: number }
  solo_cards: SoloData[]
  debt: {
    repay_any_time: number
    repay_on_watch: number
    penalty_points: number
  }
}

export function printed(table: Table): WatchComponents {
  return table.components as WatchComponents
}

export function find<Item extends Keyed>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no component ${id}`)
  return item
}

export function isSolo(table: Table): boolean {
  return table.view.solo_card !== null
}

export function crateColour(table: Table, value: number): string {
  return printed(table).crate_colours.find((colour) => colour.values.includes(value))?.id ?? ''
}

/** A component's name cut to one letter, which stands where a colour alone would have to tell. */
export function initial(table: Table, key: string): string {
  return table.t(key).charAt(0).toUpperCase()
}

/** "orange_move_disc" is the document "move_disc" in "orange". */
export function splitDocument(table: Table, key: string): { colour: string; kind: string } {
  const colour = printed(table).document_colours.find((candidate) => key.startsWith(`${candidate.id}_`))?.id ?? ''
  return { colour, kind: key.slice(colour.length + 1) }
}

/** Every single item of a count by key. */
export function each(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([key, count]) => Array<string>(count).fill(key))
}
