/* Written by tools/view_types.py from view.py: do not edit. */

export interface ContractorView {
  influence: Record<string, number>
  points: number
  score_track: number
  free: number
  box: number
  committees: Record<string, number>
  majorities: Record<string, number>
}

export interface CityCardView {
  card: string
  x: number
  y: number
  owner: number
  workers: number
}

export interface CouncilsContractsView {
  round: number
  closing_round: number
  until_end: number
  is_ending: boolean
  stalled_rounds: number
  active: number
  start_player: number
  contractors: ContractorView[]
  display: string[]
  deck: string[]
  deck_a: number
  deck_b: number
  city: CityCardView[]
  project: string | null
  acting: string | null
  text: string | null
  area: string | null
  pool: number
}
