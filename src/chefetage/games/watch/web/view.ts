/* Written by tools/view_types.py from view.py: do not edit. */

export interface BoardView {
  roubles: number
  gears: number
  notes: number
  removed: Record<string, number>
  crates: Record<string, number>
  documents: number
  hand: Record<string, number> | null
  played: Record<string, number>
  has_moved_disc: boolean
  supply: number
  per_unit: Record<string, number>
  bribe: number
  debt_points: number
  spaces: Record<string, Record<string, number>>
}

export interface WorkerView {
  colour: string
  space: string | null
  standing: boolean
}

export interface CellView {
  track: string
  position: number
}

export interface WatchView {
  round: number
  hand: number
  active: number
  start_player: number
  market: string
  market_deck: number
  next_market: string | null
  document_deck: number
  drawn: Record<string, number> | null
  drawn_count: number
  stacks: Record<string, number>
  tracks: Record<string, string[]>
  track_length: number
  spy_cards: number
  activated: number
  spies: string[] | null
  shown_spies: string[]
  payee: number
  black_disc: number
  workers: WorkerView[]
  roll: number
  boards: BoardView[]
  pocket_watches: number
  solo_card: string | null
  disc_from: string | null
  disc_lifted: CellView | null
  bonus_at: CellView | null
}
