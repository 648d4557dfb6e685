/* What components.toml prints on boards and tiles, as far as it is drawn. */
import { find } from '$board/components'
import type { Table } from './types'

export interface Price {
  money?: number
  info?: number
  supply?: number
}

export interface Task {
  time: number
  spend_supply?: number
  gain_supply?: number
  gain_money?: number
  gain_info?: number
  remove_untrained?: number
  free_remodel?: number
  capacity?: number
  place?: string
}

export interface Room {
  id: string
  rule: string
  standard: Task[]
  remodeled: Task[]
}

export interface Tile {
  id: string
  rule: string
  stage: number
  prestige: number
  effect: string
  achievement?: boolean
  uses_per_round?: number
  value?: Task & { money?: number; info?: number; prestige?: number; free?: number; slots?: number }
}

export interface RetailSpace {
  id: string
  bracket: number
  price: number
}

export interface Specialty {
  id: string
  rule: string
  remodeled_room: string
  extra_time_each_round: number
}

interface EmployeeSpace {
  income_money: number
  time: number
}

interface AutomaCard {
  id: string
  task: string
  marketing: string
  bracket: number
}

interface EventCard {
  id: string
  rule: string
  cost?: Price
  social_media_extra_cost?: Price
  cancelled_meeting_info?: number
  restock_per_round?: number
  buy_out_factor?: number
}

/** An area of the city, in the order of the letters. */
interface Building {
  letter: string
  rule: string
}

/** components.toml, as far as the board shows it. */
export interface Printed {
  meta: { rounds: number; prestige_per_set: Price }
  stages: { number: number; rounds: number[] }[]
  phases: { id: string; rule: string }[]
  round_track: { rule: string }
  employee_track: EmployeeSpace[]
  employee_rules: { rule: string; max_hired: number }
  job_market: { rule: string; prices: number[] }
  popularity_track: { rule: string; spaces: number; levels: { level: number; from: number }[] }
  remodel: { rule: string; cost: Price; prestige: number }
  rooms: Room[]
  tenant_improvements: Tile[]
  floor_improvements: Tile[]
  specialties: Specialty[]
  automa_cards: AutomaCard[]
  event_cards: EventCard[]
  buildings: {
    consulting_firm: Building & { prices_money: number[]; info_gain: number }
    advertising_agency: Building & {
      cost: Price
      types: { id: string; extra_cost: Price; extra_time_from_stock: number; markers_per_step: number }[]
    }
    marketing_bonus: Building & {
      min_players: number
      bonuses: { id: string; cost?: Price; supply?: number; money?: number; info?: number; time_next_round?: number }[]
    }
    warehouse: Building & { spaces: { id: string; price_money: number; price_info: number }[] }
    factory: Building
    stock_exchange: Building & {
      spaces: { id: string; money: number; info: number }[]
      move: Record<string, number>
      payout: Record<string, number>
    }
    economic_forecast: Building
    retail_outlets: Building & { spaces: RetailSpace[]; liquidation_price: number }
    construction_company: Building & { tenant_improvement_cost: Price }
  }
}

export type Area = keyof Printed['buildings']

export function printed(table: Table): Printed {
  return table.components as Printed
}

/** The slots of the Empty Floor, as places for Tenant Improvements. */
export function slotsOf(table: Table): string[] {
  const floor = find(printed(table).floor_improvements, 'empty_floor')
  return Array.from({ length: floor.value?.slots ?? 0 }, (_, number) => `slot_${number + 1}`)
}

/** The city's areas in the order in which they are resolved. */
export function areasOf(table: Table): ({ id: Area } & Building)[] {
  const areas = Object.entries(printed(table).buildings) as [Area, Building][]
  return areas.map(([id, { letter, rule }]) => ({ id, letter, rule }))
}
