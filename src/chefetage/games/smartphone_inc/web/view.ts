/* Written by tools/view_types.py from view.py: do not edit. */

export interface PlacementView {
  tile: string
  layer: string
  span: string
}

export interface PlanView {
  lower: string
  lower_side: string
  upper: string
  upper_side: string
  rotation: number
  column: number
  row: number
  placed: PlacementView[]
  unused: string[]
}

export interface CompanyView {
  color: string | null
  vp: number
  points: number
  price: number
  progress: number
  hand: number
  research: Record<string, number>
  expansion: Record<string, number>
  needed: Record<string, number>
  cost: Record<string, number>
  offices: number
  goods: number
  available: number
  improvements: string[]
  goods_cards: number
  technologies: string[]
  patents: string[]
  contracts: string[]
  ceo: string | null
  is_ready: boolean
  plan: PlanView | null
  symbols: Record<string, number> | null
  covered: number
  face_down: number
}

export interface RegionView {
  slots: number[]
  counting_slot: number | null
  customers: number[]
  retailer: string | null
  retailer_side: string | null
}

export interface SmartphoneIncView {
  round: number
  map: string
  rounds: number
  phase: number
  improvements_work: boolean
  order: number[]
  turn: number
  companies: CompanyView[]
  steve: number
  steve_figure: string | null
  steve_clock: string | null
  regions: Record<string, RegionView>
  technologies: Record<string, string>
  patents: Record<string, number>
  display: (string | null)[]
  stack: number
  discarded: string[]
  goods_cards: number
  contracts: string[]
  bonus_region: string | null
  hardcore: boolean
}
