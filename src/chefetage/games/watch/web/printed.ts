/* What components.toml prints on the pieces, as far as the board draws it. */
import { find } from '$board/components'
import type { Table } from './types'

interface Keyed {
  id: string
}

/** What has a rule that tells about it. */
interface Told {
  rule: string
}

interface Ruled extends Keyed, Told {}

export interface SpaceData extends Ruled {
  department: string
  risky: boolean
}

export interface Bonus {
  kind: 'none' | 'gears' | 'roubles' | 'crate'
  amount?: number
  colour?: string
  cost?: number
}

export interface TrackData extends Ruled {
  scores: 'gear' | 'rouble' | 'crate'
  first: number
  second: number
  bonus: Bonus[]
}

export interface RowData extends Ruled {
  gears?: number[]
  roubles?: number[]
  crates?: string[][]
  draw?: number[]
  keep?: number[]
  points: number[]
}

export interface MarketData extends Ruled {
  eyes: number
  sell: number
  overtime: number
  scrounge_gears: number
  scrounge_roubles: number
}

export interface SoloData extends Ruled {
  gear: number
  rouble: number
  disc: number
}

interface CrateColour extends Keyed {
  values: number[]
}

interface DocumentKind extends Ruled {
  options?: Record<string, number>
}

/** components.toml, as far as the board shows it. */
interface Printed {
  meta: { rounds: number }
  hand: { positions: number[] }
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
  debt: Told
  black_disc: Told
  solo: { closed_spaces: string[]; pocket_watches: number }
  pocket_watch: Told
  solo_cards: SoloData[]
}

export function printed(table: Table): Printed {
  return table.components as Printed
}

export function crateColour(table: Table, value: number): string {
  return printed(table).crate_colours.find((colour) => colour.values.includes(value))?.id ?? ''
}

/** "orange_move_disc" is the document "move_disc" in "orange". */
export function splitDocument(table: Table, key: string): { colour: string; kind: string } {
  const colour = printed(table).document_colours.find((candidate) => key.startsWith(`${candidate.id}_`))?.id ?? ''
  return { colour, kind: key.slice(colour.length + 1) }
}

/** What is printed on a market card, in words. */
export function marketWords(table: Table, key: string): string {
  const { eyes, sell, overtime, scrounge_gears, scrounge_roubles } = find(printed(table).market_cards, key)
  return table.t('printed-market_card', { eyes, sell, overtime, scrounge_gears, scrounge_roubles })
}

/** WA-8.3  What a row gives with so many discs removed, or the points printed there, for those who cannot see it. */
export function strengthWords(table: Table, row: RowData, count: number): string {
  const at = (numbers: number[] | undefined) => numbers?.[count] ?? 0
  const points = row.points[count - 1] ?? 0
  if (points > 0) return table.t('board-points', { points })
  if (row.draw) return table.t('board-draws', { drawn: at(row.draw), limit: at(row.keep) })
  const gears = table.t('count-gears', { gears: at(row.gears) })
  if (row.crates)
    return `${gears} → ${table.t('printed-crates', { colours: crateMask(table, row.crates[count] ?? []) })}`
  return row.roubles ? `${gears}, ${table.t('count-roubles', { roubles: at(row.roubles) })}` : gears
}

/** Each colour is a bit, as the engine tells them. */
function crateMask(table: Table, colours: string[]): number {
  const order = printed(table).crate_colours.map(({ id }) => id)
  return colours.reduce((mask, colour) => mask + 2 ** order.indexOf(colour), 0)
}
