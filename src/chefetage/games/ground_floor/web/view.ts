/* Written by tools/view_types.py from view.py: do not edit. */

export interface PriceView {
  money: number
  info: number
  supply: number
}

export interface PricesView {
  factory: PriceView
  construction_company: PriceView
  boxes: Record<string, PriceView>
  buy_out: number
}

export interface FloorUseView {
  time: number
  uses: number
}

export interface CompanyView {
  entrepreneur: string | null
  specialty: string
  money: number
  info: number
  supplies: number
  capacity: number
  time: number
  spent: number
  stock: number
  employees: number
  untrained: number
  has_passed: boolean
  remodeled: string[]
  tenants: string[]
  covers: Record<string, string>
  floors: string[]
  uses: Record<string, number>
  bonus: string | null
  has_temp: boolean
  popularity: number
  level: number
  next_floor: PriceView
  points: number
  deck: string[]
  discard: string[]
}

export interface ForecastView {
  kind: string
  card: string | null
  consumers: number | null
  next_job_market: number | null
}

export interface GroundFloorView {
  round: number
  stage: number
  order: number[]
  job_market: number
  job_price: number
  current: ForecastView
  future: number
  next_kind: string | null
  kinds_to_come: string[] | null
  deck_kinds: Record<string, number> | null
  past: string[]
  era: string | null
  event: string | null
  house_rules: string[]
  tenant_tiles: Record<string, number>
  floor_tiles: Record<string, number>
  consulting: number[][]
  waiting: number[]
  boxes: Record<string, number[]>
  warehouse: Record<string, number>
  supplies: string[]
  factory: number[]
  stock_spaces: Record<string, number>
  shares: number[]
  retail: Record<string, number>
  unsold: string[]
  construction: number[]
  next_spaces: Record<string, number>
  prices: PricesView
  floor_uses: Record<string, FloorUseView>
  starting_goods: Record<string, PriceView>
  has_bonuses: boolean
  at: number
  has_acted: boolean
  companies: CompanyView[]
  automa_stock: string[]
}
