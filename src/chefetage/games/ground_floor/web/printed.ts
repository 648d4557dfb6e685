/* What components.toml prints on boards and tiles, as far as it is drawn. */
import type { Components } from '$board/types'

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
  standard: Task[]
  remodeled: Task[]
}

export interface Tile {
  id: string
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
  remodeled_room: string
  extra_time_each_round: number
  starting_info_bonus: number
}

interface EmployeeSpace {
  staff: number
  income_money: number
  time: number
}

interface AutomaCard {
  id: string
  task: string
  marketing: string
  bracket: number
}

export interface HouseRule {
  time?: number
  uses_per_round?: number
}

export interface EventCard {
  id: string
  area: string
  cost?: Price
  social_media_extra_cost?: Price
  buy_out_factor?: number
}

export interface Printed {
  meta: { rounds: number; prestige_per_set: Price }
  stages: { number: number; rounds: number[] }[]
  phases: { id: string }[]
  employee_track: EmployeeSpace[]
  employee_rules: { max_hired: number }
  job_market: { prices: number[] }
  popularity_track: { spaces: number; levels: { level: number; from: number; to: number }[] }
  remodel: { cost: Price; prestige: number }
  rooms: Room[]
  tenant_improvements: Tile[]
  floor_improvements: Tile[]
  specialties: Specialty[]
  economy_kinds: Record<string, { stock_move: number }>
  automa_cards: AutomaCard[]
  event_cards: EventCard[]
  house_rules: Record<string, HouseRule>
  buildings: {
    consulting_firm: { prices_money: number[]; info_gain: number }
    advertising_agency: {
      cost: Price
      types: { id: string; extra_cost: Price; extra_time_from_stock: number; markers_per_step: number }[]
    }
    marketing_bonus: {
      min_players: number
      bonuses: { id: string; cost?: Price; supply?: number; money?: number; info?: number; time_next_round?: number }[]
    }
    warehouse: { spaces: { id: string; price_money: number; price_info: number }[] }
    factory: { cost: Price }
    stock_exchange: {
      spaces: { id: string; money: number; info: number }[]
      payout: Record<string, number>
      buy_out_factor: number
    }
    retail_outlets: { spaces: RetailSpace[]; liquidation_price: number }
    construction_company: { cost: Price; tenant_improvement_cost: Price }
  }
}

export function printedOn(components: Components): Printed {
  return components as Printed
}
