/* Which rule tells about a part of the board. */

export const RULES = {
  rounds: 'GF-4.1',
  popularity: 'GF-4.7',
  popularity_order: 'GF-4.4',
  job_market: 'GF-5.13',
  employees: 'GF-5.1',
  remodel: 'GF-5.41',
  tenants: 'GF-8.1',
  floors: 'GF-9.1',
  next_floor: 'GF-6.126',
  points: 'GF-11.1',
  money: 'GF-1.5',
  info: 'GF-1.5',
  supplies: 'GF-7.6',
  time: 'GF-5.21',
  reserve: 'GF-3.4',
  bonus: 'GF-6.43',
  automa: 'GF-13.3',
  automa_cards: 'GF-13.10',
  era: 'GF-12.6',
} as const

export type Part = keyof typeof RULES

export const PHASE_RULES: Record<string, string> = {
  receive_income: 'GF-5.1',
  hire_employees: 'GF-5.11',
  schedule_business: 'GF-5.21',
  conduct_business: 'GF-5.51',
  reorganize: 'GF-5.61',
}

export const ROOM_RULES: Record<string, string> = {
  advertising: 'GF-7.2',
  assembly: 'GF-7.3',
  meeting_room: 'GF-7.4',
  research_testing: 'GF-7.5',
  storage_closet: 'GF-7.6',
  training: 'GF-7.7',
}

/** Tenant Improvements and Floors. */
export const TILE_RULES: Record<string, string> = {
  human_resources: 'GF-8.6',
  internship_program: 'GF-8.7',
  network_admin: 'GF-8.8',
  niche_market: 'GF-8.9',
  premium_product: 'GF-8.10',
  public_relations: 'GF-8.11',
  tenant_improvement_achievement: 'GF-8.12',
  empty_floor: 'GF-9.5',
  assembly_line: 'GF-9.6',
  conference_room: 'GF-9.7',
  construction_admin: 'GF-9.8',
  in_house_factory: 'GF-9.9',
  investor: 'GF-9.10',
  it_department: 'GF-9.11',
  marketing_department: 'GF-9.12',
  online_store: 'GF-9.13',
  research_lab: 'GF-9.14',
  telecommunications: 'GF-9.15',
  office_renovation: 'GF-9.16',
  corner_office_achievement: 'GF-9.17',
  corporate_merger_achievement: 'GF-9.18',
  executive_achievement: 'GF-9.19',
  improvement_achievement: 'GF-9.20',
  marketing_achievement: 'GF-9.21',
  production_achievement: 'GF-9.22',
  retention_achievement: 'GF-9.23',
  skyline_achievement: 'GF-9.24',
}

export const SPECIALTY_RULES: Record<string, string> = {
  e_commerce: 'GF-10.2',
  emerging_technology: 'GF-10.3',
  industrial: 'GF-10.4',
  inheritance: 'GF-10.5',
  non_profit: 'GF-10.6',
  publishing: 'GF-10.7',
  retail: 'GF-10.8',
  web_based: 'GF-10.9',
}

export const EVENT_RULES: Record<string, string> = {
  standing_contracts: 'GF-12.9',
  viral_wave: 'GF-12.10',
  full_shelves: 'GF-12.11',
  robotics: 'GF-12.12',
  bull_market: 'GF-12.13',
  building_subsidy: 'GF-12.14',
}
